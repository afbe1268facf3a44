import { ends, inGame, newGame, settles, sheetOf, type Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { inLater, nextGame } from './campaign.ts';

/** The first turn of game 3: red and blue play, green and the others are nobody’s. */
const two = (): Table => inGame({ game: 3, charters: ['red', 'blue'] });

const seated = (game: Table): string[] =>
  game.sees.charters.map(({ charter, automa }) => (automa ? `${charter} (Automa)` : charter)).toSorted();

describe('an Automa comes to the table between two games', () => {
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

describe('an Automa stands in for an absent player', () => {
  const away = (): Table => {
    const game = two().given({ unlocked: true, blue: { coins: 2, metal: 1, hand: [206] } });
    game.red.does({ do: 'automa', what: 'blue' });
    return nextGame(game, ['keep 206']);
  };

  test('on the same chair, from the next game on', () => {
    const game = away();
    expect(seated(game)).toEqual(['blue (Automa)', 'red']);
    expect(game.told('standsIn')).toEqual([{ fact: 'standsIn', seat: 2, charter: 'blue' }]);
    const [blue] = game.sees.charters.filter(({ charter }) => charter === 'blue');
    expect(blue).toMatchObject({ seat: 2, absent: true });
    expect(game.deciders).toEqual([game.red.seat]);
  });

  test('what was kept waits in the chest, and comes back with the player', () => {
    const game = away();
    expect(game.whereIs(206)).toBe('chest-blue');
    game.red.does({ do: 'dismiss', what: 'blue' });
    nextGame(game);
    expect(seated(game)).toEqual(['blue', 'red']);
    expect(game.told('isBack')).toEqual([{ fact: 'isBack', seat: 2, charter: 'blue' }]);
    expect(game.whereIs(206)).toBe('hand-blue');
    const [blue] = game.sees.charters.filter(({ charter }) => charter === 'blue');
    expect(blue?.goods).toMatchObject({ coin: 1, metal: 1 });
  });

  test('whoever is away may say that they are back', () => {
    const game = away();
    game.seat(2).does({ do: 'dismiss', what: 'blue' });
    nextGame(game);
    expect(seated(game)).toEqual(['blue', 'red']);
  });

  test('whoever is away may leave for good', () => {
    const game = away();
    game.seat(2).does({ do: 'part' });
    nextGame(game);
    expect(seated(game)).toEqual(['red']);
    expect(game.told('departed')).toEqual([{ fact: 'departed', seat: 2, charter: 'blue' }]);
  });

  test('somebody has to play: not for the last one who is there', () => {
    const game = away();
    expect(game.red.cannot({ do: 'automa', what: 'red' })).toEqual([{ lack: 'lastSeat' }]);
    expect(game.red.cannot({ do: 'part' })).toEqual([{ lack: 'lastSeat' }]);
    game.red.does({ do: 'dismiss', what: 'blue' });
    game.red.does({ do: 'automa', what: 'red' });
    nextGame(game);
    expect(seated(game)).toEqual(['blue', 'red (Automa)']);
  });

  test('nobody else comes to the charter meanwhile', () => {
    const game = away();
    expect(game.seat(3).cannot({ do: 'join', what: 'blue' })).toEqual([{ lack: 'seated', charter: 'blue' }]);
    game.red.does({ do: 'dismiss', what: 'blue' });
    expect(game.seat(3).cannot({ do: 'join', what: 'blue' })).toEqual([{ lack: 'seated', charter: 'blue' }]);
  });

  test('whoever said to leave, and an Automa was to follow, can’t simply stay', () => {
    const game = inGame({ game: 3, charters: ['red', 'blue', 'green'] });
    game.blue.does({ do: 'part' });
    game.red.does({ do: 'automa', what: 'blue' });
    expect(game.blue.cannot({ do: 'stay' })).toEqual([{ lack: 'seated', charter: 'blue' }]);
    nextGame(game);
    expect(seated(game)).toEqual(['blue (Automa)', 'green', 'red']);
    expect(game.sees.charters.every(({ absent }) => !absent)).toBe(true);
  });

  test('after the campaign the die deals the charters, and the chair is still the player’s', () => {
    const game = inLater(12, CHESTS, { charters: ['red', 'blue'], automas: ['green'] });
    game.red.does({ do: 'automa', what: 'blue' });
    settles(ends(game), ['pass', 'mark row-10', 'choose card', 'pick']);
    expect(game.sees.game).toBe(13);
    expect(game.sees.charters.filter(({ automa }) => automa)).toHaveLength(2);
    expect(game.sees.charters.filter(({ absent }) => absent).map(({ seat }) => seat)).toEqual([2]);
  });
});

/** After the campaign everybody draws from all personas. */
const CHESTS = { red: { chest: [280, 293, 295, 296] }, green: { chest: [258, 271, 273] } };

/** Whoever's turn it is does nothing of note. */
function idle(game: Table): void {
  const [seat = 1] = game.deciders;
  game.of(game.seat(seat).charter).idles();
}
