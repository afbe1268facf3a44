import type { Charter } from '@charterstone/rules';
import { ends, inGame, type Position, settles, sheetOf, type Table, write } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { islandsOf } from './village.ts';

const THREE = ['red', 'purple', 'green'] as const;
const NOTHING = { coins: 0, clay: 0, hand: [], influence: 12 } as const;

/** Three charters with nothing, but for what the row says; the game is over. */
function ended(guidepost: number, game: number, position: Position): Table {
  const table = inGame({ game, guidepost, charters: THREE });
  table.given({ red: NOTHING, purple: NOTHING, green: NOTHING });
  table.given({ unlocked: true, ...position });
  return ends(table);
}

function achievers(game: Table): readonly Charter[] {
  const [fact] = game.told('goalMet');
  return (fact?.charters ?? []).toSorted();
}

const ISLANDS = islandsOf(THREE);

type Row = readonly [
  goal: string,
  guidepost: number,
  game: number,
  position: Position,
  achieved: readonly Charter[],
];

const ROWS: readonly Row[] = [
  ['most coins and resources', 400, 2, { red: { coins: 2, clay: 2 }, green: { wood: 3 } }, ['red']],
  [
    'most coins and resources, tied',
    400,
    2,
    { red: { coins: 2, clay: 1 }, green: { wood: 3 } },
    ['green', 'red'],
  ],
  ['nobody has any coins or resources', 400, 2, {}, []],
  ['fewest objectives', 401, 3, { red: { scored: [214] }, objectives: [214, 215, 216] }, ['green', 'purple']],
  ['fewest objectives, all alike', 401, 3, {}, ['green', 'purple', 'red']],
  ['most buildings in the charter', 402, 4, { red: { stands: { 'red-2': 73 } } }, ['red']],
  [
    'most buildings in the charter',
    403,
    4,
    { red: { stands: { 'red-2': 73 } }, green: { stands: { 'green-4': 58 } } },
    ['green', 'red'],
  ],
  [
    'most personas, in play and in the chest',
    404,
    5,
    { purple: { chest: [219, 223] }, red: { chest: [280] } },
    ['purple'],
  ],
  [
    'most quota tokens',
    405,
    6,
    { green: { quota: ['coin-1', 'coin-2'] }, red: { quota: ['resource-1'] } },
    ['green'],
  ],
  ['nobody has quota tokens', 405, 6, {}, []],
  ['most reputation tokens', 406, 7, { green: { reputation: 1 }, red: { reputation: 2 } }, ['red']],
  [
    'most peril',
    407,
    8,
    { green: { perils: { bandit: 2 } }, red: { perils: { vermin: 1, blight: 2 } } },
    ['red'],
  ],
  ['the candle burns: all', 408, 9, {}, ['green', 'purple', 'red']],
  ['the candle went out on red’s turn: the others', 408, 9, { notes: { 408: 4 } }, ['green', 'purple']],
  [
    'most minions, at home and at work',
    409,
    10,
    { green: { minions: { cat: ['home', 'green-1'] } }, red: { minions: { golem: ['home'] } } },
    ['green'],
  ],
  ['most cards', 410, 11, { red: { hand: [206, 207] }, green: { hand: [208] } }, ['red']],
  ['fewest cards', 411, 11, { red: { hand: [206, 207] }, green: { hand: [208] } }, ['purple']],
  ['fewest influence', 412, 12, { red: { influence: 3 }, green: { influence: 4 } }, ['red']],
  ['fewest influence', 413, 12, { red: { influence: 3 }, green: { influence: 0 } }, ['green']],
];

describe('rule 27: the goal of a guidepost', () => {
  test.each(ROWS)('%s (card %i, game %i)', (_goal, guidepost, game, position, achieved) => {
    const islands = game >= 5 ? ISLANDS : {};
    const merged: Position = { ...position };
    for (const charter of THREE)
      Object.assign(merged, { [charter]: { ...islands[charter], ...position[charter] } });
    const table = ended(guidepost, game, merged);
    expect(achievers(table)).toEqual(achieved);
  });

  test('all who reach it fill one star, in a row of their own choice, side by side', () => {
    const game = ended(400, 2, { red: { coins: 3 }, green: { wood: 3 } });
    expect(game.deciders).toEqual([game.red.seat, game.green.seat]);
    game.green.does({ do: 'mark', what: 'row-4' });
    game.red.does({ do: 'mark', what: 'row-2' });
    expect(sheetOf(game, 'green').stars.slice(0, 4)).toEqual([0, 0, 0, 1]);
    expect(sheetOf(game, 'red').stars.slice(0, 4)).toEqual([0, 1, 0, 0]);
    expect(sheetOf(game, 'purple').glory).toBe(0);
  });

  test('game 12: even achievers roll the die, one of them fills the star', () => {
    const winners = new Set<Charter>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const game = inGame({ game: 12, charters: ['red', 'blue'], seed });
      game.given({ red: { influence: 2 }, blue: { influence: 2 } });
      game.given({
        red: { islands: { 'sky-red-1': 'red-5', 'sky-red-2': 'red-6' } },
        blue: { islands: { 'sky-blue-1': 'blue-5', 'sky-blue-2': 'blue-6' } },
      });
      ends(game);
      expect(achievers(game)).toHaveLength(1);
      expect(game.told('rolled').length).toBeGreaterThan(0);
      for (const charter of achievers(game)) winners.add(charter);
    }
    expect([...winners].toSorted()).toEqual(['blue', 'red']);
  });

  test('402 and 403: covered buildings do not count, those on islands do (ruling 12)', () => {
    const game = inGame({ game: 4, charters: ['red', 'blue'], rules: [132] });
    game.given({
      unlocked: true,
      red: { stands: { 'red-2': 73, 'red-3': 74 }, islands: { 'sky-red-1': 'red-2', 'sky-red-2': 'red-3' } },
      blue: { stands: { 'sky-blue-1': 88 }, islands: { 'sky-blue-1': 'blue-2', 'sky-blue-2': 'blue-3' } },
    });
    ends(game);
    expect(achievers(game)).toEqual(['blue']);
  });

  test('the first game has no guidepost: nobody reaches anything', () => {
    const game = ends(inGame({ game: 1, charters: ['red', 'blue'] }));
    expect(game.history.some((fact) => fact.fact === 'goalMet')).toBe(false);
  });
});

describe('rule 27: who chooses for the village', () => {
  const fork = (game: Table): Charter => {
    settles(game, [], (table) => table.decider.options.includes('open A'));
    return game.decider.charter;
  };

  test('the achiever with most influence left', () => {
    const game = ended(400, 2, {
      red: { coins: 3, influence: 4 },
      green: { coins: 3, influence: 5 },
      purple: { coins: 1, influence: 12 },
    });
    expect(fork(game)).toBe('green');
    expect(game.green.options).toEqual(['open A', 'open B']);
  });

  test('of several the die, among them only', () => {
    const choosers = new Set<Charter>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const game = inGame({ game: 2, charters: THREE, seed });
      game.given({
        red: { coins: 3, influence: 5 },
        green: { coins: 3, influence: 5 },
        purple: { coins: 0, influence: 12, clay: 0 },
      });
      choosers.add(fork(ends(game)));
    }
    expect([...choosers].toSorted()).toEqual(['green', 'red']);
  });

  test('nobody reached the goal: of all players the one with most influence', () => {
    const game = ended(400, 2, { red: { influence: 3 }, purple: { influence: 9 }, green: { influence: 8 } });
    expect(fork(game)).toBe('purple');
  });

  test('only the chooser can open, the others wait', () => {
    const game = ended(400, 2, { red: { coins: 3 } });
    fork(game);
    expect(game.deciders).toEqual([game.red.seat]);
    expect(game.green.cannot({ do: 'open', at: 'A' })).toEqual([{ lack: 'notYourDecision' }]);
  });

  test('influence counts as it is when the game ends, the token on an objective gone', () => {
    const game = write(
      ended(400, 2, {
        objectives: [214, 215, 216],
        red: { coins: 3, influence: 6 },
        green: { coins: 3, influence: 7, scored: [214] },
      }),
      {},
    );
    expect(fork(game)).toBe('green');
  });
});
