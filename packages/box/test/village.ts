import { box } from '@charterstone/box';
import type { Building, Charter, Cost, Effect, Resource } from '@charterstone/rules';

/** What the tests of this room ask of the village: its buildings, its lines, and what a building is worth. */

export const buildings: ReadonlyMap<number, Building> = new Map(
  Object.entries(box.cards).flatMap(([number, card]): [number, Building][] =>
    card.kind === 'building' ? [[Number(number), card]] : [],
  ),
);

export function building(number: number): Building {
  const found = buildings.get(number);
  if (found === undefined) throw new Error(`there is no building ${number}`);
  return found;
}

/** The twelve lines of the Index Guide: four buildings, each with the crate that leads on, and three ends. */
export const LINES: readonly {
  readonly charter: Charter;
  readonly numbers: readonly number[];
  readonly crates: readonly number[];
}[] = [
  { charter: 'purple', numbers: [22, 25, 26, 28, 30, 31, 32], crates: [7, 9, 10, 11] },
  { charter: 'purple', numbers: [23, 35, 38, 39, 40, 41, 42], crates: [8, 12, 13, 14] },
  { charter: 'black', numbers: [43, 45, 46, 48, 49, 50, 51], crates: [15, 17, 18, 19] },
  { charter: 'black', numbers: [44, 52, 53, 54, 55, 56, 57], crates: [16, 20, 21, 22] },
  { charter: 'green', numbers: [58, 61, 62, 63, 64, 65, 66], crates: [23, 25, 26, 27] },
  { charter: 'green', numbers: [59, 67, 68, 69, 70, 71, 72], crates: [24, 28, 29, 30] },
  { charter: 'red', numbers: [73, 76, 77, 78, 79, 80, 81], crates: [31, 33, 34, 35] },
  { charter: 'red', numbers: [74, 82, 83, 84, 85, 86, 87], crates: [32, 36, 37, 38] },
  { charter: 'blue', numbers: [88, 91, 98, 99, 100, 101, 102], crates: [39, 41, 42, 43] },
  { charter: 'blue', numbers: [89, 103, 104, 105, 106, 107, 108], crates: [40, 44, 45, 46] },
  { charter: 'yellow', numbers: [109, 112, 113, 114, 115, 116, 117], crates: [47, 49, 50, 51] },
  { charter: 'yellow', numbers: [110, 118, 119, 120, 121, 122, 123], crates: [48, 52, 53, 54] },
];

export const BASIC = [5, 6, 7, 8, 9, 10];
export const SPECIAL = [92, 93, 94, 95, 96, 97];

export const OWN: { readonly [C in Charter]: Resource } = {
  purple: 'pumpkin',
  black: 'coal',
  green: 'wood',
  red: 'clay',
  blue: 'metal',
  yellow: 'grain',
};

/** Icons with how many of each; of a count (`per`) the most it can be. */
export type Amounts = ReadonlyMap<string, number>;

/** The icons of a benefit if it is plain: all of them are gained, each a number of times. Else undefined. */
export function plainIcons(effect: Effect): Amounts | undefined {
  const entries = Object.entries(effect);
  return entries.every(([, n]) => typeof n === 'number') ? new Map(entries) : undefined;
}

export function amounts(cost: Cost | undefined): Amounts {
  return new Map(
    Object.entries(cost ?? {}).flatMap(([held, n]): [string, number][] =>
      typeof n === 'number' ? [[held, n]] : [],
    ),
  );
}

/** Every word of an effect, also those inside its branches. */
export function wordsOf(effect: unknown): string[] {
  if (typeof effect !== 'object' || effect === null) return [];
  return Object.entries(effect).flatMap(([word, inside]) => [word, ...wordsOf(inside)]);
}

/** Whether a building takes a word as its price, or speaks it in its benefit. */
export const takes = (word: string): number[] => numbersWhere(({ cost }) => amounts(cost).has(word));
export const gives = (word: string): number[] =>
  numbersWhere(({ benefit }) => wordsOf(benefit).includes(word));

function numbersWhere(fits: (building: Building) => boolean): number[] {
  return [...buildings].filter(([, one]) => fits(one)).map(([number]) => number);
}
