import { ends, inGame, type Position, settles, type Table, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { LAID } from './village.ts';

/** The first turn of the tenth game, set up by the rules; red and blue have a charter full of buildings. */
function loose(kept: Position = {}): Table {
  const game = inGame({ game: 9, charters: ['red', 'blue'] }).given(LAID);
  game.given({
    unlocked: true,
    red: { ...kept.red, stands: { 'red-2': 73, 'red-3': 74, 'red-4': 76 } },
    blue: { ...kept.blue, stands: { 'blue-2': 88, 'blue-3': 89, 'blue-4': 91 } },
  });
  return settles(
    ends(game),
    [5, 6].flatMap((n) => ['red', 'blue'].map((of) => `lay sky-${of}-${n - 4} ${of}-${n}`)),
  );
}

const laidMinions = (game: Table) =>
  game.action.flatMap((fact) => (fact.fact === 'laid' && fact.why === 409 ? [fact] : []));

describe('game 10 (409 and 356): minions on the loose', () => {
  test('every kind of minion is released, with its rule and its quota row', () => {
    const game = loose();
    expect(game.whereIs(409)).toBe('guidepost');
    for (const card of [227, 234, 278, 297, 309, 332]) expect(game.whereIs(card)).toBe('table');
    expect(game.sees.chronicle).toEqual(expect.arrayContaining([33, 34]));
  });

  test('with 36 minions in the supply three location cards lie there', () => {
    const game = loose();
    const cards = [357, 358, 359, 360, 361, 362].filter((card) => game.whereIs(card) === 'table');
    expect(cards).toHaveLength(3);
  });

  test('a minion stands on every building on a marked plot, one each', () => {
    const game = loose();
    const sites = laidMinions(game).map(({ site }) => site);
    expect(new Set(sites).size).toBe(sites.length);
    const { cards } = game.state.box.data;
    const marked = [357, 358, 359, 360, 361, 362].flatMap((card) => {
      const data = cards[card];
      if (game.whereIs(card) !== 'table' || data?.kind !== 'location') return [];
      return Object.entries(data.plots).map(([charter, plot]) => `${charter}-${plot}`);
    });
    const built = marked.filter((plot) => game.sees.village[plot] !== undefined);
    const islands = sites.filter((site) => site.startsWith('sky-'));
    expect(islands).toEqual([]);
    expect(sites.toSorted()).toEqual(built.toSorted());
  });

  /** Red on turn, a cat loose on red-2. */
  function withCat(): Table {
    const game = inGame({ game: 10, charters: ['red', 'blue'] }).given(LAID);
    game.given({ unlocked: true, red: { clay: 3, stands: { 'red-2': 73 }, minions: { golem: ['home'] } } });
    return game;
  }

  test('minions can’t be placed', () => {
    const game = withCat();
    expect(game.red.cannot({ do: 'place', what: 'golem', at: 'red-2' })).toEqual([
      { lack: 'forbidden', card: 409 },
    ]);
  });

  test('to use a building with a minion one first pays 1 influence and gains the minion', () => {
    const game = loose();
    const [loosened] = laidMinions(game).filter(({ site }) =>
      /^(red|blue|green|purple|black|yellow)-1$/.test(site),
    );
    if (loosened === undefined) throw new Error('no minion stands on a basic building under this seed');
    const player = game.decider;
    const minion = loosened.what;
    player.places(loosened.site);
    expect(player.spent).toBe(1);
    expect(game.told('caught')).toContainEqual(
      expect.objectContaining({ charter: player.charter, minion, why: 409 }),
    );
  });

  test('without influence such a building can’t be used', () => {
    const game = loose();
    const [loosened] = laidMinions(game).filter(({ site }) => /-1$/.test(site) && !site.startsWith('sky'));
    if (loosened === undefined) throw new Error('no minion stands on a basic building under this seed');
    const player = game.decider;
    game.given({ [player.charter]: { influence: 0 } });
    expect(player.options.some((text) => text.endsWith(` ${loosened.site}`))).toBe(false);
  });

  test('location cards go back to the Index, minions left over to the supply', () => {
    const game = settles(ends(loose()));
    expect(game.sees.game).toBe(11);
    for (const card of [357, 358, 359, 360, 361, 362]) expect(game.whereIs(card)).toBe('index');
  });
});

describe('location cards 357 to 362', () => {
  /** Plots by card, numbered row by row from the left: red, purple, green, blue, black, yellow. */
  const PLOTS: readonly (readonly [card: number, ...plots: readonly number[]])[] = [
    [357, 2, 6, 1, 3, 6, 2],
    [358, 1, 1, 2, 5, 5, 3],
    [359, 3, 5, 3, 4, 1, 1],
    [360, 4, 2, 5, 1, 2, 6],
    [361, 5, 4, 4, 2, 4, 4],
    [362, 6, 3, 6, 6, 3, 5],
  ];
  const { cards } = theBox().data;

  test.each(PLOTS)(
    'card %i marks one plot of each charter',
    (card, red, purple, green, blue, black, yellow) => {
      expect(cards[card]).toEqual({ kind: 'location', plots: { red, purple, green, blue, black, yellow } });
    },
  );

  test('together they cover all 36 once', () => {
    const all = PLOTS.flatMap(([card]) => {
      const data = cards[card];
      return data?.kind === 'location' ? Object.entries(data.plots).map((plot) => plot.join('-')) : [];
    });
    expect(new Set(all).size).toBe(36);
  });
});
