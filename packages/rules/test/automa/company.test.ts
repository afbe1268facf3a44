import { newGame, sheetOf, type Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { inLater, nextGame, seated, two } from './campaign.ts';

describe('ruling 59: an Automa comes to the table between two games', () => {
  test('whoever sits there says so for the table; it plays from the next game on', () => {
    const game = two();
    game.blue.does({ do: 'automa', what: 'green' });
    expect(game.facts).toEqual([{ fact: 'automaPlanned', charter: 'green', plan: 'comes' }]);
    expect(game.sees.automaPlans).toEqual({ green: 'comes' });
    expect(seated(game)).toEqual(['blue', 'red']);
    nextGame(game);
    expect(seated(game)).toEqual(['blue', 'green (Automa)', 'red']);
    expect(game.sees.automaPlans).toEqual({});
    expect(game.sees.difficulty).toBe(2);
    expect(game.told('automaSeated')).toEqual([{ fact: 'automaSeated', seat: 3, charter: 'green' }]);
  });

  test('with the mean of the others’ stars and circles, but without a card', () => {
    const game = two();
    game.red.does({ do: 'automa', what: 'green' });
    nextGame(game);
    const mean = (of: (sheet: ReturnType<typeof sheetOf>) => number): number =>
      Math.floor((of(sheetOf(game, 'red')) + of(sheetOf(game, 'blue'))) / 2);
    expect(sheetOf(game, 'green').glory).toBe(mean(({ glory }) => glory));
    const [green] = game.sees.charters.filter(({ charter }) => charter === 'green');
    expect(green?.hand).toEqual([]);
    expect(green?.influence).toBe(12);
  });

  test('it takes its turns like every Automa', () => {
    const game = two();
    game.red.does({ do: 'automa', what: 'green' });
    nextGame(game);
    game.given({ unlocked: true, automaDeck: [384] });
    for (let i = 0; i < 2; i++)
      if (!game.told('placed').some(({ charter }) => charter === 'green')) idle(game);
    expect(game.told('placed').some(({ charter }) => charter === 'green')).toBe(true);
  });

  test('not where somebody plays or was promised a chair, nor where one plays already', () => {
    const game = inLater(3);
    expect(game.red.cannot({ do: 'automa', what: 'green' })).toEqual([{ lack: 'seated', charter: 'green' }]);
    game.seat(3).does({ do: 'join', what: 'blue' });
    expect(game.red.cannot({ do: 'automa', what: 'blue' })).toEqual([{ lack: 'seated', charter: 'blue' }]);
    game.red.does({ do: 'automa', what: 'yellow' });
    expect(game.red.cannot({ do: 'automa', what: 'yellow' })).toEqual([
      { lack: 'seated', charter: 'yellow' },
    ]);
    expect(game.seat(4).cannot({ do: 'join', what: 'yellow' })).toEqual([
      { lack: 'seated', charter: 'yellow' },
    ]);
    expect(game.red.cannot({ do: 'automa', what: 'violet' })).toEqual([{ lack: 'unknown' }]);
  });

  test('only those who sit at the table speak for it', () => {
    const game = inLater(3);
    expect(game.seat(5).cannot({ do: 'automa', what: 'blue' })).toEqual([{ lack: 'notYours' }]);
    expect(game.seat(2).cannot({ do: 'automa', what: 'blue' })).toEqual([{ lack: 'notYours' }]);
    const early = newGame({ until: 'charters' });
    expect(early.seat(1).cannot({ do: 'automa', what: 'blue' })).toEqual([{ lack: 'notNow' }]);
  });

  test('second thoughts', () => {
    const game = two();
    game.red.does({ do: 'automa', what: 'green' });
    game.blue.does({ do: 'dismiss', what: 'green' });
    expect(game.facts).toEqual([{ fact: 'automaPlanned', charter: 'green', plan: 'none' }]);
    nextGame(game);
    expect(seated(game)).toEqual(['blue', 'red']);
  });
});

describe('an Automa leaves between two games', () => {
  test('its charter is nobody’s from then on', () => {
    const game = inLater(3, {}, { automas: ['green', 'blue'] });
    game.red.does({ do: 'dismiss', what: 'green' });
    nextGame(game);
    expect(seated(game)).toEqual(['blue (Automa)', 'red']);
    expect(game.told('automaLeft').map(({ charter }) => charter)).toEqual(['green']);
  });

  test('the last one may go, too: its deck stays in the box from then on', () => {
    const game = inLater(3);
    game.red.does({ do: 'dismiss', what: 'green' });
    nextGame(game);
    expect(seated(game)).toEqual(['red']);
  });

  test('somebody may come to the charter at once', () => {
    const game = inLater(3);
    expect(game.seat(3).cannot({ do: 'join', what: 'green' })).toEqual([
      { lack: 'seated', charter: 'green' },
    ]);
    game.red.does({ do: 'dismiss', what: 'green' });
    game.seat(3).does({ do: 'join', what: 'green' });
    nextGame(game);
    expect(seated(game)).toEqual(['green', 'red']);
    expect(game.seat(3).charter).toBe('green');
  });

  test('whoever took the side of an Automa’s charter over plays its own persona', () => {
    const game = inLater(11, { green: { chest: [253, 265] } });
    game.red.does({ do: 'dismiss', what: 'green' });
    game.seat(3).does({ do: 'join', what: 'green' });
    nextGame(game);
    expect(game.sees.game).toBe(12);
    expect(game.whereIs(393)).toBe('index');
    expect(game.whereIs(363)).toMatch(/^(chest|play)-green$/);
  });

  test('once somebody was promised the charter, the Automa can’t stay', () => {
    const game = inLater(3);
    game.red.does({ do: 'dismiss', what: 'green' });
    game.seat(3).does({ do: 'join', what: 'green' });
    expect(game.red.cannot({ do: 'automa', what: 'green' })).toEqual([{ lack: 'seated', charter: 'green' }]);
    expect(game.sees.automaPlans).toEqual({ green: 'goes' });
    game.seat(3).does({ do: 'stay' });
    game.red.does({ do: 'automa', what: 'green' });
    expect(game.sees.automaPlans).toEqual({});
  });

  test('not where none plays, and not twice', () => {
    const game = inLater(3);
    expect(game.red.cannot({ do: 'dismiss', what: 'blue' })).toEqual([{ lack: 'notNow' }]);
    expect(game.red.cannot({ do: 'dismiss', what: 'red' })).toEqual([{ lack: 'notNow' }]);
    game.red.does({ do: 'dismiss', what: 'green' });
    expect(game.red.cannot({ do: 'dismiss', what: 'green' })).toEqual([{ lack: 'notNow' }]);
    game.red.does({ do: 'automa', what: 'green' });
    nextGame(game);
    expect(seated(game)).toEqual(['green (Automa)', 'red']);
  });
});

describe('at a full table somebody takes the chair of an Automa that goes', () => {
  /** Red, five Automas, and the seat on which that of green sits. */
  const full = (): { readonly game: Table; readonly chair: number } => {
    const game = inLater(3, {}, { automas: ['green', 'blue', 'yellow', 'purple', 'black'] });
    return { game, chair: game.green.seat };
  };

  test('and its charter', () => {
    const { game, chair } = full();
    expect(game.seat(chair).cannot({ do: 'join', what: 'green' })).toEqual([{ lack: 'notNow' }]);
    game.red.does({ do: 'dismiss', what: 'green' });
    game.seat(chair).does({ do: 'join', what: 'green' });
    expect(game.sees.coming).toEqual([{ seat: chair, charter: 'green' }]);
    nextGame(game);
    expect(seated(game)).toEqual([
      'black (Automa)',
      'blue (Automa)',
      'green',
      'purple (Automa)',
      'red',
      'yellow (Automa)',
    ]);
    expect(game.green.seat).toBe(chair);
  });

  test('or that of another one that goes', () => {
    const { game, chair } = full();
    game.red.does({ do: 'dismiss', what: 'green' });
    expect(game.seat(chair).cannot({ do: 'join', what: 'blue' })).toEqual([
      { lack: 'seated', charter: 'blue' },
    ]);
    game.red.does({ do: 'dismiss', what: 'blue' });
    game.seat(chair).does({ do: 'join', what: 'blue' });
    nextGame(game);
    expect(seated(game)).toEqual(['black (Automa)', 'blue', 'purple (Automa)', 'red', 'yellow (Automa)']);
    expect(game.blue.seat).toBe(chair);
  });

  test('whose Automa can’t stay while the chair is promised', () => {
    for (const charter of ['green', 'blue'] as const) {
      const { game, chair } = full();
      game.red.does({ do: 'dismiss', what: 'green' });
      game.red.does({ do: 'dismiss', what: 'blue' });
      game.seat(chair).does({ do: 'join', what: charter });
      expect(game.red.cannot({ do: 'automa', what: 'green' })).toEqual([
        { lack: 'seated', charter: 'green' },
      ]);
    }
  });

  test('second thoughts of whoever was to come: the Automa goes all the same', () => {
    const { game, chair } = full();
    game.red.does({ do: 'dismiss', what: 'green' });
    game.seat(chair).does({ do: 'join', what: 'green' });
    game.seat(chair).does({ do: 'stay' });
    expect(game.facts).toEqual([{ fact: 'staying', seat: chair, charter: 'green' }]);
    expect(game.sees.coming).toEqual([]);
    expect(game.sees.automaPlans).toEqual({ green: 'goes' });
    expect(game.seat(chair).cannot({ do: 'stay' })).toEqual([{ lack: 'notNow' }]);
    nextGame(game);
    expect(seated(game)).toEqual([
      'black (Automa)',
      'blue (Automa)',
      'purple (Automa)',
      'red',
      'yellow (Automa)',
    ]);
  });
});

/** Whoever's turn it is does nothing of note. */
function idle(game: Table): void {
  const [seat = 1] = game.deciders;
  game.of(game.seat(seat).charter).idles();
}
