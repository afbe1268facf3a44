import type { Holding } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { pointsOfAll, toTheEnd, village } from '../../village.ts';

describe.each<{ card: number; of: string; some: readonly (readonly [number, Holding])[] }>([
  {
    card: 254,
    of: 'minion',
    some: [
      [0, { minions: { cat: [] } }],
      [1, { minions: { cat: ['home', 'red-1'] } }],
      [3, { minions: { cat: ['home'], ghost: ['red-1'], butler: ['home', 'home'] } }],
    ],
  },
  {
    card: 296,
    of: 'resource',
    some: [
      [0, {}],
      [1, { clay: 5 }],
      [4, { clay: 1, wood: 1, metal: 2, grain: 1 }],
      [6, { clay: 1, wood: 1, metal: 1, grain: 1, coal: 1, pumpkin: 1 }],
    ],
  },
  {
    card: 330,
    of: 'advancement card',
    some: [
      [0, { hand: [] }],
      [1, { hand: [206, 207] }],
      [4, { hand: [206, 236, 259, 281] }],
      [7, { hand: [206, 236, 259, 281, 315, 73, 8] }],
    ],
  },
])('card $card: 1 VP at the end for every kind of $of', ({ card, some }) => {
  const most = some.at(-1)?.[1] ?? {};

  test.each(some)('%i VP', (vp, holding) => {
    const game = toTheEnd({ persona: [card], ...holding });
    expect(pointsOfAll(game, card)).toEqual(vp === 0 ? {} : { red: vp });
  });

  test('what others hold counts for nobody but them', () => {
    expect(pointsOfAll(toTheEnd({ persona: [card], hand: [] }, most), card)).toEqual({});
  });

  test('only at the end, and not in the chest', () => {
    const game = village({ red: { persona: [card], ...most } });
    game.red.places('red-1');
    expect(pointsOfAll(game, card)).toEqual({});
    expect(pointsOfAll(toTheEnd({ chest: [card], ...most }), card)).toEqual({});
  });
});

test('card 330: a private objective is no advancement card (ruling 50)', () => {
  const game = toTheEnd({ persona: [330], hand: [206], secrets: [220] });
  expect(pointsOfAll(game, 330)).toEqual({ red: 1 });
});

test('card 330: a building card counts as unconstructed or constructed: two kinds', () => {
  const game = toTheEnd({ persona: [330], hand: [73, 74, 8] });
  expect(pointsOfAll(game, 330)).toEqual({ red: 2 });
});
