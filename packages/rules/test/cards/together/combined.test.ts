import { BEFORE_HOURGLASS, BEFORE_INCOME } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { goodsFrom, pointsFrom, spoke, village } from '../village.ts';

const FOR_73 = { clay: 2, grain: 1, metal: 1 } as const;

describe('help before the price, at buildings with an aim', () => {
  test('a butler (278) and a crate (52): its coin is the second', () => {
    const game = village({
      red: {
        coal: 1,
        coins: 1,
        influence: 1,
        hand: [8],
        minions: { butler: ['home'] },
        stands: { 'red-2': 52 },
      },
    });
    expect(game.red.options).not.toContain('place big red-2');
    expect(game.red.options).toContain('place butler red-2');
    game.red.places('red-2', 'butler').opens(8);
    expect([game.red.coins, game.red.points]).toEqual([0, 5]);
  });

  test('a golem (297) and a construction (98): only the resource that is missing can be picked', () => {
    const game = village({
      red: {
        ...FOR_73,
        clay: 1,
        metal: 2,
        influence: 1,
        hand: [73],
        minions: { golem: ['home'] },
        stands: { 'red-2': 98 },
      },
    });
    expect(game.red.options).toContain('place golem red-2');
    game.red.places('red-2', 'golem');
    expect(game.red.options).not.toContain('pick none');
    expect(game.red.options).not.toContain('pick wood');
    game.red.builds(73, 'red-3');
    expect(game.sees.village['red-3']).toBe(73);
  });

  test('329 and an income building (54): the regained influence goes onto the octagon', () => {
    const game = village({
      red: { persona: [329], influence: 0, stands: { 'red-2': 54 } },
      blue: { workers: ['red-2', 'home'] },
    });
    expect(game.red.options).toContain('place big red-2');
    game.red.places('red-2');
    expect(game.octagonsOn('red-2')).toEqual(['red']);
  });

  test('329 and an objective (26): the regained influence goes onto it', () => {
    const game = village({
      red: { persona: [329], influence: 0, coins: 7, stands: { 'red-2': 26 } },
      blue: { workers: ['red-2', 'home'] },
      objectives: [215, 214, 217],
    });
    expect(game.red.options).toContain('place big red-2');
    game.red.places('red-2');
    expect(game.red.points).toBe(7);
  });

  test('343 and an objective: the last influence is not given for a reputation', () => {
    const game = village({ red: { hand: [343], influence: 1, coins: 6 }, objectives: [215, 214, 217] });
    game.red.places('grandstand', 'big');
    expect(game.red.options).not.toContain('use 343');
    expect(game.red.points).toBe(5);
  });
});

describe('an opponent’s help in the middle of a use', () => {
  const MAT = [259, 236, 206, 207, 208];

  test('card 271: the opponent’s robot takes an item', () => {
    const game = village({
      red: {},
      blue: { persona: [271], coins: 0, hand: [], minions: { robot: ['blue-1'] } },
      mat: MAT,
    });
    game.red.places('blue-1');
    game.blue.takes(259);
    expect([game.blue.points, game.blue.coins]).toEqual([2, 1]);
    expect(game.red.goods.metal).toBe(1);
  });

  test('card 251: a robot is no building', () => {
    const game = village({
      red: { persona: [251], coins: 0, hand: [], minions: { robot: ['home'] } },
      mat: MAT,
    });
    game.red.places('red-1', 'robot').takes(236);
    expect(spoke(game, 251)).toBe(false);
  });

  test('card 211: the opponent’s ghost, and the opponent’s longshoreman', () => {
    const game = village({ red: {}, blue: { hand: [211], minions: { ghost: ['blue-1'] } } });
    game.red.places('blue-1');
    game.blue.uses(234);
    expect(game.blue.points).toBe(1);
    expect(game.red.goods.metal).toBe(1);
  });
});

describe('card 307 wherever a card is gained', () => {
  test('on income (99)', () => {
    const game = village({
      red: { persona: [253, 307], hand: [], stands: { 'red-2': 99 }, octagons: ['red-2'] },
      mat: [206, 207, 208, 209, 210],
      deck: [211, 212, 213, 5],
    });
    game.red.acts(253);
    expect(game.red.options).toEqual(['use 307', 'pass 307']);
    game.red.uses(307).takes(213);
    expect(game.red.hand).toEqual([213]);
  });

  test('by an item (265)', () => {
    const game = village({
      red: { persona: [307], hand: [265], clay: 2, wood: 1 },
      mat: [206, 207, 208, 209, 210],
      deck: [211, 212, 213, 5],
    });
    game.red.acts(265).uses(307).takes(211);
    expect(game.red.hand).toEqual([211]);
  });

  test('with nothing in deck and discards there is no other source', () => {
    const game = village({
      red: { persona: [307], hand: [206, 207, 208, 5, 6, 7, 9, 10], clay: 1, coins: 1 },
      mat: [209, 210, 211, 212, 213],
    });
    expect([...game.sees.deck, ...game.sees.discard].filter((card) => card !== 8)).toEqual([]);
    game.red.places('market');
    if (game.red.options.includes('use 307')) game.red.passes();
    game.red.takes(209);
    expect(game.red.hand).toContain(209);
  });
});

describe('polite or not', () => {
  test('231 and 257: whom one lets stand one has not bumped', () => {
    const game = village({ red: { persona: [231, 257], clay: 1 }, blue: { workers: ['treasury', 'home'] } });
    game.red.places('treasury').uses(231);
    expect(spoke(game, 257)).toBe(false);
  });

  test('231 and 343: a spectral worker that may stay was not bumped', () => {
    const game = village({
      red: { persona: [231], clay: 1 },
      blue: { hand: [343], workers: ['treasury', 'home'] },
    });
    game.red.places('treasury').uses(231);
    expect(game.blue.options).not.toContain('use 343');
  });

  test('257 and 343: each speaks in its own time', () => {
    const game = village({
      red: { persona: [257], clay: 1, coins: 0 },
      blue: { hand: [343], workers: ['treasury', 'home'] },
    });
    game.red.places('treasury');
    expect(game.blue.options).toEqual(['use 343', 'pass 343']);
    game.blue.passes();
    expect(game.red.coins).toBe(1);
    game.red.chooses('points');
    expect(game.red.points).toBe(1);
  });
});

describe('extra turns', () => {
  test('241 in the last round: the turn is red’s, blue still has its last', () => {
    const game = village({
      red: { coins: 6, hand: [241] },
      objectives: [215, 214, 217],
      progress: BEFORE_HOURGLASS,
    });
    game.red.places('grandstand').scores(215).acts(241);
    expect(game.sees.active).toBe('red');
    game.red.places('red-1');
    expect(game.sees.active).toBe('blue');
    game.blue.places('blue-1');
    expect(game.sees.over).toBe(true);
  });

  test('241 and 108: two turns more', () => {
    const game = village({ red: { hand: [241], metal: 1, influence: 5, stands: { 'red-2': 108 } } });
    game.red.places('red-2').acts(241);
    game.red.places('green-1');
    expect(game.sees.active).toBe('red');
  });

  test('232 rolls at the end of each', () => {
    const game = village({ red: { persona: [232], hand: [241] } });
    game.red.places('red-1').acts(241);
    expect(game.told('rolled')).toHaveLength(1);
    game.red.places('green-1');
    expect(game.told('rolled')).toHaveLength(1);
  });
});

describe('put on and used', () => {
  test('236 and 366: a loyal persona put on acts in the same turn', () => {
    const game = village({
      red: { persona: [203], chest: [366], hand: [236], coins: 0 },
      blue: { coins: 2 },
    });
    game.red.acts(236).acts(366);
    expect([game.red.coins, game.red.points]).toEqual([1, 3]);
  });

  test('237 and 253, before income comes anyway', () => {
    const game = village({
      red: {
        persona: [203],
        chest: [253],
        hand: [237],
        coins: 6,
        stands: { 'red-2': 54 },
        octagons: ['red-2'],
      },
      objectives: [215, 214, 217],
      progress: BEFORE_INCOME,
    });
    game.red.acts(237).acts(253).places('grandstand').scores(215);
    expect(game.red.coins).toBe(6 + 2 + 2);
  });
});

describe('what is no advancement card', () => {
  test('343 and private objectives can’t be sold or paid', () => {
    const game = village({ red: { hand: [343], secrets: [220], coins: 1, stands: { 'red-2': 96 } } });
    expect(game.red.options).not.toContain('place big red-2');
    game.red.places('cloudPort', 'small');
    expect(game.red.options.filter((option) => option.includes('card-'))).toEqual([]);
  });
});

test('card 39: a minion may pay with itself', () => {
  const game = village({ red: { minions: { cat: ['home'] }, stands: { 'red-2': 39 } } });
  expect(game.red.options).toContain('place cat red-2');
  game.red.places('red-2', 'cat');
  expect(game.red.minions('cat')).toEqual([]);
  expect([game.red.points, game.red.influence]).toEqual([7 + 1, 11]);
});

test('careful with a minion: what it brings is taken, what the building gives is asked about', () => {
  const game = village({ red: { coins: 0, clay: 0, minions: { butler: ['home'] } } });
  game.red.placesCarefully('red-1', 'butler').leaves('clay');
  expect(game.red.has({ coin: 1, clay: 0 })).toBe(true);
});

test('card 64 and 271: two items, twice', () => {
  const game = village({
    red: { persona: [271], wood: 1, coins: 0, hand: [], stands: { 'red-2': 64 } },
    mat: [259, 260, 206, 207, 208],
  });
  game.red.places('red-2').takes(259).takes(260);
  expect(pointsFrom(game, 271)).toBe(4);
  expect(goodsFrom(game, 271)).toEqual(['red coin 1', 'red coin 1']);
});

test('card 48: the only treasure is a scroll: waive with it or pay with it', () => {
  const start = () => village({ red: { hand: [245], stands: { 'red-2': 48 } } });
  const used = start();
  used.red.places('red-2').uses(245);
  expect([used.red.points, used.red.influence, used.whereIs(245)]).toEqual([7, 12, 'discard']);
  const paid = start();
  paid.red.places('red-2').passes();
  expect([paid.red.points, paid.red.influence, paid.whereIs(245)]).toEqual([7, 11, 'discard']);
});
