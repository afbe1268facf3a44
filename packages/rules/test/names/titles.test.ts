import { ends, inGame, newGame, settles, type Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

describe('ruling 23: names of charters, the village and guests', () => {
  /** The second game; blue won the first, red and green did not. */
  const second = (): Table => {
    const game = newGame({ charters: ['red', 'blue', 'green'], games: 0 });
    game.given({ blue: { points: 30 } });
    return settles(ends(game), [], (table) => table.sees.game === 2);
  };

  test('not before the first game is over', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    expect(game.red.cannot({ do: 'name', what: 'red', text: 'Kiln Row' })).toEqual([{ lack: 'notNow' }]);
  });

  test('who did not win the first game names the own charter, once', () => {
    const game = second();
    game.red.does({ do: 'name', what: 'red', text: 'Kiln Row' });
    expect(game.facts).toEqual([{ fact: 'titled', charter: 'red', what: 'red', text: 'Kiln Row' }]);
    expect(game.sees.titled).toEqual(['red']);
    expect(game.red.cannot({ do: 'name', what: 'red', text: 'Clay Lane' })).toEqual([
      { lack: 'titled', what: 'red' },
    ]);
    expect(game.red.cannot({ do: 'name', what: 'green', text: 'Moss' })).toEqual([{ lack: 'notYours' }]);
  });

  test('and those of the winners, and those nobody plays', () => {
    const game = second();
    game.red.does({ do: 'name', what: 'blue', text: 'Anvil' });
    game.green.does({ do: 'name', what: 'yellow', text: 'Long Field' });
    expect(game.facts).toEqual([{ fact: 'titled', charter: 'green', what: 'yellow', text: 'Long Field' }]);
  });

  test('a winner names no charter', () => {
    const game = second();
    for (const what of ['blue', 'red', 'yellow'])
      expect(game.blue.cannot({ do: 'name', what, text: 'Anvil' })).toEqual([{ lack: 'notYours' }]);
  });

  test('where all have won, each names the own one and those nobody plays', () => {
    const game = settles(
      ends(newGame({ charters: ['red'], games: 0 })),
      [],
      (table) => table.sees.game === 2,
    );
    game.red.does({ do: 'name', what: 'red', text: 'Kiln Row' });
    game.red.does({ do: 'name', what: 'blue', text: 'Anvil' });
  });

  test.each(['C', 'D'])('the village has no name before the story gives it one (crate %s)', (door) => {
    const game = inGame({ game: 3, charters: ['red', 'blue'] });
    expect(game.blue.cannot({ do: 'name', what: 'village', text: 'Mossbrook' })).toEqual([
      { lack: 'notNow' },
    ]);
    settles(ends(game), [`open ${door}`], (table) => table.sees.game === 4);
    game.blue.does({ do: 'name', what: 'village', text: 'Mossbrook' });
    expect(game.facts).toEqual([{ fact: 'titled', charter: 'blue', what: 'village', text: 'Mossbrook' }]);
    expect(game.red.cannot({ do: 'name', what: 'village', text: 'Redtown' })).toEqual([
      { lack: 'titled', what: 'village' },
    ]);
  });

  test('whoever holds an unnamed guest may name it', () => {
    const game = inGame({ game: 4, charters: ['red', 'blue'] }).given({
      unlocked: true,
      red: { hand: [281] },
    });
    expect(game.blue.cannot({ do: 'name', what: 281, text: 'Ida' })).toEqual([{ lack: 'notYours' }]);
    game.red.names(281, 'Ida');
    expect(game.red.cannot({ do: 'name', what: 281, text: 'Eda' })).toEqual([{ lack: 'named', card: 281 }]);
  });

  test('words that mean nothing are refused', () => {
    const game = second();
    expect(game.red.cannot({ do: 'name', what: 'castle', text: 'Ada' })).toEqual([{ lack: 'unknown' }]);
    expect(game.red.cannot({ do: 'name', what: 'red', text: ' ' })).toEqual([{ lack: 'badName' }]);
  });
});
