import type { CardData, Cost, Effect } from '@charterstone/rules';

/** An item is finished with three resources, used on the own turn and discarded (rule 12). */
function item(pay: Cost, benefit: Effect): CardData {
  return { kind: 'item', abilities: { act: 'turn', discard: true, pay, do: benefit } };
}

/** Two items for each resource: one of them mostly points, the other mostly something else. */
export const items: { readonly [number: number]: CardData } = {
  259: item({ pumpkin: 2, coal: 1 }, { vp: 6 }),
  260: item({ pumpkin: 2, clay: 1 }, { coin: 3, vp: 2 }),
  261: item({ coal: 2, metal: 1 }, { coin: 5 }),
  262: item({ coal: 2, grain: 1 }, { vp: 3, influence: 2 }),
  263: item({ wood: 2, pumpkin: 1 }, { vp: 4, reputation: 1 }),
  264: item({ wood: 2, coal: 1 }, { vp: 6 }),
  265: item({ clay: 2, wood: 1 }, { vp: 4, card: 1 }),
  266: item({ clay: 2, grain: 1 }, { coin: 2, vp: 2, reputation: 1 }),
  267: item({ metal: 2, clay: 1 }, { influence: 3, vp: 1 }),
  268: item({ metal: 2, wood: 1 }, { vp: 6 }),
  269: item({ grain: 2, metal: 1 }, { vp: 4, coin: 2 }),
  270: item({ grain: 2, pumpkin: 1 }, { card: 1, coin: 2, vp: 2 }),
};
