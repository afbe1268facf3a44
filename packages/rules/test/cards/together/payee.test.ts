import { describe, expect, test } from 'vitest';
import { village } from '../village.ts';

describe('card 255 and others that pay', () => {
  test('255 with a butler: the coin comes first, the rest in resources', () => {
    const game = village({
      red: { persona: [255], coins: 0, clay: 3, minions: { butler: ['home'] }, stands: { 'red-2': 44 } },
    });
    expect(game.red.options).toContain('place butler red-2');
    game.red.places('red-2', 'butler');
    expect(game.red.points).toBe(5);
    expect(game.red.has({ coin: 0, clay: 0 })).toBe(true);
  });

  test('255 and 245: with a scroll nothing is paid at all', () => {
    const game = village({
      red: { persona: [255], coins: 0, clay: 4, hand: [245], stands: { 'red-2': 44 } },
    });
    game.red.places('red-2').uses(245);
    expect([game.red.goods.clay, game.red.points]).toEqual([4, 5]);
  });

  test('255 and guidepost 406: resources for coins go to the owner too', () => {
    const game = village({
      game: 7,
      guidepost: 406,
      red: { persona: [255], coins: 1, clay: 3 },
      blue: { coins: 0, stands: { 'blue-2': 44 } },
    });
    game.red.places('blue-2');
    expect(game.blue.has({ coin: 1, clay: 3 })).toBe(true);
    expect(game.red.points).toBe(5);
  });
});

describe('guidepost 406: coins and resources go to the owner of the building (ruling 15)', () => {
  test('the printed cost, not the aim’s', () => {
    const game = village({
      game: 7,
      guidepost: 406,
      red: { hand: [73], clay: 2, grain: 1, metal: 2, influence: 1 },
      blue: { stands: { 'blue-2': 98 } },
    });
    game.red.places('blue-2').builds(73, 'red-2');
    expect(game.blue.goods.metal).toBe(1);
    expect(game.blue.goods.clay).toBe(0);
  });

  test('influence goes to the supply as ever', () => {
    const game = village({
      game: 7,
      guidepost: 406,
      red: { coal: 1, influence: 1 },
      blue: { coal: 0, stands: { 'blue-2': 55 } },
    });
    game.red.places('blue-2');
    expect(game.blue.goods.coal).toBe(1);
    expect([game.blue.influence, game.red.spent]).toEqual([12, 12]);
  });

  test('nobody’s charter, one’s own and the Commons pay the supply', () => {
    const own = village({ game: 7, guidepost: 406, red: { clay: 1, stands: { 'red-2': 73 } } });
    own.red.places('red-2');
    expect(own.red.goods.clay).toBe(0);
    const commons = village({ game: 7, guidepost: 406, red: { clay: 1 } });
    commons.red.places('treasury');
    expect(commons.blue.goods.clay).toBe(0);
  });
});

test('card 255 at the Market: the coin and the resource, both in resources', () => {
  const game = village({
    red: { persona: [255], coins: 0, clay: 2, hand: [] },
    mat: [206, 207, 208, 209, 210],
  });
  game.red.places('market').takes(206);
  expect(game.red.goods.clay).toBe(0);
  const one = village({ red: { persona: [255], coins: 0, clay: 1 } });
  expect(one.red.options).not.toContain('place big market');
});

test('guidepost 406: a charter nobody plays is paid to the supply (ruling 19)', () => {
  const game = village({
    game: 7,
    guidepost: 406,
    red: { wood: 1 },
    green: { stands: { 'green-2': 58 } },
  });
  game.red.places('green-2');
  expect(game.sees.supply.wood).toBe(12);
  expect(game.told('gave')).toEqual([]);
});

test('guidepost 406: paying brings nobody over the supply: what is paid is gone before the benefit comes', () => {
  const game = village({
    game: 7,
    guidepost: 406,
    red: { coins: 4 },
    blue: { coins: 0, stands: { 'blue-2': 44 } },
  });
  game.red.places('blue-2');
  expect(game.told('gave')).toMatchObject([{ charter: 'red', to: 'blue', good: 'coin', n: 4 }]);
  expect([game.red.coins, game.blue.coins]).toEqual([0, 4]);
});
