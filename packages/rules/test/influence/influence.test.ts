import { newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** Anybody may use building 89: a metal regains 1 influence and brings 2 VP. */
const withBuilding89 = () =>
  newGame({ charters: ['red', 'blue'] }).given({
    red: { metal: 2 },
    blue: { opened: [5], built: { 'blue-2': 89 } },
  });

describe('rule 6: influence tokens', () => {
  test('LIMITED: 12 tokens a game; without any no action that needs one is possible', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({
      red: { coins: 6, clay: 2, grain: 1, metal: 1, opened: [4], hand: [5, 73], influence: 0 },
      objectives: [215, 214, 216],
    });
    expect(game.red.cannotPlaceOn('zeppelin')).toEqual([
      { lack: 'build', card: 73, goods: [{ good: 'influence', short: 3 }] },
    ]);
    for (const [site, short] of [
      ['charterstone', 2],
      ['grandstand', 1],
      ['cloudPort', 1],
    ] as const)
      expect(game.red.cannotPlaceOn(site)).toEqual([{ lack: 'goods', good: 'influence', short }]);
    expect(game.red.options).toContain('place big treasury');
    expect(game.red.options).toContain('place big market');
  });

  test('STATIC: a placed token stays where it is to the end of the game', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ red: { coins: 6, reputation: 1 }, objectives: [215, 214, 216] });
    game.red.places('cloudPort').sells('coin-1');
    game.idleRound().idleRound();
    expect(game.sees.quota).toEqual({ 'coin-1': 'red' });
    expect(game.sees.reputation.filter((charter) => charter === 'red')).toHaveLength(1);
    expect([game.red.influence, game.red.spent]).toEqual([10, 0]);
  });

  test('PAYING: a token listed as a cost goes to the general supply', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('charterstone').opens(8);
    expect([game.red.influence, game.red.spent]).toEqual([10, 2]);
    expect(game.told('paid')).toContainEqual(expect.objectContaining({ good: 'influence', n: 2 }));
  });

  test('REGAIN: a paid token comes back to its owner', () => {
    const game = withBuilding89().given({ red: { influence: 9 } });
    game.red.places('blue-2');
    expect([game.red.influence, game.red.spent]).toEqual([10, 2]);
    expect(game.told('gained')).toMatchObject([{ charter: 'red', good: 'influence', n: 1, why: 89 }]);
  });

  test('REGAIN: placed tokens can’t be regained', () => {
    const game = withBuilding89().given({ red: { reputation: 3, quota: ['coin-1'] } });
    game.red.places('blue-2');
    expect([game.red.influence, game.red.spent]).toEqual([8, 0]);
    expect(game.told('short')).toMatchObject([{ charter: 'red', good: 'influence', n: 1, why: 89 }]);
  });

  test('REGAIN: nobody gets more than 12 tokens, nor those of another', () => {
    const game = withBuilding89().given({ blue: { influence: 5 } });
    game.red.places('blue-2');
    expect([game.red.influence, game.blue.influence, game.blue.spent]).toEqual([12, 5, 7]);
  });
});
