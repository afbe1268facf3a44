import type { Charter } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { goodsFrom, pointsFrom, spoke, village } from './village.ts';

const COINS: readonly (readonly [number, Charter])[] = [
  [315, 'yellow'],
  [317, 'blue'],
  [319, 'red'],
  [321, 'purple'],
  [322, 'black'],
  [325, 'green'],
];
const POINTS: readonly (readonly [number, Charter])[] = [
  [316, 'red'],
  [318, 'yellow'],
  [320, 'blue'],
  [323, 'purple'],
  [324, 'black'],
  [326, 'green'],
];

/** A table for two at which the friend's charter has a building for coins (22), one for points (123) and one for both (43). */
function visiting(charter: Charter, friend: number, site: number) {
  const host: Charter = charter === 'red' ? 'blue' : charter;
  const other: Charter = charter === 'red' ? 'blue' : 'red';
  const game = village(
    {
      [charter]: { stands: { [`${charter}-2`]: 22, [`${charter}-3`]: 123, [`${charter}-4`]: 43 } },
      [other]: {
        hand: [friend],
        coins: 0,
        pumpkin: 1,
        grain: 3,
        coal: 1,
        stands: { [`${other}-2`]: 55, [`${other}-3`]: 109 },
      },
    },
    { charters: [other, charter === 'red' ? 'red' : host], first: other },
  );
  game.of(other).places(`${charter}-${site}`);
  return game;
}

describe.each(COINS)('card %i: a coin more at a building of %s that gives coins', (card, charter) => {
  test('at one that gives coins, and at one that gives both', () => {
    expect(goodsFrom(visiting(charter, card, 2), card)).toHaveLength(1);
    expect(goodsFrom(visiting(charter, card, 4), card)).toHaveLength(1);
  });

  test('not at one that gives points only, nor at one for goods', () => {
    expect(spoke(visiting(charter, card, 3), card)).toBe(false);
    expect(spoke(visiting(charter, card, 1), card)).toBe(false);
  });
});

describe.each(POINTS)('card %i: a point more at a building of %s that gives points', (card, charter) => {
  test('at one that gives points, and at one that gives both', () => {
    expect(pointsFrom(visiting(charter, card, 3), card)).toBe(1);
    expect(pointsFrom(visiting(charter, card, 4), card)).toBe(1);
  });

  test('not at one that gives coins only, nor at one for goods', () => {
    expect(spoke(visiting(charter, card, 2), card)).toBe(false);
    expect(spoke(visiting(charter, card, 1), card)).toBe(false);
  });
});

test.each([...COINS, ...POINTS])(
  'card %i is silent in every charter but %s, and in the Commons',
  (card, charter) => {
    const elsewhere: Charter = charter === 'blue' ? 'red' : 'blue';
    const guest: Charter = charter === 'blue' ? 'blue' : 'red';
    const game = village(
      {
        [elsewhere]: { stands: { [`${elsewhere}-4`]: 43 } },
        [guest]: { hand: [card], coal: 1, clay: 1 },
      },
      { charters: ['red', 'blue'], first: guest },
    );
    game.of(guest).places(`${elsewhere}-4`);
    expect(spoke(game, card)).toBe(false);
    game.of(elsewhere).places(`${elsewhere}-1`);
    game.of(guest).places('treasury');
    expect(spoke(game, card)).toBe(false);
  },
);

test('card 316: an income building of the charter gives its points later, not when it is used', () => {
  const game = village({ red: { hand: [316], stands: { 'red-2': 28 } } });
  game.red.places('red-2');
  expect(spoke(game, 316)).toBe(false);
});

test('cards 316 and 319: two friends at one building', () => {
  const game = village({ red: { hand: [316, 319], coal: 1, coins: 0, stands: { 'red-2': 43 } } });
  game.red.places('red-2');
  expect([game.red.points, game.red.coins]).toEqual([1 + 1, 2 + 1]);
});

test('card 316 just gained is silent about the use that brought it', () => {
  const game = village({
    red: { grain: 1, hand: [], stands: { 'red-2': 115 } },
    mat: [316, 206, 207, 208, 209],
  });
  game.red.places('red-2').takes(316);
  expect(game.red.points).toBe(2);
});

test('card 316: a building with a counted number of points gives points, even if it is none (ruling 49)', () => {
  const game = village({ red: { hand: [316], clay: 1, stands: { 'red-2': 87 } } });
  game.red.places('red-2');
  expect(pointsFrom(game, 316)).toBe(1);
});

test('card 319: an island is in the charter of its owner', () => {
  const game = village({
    red: {
      hand: [319],
      pumpkin: 1,
      coins: 0,
      islands: { 'sky-red-1': 'red-3' },
      stands: { 'sky-red-1': 22 },
    },
  });
  game.red.places('sky-red-1');
  expect(game.red.coins).toBe(3 + 1);
});
