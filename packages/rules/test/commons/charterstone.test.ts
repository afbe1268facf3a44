import { CALM, newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

describe('rule 17: the Charterstone', () => {
  test('$4 and 2 influence unlock a crate, for 5 VP and a step of progress', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ progress: CALM });
    game.red.places('charterstone').opens(8);
    expect(game.red.coins).toBe(0);
    expect([game.red.influence, game.red.spent]).toEqual([10, 2]);
    expect(game.red.points).toBe(5);
    expect(game.progress).toBe(CALM + 1);
    expect(game.told('opened')).toMatchObject([{ charter: 'red', crate: 4, card: 8 }]);
  });

  test('$3, or 1 influence, is not enough; exactly $4 and 2 influence is', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { coins: 3 }, progress: CALM });
    expect(game.red.cannotPlaceOn('charterstone')).toEqual([{ lack: 'goods', good: 'coin', short: 1 }]);
    game.given({ red: { coins: 4, influence: 1 } });
    expect(game.red.cannotPlaceOn('charterstone')).toEqual([{ lack: 'goods', good: 'influence', short: 1 }]);
    game.given({ red: { influence: 2 } });
    game.red.places('charterstone').opens(8);
    expect(game.red.influence).toBe(0);
  });

  test('without a card that shows a crate there is nothing to unlock', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { hand: [] } });
    expect(game.red.cannotPlaceOn('charterstone')).toEqual([{ lack: 'aim', deed: 'crate' }]);
  });

  test('a building card that is not constructed yet can’t be unlocked', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { opened: [4], coins: 4 } });
    expect(game.red.hand).toEqual([73, 74]);
    expect(game.red.cannotPlaceOn('charterstone')).toEqual([{ lack: 'aim', deed: 'crate' }]);
  });

  test('of several crates the player says which; even a single one is confirmed, as it can’t be shut again', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { hand: [5, 8] } });
    game.red.places('charterstone');
    expect(game.red.options).toEqual(['open 5', 'open 8']);
    const single = newGame({ charters: ['red', 'blue'] });
    single.red.places('charterstone');
    expect(single.red.options).toEqual(['open 8']);
    expect(single.red.coins).toBe(4);
  });
});
