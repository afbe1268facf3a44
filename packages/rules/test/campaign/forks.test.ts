import type { Charter } from '@charterstone/rules';
import {
  ends,
  inGame,
  isAsked,
  kingsOf,
  type Position,
  type Sheets,
  settles,
  sheetOf,
  type Table,
  write,
} from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { doors, LAID, printedValue } from './village.ts';

const TWO = ['red', 'blue'] as const;
/** A game is over; then everything is answered with the wishes. */
function after(game: number, wishes: readonly string[], position: Position = {}, sheets: Sheets = {}): Table {
  const table = inGame({ game, charters: TWO });
  if (game >= 5) table.given(LAID);
  table.given({ unlocked: true, ...position });
  write(table, sheets);
  return settles(ends(table), [...wishes, 'mark row-10']);
}

/** Points that the story gave, by charter. */
function storyPoints(game: Table, guidepost: number): Partial<Record<Charter, number>> {
  return Object.fromEntries(
    game.action.flatMap((fact) =>
      fact.fact === 'points' && fact.why === guidepost ? [[fact.charter, fact.n]] : [],
    ),
  );
}

describe('game 2: A or B', () => {
  const goods: Position = { red: { coins: 4, clay: 1 }, blue: { coins: 2, wood: 2, metal: 1 } };

  test('A: a point for every coin, a displeased king', () => {
    const game = after(2, ['open A'], goods);
    expect(storyPoints(game, 400)).toEqual({ red: 4, blue: 2 });
    expect(kingsOf(game)).toEqual({ pleased: 0, displeased: 1 });
    expect(doors(game)).toEqual(['A']);
  });

  test('B: a point for every resource, a pleased king', () => {
    const game = after(2, ['open B'], goods);
    expect(storyPoints(game, 400)).toEqual({ red: 1, blue: 3 });
    expect(kingsOf(game)).toEqual({ pleased: 1, displeased: 0 });
    expect(doors(game)).toEqual(['B']);
  });

  test.each(['A', 'B'])('%s: rules 2, 4 and 26 enter the Chronicle, guidepost 401 follows', (door) => {
    const game = after(2, [`open ${door}`]);
    expect(game.sees.chronicle).toEqual(expect.arrayContaining([125, 126, 127]));
    expect(game.whereIs(17)).toBe('archive');
    expect(game.whereIs(401)).toBe('guidepost');
  });
});

describe('game 3: C or D', () => {
  const village: Position = {
    red: { stands: { 'red-2': 73, 'red-3': 76 } },
    blue: { stands: { 'blue-2': 88 } },
  };

  test('C: the points of the game include the values of one’s buildings; 402 follows', () => {
    const game = after(3, ['open C'], village);
    expect(storyPoints(game, 401)).toEqual({
      red: printedValue(73) + printedValue(76),
      blue: printedValue(88),
    });
    expect(kingsOf(game)).toEqual({ pleased: 1, displeased: 0 });
    expect(game.whereIs(402)).toBe('guidepost');
    expect(game.whereIs(403)).toBe('index');
  });

  test('C: they count for stars and the victory', () => {
    const game = after(3, ['open C'], village);
    expect(sheetOf(game, 'red').victories).toBe(1);
  });

  test('D: they do not; 403 follows', () => {
    const game = after(3, ['open D'], village);
    expect(storyPoints(game, 401)).toEqual({});
    expect(kingsOf(game)).toEqual({ pleased: 0, displeased: 1 });
    expect(game.whereIs(403)).toBe('guidepost');
    expect(game.whereIs(402)).toBe('index');
  });
});

describe('games 4, 5 and 7: doors with the same effect or another', () => {
  test.each([
    [4, 'E', 1, 404],
    [4, 'F', -1, 404],
    [5, 'G', 1, 405],
    [5, 'H', -1, 405],
    [7, 'K', -1, 407],
    [7, 'L', 1, 407],
  ] as const)('game %i, crate %s: kings %i, guidepost %i', (number, door, kings, next) => {
    const game = after(number, [`open ${door}`, 'choose unkind']);
    expect(doors(game)).toEqual([door]);
    expect(kingsOf(game)).toEqual({ pleased: Math.max(0, kings), displeased: Math.max(0, -kings) });
    expect(game.whereIs(next)).toBe('guidepost');
  });

  test.each(['E', 'F'])('%s brings rule 1, sky islands', (door) => {
    const game = after(4, [`open ${door}`]);
    expect(game.sees.chronicle).toContain(132);
    expect(game.action.some((fact) => fact.fact === 'laid')).toBe(true);
  });
});

describe('game 8: M or N, by the peril left', () => {
  test('M: peril lies on a building of a player: two displeased kings', () => {
    const game = after(8, [], { peril: { 'red-1': 'bandit' } });
    expect(doors(game)).toEqual(['M']);
    expect(kingsOf(game)).toEqual({ pleased: 0, displeased: 2 });
    expect(game.whereIs(408)).toBe('guidepost');
  });

  test('N: none: two pleased kings', () => {
    const game = after(8, [], { red: { perils: { bandit: 2 } } });
    expect(doors(game)).toEqual(['N']);
    expect(kingsOf(game)).toEqual({ pleased: 2, displeased: 0 });
    expect(game.whereIs(408)).toBe('guidepost');
  });

  test('peril in charters nobody plays is nobody’s fault', () => {
    expect(doors(after(8, [], { peril: { 'green-1': 'famine', 'yellow-1': 'blight' } }))).toEqual(['N']);
  });

  test('peril on a player’s island counts', () => {
    const game = inGame({ game: 8, charters: TWO }).given(LAID);
    game.given({ unlocked: true, red: { stands: { 'sky-red-1': 73 } } });
    game.given({ peril: { 'sky-red-1': 'vermin' } });
    expect(doors(settles(ends(game), ['mark row-10']))).toEqual(['M']);
  });
});

describe('game 9: O or P, by the candle', () => {
  const red = 4;

  test('P: it burns: two pleased kings', () => {
    const game = after(9, []);
    expect(doors(game)).toEqual(['P']);
    expect(kingsOf(game)).toEqual({ pleased: 2, displeased: 0 });
    expect(game.whereIs(409)).toBe('guidepost');
  });

  test('O: it went out: whoever’s turn it was archives a used persona', () => {
    const table = inGame({ game: 9, charters: TWO }).given(LAID);
    table.given({ unlocked: true, red: { chest: [293] }, notes: { 408: red } });
    write(table, { red: { used: [280, 295] }, blue: { used: [303] } });
    const game = settles(ends(table), ['mark row-10'], isAsked('pick 280'));
    expect(game.deciders).toEqual([game.red.seat]);
    expect(game.red.options).toEqual(['pick 280', 'pick 295']);
    game.red.takes(295);
    settles(game);
    expect(game.whereIs(295)).toBe('archive');
    expect(game.whereIs(280)).not.toBe('archive');
    expect(game.whereIs(303)).not.toBe('archive');
    expect(doors(game)).toEqual(['O']);
    expect(kingsOf(game)).toEqual({ pleased: 0, displeased: 2 });
    expect(game.whereIs(409)).toBe('guidepost');
  });

  test('O: the persona in play is a used one, too', () => {
    const table = inGame({ game: 9, charters: TWO }).given(LAID);
    table.given({ unlocked: true, red: { persona: [280] }, notes: { 408: red } });
    write(table, { red: {} });
    const game = settles(ends(table), ['mark row-10']);
    expect(doors(game)).toEqual(['O']);
    expect(game.sees.game).toBe(10);
  });

  test('O: without a used persona nothing is lost', () => {
    const game = after(9, [], { notes: { 408: red } });
    expect(doors(game)).toEqual(['O']);
    expect(game.sees.game).toBe(10);
  });
});

describe('game 10: Q or R, by the kings', () => {
  test.each([
    [8, 7, 'Q', 410],
    [7, 7, 'Q', 410],
    [6, 7, 'R', 411],
    [0, 1, 'R', 411],
  ])('%i pleased, %i displeased: crate %s, guidepost %i', (pleased, displeased, door, next) => {
    const game = after(10, [], {}, { kings: { pleased, displeased } });
    expect(doors(game)).toEqual([door]);
    expect(game.whereIs(next)).toBe('guidepost');
    expect(kingsOf(game)).toEqual(
      door === 'Q' ? { pleased: pleased + 3, displeased } : { pleased, displeased: displeased + 3 },
    );
  });

  test('Q, the festival: two stars for everybody', () => {
    const game = after(10, [], { red: { minions: { cat: ['home'] } } }, { kings: { pleased: 1 } });
    expect([sheetOf(game, 'red').glory, sheetOf(game, 'blue').glory]).toEqual([3, 2]);
  });

  test('R, martial law: none', () => {
    const game = after(10, [], { red: { minions: { cat: ['home'] } } }, { kings: { displeased: 1 } });
    expect([sheetOf(game, 'red').glory, sheetOf(game, 'blue').glory]).toEqual([1, 0]);
  });
});
