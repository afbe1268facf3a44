import { newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

describe('rule 15: occupied buildings', () => {
  test('a worker of another player is bumped back to its owner, who can place it again', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('yellow-1');
    game.blue.places('yellow-1');
    expect(game.told('bumped')).toEqual([
      { fact: 'bumped', charter: 'blue', owner: 'red', worker: 'big', site: 'yellow-1' },
    ]);
    expect(game.red.workers).toEqual(['home', 'home']);
    expect(game.blue.workers).toEqual(['yellow-1', 'home']);
    expect(game.red.options).toContain('place big yellow-1');
  });

  test('one’s own worker is bumped home as well', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('red-1');
    game.blue.idles();
    game.red.places('red-1');
    expect(game.told('bumped')).toMatchObject([{ charter: 'red', owner: 'red', worker: 'big' }]);
    expect(game.red.workers).toEqual(['home', 'red-1']);
    expect(game.red.goods.clay).toBe(2);
  });

  test('bumping costs its victim nothing and gives it nothing', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ blue: { workers: ['red-1'] } });
    const before = game.blue.supply;
    game.red.places('red-1');
    expect(game.blue.supply).toEqual({ ...before, workers: { big: 'home', small: 'home' } });
  });

  test('the steps in order: bump, place, pay, benefit', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ red: { clay: 1 }, blue: { workers: ['treasury'] } });
    game.red.places('treasury');
    expect(game.action.map(({ fact }) => fact).slice(0, 4)).toEqual(['bumped', 'placed', 'paid', 'gained']);
  });

  test('an occupied building is used at its normal cost', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ blue: { workers: ['treasury'] } });
    expect(game.red.cannotPlaceOn('treasury')).toEqual([{ lack: 'goods', good: 'resource', short: 1 }]);
  });

  test('nobody is bumped from another building', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ blue: { workers: ['yellow-1', 'green-1'] } });
    game.red.places('yellow-1');
    expect(game.blue.workers).toEqual(['home', 'green-1']);
  });
});
