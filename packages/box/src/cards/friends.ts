import type { CardData, Charter } from '@charterstone/rules';

/** A friend adds one coin, or one point, to a building of one charter that gives such (rule 13). */
function friend(charter: Charter, adds: 'coin' | 'vp'): CardData {
  return {
    kind: 'friend',
    abilities: { on: 'used', where: { charter, gives: adds }, do: adds === 'coin' ? { coin: 1 } : { vp: 1 } },
  };
}

export const friends: { readonly [number: number]: CardData } = {
  315: friend('yellow', 'coin'),
  316: friend('red', 'vp'),
  317: friend('blue', 'coin'),
  318: friend('yellow', 'vp'),
  319: friend('red', 'coin'),
  320: friend('blue', 'vp'),
  321: friend('purple', 'coin'),
  322: friend('black', 'coin'),
  323: friend('purple', 'vp'),
  324: friend('black', 'vp'),
  325: friend('green', 'coin'),
  326: friend('green', 'vp'),
};
