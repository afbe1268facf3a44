import { BEFORE_INCOME } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { bumpedHome, goodsFrom, pointsFrom, spoke, village } from '../village.ts';

describe('card 251: using a building to gain a treasure: 2 coins', () => {
  test('at a building that gives one', () => {
    const game = village({
      red: { persona: [251], coins: 0, coal: 1, stands: { 'red-2': 46 } },
      mat: [236, 206, 207, 208, 209],
    });
    game.red.places('red-2').takes(236);
    expect(goodsFrom(game, 251)).toEqual(['red coin 2']);
    expect(game.red.coins).toBe(2);
  });

  test('at the Market too: it is a building (ruling 52)', () => {
    const game = village({ red: { persona: [251], coins: 1, clay: 1 }, mat: [236, 206, 207, 208, 209] });
    game.red.places('market').takes(236);
    expect(game.red.coins).toBe(2);
  });

  test('silent when somebody else gains one', () => {
    const game = village({
      red: { coins: 1, clay: 1 },
      blue: { persona: [251], coins: 0 },
      mat: [236, 206, 207, 208, 209],
    });
    game.red.places('market').takes(236);
    expect(game.blue.coins).toBe(0);
  });

  test('not for another kind of card, nor for no card', () => {
    for (const pick of [206, undefined]) {
      const game = village({ red: { persona: [251], coins: 1, clay: 1 }, mat: [236, 206, 207, 208, 209] });
      game.red.places('market');
      if (pick === undefined) game.red.picksNothing();
      else game.red.takes(pick);
      expect(spoke(game, 251)).toBe(false);
    }
  });

  test('not for a treasure that comes as income: no building was used (ruling 52)', () => {
    const game = village({
      red: { persona: [251, 253], coins: 0, stands: { 'red-2': 99 }, octagons: ['red-2'] },
      mat: [236, 206, 207, 208, 209],
    });
    game.red.acts(253).takes(236);
    expect(game.red.hand).toContain(236);
    expect(spoke(game, 251)).toBe(false);
  });
});

describe('card 253: once a game, on one’s turn, income for oneself', () => {
  const start = () =>
    village({
      red: { persona: [253], coins: 0, stands: { 'red-2': 54, 'red-3': 78 }, octagons: ['red-2', 'red-3'] },
      blue: { coins: 0, octagons: ['red-2'] },
    });

  test('one’s own octagons pay, the others’ do not', () => {
    const game = start();
    game.red.acts(253);
    expect([game.red.coins, game.red.points]).toEqual([3, 1]);
    expect(game.blue.coins).toBe(0);
  });

  test('it is no turn: one places or retrieves as well', () => {
    const game = start();
    game.red.acts(253);
    expect(game.sees.active).toBe('red');
    game.red.places('red-1');
    expect(game.sees.active).toBe('blue');
  });

  test('after the main action too', () => {
    const game = start();
    game.red.places('red-1');
    expect(game.red.options).toEqual(['act 253', 'end']);
    game.red.acts(253);
    expect(game.red.coins).toBe(3);
    expect(game.sees.active).toBe('blue');
  });

  test('once a game', () => {
    const game = start();
    game.red.acts(253).places('red-1');
    game.blue.places('blue-1');
    expect(game.red.options).not.toContain('act 253');
  });

  test('guests come too', () => {
    const game = village({ red: { persona: [253], coins: 0, hand: [281] } });
    game.red.acts(253);
    expect([game.red.points, game.red.goods.pumpkin]).toEqual([1, 1]);
  });
});

describe('card 255: coin costs of buildings may be paid with resources (ruling 15)', () => {
  test('all of it', () => {
    const game = village({ red: { persona: [255], coins: 0, clay: 2, wood: 2, stands: { 'red-2': 44 } } });
    game.red.places('red-2');
    expect(game.red.points).toBe(5);
    expect(game.red.has({ coin: 0, clay: 0, wood: 0 })).toBe(true);
  });

  test('one short: not offered', () => {
    const game = village({ red: { persona: [255], coins: 1, clay: 2, stands: { 'red-2': 44 } } });
    expect(game.red.options).not.toContain('place big red-2');
  });

  test('any mixture; whoever has the coins may pay coins', () => {
    const game = village({ red: { persona: [255], coins: 4, clay: 2, stands: { 'red-2': 44 } } });
    game.red.places('red-2');
    expect(game.red.options).toContain('pay coin');
    expect(game.red.options).toContain('pay clay');
    game.red.pays('coin', 'coin', 'coin', 'coin');
    expect(game.red.has({ coin: 0, clay: 2 })).toBe(true);
    expect(game.red.points).toBe(5);
  });

  test('two coins and two resources', () => {
    const game = village({ red: { persona: [255], coins: 4, clay: 2, stands: { 'red-2': 44 } } });
    game.red.places('red-2').pays('clay', 'clay');
    expect(game.red.has({ coin: 2, clay: 0 })).toBe(true);
  });

  test('resources the building itself takes stay reserved for it', () => {
    const lacking = village({ red: { persona: [255], coins: 0, clay: 1, stands: { 'red-2': 84 } } });
    expect(lacking.red.options).not.toContain('place big red-2');
    const game = village({ red: { persona: [255], coins: 0, clay: 2, stands: { 'red-2': 84 } } });
    game.red.places('red-2').passes();
    expect([game.red.points, game.red.goods.clay]).toEqual([2, 0]);
  });

  test('at the Charterstone: four resources for four coins', () => {
    const game = village({ red: { persona: [255], coins: 0, clay: 4, hand: [8] } });
    game.red.places('charterstone').opens(8);
    expect(game.red.points).toBe(5);
  });

  test('only for its holder', () => {
    const game = village({
      red: { coins: 0, clay: 4, stands: { 'red-2': 44 } },
      blue: { persona: [255] },
    });
    expect(game.red.options).not.toContain('place big red-2');
    game.given({ red: { coins: 4 } });
    game.red.places('red-2');
    expect(game.red.has({ coin: 0, clay: 4 })).toBe(true);
  });

  test('not for the coins of a quota space: that is not the building’s cost', () => {
    const game = village({ red: { persona: [255], coins: 0, clay: 4 } });
    game.red.places('cloudPort');
    expect(game.red.options.filter((option) => option.includes('coin-'))).toEqual([]);
  });
});

describe('card 257: after bumping an opponent: the worker home, or 1 VP (ruling 15)', () => {
  const bumping = () =>
    village({
      red: { persona: [257], clay: 1, coins: 0 },
      blue: { workers: ['treasury', 'home'] },
    }).red.places('treasury').table;

  test('home', () => {
    const game = bumping();
    expect(game.red.coins).toBe(1);
    game.red.chooses('home');
    expect(game.red.workers).toEqual(['home', 'home']);
    expect(game.red.points).toBe(0);
  });

  test('1 VP', () => {
    const game = bumping();
    game.red.chooses('points');
    expect(game.red.workers).toEqual(['treasury', 'home']);
    expect(pointsFrom(game, 257)).toBe(1);
  });

  test('not when somebody else bumps', () => {
    const game = village(
      { red: { clay: 1 }, blue: { workers: ['treasury', 'home'] }, green: { persona: [257] } },
      { charters: ['red', 'blue', 'green'] },
    );
    game.red.places('treasury');
    expect(bumpedHome(game)).toEqual(['blue']);
    expect(spoke(game, 257)).toBe(false);
    expect(game.green.options).not.toContain('choose points');
  });

  test('not for bumping oneself, nor when bumped', () => {
    const own = village({ red: { persona: [257], clay: 2, workers: ['treasury', 'home'] } });
    own.red.places('treasury');
    expect(spoke(own, 257)).toBe(false);
    const other = village({ red: { clay: 1 }, blue: { persona: [257], workers: ['treasury', 'home'] } });
    other.red.places('treasury');
    expect(spoke(other, 257)).toBe(false);
  });
});

test('card 253 gives no income to others, the income space does', () => {
  const game = village({
    red: { persona: [253], coins: 6, stands: { 'red-2': 54 }, octagons: ['red-2'] },
    blue: { coins: 0, octagons: ['red-2'] },
    objectives: [215, 214, 217],
    progress: BEFORE_INCOME,
  });
  game.red.places('grandstand').scores(215);
  expect([game.red.coins, game.blue.coins]).toEqual([8, 2]);
});
