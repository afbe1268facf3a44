import type { CardData } from '@charterstone/rules';

const GLORY_STAR = 10;

function victory(capacity: number, persona: number, victories: number): CardData {
  return { kind: 'victory', capacity, persona, victory: victories, glory: GLORY_STAR };
}

const alike = victory(2, 6, 7);

/** What capacity, used personas, victories and stars are worth at the end: six secret cards, or six alike. */
export const victories: { readonly [number: number]: CardData } = {
  344: victory(1, 6, 8),
  345: victory(1, 7, 7),
  346: victory(2, 5, 8),
  347: victory(2, 7, 6),
  348: victory(3, 5, 7),
  349: victory(3, 6, 6),
  350: alike,
  351: alike,
  352: alike,
  353: alike,
  354: alike,
  355: alike,
};
