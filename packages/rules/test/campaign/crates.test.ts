import type { Minion } from '@charterstone/rules';
import { CALM, inGame, type Table, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** A run of card numbers. */
const run = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/**
 * The Index Guide, written down a second time: the crate, the building that bears it, the rules it brings, the building
 * cards and the persona for whoever opens it, and what else is in it. Of `one` the opener gets a random card.
 */
type Row = {
  readonly crate: number;
  readonly on: number;
  readonly rules?: readonly number[];
  readonly gains: readonly number[];
  readonly persona?: number;
  readonly one?: readonly number[];
  readonly supply?: readonly number[];
  readonly minion?: Minion;
};

const MINIONS = [33, 34];
const PERIL = [36, 37];

const PURPLE: readonly Row[] = [
  { crate: 1, on: 5, gains: [22, 23], persona: 219 },
  { crate: 7, on: 22, rules: [24], gains: [25], persona: 223, one: [220, 221, 222] },
  { crate: 8, on: 23, rules: MINIONS, gains: [35], persona: 229, supply: [227, 228], minion: 'cat' },
  { crate: 9, on: 25, gains: [26], persona: 224 },
  { crate: 10, on: 26, rules: [27], gains: [28], persona: 225, supply: [226] },
  { crate: 11, on: 28, rules: [29], gains: [30, 31, 32] },
  { crate: 12, on: 35, rules: PERIL, gains: [38], persona: 230 },
  { crate: 13, on: 38, gains: [39], persona: 231 },
  { crate: 14, on: 39, rules: [29], gains: [40, 41, 42], persona: 232 },
];

const BLACK: readonly Row[] = [
  { crate: 2, on: 6, gains: [43, 44], persona: 233 },
  { crate: 15, on: 43, rules: MINIONS, gains: [45], persona: 235, supply: [234], minion: 'ghost' },
  { crate: 16, on: 44, gains: [52], persona: 255 },
  { crate: 17, on: 45, rules: [47], gains: [46], persona: 251, one: run(236, 250) },
  { crate: 18, on: 46, gains: [48], persona: 253, supply: [252] },
  { crate: 19, on: 48, rules: [29], gains: [49, 50, 51], persona: 254 },
  { crate: 20, on: 52, rules: PERIL, gains: [53], persona: 256 },
  { crate: 21, on: 53, rules: [27], gains: [54], persona: 257 },
  { crate: 22, on: 54, rules: [29], gains: [55, 56, 57] },
];

const GREEN: readonly Row[] = [
  { crate: 3, on: 7, gains: [58, 59], persona: 258 },
  { crate: 23, on: 58, rules: [60], gains: [61], persona: 271, one: run(259, 270) },
  { crate: 24, on: 59, rules: [29], gains: [67], persona: 276 },
  { crate: 25, on: 61, gains: [62], persona: 273, supply: [272] },
  { crate: 26, on: 62, rules: [27], gains: [63], persona: 274 },
  { crate: 27, on: 63, rules: [29], gains: [64, 65, 66], persona: 275 },
  { crate: 28, on: 67, rules: PERIL, gains: [68], persona: 277 },
  { crate: 29, on: 68, rules: MINIONS, gains: [69], persona: 279, supply: [278], minion: 'butler' },
  { crate: 30, on: 69, rules: [29], gains: [70, 71, 72] },
];

const RED: readonly Row[] = [
  { crate: 4, on: 8, gains: [73, 74], persona: 280 },
  { crate: 31, on: 73, rules: [75], gains: [76], persona: 293, one: run(281, 292) },
  { crate: 32, on: 74, rules: MINIONS, gains: [82], persona: 298, supply: [297], minion: 'golem' },
  { crate: 33, on: 76, gains: [77], persona: 295, supply: [294] },
  { crate: 34, on: 77, rules: [27], gains: [78], persona: 296 },
  { crate: 35, on: 78, rules: [29], gains: [79, 80, 81] },
  { crate: 36, on: 82, rules: PERIL, gains: [83], persona: 300, supply: [299] },
  { crate: 37, on: 83, gains: [84], persona: 301 },
  { crate: 38, on: 84, rules: [29], gains: [85, 86, 87], persona: 302 },
];

const BLUE: readonly Row[] = [
  { crate: 5, on: 9, gains: [88, 89], persona: 303 },
  { crate: 39, on: 88, rules: [90], gains: [91], persona: 304, one: run(92, 97) },
  { crate: 40, on: 89, rules: MINIONS, gains: [103], persona: 311, supply: [309, 310], minion: 'robot' },
  { crate: 41, on: 91, gains: [98], persona: 306, supply: [305] },
  { crate: 42, on: 98, rules: [27], gains: [99], persona: 307 },
  { crate: 43, on: 99, rules: [29], gains: [100, 101, 102], persona: 308 },
  { crate: 44, on: 103, rules: PERIL, gains: [104], persona: 312 },
  { crate: 45, on: 104, gains: [105], persona: 313 },
  { crate: 46, on: 105, rules: [29], gains: [106, 107, 108] },
];

const YELLOW: readonly Row[] = [
  { crate: 6, on: 10, gains: [109, 110], persona: 314 },
  { crate: 47, on: 109, rules: [111], gains: [112], persona: 327, one: run(315, 326) },
  { crate: 48, on: 110, rules: MINIONS, gains: [118], persona: 333, supply: [332], minion: 'chef' },
  { crate: 49, on: 112, gains: [113], persona: 329, supply: [328] },
  { crate: 50, on: 113, gains: [114], persona: 330 },
  { crate: 51, on: 114, rules: [29], gains: [115, 116, 117], persona: 331 },
  { crate: 52, on: 118, rules: PERIL, gains: [119], persona: 335, supply: [334] },
  { crate: 53, on: 119, rules: [27], gains: [120], persona: 336 },
  { crate: 54, on: 120, rules: [29], gains: [121, 122, 123] },
];

const GUIDE = [...PURPLE, ...BLACK, ...GREEN, ...RED, ...BLUE, ...YELLOW];
const OBJECTIVES = [220, 221, 222, 226, 228, 252, 272, 294, 299, 305, 310, 328, 334];
const MINION_CARDS = [227, 234, 278, 297, 309, 332];

/** Where a card that nobody gains comes to lie. */
function pileOf(card: number): RegExp {
  if (OBJECTIVES.includes(card)) return /^objective/;
  return MINION_CARDS.includes(card) ? /^table$/ : /^(deck|mat-\d)$/;
}

/** A game in which somebody opened a crate long ago: cards 14 and 15 are in the Chronicle. */
const table = (): Table => inGame({ game: 2, charters: ['red', 'blue'] });

/** Red, who has built the building, opens its crate. */
function opening({ on, minion }: Row): Table {
  const game = table();
  const built = on > 10 ? { built: { 'red-2': on } } : {};
  game.given({ unlocked: true, red: { coins: 4, hand: [on], ...built }, progress: CALM });
  game.red.places('charterstone').opens(on);
  if (minion !== undefined && game.red.options.includes(`pick ${minion}`)) game.red.picks(minion);
  return game;
}

test('54 crates lie on 54 buildings', () => {
  expect(GUIDE.map(({ crate }) => crate).toSorted((a, b) => a - b)).toEqual(run(1, 54));
  const { cards } = theBox().data;
  for (const { crate, on } of GUIDE) expect(cards[on]).toMatchObject({ kind: 'building', crate });
});

describe.each(GUIDE)('crate $crate on building $on', (row) => {
  test('gives whoever opens it exactly what the Index Guide says', () => {
    const game = opening(row);
    const lucky = game.red.hand.filter((card) => row.one?.includes(card));
    expect(lucky).toHaveLength(row.one === undefined ? 0 : 1);
    expect(game.red.hand).toEqual([...row.gains, ...lucky].toSorted((a, b) => a - b));
    expect(game.red.chest).toEqual(row.persona === undefined ? [] : [row.persona]);
    for (const kind of ['chef', 'golem', 'cat', 'butler', 'robot', 'ghost'] as const)
      expect([kind, game.red.minions(kind)]).toEqual([kind, kind === row.minion ? ['home'] : []]);
    expect(game.whereIs(row.on)).toBe('archive');
    expect(game.red.points).toBe(5);
  });

  test('the rest goes to its pile, its rules into the Chronicle, nothing else moves', () => {
    const before = table().sees.chronicle;
    const game = opening(row);
    for (const card of [...(row.one ?? []), ...(row.supply ?? [])])
      if (!game.red.hand.includes(card))
        expect([card, game.whereIs(card)]).toEqual([card, expect.stringMatching(pileOf(card))]);
    const entered = game.sees.chronicle.filter((card) => !before.includes(card));
    expect(entered.toSorted((a, b) => a - b)).toEqual(row.rules ?? []);
    const gained = [...row.gains, ...(row.one ?? []), ...(row.supply ?? []), ...(row.rules ?? [])];
    const unlocked = new Set([...before, ...gained, row.persona ?? 0, row.on, 400]);
    const { cards } = game.state.box.data;
    for (const card of Object.keys(cards).map(Number))
      if (card >= 22 && !(card >= 200 && card <= 218) && !unlocked.has(card))
        expect([card, game.whereIs(card)]).toEqual([card, 'index']);
  });
});
