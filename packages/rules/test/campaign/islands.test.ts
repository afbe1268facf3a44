import { ends, inGame, isAsked, settles, type Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** The set-up of the fifth game, up to the laying of islands. */
function laying(): Table {
  const game = inGame({ game: 4, charters: ['red', 'blue'] });
  return settles(ends(game), ['open E'], isAsked('lay'));
}

const lays = (game: Table, charter: 'red' | 'blue', island: string, plot: string) =>
  game[charter].does({ do: 'lay', what: island, at: plot });

/** The first turn of the fifth game; red has laid two islands. */
function laid(first: string, second: string): Table {
  const game = laying();
  lays(game, 'red', 'sky-red-1', first);
  lays(game, 'red', 'sky-red-2', second);
  return settles(game, ['lay sky-blue-1 blue-5', 'lay sky-blue-2 blue-6']);
}

describe('rule 1 (card 132): sky islands', () => {
  test('everybody lays islands of the own four over plots of the own charter, side by side', () => {
    const game = laying();
    expect(game.sees.game).toBe(5);
    expect(game.deciders).toEqual([game.red.seat, game.blue.seat]);
    expect(game.red.options).toHaveLength(20);
    expect(game.red.options.every((text) => /^lay sky-red-[1-4] red-[2-6]$/.test(text))).toBe(true);
  });

  test('never over the basic building, nor two over one plot', () => {
    const game = laying();
    const over = (at: string) => game.red.cannot({ do: 'lay', what: 'sky-red-1', at });
    expect(over('red-1')).toEqual([{ lack: 'basic' }]);
    lays(game, 'red', 'sky-red-3', 'red-4');
    expect(over('red-4')).toEqual([{ lack: 'covered', site: 'red-4' }]);
    game.red.cannot({ do: 'lay', what: 'sky-red-3', at: 'red-2' });
    expect(game.red.options).toHaveLength(12);
  });

  test('nor over another charter, nor an island of somebody else', () => {
    const game = laying();
    const theirs = [{ lack: 'notYours' }];
    expect(game.red.cannot({ do: 'lay', what: 'sky-red-1', at: 'blue-2' })).toEqual(theirs);
    expect(game.red.cannot({ do: 'lay', what: 'sky-blue-1', at: 'red-2' })).toEqual(theirs);
    expect(game.red.cannot({ do: 'lay', what: 'sky-red-1', at: 'treasury' })).toEqual([{ lack: 'notNow' }]);
  });

  test('exactly two, and the question says how many more; those who are done wait for the others', () => {
    const game = laying();
    const left = () => game.sees.questions.find(({ charter }) => charter === 'red')?.left;
    expect(left()).toBe(2);
    lays(game, 'red', 'sky-red-1', 'red-2');
    expect(left()).toBe(1);
    lays(game, 'red', 'sky-red-4', 'red-6');
    expect(game.deciders).toEqual([game.blue.seat]);
    expect(game.red.options).toEqual([]);
  });

  test('inactive charters ignore them', () => {
    const game = laying();
    settles(game);
    const owners = game.action.filter((fact) => fact.fact === 'laid').map(({ charter }) => charter);
    expect(owners.toSorted()).toEqual(['blue', 'blue', 'red', 'red']);
  });

  test('a building under an island can’t be used; the rest of the charter can', () => {
    const game = laid('red-2', 'red-3').given({
      unlocked: true,
      red: { stands: { 'red-2': 73, 'red-4': 74 } },
    });
    expect(game.red.wouldLackOn('red-2')).not.toEqual([]);
    expect(game.red.options.some((text) => text.endsWith(' red-2'))).toBe(false);
    expect(game.sees.village['red-2']).toBe(73);
  });

  test('one builds on an empty island, not on the plot below', () => {
    const game = laid('red-2', 'red-3');
    const { active } = game.sees;
    if (active !== 'red') game.idleUntil('red');
    game.given({
      unlocked: true,
      red: { hand: [73], influence: 12, clay: 4, metal: 4, grain: 4, wood: 4, coal: 4, pumpkin: 4 },
    });
    game.red.places('zeppelin');
    const sites = game.red.options.map((text) => text.replace('build 73 ', ''));
    expect(sites.toSorted()).toEqual(['red-4', 'red-5', 'red-6', 'sky-red-1', 'sky-red-2']);
    game.red.builds(73, 'sky-red-1');
    expect(game.sees.village['sky-red-1']).toBe(73);
    expect(game.sees.village['red-2']).toBeUndefined();
  });

  test('after the game all four are gathered with their buildings, and may be laid elsewhere', () => {
    const game = laid('red-2', 'red-3').given({ unlocked: true, red: { stands: { 'sky-red-1': 73 } } });
    settles(ends(game), ['choose kind'], isAsked('lay'));
    expect(game.sees.game).toBe(6);
    expect(game.red.options).toHaveLength(20);
    expect(game.sees.village['sky-red-1']).toBe(73);
    lays(game, 'red', 'sky-red-1', 'red-5');
    lays(game, 'red', 'sky-red-2', 'red-6');
    settles(game);
    expect(game.red.wouldLackOn('sky-red-1')).toEqual(game.red.wouldLackOn('sky-red-1'));
    expect(game.sees.village['sky-red-1']).toBe(73);
  });

  test('an island in the chest is not on the board: its building can’t be used', () => {
    const game = laid('red-2', 'red-3').given({ unlocked: true, red: { stands: { 'sky-red-4': 73 } } });
    expect(game.red.wouldLackOn('sky-red-4')).not.toEqual([]);
  });

  test('in the next set-up a building that stood on a plot can be covered', () => {
    const game = laid('red-2', 'red-3').given({ unlocked: true, red: { stands: { 'red-4': 73 } } });
    settles(ends(game), ['choose kind'], isAsked('lay'));
    expect(game.red.options).toContain('lay sky-red-1 red-4');
  });
});
