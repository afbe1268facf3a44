import { newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** Red may use building 43: a coal for $2 and 1 VP. */
const withBuilding43 = () =>
  newGame({ charters: ['red', 'black'] }).given({
    red: { coal: 1 },
    black: { opened: [2], built: { 'black-2': 43 } },
  });

describe('rule 15: all or part of the benefit', () => {
  test('placing takes the whole benefit without a question', () => {
    const game = withBuilding43();
    game.red.places('black-2');
    expect(game.red.coins).toBe(6);
    expect(game.red.points).toBe(1);
    expect(game.red.decides).toBe(false);
  });

  test('placing carefully asks about each good: one part is taken, the other left', () => {
    const game = withBuilding43();
    game.red.placesCarefully('black-2');
    expect(game.red.options).toEqual(['take coin', 'leave coin']);
    game.red.leaves('coin');
    expect(game.red.options).toEqual(['take vp', 'leave vp']);
    game.red.takes('vp');
    expect([game.red.coins, game.red.points]).toEqual([4, 1]);
    expect(game.told('left')).toMatchObject([{ charter: 'red', good: 'coin', n: 2, why: 43 }]);
  });

  test('the other part, or nothing at all; the cost is paid anyway', () => {
    const game = withBuilding43();
    game.red.placesCarefully('black-2').takes('coin').takes('coin').leaves('vp');
    expect([game.red.coins, game.red.points, game.red.goods.coal]).toEqual([6, 0, 0]);
    const other = withBuilding43();
    other.red.placesCarefully('black-2').leaves('coin').leaves('vp');
    expect([other.red.coins, other.red.points, other.red.goods.coal]).toEqual([4, 0, 0]);
  });

  test('what is left stays in the general supply', () => {
    const game = withBuilding43();
    const { coin } = game.sees.supply;
    game.red.placesCarefully('black-2').leaves('coin').leaves('vp');
    expect(game.sees.supply.coin).toBe(coin);
  });

  test('of several coins a part may be taken: they are asked about one by one', () => {
    const game = newGame({ charters: ['purple', 'blue'] });
    game.given({ purple: { coins: 0, pumpkin: 1, opened: [1], built: { 'purple-2': 22 } } });
    game.purple.placesCarefully('purple-2').takes('coin').takes('coin').leaves('coin');
    expect(game.purple.coins).toBe(2);
    expect(game.told('left')).toMatchObject([{ good: 'coin', n: 1 }]);
  });

  test('a careful placing is offered wherever a plain good could be left, and only there', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 1 } });
    const careful = game.red.options.filter((text) => text.startsWith('careful '));
    // The Market gives a card, which is asked about anyway.
    expect(careful).not.toContain('careful big market');
    expect(careful).toContain('careful big treasury');
    expect(careful).toContain('careful big cloudPort');
    expect(game.red.cannot({ do: 'careful', what: 'big', at: 'market' })).not.toEqual([]);
  });

  test('a card may be left on the mat', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 1 } });
    const { mat } = game.sees;
    game.red.places('market').picksNothing();
    expect(game.red.hand).toEqual([8]);
    expect(game.sees.mat).toEqual(mat);
    expect(game.red.goods).toMatchObject({ coin: 3, clay: 0 });
  });
});

describe('rule 15: coins and resources are finite (ruling 9)', () => {
  test('an empty supply gives nothing, and the building may be used all the same', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ blue: { clay: 'rest' } });
    game.red.places('red-1');
    expect(game.red.goods.clay).toBe(0);
    expect(game.told('gained')).toEqual([]);
    expect(game.told('short')).toEqual([{ fact: 'short', charter: 'red', good: 'clay', n: 1, why: 8 }]);
  });

  test('you get what is left: one coin of three', () => {
    const game = newGame({ charters: ['purple', 'blue'] });
    game.given({
      purple: { coins: 0, pumpkin: 1, opened: [1], built: { 'purple-2': 22 } },
      blue: { coins: 35 },
    });
    game.purple.places('purple-2');
    expect(game.purple.coins).toBe(1);
    expect(game.told('gained')).toMatchObject([{ good: 'coin', n: 1 }]);
    expect(game.told('short')).toMatchObject([{ good: 'coin', n: 2 }]);
    expect(game.sees.supply.coin).toBe(0);
  });

  test('a coin paid for a building is back in the supply before the benefit', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({
      red: { coins: 1, opened: [4], built: { 'red-2': 74 } },
      blue: { coal: 'rest', coins: 'rest' },
    });
    game.red.places('red-2');
    expect(game.sees.supply.coin).toBe(1);
    expect(game.red.goods).toMatchObject({ coin: 0, wood: 1, coal: 0 });
  });

  test('the resource just paid can be gained again', () => {
    const game = newGame({ charters: ['purple', 'blue'] });
    game.given({ purple: { clay: 1, coins: 0 }, blue: { clay: 'rest', coins: 'rest' } });
    game.purple.places('treasury');
    expect(game.sees.supply.clay).toBe(1);
    expect(game.told('short')).toMatchObject([{ charter: 'purple', good: 'coin', n: 1 }]);
  });

  test('where the kind is open, only kinds that are left can be picked', () => {
    const game = newGame({ charters: ['purple', 'blue'] });
    game.given({
      purple: { opened: [1], built: { 'purple-2': 23 } },
      blue: { metal: 'rest', grain: 'rest', wood: 'rest', coal: 11 },
    });
    game.purple.places('purple-2');
    expect(game.purple.options).toEqual(['pick coal', 'pick clay', 'pick pumpkin', 'pick none']);
    game.purple.picks('coal');
    expect(game.purple.options).toEqual(['pick clay', 'pick pumpkin', 'pick none']);
  });

  test('with every kind gone, resources of any kind are gained by nobody', () => {
    const game = newGame({ charters: ['purple', 'blue'] });
    game.given({
      purple: { opened: [1], built: { 'purple-2': 23 } },
      blue: { metal: 'rest', grain: 'rest', wood: 'rest', coal: 'rest', clay: 'rest', pumpkin: 'rest' },
    });
    game.purple.places('purple-2');
    expect(game.purple.decides).toBe(false);
    expect(game.purple.coins).toBe(3);
    expect(game.told('gained')).toEqual([]);
  });

  test('points never run out', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ red: { coins: 4, points: 400, opened: [2], built: { 'red-2': 44 } } });
    game.red.places('red-2');
    expect(game.red.points).toBe(405);
  });
});
