import { ends, inGame, newGame, settles } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

describe('ruling 23: names of charters, the village and guests', () => {
  test('a player names the own charter, once', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.does({ do: 'name', what: 'red', text: 'Kiln Row' });
    expect(game.facts).toEqual([{ fact: 'titled', charter: 'red', what: 'red', text: 'Kiln Row' }]);
    expect(game.red.cannot({ do: 'name', what: 'red', text: 'Clay Lane' })).toEqual([
      { lack: 'titled', what: 'red' },
    ]);
    expect(game.red.cannot({ do: 'name', what: 'blue', text: 'Anvil' })).toEqual([{ lack: 'notYours' }]);
    expect(game.red.cannot({ do: 'name', what: 'green', text: 'Moss' })).toEqual([{ lack: 'notYours' }]);
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
    const game = newGame({ charters: ['red', 'blue'] });
    expect(game.red.cannot({ do: 'name', what: 'castle', text: 'Ada' })).toEqual([{ lack: 'unknown' }]);
    expect(game.red.cannot({ do: 'name', what: 'red', text: ' ' })).toEqual([{ lack: 'badName' }]);
  });
});
