import { COMMONS_CARD } from '@charterstone/rules';
import { newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const CLOUD_PORT = COMMONS_CARD + 5;

describe('rules 17 and 22: the Cloud Port', () => {
  test('1 influence on an open space and its goods give 3 VP', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    const { progress } = game;
    game.red.places('cloudPort').sells('coin-1');
    expect(game.red.points).toBe(3);
    expect(game.red.coins).toBe(3);
    expect(game.sees.quota).toEqual({ 'coin-1': 'red' });
    expect(game.told('sold')).toEqual([{ fact: 'sold', charter: 'red', space: 'coin-1', why: CLOUD_PORT }]);
    expect(game.progress).toBe(progress);
  });

  test('its influence is placed, not paid: it can’t be regained', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('cloudPort').sells('coin-1');
    expect([game.red.influence, game.red.spent]).toEqual([11, 0]);
  });

  test('without influence, or without anything to sell, nobody can go there', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { influence: 0 } });
    expect(game.red.cannotPlaceOn('cloudPort')).toEqual([{ lack: 'goods', good: 'influence', short: 1 }]);
    game.given({ red: { influence: 1, coins: 0, hand: [] } });
    expect(game.red.cannotPlaceOn('cloudPort')).toEqual([{ lack: 'goods', good: 'resource', short: 1 }]);
  });

  test('the space is aimed at before anything is paid', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 1, wood: 1 } });
    game.red.places('cloudPort');
    expect(game.told('paid')).toEqual([]);
    game.red.sells('resource-1').pays('wood');
    expect(game.red.goods).toMatchObject({ coin: 4, clay: 1, wood: 0 });
  });
});
