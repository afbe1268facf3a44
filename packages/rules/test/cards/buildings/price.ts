import type { Holding } from '@charterstone/testkit';

/** Nothing that could pay for a building. */
export const NOTHING = { coins: 0, hand: [], influence: 0 } as const;

/** The same price with one unit less of one part, for each of its parts. */
export function oneShort(price: Holding): readonly Holding[] {
  const { hand, perils = {}, minions = {}, ...goods } = price;
  return [
    ...(hand === undefined ? [] : [{ ...price, hand: [206] }]),
    ...Object.entries(perils).map(([peril, n]) => ({ ...price, perils: { [peril]: n - 1 } })),
    ...Object.keys(minions).map((minion) => ({ ...price, minions: { [minion]: [] } })),
    ...Object.entries(goods).map(([good, n]) => ({ ...price, [good]: Number(n) - 1 })),
  ];
}
