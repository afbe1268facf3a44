import { newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { village } from '../cards/village.ts';

describe('ruling 29: all or part of a benefit', () => {
  const start = () => village({ red: { coal: 1, coins: 0, stands: { 'red-2': 43 } } });

  test('ruling 29: place takes all of it and asks nothing', () => {
    const game = start();
    game.red.places('red-2');
    expect([game.red.coins, game.red.points, game.red.decides]).toEqual([2, 1, false]);
  });

  test('ruling 29: careful asks about goods piece by piece, about points as a whole', () => {
    const game = start();
    game.red.placesCarefully('red-2');
    expect(game.red.options).toEqual(['take coin', 'leave coin']);
    game.red.takes('coin');
    expect(game.red.options).toEqual(['take coin', 'leave coin']);
    game.red.leaves('coin');
    expect(game.red.options).toEqual(['take vp', 'leave vp']);
    game.red.leaves('vp');
    expect([game.red.coins, game.red.points, game.red.goods.coal]).toEqual([1, 0, 0]);
  });

  test('ruling 29: influence too, so that 0 in the supply can be kept (308)', () => {
    const game = village({ red: { persona: [308], pumpkin: 1, influence: 0, stands: { 'red-2': 30 } } });
    game.red.placesCarefully('red-2');
    expect(game.red.options).toEqual(['take influence', 'leave influence']);
    game.red.leaves('influence');
    expect(game.red.influence).toBe(0);
  });

  test('ruling 29: what asks anyway can be declined', () => {
    const game = village({ red: { clay: 1, coins: 1, hand: [] } });
    game.red.places('market').picksNothing();
    expect(game.red.hand).toEqual([]);
  });
});

describe('ruling 30: aims are not optional', () => {
  test.each([
    ['zeppelin', { hand: [], clay: 4, grain: 4, metal: 4, wood: 4, coal: 4, pumpkin: 4 }],
    ['charterstone', { hand: [], coins: 9 }],
    ['grandstand', { hand: [], coins: 0 }],
    ['cloudPort', { hand: [], coins: 0, clay: 0 }],
  ] as const)('ruling 30: %s can’t be used for its points alone', (site, red) => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red, objectives: [214, 215, 217] });
    expect(game.red.options).not.toContain(`place big ${site}`);
    expect(game.red.cannotPlaceOn(site).length).toBeGreaterThan(0);
  });

  test('ruling 30: the price of the aim is part of the price: one of the four resources short', () => {
    const card = { hand: [73], clay: 2, grain: 1, metal: 1 };
    expect(village({ red: card }).red.options).toContain('place big zeppelin');
    expect(village({ red: { ...card, metal: 0 } }).red.options).not.toContain('place big zeppelin');
  });
});

describe('ruling 32: a single option is taken without asking', () => {
  test('ruling 32: one card, one plot: built without a question', () => {
    const game = village({
      red: {
        hand: [73],
        clay: 2,
        grain: 1,
        metal: 1,
        islands: { 'sky-red-1': 'red-2', 'sky-red-2': 'red-3' },
        stands: { 'sky-red-1': 74, 'sky-red-2': 76, 'red-4': 82, 'red-5': 77 },
        workers: ['home', 'red-4'],
      },
      rules: [14],
    });
    game.red.places('zeppelin');
    expect(game.told('built')).toMatchObject([{ card: 73, site: 'red-6' }]);
  });

  test('ruling 32: the only crate is still confirmed, since it reveals something', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('charterstone');
    expect(game.red.options).toEqual(['open 8']);
    expect(game.told('opened')).toEqual([]);
  });
});

describe('ruling 36: several of one’s cards at one moment', () => {
  test('ruling 36: what only gives comes first by number, of what asks the owner chooses', () => {
    const game = village({
      red: { persona: [275, 313], hand: [213], clay: 1, influence: 9, workers: ['red-1', 'home'] },
    });
    game.red.places('treasury');
    expect(game.told('spoke').map(({ card }) => card)).toEqual([275]);
    expect(game.red.options.toSorted()).toEqual(['next 213', 'next 313']);
    game.red.letsSpeak(313).uses(313).uses(213);
    expect(game.red.workers).toEqual(['home', 'home']);
    expect(game.red.influence).toBe(10);
  });
});

describe('ruling 42: before paying', () => {
  const market = { clay: 1, coins: 0, hand: [] };

  test('ruling 42: what is gained between placing and paying counts for the price', () => {
    const game = village({
      red: { ...market, minions: { butler: ['home'] }, stands: { 'red-2': 84 } },
    });
    expect(game.red.options).toContain('place butler red-2');
    expect(game.red.options).not.toContain('place big red-2');
    game.red.places('red-2', 'butler').passes();
    expect([game.red.coins, game.red.goods.clay, game.red.points]).toEqual([0, 0, 2]);
  });

  test('ruling 42: an answer after which the price could not be paid is not offered', () => {
    const game = village({
      red: { minions: { ghost: ['home'] }, influence: 1, coins: 2, stands: { 'red-2': 56 } },
    });
    game.red.places('red-2', 'ghost');
    expect(game.told('esteemed')).toEqual([]);
    expect(game.red.influence).toBe(0);
  });

  test('ruling 42: what is hidden pays nothing: an unseen card can’t be the price', () => {
    const game = village({
      red: { persona: [307], hand: [], minions: { robot: ['home'] }, stands: { 'red-2': 62 } },
      mat: [206, 207, 208, 209, 210],
      deck: [259, 260, 261],
    });
    expect(game.red.options).not.toContain('place robot red-2');
  });
});
