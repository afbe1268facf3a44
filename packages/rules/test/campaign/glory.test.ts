import {
  ends,
  inGame,
  isAsked,
  type Position,
  settles,
  sheetOf,
  type Table,
  write,
} from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** Rows of the sheet with their stars, as rule 28 has them (ruling 17). */
const STARS = [3, 4, 5, 5, 6, 6, 7, 7, 8];

/** Red has completed one row, and game 2 is over; red has neither coins nor cards. */
function withRow(row: number, game = 2, position: Position = {}): Table {
  const table = inGame({ game, charters: ['red', 'blue'], rules: [33, 34] });
  table.given({ red: { coins: 0, hand: [] }, blue: { coins: 9 }, ...position });
  const stars = STARS.map((n, i) => (i + 1 === row ? n : 0));
  write(table, { red: { stars }, blue: {} });
  return ends(table);
}

describe('rule 28: glory', () => {
  test.each([
    [0, 0],
    [9, 0],
    [10, 1],
    [29, 2],
    [30, 3],
    [101, 10],
  ])('%i points fill %i stars', (points, stars) => {
    const game = inGame({ game: 3, charters: ['red', 'blue'] });
    game.given({ red: { points, scored: [214] }, objectives: [214, 215, 216] });
    settles(ends(game), ['open D']);
    expect(sheetOf(game, 'red').glory).toBe(stars);
  });

  test('the player says which stars are filled, one after the other', () => {
    const game = inGame({ game: 1, charters: ['red', 'blue'] });
    game.given({ red: { points: 20 } });
    ends(game);
    game.red.does({ do: 'mark', what: 'row-5' });
    game.red.does({ do: 'mark', what: 'row-2' });
    expect(sheetOf(game, 'red').stars.slice(0, 5)).toEqual([0, 1, 0, 0, 1]);
  });

  test('players fill their stars side by side', () => {
    const game = inGame({ game: 1, charters: ['red', 'blue'] });
    game.given({ red: { points: 20 }, blue: { points: 10 } });
    ends(game);
    expect(game.deciders).toEqual([game.red.seat, game.blue.seat]);
    game.blue.does({ do: 'mark', what: 'row-1' });
    expect(game.deciders).toEqual([game.red.seat]);
  });

  test('a full row takes no more stars; the tenth always does (ruling 17)', () => {
    const game = inGame({ game: 1, charters: ['red', 'blue'] });
    game.given({ red: { points: 10 } });
    write(game, { red: { stars: [...STARS, 40] } });
    ends(game);
    expect(sheetOf(game, 'red').stars[9]).toBe(41);
  });

  test.each(STARS.map((stars, i) => [i + 1, stars]))('row %i holds %i stars', (row, stars) => {
    const game = inGame({ game: 1, charters: ['red', 'blue'] });
    game.given({ red: { points: 10 } });
    write(game, { red: { stars: STARS.map((n, i) => (i + 1 === row ? n - 1 : 0)) } });
    ends(game);
    game.red.does({ do: 'mark', what: `row-${row}` });
    expect(sheetOf(game, 'red').stars[row - 1]).toBe(stars);
    const again = inGame({ game: 1, charters: ['red', 'blue'] });
    again.given({ red: { points: 10 } });
    write(again, { red: { stars: STARS.map((n, i) => (i + 1 === row ? n : 0)) } });
    ends(again);
    expect(again.red.options).not.toContain(`mark row-${row}`);
  });
});

describe('rule 28: bonuses of completed rows at the start of each game', () => {
  test('row 1: a resource of one’s choice', () => {
    const game = settles(withRow(1), [], isAsked('pick metal'));
    expect(game.red.options.slice(0, 6)).toEqual([
      'pick metal',
      'pick grain',
      'pick wood',
      'pick coal',
      'pick clay',
      'pick pumpkin',
    ]);
    game.red.picks('pumpkin');
    expect(game.red.goods.pumpkin).toBe(1);
  });

  test('row 2: a coin', () => {
    const game = settles(withRow(2));
    expect(game.red.coins).toBe(1);
  });

  test('row 3: three points', () => {
    const game = settles(withRow(3));
    expect(game.red.points).toBe(3);
    expect(game.blue.points).toBe(0);
  });

  test('row 4: a peril from the own charter', () => {
    const islands = { 'sky-red-1': 'red-5', 'sky-red-2': 'red-6' };
    const game = inGame({ game: 8, charters: ['red', 'blue'] });
    game.given({ red: { islands }, blue: { islands: { 'sky-blue-1': 'blue-5', 'sky-blue-2': 'blue-6' } } });
    write(game, { red: { stars: [0, 0, 0, 5] } });
    settles(ends(game));
    expect(game.red.perils).toHaveLength(1);
    expect(game.blue.perils).toHaveLength(0);
  });

  test('row 4: nothing where there is no peril', () => {
    const game = settles(withRow(4));
    expect(game.red.perils).toEqual([]);
  });

  test('row 5: influence on the reputation track, if one likes', () => {
    const game = settles(withRow(5), [], isAsked('use'));
    game.red.does({ do: 'use', what: 18 });
    expect(game.sees.reputation.filter((charter) => charter === 'red')).toHaveLength(1);
    expect(game.red.influence).toBe(11);
  });

  test('row 6: a minion of a kind that is known', () => {
    const table = inGame({ game: 2, charters: ['red', 'blue'], rules: [33, 34] });
    table.given({ blue: { minions: { cat: ['home'], golem: [] } } });
    write(table, { red: { stars: [0, 0, 0, 0, 0, 6] } });
    const game = settles(ends(table), [], isAsked('pick cat'));
    expect(game.red.options.filter((text) => text !== 'pick none').toSorted()).toEqual([
      'pick cat',
      'pick golem',
    ]);
    game.red.picks('golem');
    expect(game.red.minions('golem')).toEqual(['home']);
  });

  test('row 6: nothing while no minion is known', () => {
    const table = inGame({ game: 2, charters: ['red', 'blue'] });
    write(table, { red: { stars: [0, 0, 0, 0, 0, 6] } });
    const game = settles(ends(table));
    expect(game.sees.game).toBe(3);
    expect(game.red.minions('cat')).toEqual([]);
  });

  test('row 7: a circle of capacity', () => {
    const before = sheetOf(withRow(7), 'red').circles;
    const game = settles(withRow(7), ['mark coin']);
    const after = sheetOf(game, 'red').circles;
    const sum = (list: readonly number[]) => list.reduce((all, n) => all + n, 0);
    // One more for not having won, and one for the row.
    expect(sum(after) - sum(before)).toBe(2);
  });

  test('row 8: an open advancement card', () => {
    const game = settles(withRow(8), ['keep'], isAsked('pick 2'));
    const [first] = game.sees.mat;
    if (first === undefined) throw new Error('the mat is empty');
    game.red.takes(first);
    expect(game.red.hand).toContain(first);
    expect(game.sees.mat).toHaveLength(5);
  });

  test('row 9: one more persona', () => {
    const game = withRow(9, 2, { red: { coins: 0, hand: [], chest: [280, 293] }, unlocked: true });
    settles(game, ['pick 280', 'pick 293']);
    expect(game.red.personas).toEqual([280, 293]);
    expect(game.red.chest).toEqual([203]);
  });

  test('row 10 has no bonus', () => {
    const table = inGame({ game: 2, charters: ['red', 'blue'] });
    table.given({ red: { coins: 0, hand: [] } });
    write(table, { red: { stars: [0, 0, 0, 0, 0, 0, 0, 0, 0, 50] } });
    const game = settles(ends(table));
    expect(game.red.has({ coin: 0 })).toBe(true);
    expect(game.red.points).toBe(0);
  });

  test('several rows: all of them, and again in the game after', () => {
    const table = inGame({ game: 2, charters: ['red', 'blue'] });
    table.given({ red: { coins: 0 } });
    write(table, { red: { stars: [0, 4, 5] } });
    const game = settles(ends(table));
    expect([game.red.coins, game.red.points]).toEqual([1, 3]);
    settles(ends(game), ['keep', 'mark row-10']);
    expect([game.red.coins, game.red.points]).toEqual([2, 3]);
  });

  test('a row that is one star short gives nothing', () => {
    const table = inGame({ game: 2, charters: ['red', 'blue'] });
    table.given({ red: { coins: 0, wood: 1, scored: [] }, blue: { coins: 9 } });
    write(table, { red: { stars: [2, 3, 4] } });
    const game = settles(ends(table), ['mark row-10']);
    expect([game.red.coins, game.red.points]).toEqual([0, 0]);
  });
});
