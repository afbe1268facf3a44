import { options } from '@charterstone/rules';
import { ends, inGame, isAsked, newGame, settles, sheetOf, type Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** The first turn of game 3: red and blue play, green and the others are nobody’s. */
function atTable(): Table {
  return inGame({ game: 3, charters: ['red', 'blue'] });
}

/** Plays the rest of the game and all that is asked after it, up to the first turn of the next. */
function nextGame(game: Table): Table {
  const now = game.sees.game;
  return settles(ends(game), [], () => game.sees.game > now && game.sees.round > 0);
}

describe('ruling 18: somebody joins after a game', () => {
  test('a seat that is free says so at any time, and plays from the next game on', () => {
    const game = atTable();
    game.seat(3).does({ do: 'join', what: 'green' });
    expect(game.facts).toEqual([{ fact: 'joining', seat: 3, charter: 'green' }]);
    expect(game.sees.coming).toEqual([{ seat: 3, charter: 'green' }]);
    expect(game.sees.charters).toHaveLength(2);
    nextGame(game);
    expect(game.sees.charters.map(({ charter }) => charter).toSorted()).toEqual(['blue', 'green', 'red']);
    expect(game.sees.coming).toEqual([]);
    expect(game.seat(3).charter).toBe('green');
    expect(game.seat(3).influence).toBe(12);
    expect(game.seat(3).personas).toEqual([202]);
  });

  test('with one random building card from the deck, constructed or not', () => {
    const game = atTable();
    game.seat(3).does({ do: 'join', what: 'green' });
    settles(ends(game), [], () => game.sees.charters.length === 3);
    const [card = 0] = game.seat(3).hand;
    expect(game.seat(3).hand).toHaveLength(1);
    expect(game.state.box.data.cards[card]?.kind).toBe('building');
  });

  test('with the mean of the others’ stars and circles, rounded down, placed by the joiner', () => {
    const game = atTable().given({ red: { points: 0 } });
    const before = ['red', 'blue'] as const;
    game.seat(3).does({ do: 'join', what: 'green' });
    settles(ends(game), [], () => options(game.state, 3).length > 0);
    const mean = (of: (sheet: ReturnType<typeof sheetOf>) => number): number =>
      Math.floor(before.reduce((sum, charter) => sum + of(sheetOf(game, charter)), 0) / before.length);
    const stars = mean(({ glory }) => glory);
    const circles = mean(({ circles: row }) => row.reduce((sum, n) => sum + n, 0));
    expect(stars).toBeGreaterThan(0);
    expect(game.seat(3).options).toContain('mark row-1');
    settles(game, [], () => game.sees.round > 0);
    const joined = sheetOf(game, 'green');
    expect(joined.glory).toBe(stars);
    expect(joined.circles.reduce((sum, n) => sum + n, 0)).toBe(circles);
  });

  test('not to a charter somebody plays or was promised, nor from a chair that is taken', () => {
    const game = atTable();
    expect(game.seat(3).cannot({ do: 'join', what: 'red' })).toEqual([{ lack: 'seated', charter: 'red' }]);
    game.seat(3).does({ do: 'join', what: 'green' });
    expect(game.seat(4).cannot({ do: 'join', what: 'green' })).toEqual([
      { lack: 'seated', charter: 'green' },
    ]);
    expect(game.red.cannot({ do: 'join', what: 'yellow' })).toEqual([{ lack: 'notNow' }]);
    expect(game.seat(4).cannot({ do: 'join', what: 'violet' })).toEqual([{ lack: 'unknown' }]);
    expect(game.seat(7).cannot({ do: 'join', what: 'yellow' })).toEqual([{ lack: 'unknown' }]);
  });

  test('whoever changes their mind stays away', () => {
    const game = atTable();
    game.seat(3).does({ do: 'join', what: 'green' });
    game.seat(3).does({ do: 'stay' });
    expect(game.sees.coming).toEqual([]);
    expect(game.seat(3).cannot({ do: 'stay' })).toEqual([{ lack: 'notNow' }]);
    nextGame(game);
    expect(game.sees.charters).toHaveLength(2);
  });
});

describe('ruling 18: somebody leaves after a game', () => {
  const three = (): Table => inGame({ game: 3, charters: ['red', 'blue', 'green'] });

  test('coins, resources, cards and minions go back to the supply; the charter is nobody’s', () => {
    const game = three().given({
      unlocked: true,
      blue: { coins: 3, metal: 2, hand: [206], minions: { cat: ['home'] } },
    });
    game.blue.does({ do: 'part' });
    expect(game.facts).toEqual([{ fact: 'leaving', seat: game.blue.seat, charter: 'blue' }]);
    nextGame(game);
    expect(game.sees.charters.map(({ charter }) => charter).toSorted()).toEqual(['green', 'red']);
    expect(game.whereIs(206)).toMatch(/^(deck|mat-\d)$/);
    const held = game.sees.charters.reduce((sum, { goods }) => sum + goods.coin, 0);
    expect(game.sees.supply.coin + held).toBe(game.state.box.data.coins);
    expect(game.sees.minionSupply.cat ?? 6).toBe(6);
  });

  test('what is written in the chest waits: whoever comes back to the charter finds the stars there', () => {
    const game = three();
    game.blue.does({ do: 'part' });
    nextGame(game);
    const stars = sheetOf(game, 'blue').glory;
    expect(stars).toBeGreaterThan(0);
    game.seat(5).does({ do: 'join', what: 'blue' });
    nextGame(game);
    expect(sheetOf(game, 'blue').glory).toBeGreaterThanOrEqual(stars);
    expect(game.seat(5).charter).toBe('blue');
  });

  test('somebody has to stay', () => {
    const game = atTable();
    game.blue.does({ do: 'part' });
    expect(game.red.cannot({ do: 'part' })).toEqual([{ lack: 'lastSeat' }]);
    game.blue.does({ do: 'stay' });
    game.red.does({ do: 'part' });
    nextGame(game);
    expect(game.sees.charters.map(({ charter }) => charter)).toEqual(['blue']);
  });

  test('one goes and another takes the same charter at once', () => {
    const game = three();
    expect(game.seat(4).cannot({ do: 'join', what: 'blue' })).toEqual([{ lack: 'seated', charter: 'blue' }]);
    game.blue.does({ do: 'part' });
    game.seat(4).does({ do: 'join', what: 'blue' });
    nextGame(game);
    expect(game.sees.charters).toHaveLength(3);
    expect(game.seat(4).charter).toBe('blue');
  });

  test('at a full table somebody takes the chair of whoever leaves', () => {
    const six = ['red', 'blue', 'green', 'yellow', 'purple', 'black'] as const;
    const game = inGame({ game: 3, charters: six }).given({ blue: { coins: 3 } });
    const { seat } = game.blue;
    expect(game.seat(seat).cannot({ do: 'join', what: 'blue' })).toEqual([{ lack: 'notNow' }]);
    game.seat(seat).does({ do: 'part' });
    game.seat(seat).does({ do: 'join', what: 'blue' });
    nextGame(game);
    expect(game.history).toContainEqual({ fact: 'departed', seat, charter: 'blue' });
    expect(game.history).toContainEqual({ fact: 'arrived', seat, charter: 'blue' });
    expect(game.sees.charters).toHaveLength(6);
  });

  test('who leaves can’t stay after all once the charter is promised', () => {
    const game = three();
    const { seat } = game.blue;
    game.blue.does({ do: 'part' });
    game.seat(4).does({ do: 'join', what: 'blue' });
    expect(game.seat(seat).cannot({ do: 'stay' })).toEqual([{ lack: 'seated', charter: 'blue' }]);
    game.seat(4).does({ do: 'stay' });
    game.seat(seat).does({ do: 'stay' });
    nextGame(game);
    expect(game.blue.seat).toBe(seat);
  });

  test('the mean is rounded down', () => {
    const game = three().given({ red: { points: 50 }, blue: { points: 50 }, green: { points: 0 } });
    game.seat(4).does({ do: 'join', what: 'yellow' });
    settles(ends(game), [], () => options(game.state, 4).length > 0);
    const stars = (['red', 'blue', 'green'] as const).reduce(
      (sum, name) => sum + sheetOf(game, name).glory,
      0,
    );
    expect(stars % 3).not.toBe(0);
    settles(game, [], () => game.sees.round > 0);
    expect(sheetOf(game, 'yellow').glory).toBe(Math.floor(stars / 3));
  });

  test('two who come at the same time are measured by those who were there', () => {
    const game = three().given({ red: { points: 50 }, blue: { points: 50 }, green: { points: 50 } });
    game.seat(4).does({ do: 'join', what: 'yellow' });
    game.seat(5).does({ do: 'join', what: 'black' });
    nextGame(game);
    expect(sheetOf(game, 'yellow').glory).toBeGreaterThan(3);
    expect(sheetOf(game, 'black').glory).toBe(sheetOf(game, 'yellow').glory);
  });
});

describe('ruling 18: who comes and goes is written in ink', () => {
  test('undo passes it by', () => {
    const game = atTable();
    game.red.places('red-1');
    game.seat(3).does({ do: 'join', what: 'green' });
    game.red.undoes();
    expect(game.sees.coming).toEqual([{ seat: 3, charter: 'green' }]);
  });

  test('nobody joins or leaves before the first game has begun', () => {
    const game = newGame({ seats: 2, until: 'plots' });
    expect(game.seat(3).cannot({ do: 'join', what: 'green' })).toEqual([{ lack: 'notNow' }]);
    expect(game.seat(1).cannot({ do: 'part' })).toEqual([{ lack: 'notNow' }]);
  });

  test('and the story goes on with the new number of players', () => {
    const game = inGame({ game: 2, charters: ['red', 'blue'] });
    game.seat(3).does({ do: 'join', what: 'green' });
    settles(ends(game), ['mark row-10'], isAsked('open A'));
    nextGame(game);
    expect(game.sees.charters).toHaveLength(3);
    expect(game.sees.guidepost).toBe(401);
  });
});

test('ruling 18: whoever leaves already can’t leave again, and takes no promise back by it', () => {
  const game = inGame({ game: 3, charters: ['red', 'blue', 'green'] });
  game.blue.does({ do: 'part' });
  game.seat(2).does({ do: 'join', what: 'yellow' });
  expect(game.seat(2).cannot({ do: 'part' })).toEqual([{ lack: 'notNow' }]);
  expect(game.sees.coming).toEqual([{ seat: 2, charter: 'yellow' }]);
});
