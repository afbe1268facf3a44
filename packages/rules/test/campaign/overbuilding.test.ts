import {
  CALM,
  ends,
  type Holding,
  inGame,
  type Position,
  settles,
  type Table,
  write,
} from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { printedValue, RICH } from './village.ts';

/** Red holds building 79 and has 73 on its second plot. */
function village(rules: readonly number[], red: Holding = {}, position: Position = {}): Table {
  const game = inGame({ game: 3, charters: ['red', 'blue'], rules });
  return game.given({
    unlocked: true,
    progress: CALM,
    ...position,
    red: { ...RICH, hand: [79], stands: { 'red-2': 73 }, ...red },
  });
}

/** The sites on which 79 could be built at the Zeppelin. */
function sites(game: Table): readonly string[] {
  game.red.places('zeppelin');
  return game.red.options.map((text) => text.replace('build 79 ', '')).toSorted();
}

const EMPTY = ['red-3', 'red-4', 'red-5', 'red-6'];

describe('rule 18 with card 29: building over a building', () => {
  test('before, only empty plots', () => {
    expect(sites(village([]))).toEqual(EMPTY);
  });

  test('then also over a building without tokens, never over the basic one', () => {
    expect(sites(village([29]))).toEqual(['red-2', ...EMPTY]);
  });

  test('the newer building is there to be used, the older one is gone for good', () => {
    const game = village([29]);
    game.red.places('zeppelin').builds(79, 'red-2');
    expect(game.sees.village['red-2']).toBe(79);
    expect(game.sees.constructed).toEqual(expect.arrayContaining([73, 79]));
    expect(game.told('built')).toMatchObject([{ card: 79, site: 'red-2', over: 73 }]);
  });

  test('one can’t build over another charter’s building', () => {
    const game = village([29], {}, { blue: { stands: { 'blue-2': 88 } } });
    game.red.places('zeppelin');
    expect(game.red.cannot({ do: 'build', what: 79, at: 'blue-2' })).not.toEqual([]);
  });

  test('ruling 12: not over a worker, of whomever', () => {
    expect(sites(village([29], {}, { blue: { workers: ['red-2'] } }))).toEqual(EMPTY);
    expect(sites(village([29], { workers: ['red-2'] }))).toEqual(EMPTY);
  });

  test('ruling 12: not over peril', () => {
    expect(sites(village([29, 36], {}, { peril: { 'red-2': 'bandit' } }))).toEqual(EMPTY);
  });

  test('ruling 12: not over a minion', () => {
    expect(sites(village([29, 33], { minions: { cat: ['red-2'] } }))).toEqual(EMPTY);
  });

  test('ruling 12: not over influence on an octagon', () => {
    const position = { stands: { 'red-2': 78 }, octagons: ['red-2'], influence: 11 };
    expect(sites(village([29, 27], position))).toEqual(EMPTY);
  });

  test('a building can’t be built over by its own use: the worker stands on it by then', () => {
    const full = { 'red-2': 98, 'red-3': 74, 'red-4': 76, 'red-5': 77, 'red-6': 82 };
    const peril = { 'red-3': 'bandit', 'red-4': 'vermin', 'red-5': 'famine', 'red-6': 'blight' } as const;
    const game = village([29, 33, 36], { stands: full, minions: { cat: ['home'] } }, { peril });
    expect(game.red.cannotPlaceOn('red-2')).toEqual([{ lack: 'plot' }]);
    expect(game.red.options.filter((text) => text.endsWith(' red-2'))).toEqual([]);
    // At the Zeppelin it is the one building that can go.
    game.red.places('zeppelin');
    expect(game.sees.village['red-2']).toBe(79);
  });

  test('so it is not among the sites it is used for; the others are', () => {
    const game = village([29, 36], { stands: { 'red-2': 98, 'red-3': 74 }, workers: ['red-2', 'home'] });
    game.given({ peril: { 'red-2': 'none', 'red-3': 'none' } });
    game.red.places('red-2');
    expect(game.red.options).toEqual(['red-3', 'red-4', 'red-5', 'red-6'].map((site) => `build 79 ${site}`));
  });

  test('on sky islands too', () => {
    const islands = { 'sky-red-1': 'red-3', 'sky-red-2': 'red-4' };
    const game = inGame({ game: 5, charters: ['red', 'blue'], rules: [29] });
    game.given({
      unlocked: true,
      red: { ...RICH, hand: [79], islands, stands: { 'sky-red-1': 73, 'red-3': 74 } },
      blue: { islands: { 'sky-blue-1': 'blue-3', 'sky-blue-2': 'blue-4' } },
    });
    expect(sites(game)).toEqual(['red-2', 'red-5', 'red-6', 'sky-red-1', 'sky-red-2']);
  });

  test('only the value of the newer building counts (game 3, crate C)', () => {
    const game = village([29]);
    game.red.places('zeppelin').builds(79, 'red-2');
    const before = game.red.points;
    settles(ends(game), ['open C'], () => game.history.some((fact) => fact.fact === 'storyOpened'));
    const counted = game.action.filter((fact) => fact.fact === 'points' && fact.charter === 'red');
    expect(counted).toMatchObject([{ n: printedValue(79), total: before + printedValue(79) }]);
  });

  test('inactive charters are not built over: without an open plot rule 2 does nothing', () => {
    const stand = { 'green-2': 58, 'green-3': 59, 'green-4': 61, 'green-5': 62, 'green-6': 63 };
    const game = write(village([29]), { stand });
    game.given({ unlocked: true, deck: [22, 23, 43, 44, 88, 89, 109, 110, 25, 26] });
    settles(ends(game));
    for (const [plot, card] of Object.entries(stand)) expect(game.sees.village[plot]).toBe(card);
  });
});
