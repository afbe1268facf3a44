import type { Minion } from '@charterstone/rules';
import type { Holding } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { village } from '../village.ts';

const MAT = [206, 259, 281, 315, 236];
const NO_GOODS = { metal: 0, grain: 0, wood: 0, coal: 0, clay: 0, pumpkin: 0, coin: 0 };

describe.each<{ card: number; price: Holding; kind: number; vp?: number; coins?: number; word?: boolean }>([
  { card: 46, price: { coal: 1 }, kind: 236, vp: 1 },
  { card: 61, price: { wood: 1 }, kind: 259, vp: 1 },
  { card: 76, price: { clay: 1 }, kind: 281, coins: 1 },
  { card: 79, price: { coins: 2 }, kind: 281, word: true },
  { card: 112, price: { grain: 1, pumpkin: 1 }, kind: 315, vp: 3 },
  { card: 115, price: { grain: 1 }, kind: 315, vp: 2 },
  { card: 110, price: { grain: 1 }, kind: 206, vp: 2 },
])('card $card: gives a card like $kind', ({ card, price, kind, vp = 0, coins = 0, word }) => {
  /** The next card of the deck is of the kind too: it takes the place of the one that is taken. */
  const start = (mat: readonly number[]) =>
    village({
      red: { coins: 0, ...price, hand: [], stands: { 'red-2': card } },
      mat,
      deck: [kind + 1, 5, 6],
    }).red.places('red-2').table;

  test('one of its kind, or none', () => {
    const game = start(MAT);
    expect(game.red.options).toEqual([`pick ${kind}`, 'pick none']);
    game.red.takes(kind);
    if (word) game.red.uses(card);
    if (game.red.options.includes('end')) game.red.ends();
    expect(game.red.hand).toEqual([kind]);
    expect(game.red.points).toBe(vp);
    expect(game.red.goods).toEqual({ ...NO_GOODS, coin: coins });
    expect(game.told('esteemed')).toHaveLength(word ? 1 : 0);
    expect(game.sees.active).toBe('blue');
  });

  test('none of its kind open: nothing gained, the rest is', () => {
    const game = start(MAT.map((open) => (open === kind ? (kind === 206 ? 73 : 207) : open)));
    if (word) game.red.passes();
    expect(game.red.hand).toEqual([]);
    expect([game.red.points, game.red.coins]).toEqual([vp, coins]);
  });
});

test('card 91: an unconstructed building card', () => {
  const game = village({
    red: { metal: 1, hand: [], stands: { 'red-2': 91 } },
    mat: [73, 8, 206, 207, 208],
    deck: [74, 209],
  });
  game.red.places('red-2');
  expect(game.red.options).toEqual(['pick 73', 'pick none']);
  game.red.takes(73);
  expect(game.red.hand).toEqual([73]);
  expect(game.sees.active).toBe('blue');
  expect(game.red.points).toBe(1);
});

test('card 88: any card for a metal', () => {
  const game = village({ red: { metal: 1, hand: [], stands: { 'red-2': 88 } }, mat: MAT });
  game.red.places('red-2').takes(281);
  expect(game.red.hand).toEqual([281]);
  expect([game.red.points, game.red.goods.metal]).toEqual([0, 0]);
  expect(game.sees.active).toBe('blue');
});

test('card 68: vermin for any card and a coin', () => {
  const game = village({
    red: { perils: { vermin: 1 }, coins: 0, hand: [], stands: { 'red-2': 68 } },
    mat: MAT,
  });
  game.red.places('red-2').takes(281);
  expect([game.red.hand, game.red.coins]).toEqual([[281], 1]);
});

describe('card 64: two items', () => {
  test('both, the mat is filled in between', () => {
    const game = village({
      red: { wood: 1, hand: [], stands: { 'red-2': 64 } },
      mat: [259, 206, 207, 208, 209],
      deck: [260, 261, 210],
    });
    game.red.places('red-2').takes(259);
    game.red.takes(260);
    expect(game.red.hand).toEqual([259, 260]);
    expect(game.sees.active).toBe('blue');
  });

  test('one, or none', () => {
    const game = village({
      red: { wood: 1, hand: [], stands: { 'red-2': 64 } },
      mat: [259, 260, 207, 208, 209],
    });
    game.red.places('red-2').takes(259).picksNothing();
    expect(game.red.hand).toEqual([259]);
  });
});

test('card 49: for two coins the mat is refreshed, then a treasure', () => {
  const game = village({
    red: { coins: 2, hand: [], stands: { 'red-2': 49 } },
    mat: [206, 207, 208, 209, 210],
    deck: [236, 237, 212, 213, 5, 6, 7],
  });
  game.red.places('red-2').takes(236);
  expect(game.red.hand).toEqual([236]);
  expect(game.sees.active).toBe('blue');
  expect([game.red.points, game.red.coins]).toEqual([2, 0]);
  expect(game.whereIs(206)).toBe('discard');
});

describe.each<{ card: number; price: Holding; minion: Minion; vp: number }>([
  { card: 35, price: { pumpkin: 1, grain: 1 }, minion: 'cat', vp: 2 },
  { card: 45, price: { coal: 1, clay: 1 }, minion: 'ghost', vp: 2 },
  { card: 69, price: { wood: 1, coins: 1 }, minion: 'butler', vp: 1 },
  { card: 82, price: { clay: 2 }, minion: 'golem', vp: 2 },
  { card: 103, price: { metal: 1, coal: 1 }, minion: 'robot', vp: 2 },
  { card: 118, price: { grain: 1, coal: 1 }, minion: 'chef', vp: 2 },
])('card $card: gives a $minion and $vp VP', ({ card, price, minion, vp }) => {
  test('from the supply, to its owner’s home', () => {
    const game = village({
      red: { coins: 0, ...price, minions: { [minion]: [] }, stands: { 'red-2': card } },
    });
    game.red.places('red-2');
    if (game.red.options.includes(`pick ${minion}`)) game.red.picks(minion);
    expect(game.red.minions(minion)).toEqual(['home']);
    expect(game.red.points).toBe(vp);
    expect(game.red.goods).toEqual(NO_GOODS);
  });

  test('none of another kind', () => {
    const other = minion === 'cat' ? 'ghost' : 'cat';
    const game = village({
      red: { coins: 0, ...price, minions: { [other]: [] }, stands: { 'red-2': card } },
    });
    game.red.places('red-2');
    expect(game.red.decides).toBe(false);
    expect(game.red.minions(other)).toEqual([]);
  });
});

test.each([
  [40, 1, { coins: 2 }],
  [122, 2, { grain: 1, influence: 1 }],
] as const)('card %i: a minion of any kind in play, and %i VP', (card, vp, price) => {
  const game = village({
    red: { coins: 0, ...price, minions: { cat: [], chef: [] }, stands: { 'red-2': card } },
  });
  game.red.places('red-2');
  expect(game.red.options).toEqual(['pick chef', 'pick cat', 'pick none']);
  game.red.picks('cat');
  expect(game.red.minions('cat')).toEqual(['home']);
  expect(game.red.points).toBe(vp);
  expect(game.red.goods).toEqual(NO_GOODS);
});

describe('buildings that count', () => {
  test.each([
    [0, []],
    [2, [214, 215]],
    [3, [214, 215, 216]],
  ] as const)('card 32: a coin, and %i VP for the objectives scored', (vp, scored) => {
    const game = village({
      red: { pumpkin: 1, coins: 0, scored, stands: { 'red-2': 32 } },
      objectives: [214, 215, 216],
    });
    game.red.places('red-2');
    expect(game.red.points).toBe(vp);
    expect(game.red.has({ coin: 1, pumpkin: 0 })).toBe(true);
  });

  test('card 32: at most 5', () => {
    const secrets = [217, 218, 220];
    const game = village({
      red: { pumpkin: 1, coins: 0, secrets, scored: [214, 215, 216, ...secrets], stands: { 'red-2': 32 } },
      objectives: [214, 215, 216],
    });
    game.red.places('red-2');
    expect(game.red.points).toBe(5);
  });

  test.each([
    [0, {}],
    [1, { cat: ['home', 'red-1'] }],
    [4, { cat: ['home'], golem: ['red-1'], chef: ['home'], robot: ['home'], ghost: ['home'] }],
  ])('card 87: %i VP for the kinds of minion, at most 4', (vp, minions) => {
    const game = village({ red: { clay: 1, minions, stands: { 'red-2': 87 } } });
    game.red.places('red-2');
    expect(game.red.points).toBe(vp);
  });

  test('card 102: 1 VP for each building the charter shows', () => {
    const two = village({ red: { metal: 1, coins: 1, stands: { 'red-2': 102 } } });
    two.red.places('red-2');
    expect(two.red.points).toBe(2);
    expect(two.red.goods).toEqual(NO_GOODS);
    const six = village({
      red: {
        metal: 1,
        coins: 1,
        stands: { 'red-2': 102, 'red-3': 73, 'red-4': 74, 'red-5': 76, 'red-6': 77 },
      },
    });
    six.red.places('red-2');
    expect(six.red.points).toBe(6);
  });

  test('card 102: a building under an island is not shown', () => {
    const game = village({
      red: { metal: 1, coins: 1, stands: { 'red-2': 102, 'red-3': 73 }, islands: { 'sky-red-1': 'red-3' } },
    });
    game.red.places('red-2');
    expect(game.red.points).toBe(2);
  });

  test.each([
    [0, []],
    [2, [206, 207]],
    [4, [206, 236, 73, 8]],
    [5, [206, 207, 208, 209, 210, 211]],
  ] as const)('card 116: %i VP for the cards in hand, at most 5', (vp, hand) => {
    const game = village({ red: { grain: 1, hand, stands: { 'red-2': 116 } } });
    game.red.places('red-2');
    expect(game.red.points).toBe(vp);
    expect(game.red.goods.grain).toBe(0);
  });

  test('card 116: private objectives are no advancement cards (ruling 50)', () => {
    const game = village({ red: { grain: 1, hand: [206], secrets: [220], stands: { 'red-2': 116 } } });
    game.red.places('red-2');
    expect(game.red.points).toBe(1);
  });
});
