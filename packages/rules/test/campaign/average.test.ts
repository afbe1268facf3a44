import { boxWith, ends, inGame, kingsOf, settles, sheetOf, type Table, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { doors, LAID } from './village.ts';

/** Game 6 of two players is over, with so many points. */
function village(red: number, blue: number, told?: number, box = theBox()): Table {
  const game = inGame({ game: 6, charters: ['red', 'blue'], box }).given(LAID);
  game.given({ red: { points: red, quota: ['coin-1'] }, blue: { points: blue } });
  if (told !== undefined) game.seat(0).does({ do: 'tell', what: told });
  return settles(ends(game), ['mark row-10']);
}

describe('game 6: the village against the average of all villages', () => {
  test('above the average: crate I, three pleased kings, a star for everybody', () => {
    const game = village(31, 20, 50);
    expect(doors(game)).toEqual(['I']);
    expect(kingsOf(game)).toEqual({ pleased: 3, displeased: 0 });
    // 3 + 1 for the guidepost + 1; 2 + 1.
    expect([sheetOf(game, 'red').glory, sheetOf(game, 'blue').glory]).toEqual([5, 3]);
  });

  test('equal is not above: crate J, three displeased kings, no star', () => {
    const game = village(30, 20, 50);
    expect(doors(game)).toEqual(['J']);
    expect(kingsOf(game)).toEqual({ pleased: 0, displeased: 3 });
    expect([sheetOf(game, 'red').glory, sheetOf(game, 'blue').glory]).toEqual([4, 2]);
  });

  test('below: crate J', () => {
    expect(doors(village(10, 10, 50))).toEqual(['J']);
  });

  test('points of reputation count, since they are won in this game', () => {
    const game = inGame({ game: 6, charters: ['red', 'blue'] }).given(LAID);
    game.given({ red: { points: 31, reputation: 1 }, blue: { points: 10 } });
    game.seat(0).does({ do: 'tell', what: 50 });
    expect(doors(settles(ends(game), ['mark row-10']))).toEqual(['I']);
  });

  test('while nobody tells another number, that of the box counts', () => {
    const box = boxWith({ board: { ...theBox().data.board, average: [[11, 46], [47], [95]] } });
    expect(doors(village(30, 17, undefined, box))).toEqual(['J']);
    expect(doors(village(30, 18, undefined, box))).toEqual(['I']);
    expect(doors(village(30, 18, 48, box))).toEqual(['J']);
  });

  test('an Automa is no person: its villages have an average of their own', () => {
    const box = boxWith({ board: { ...theBox().data.board, average: [[11, 46], [47], [95]] } });
    const beside = (points: number) => {
      const game = inGame({ game: 6, charters: ['red'], automas: ['blue'], box }).given(LAID);
      game.given({ red: { points }, blue: { points: 17 } });
      return doors(settles(ends(game), ['mark row-10']));
    };
    expect(beside(29)).toEqual(['J']);
    expect(beside(30)).toEqual(['I']);
  });

  test('the box of the game has a number for every company, more for more people', () => {
    const { average = [] } = theBox().data.board;
    expect(average.map((row) => row.length)).toEqual([6, 5, 4, 3, 2, 1]);
    const people = average.map(([alone = 0]) => alone);
    expect(people).toEqual([...new Set(people)].toSorted((a, b) => a - b));
    expect(people[0]).toBeGreaterThan(0);
  });

  test('a box with averages for companies that can’t be is refused', () => {
    const { board } = theBox().data;
    for (const average of [[[11, 12, 13, 14, 15, 16, 17]], [[0]], [[1.5]]])
      expect(() => boxWith({ board: { ...board, average } })).toThrow('board: the averages of 1 people');
  });

  test('it is nobody’s choice: no door is offered', () => {
    const game = inGame({ game: 6, charters: ['red', 'blue'] }).given(LAID);
    settles(ends(game), ['mark row-10'], (table) =>
      table.decider.options.some((text) => text.startsWith('open ')),
    );
    expect(game.sees.game).toBe(7);
  });

  test('both lead to guidepost 406 and bring the spectral worker', () => {
    for (const [red, told] of [
      [60, 50],
      [10, 50],
    ] as const) {
      const game = village(red, 0, told);
      expect(game.whereIs(406)).toBe('guidepost');
      expect(game.whereIs(343)).toMatch(/^hand-/);
    }
  });
});
