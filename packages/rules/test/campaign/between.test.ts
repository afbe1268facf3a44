import { deciders, load, options, save } from '@charterstone/rules';
import { ends, inGame, isAsked, settles, sheetOf, type Table, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** The end of game 1: red and blue fill stars, side by side. */
function stars(): Table {
  const game = inGame({ game: 1, charters: ['red', 'blue'] });
  game.given({ red: { points: 20 }, blue: { points: 20 } });
  return ends(game);
}

describe('choices between games', () => {
  test('can be taken back as long as nobody else chose', () => {
    const game = stars();
    game.red.does({ do: 'mark', what: 'row-3' });
    expect(game.red.canUndo).toBe(true);
    game.red.undoes();
    expect(sheetOf(game, 'red').glory).toBe(0);
  });

  test('not after another seat chose', () => {
    const game = stars();
    game.red.does({ do: 'mark', what: 'row-3' });
    game.blue.does({ do: 'mark', what: 'row-1' });
    expect(game.red.canUndo).toBe(false);
    expect(game.blue.canUndo).toBe(true);
  });

  test('a door of the story can’t be shut again', () => {
    const game = inGame({ game: 2, charters: ['red', 'blue'] }).given({ red: { coins: 9 } });
    settles(ends(game), ['mark row-10'], isAsked('open A'));
    game.red.does({ do: 'open', at: 'A' });
    expect(game.red.canUndo).toBe(false);
  });

  test('what was not asked is refused', () => {
    const game = stars();
    expect(game.red.cannot({ do: 'mark', what: 'coin' })).not.toEqual([]);
    expect(game.red.cannot({ do: 'mark', what: 'row-11' })).not.toEqual([]);
    expect(game.red.cannot({ do: 'open', at: 'A' })).not.toEqual([]);
    expect(game.red.cannot({ do: 'keep', what: 'coin' })).not.toEqual([]);
    expect(game.red.cannot({ do: 'retrieve' })).not.toEqual([]);
  });

  test('a table saved between games goes on where it was', () => {
    const { state } = stars();
    const again = load(theBox(), save(state));
    if (again === undefined) throw new Error('the bytes can’t be read');
    expect(deciders(again)).toEqual(deciders(state));
    for (const seat of deciders(state)) expect(options(again, seat)).toEqual(options(state, seat));
  });
});
