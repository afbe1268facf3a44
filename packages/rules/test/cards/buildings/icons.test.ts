import { CALM, type Holding } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { village } from '../village.ts';

const FOR_73 = { clay: 2, grain: 1, metal: 1 } as const;

describe.each<{ card: number; price: Holding; short: Holding; vp: number; influence: number }>([
  { card: 66, price: { wood: 1 }, short: { wood: 0 }, vp: 9, influence: 2 },
  { card: 67, price: { coins: 1 }, short: { coins: 0 }, vp: 7, influence: 2 },
  { card: 98, price: { wood: 1 }, short: { wood: 0 }, vp: 7, influence: 1 },
])('card $card: constructs elsewhere', ({ card, price, short, vp, influence }) => {
  const start = (holding: Holding) =>
    village({
      red: { coins: 0, ...FOR_73, ...price, hand: [73], influence, stands: { 'red-2': card }, ...holding },
    });

  test('its price and the four resources of the card', () => {
    const game = start({});
    game.red.places('red-2').builds(73, 'red-3');
    expect(game.sees.village['red-3']).toBe(73);
    expect(game.red.points).toBe(vp);
    expect(game.red.influence).toBe(0);
    expect(game.progress).toBe(CALM + 1);
    expect(game.red.has({ coin: 0, clay: 0, grain: 0, metal: 0, wood: 0 })).toBe(true);
  });

  test('one resource of the card short, one of the price, or one influence: not to be used', () => {
    expect(start({ grain: 0 }).red.options).not.toContain('place big red-2');
    expect(start(short).red.options).not.toContain('place big red-2');
    expect(start({ influence: influence - 1 }).red.options).not.toContain('place big red-2');
  });

  test('without a building card: not to be used', () => {
    expect(start({ hand: [8] }).red.options).not.toContain('place big red-2');
  });
});

test.each([66, 98])('card %i: its resource is any that the card does not need', (card) => {
  const game = village({
    red: { ...FOR_73, wood: 1, coal: 1, hand: [73], influence: 2, stands: { 'red-2': card } },
  });
  game.red.places('red-2').builds(73, 'red-3');
  expect(game.red.options).toEqual(['pay wood', 'pay coal']);
  game.red.pays('coal');
  expect(game.sees.village['red-3']).toBe(73);
  expect(game.red.has({ wood: 1, coal: 0, clay: 0, grain: 0, metal: 0 })).toBe(true);
});

describe.each<{ card: number; price: Holding; vp: number; influence: number }>([
  { card: 52, price: { coal: 1, coins: 2 }, vp: 5, influence: 1 },
  { card: 107, price: { metal: 1, coins: 1 }, vp: 7, influence: 2 },
])('card $card: opens a crate elsewhere', ({ card, price, vp, influence }) => {
  test('at its price', () => {
    const game = village({ red: { coins: 0, ...price, hand: [8], influence, stands: { 'red-2': card } } });
    game.red.places('red-2').opens(8);
    expect(game.red.hand).toEqual([73, 74]);
    expect(game.whereIs(8)).toBe('archive');
    expect([game.red.points, game.red.influence]).toEqual([vp, 0]);
    expect(game.red.has({ coin: 0, coal: 0, metal: 0 })).toBe(true);
    expect(game.progress).toBe(CALM + 1);
  });

  test('without a crate: not to be used', () => {
    const game = village({ red: { ...price, hand: [206], influence, stands: { 'red-2': card } } });
    expect(game.red.options).not.toContain('place big red-2');
  });
});

describe.each<{ card: number; price: Holding; vp: number }>([
  { card: 26, price: { coins: 7 }, vp: 7 },
  { card: 117, price: { coins: 6, grain: 1 }, vp: 9 },
])('card $card: scores an objective elsewhere', ({ card, price, vp }) => {
  test('goals are looked at before paying (ruling 31)', () => {
    const game = village({
      red: { ...price, influence: 1, stands: { 'red-2': card } },
      objectives: [215, 214, 217],
    });
    game.red.places('red-2').scores(215);
    expect([game.red.points, game.red.influence]).toEqual([vp, 0]);
    expect(game.red.has({ coin: 6, grain: 0 })).toBe(true);
  });

  test('without influence to put on it: not to be used', () => {
    const game = village({
      red: { ...price, influence: 0, stands: { 'red-2': card } },
      objectives: [215, 214, 217],
    });
    expect(game.red.options).not.toContain('place big red-2');
  });
});

test('card 26: the sixth coin may be the price', () => {
  const game = village({
    red: { coins: 6, influence: 1, stands: { 'red-2': 26 } },
    objectives: [215, 214, 217],
  });
  game.red.places('red-2').scores(215);
  expect([game.red.points, game.red.coins]).toEqual([7, 5]);
});

describe.each<{ card: number; price: Holding; vp: number }>([
  { card: 70, price: { wood: 1, coins: 2 }, vp: 8 },
  { card: 114, price: { grain: 1, coins: 1 }, vp: 6 },
])('card $card: sells to the quota track elsewhere', ({ card, price, vp }) => {
  test('its price beside that of the space', () => {
    const game = village({ red: { ...price, influence: 1, hand: [], stands: { 'red-2': card } } });
    game.red.places('red-2').sells('coin-1');
    expect([game.red.points, game.red.coins, game.red.influence]).toEqual([vp, 0, 0]);
    expect(game.sees.quota['coin-1']).toBe('red');
  });

  test('the goods of its price can’t be sold as well', () => {
    const game = village({
      red: { ...price, coins: card === 70 ? 1 : 0, hand: [], influence: 1, stands: { 'red-2': card } },
    });
    expect(game.red.options).not.toContain('place big red-2');
  });
});

describe('buildings with other icons', () => {
  test('card 23: a coin for three resources', () => {
    const game = village({ red: { coins: 1, stands: { 'red-2': 23 } } });
    game.red.places('red-2').picks('metal', 'metal', 'coal');
    expect(game.red.has({ coin: 0, metal: 2, coal: 1 })).toBe(true);
    expect(game.red.decides).toBe(false);
    expect(game.red.points).toBe(0);
  });

  test('card 119: famine for four resources', () => {
    const game = village({ red: { perils: { famine: 1 }, stands: { 'red-2': 119 } } });
    game.red.places('red-2').picks('metal', 'grain', 'wood', 'pumpkin');
    expect(game.red.has({ metal: 1, grain: 1, wood: 1, pumpkin: 1 })).toBe(true);
    expect(game.red.decides).toBe(false);
  });

  test('card 119: the rest may be left', () => {
    const game = village({ red: { perils: { famine: 1 }, stands: { 'red-2': 119 } } });
    game.red.places('red-2').picks('metal').picksNothing();
    expect(game.red.has({ metal: 1, grain: 0 })).toBe(true);
  });

  test.each([25, 30])('card %i: a private objective from the top of the deck', (card) => {
    const game = village({ red: { pumpkin: 1, coins: 0, influence: 5, stands: { 'red-2': card } } });
    const [top = 0, next = 0] = game.sees.objectiveDeck;
    game.red.places('red-2');
    expect([game.whereIs(top), game.whereIs(next)]).toEqual(['hand-red', 'objectiveDeck']);
    const { points, influence, coins } = game.red;
    expect([points, influence, coins]).toEqual(card === 25 ? [1, 5, 0] : [0, 6, 1]);
  });

  test('card 59: three coins or a reputation', () => {
    const coins = village({ red: { wood: 1, coins: 0, stands: { 'red-2': 59 } } });
    coins.red.places('red-2').chooses('coins');
    expect(coins.red.coins).toBe(3);
    const word = village({ red: { wood: 1, coins: 0, stands: { 'red-2': 59 } } });
    word.red.places('red-2').chooses('word').uses(59);
    expect(word.told('esteemed')).toHaveLength(1);
    expect(word.red.coins).toBe(0);
  });

  test.each([
    [65, { hand: [259] }, 3],
    [84, { clay: 1, coins: 1 }, 2],
    [113, { hand: [315] }, 2],
  ] as const)('card %i: a reputation is offered, never forced', (card, price, vp) => {
    const game = village({ red: { ...price, stands: { 'red-2': card } } });
    game.red.places('red-2').uses(card);
    expect(game.red.influence).toBe(11);
    expect(game.red.points).toBe(vp);
    expect(game.sees.active).toBe('blue');
    const other = village({ red: { ...price, stands: { 'red-2': card } } });
    other.red.places('red-2').passes();
    expect(other.red.influence).toBe(12);
    expect(other.red.points).toBe(vp);
  });

  test('card 105: the token for a metal and a coin', () => {
    const game = village({ red: { metal: 1, coins: 1, stands: { 'red-2': 105 } } });
    game.red.places('red-2');
    expect([game.progress, game.red.points, game.red.coins]).toEqual([CALM + 1, 3, 0]);
  });

  test('card 108: another turn', () => {
    const game = village({ red: { metal: 1, influence: 1, stands: { 'red-2': 108 } } });
    game.red.places('red-2');
    expect(game.sees.active).toBe('red');
    expect([game.red.points, game.red.influence]).toEqual([3, 0]);
    expect(game.progress).toBe(CALM + 1);
    game.red.places('red-1');
    expect(game.sees.active).toBe('blue');
  });

  test('card 71: everybody comes home, the worker of this use too', () => {
    const game = village({
      red: { wood: 1, workers: ['treasury', 'home'], minions: { cat: ['red-1'] }, stands: { 'red-2': 71 } },
    });
    game.red.places('red-2');
    expect(game.red.workers).toEqual(['home', 'home']);
    expect(game.red.minions('cat')).toEqual(['home']);
    expect(game.red.points).toBe(2);
  });

  test('card 41: one worker of one’s choice comes home', () => {
    const game = village({ red: { pumpkin: 1, workers: ['treasury', 'home'], stands: { 'red-2': 41 } } });
    game.red.places('red-2').picks('big');
    expect(game.red.workers).toEqual(['home', 'red-2']);
    expect(game.red.points).toBe(2);
  });

  test('card 56: income for oneself', () => {
    const game = village({
      red: { coins: 1, influence: 2, stands: { 'red-2': 56, 'red-3': 54 }, octagons: ['red-3'] },
      blue: { coins: 0, octagons: ['red-3'] },
    });
    game.red.places('red-2');
    expect([game.red.coins, game.blue.coins]).toEqual([2, 0]);
  });
});
