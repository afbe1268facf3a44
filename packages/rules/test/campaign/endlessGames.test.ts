import { CHARTERS, type Charter } from '@charterstone/rules';
import { CALM, ends, isAsked, type Position, settles, sheetOf, type Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { AFTER, last, openPlot, thirteenth } from './afterwards.ts';
import { RICH } from './village.ts';

describe('rules 155 and 156: the price without the deed', () => {
  function ready(hand: readonly number[]): { game: Table; charter: Charter } {
    const game = thirteenth();
    const { charter } = game.decider;
    game.given({ unlocked: true, [charter]: { ...RICH, hand }, progress: CALM });
    return { game, charter };
  }

  test('at the Zeppelin one may pay and not construct', () => {
    const { game, charter } = ready([85]);
    const player = game.of(charter);
    player.places('zeppelin');
    player.uses(155);
    expect(player.hand).toEqual([85]);
    expect(player.spent).toBe(3);
    expect(player.points).toBeGreaterThanOrEqual(5);
  });

  test('also without a card to construct', () => {
    const { game, charter } = ready([]);
    const player = game.of(charter);
    expect(player.options).toContain('place big zeppelin');
  });

  test('at the Charterstone one may pay and not unlock', () => {
    const { game, charter } = ready([]);
    const player = game.of(charter);
    const before = player.points;
    player.places('charterstone');
    settles(game, ['use 156']);
    expect(player.coins).toBe(6);
    expect(player.points).toBe(before + 5);
  });

  test('one may still construct, over a building too', () => {
    const { game, charter } = ready([85]);
    const player = game.of(charter);
    const site = openPlot(game, charter);
    game.given({ unlocked: true, [charter]: { stands: { [site]: 74 } } });
    player.places('zeppelin');
    if (player.options.includes('pass 155')) player.passes();
    player.builds(85, site);
    expect(game.sees.village[site]).toBe(85);
  });

  test('a crate with rule 29 in it does not bring the old rule back', () => {
    const { game, charter } = ready([]);
    game.given({ unlocked: true, [charter]: { hand: [28], built: { [openPlot(game, charter)]: 28 } } });
    const player = game.of(charter);
    player.places('charterstone');
    if (player.options.includes('pass 156')) player.passes();
    player.opens(28);
    expect(game.sees.chronicle).toContain(155);
    expect(game.sees.chronicle).not.toContain(29);
  });
});

describe('rule 157: the end of a game after the campaign', () => {
  test('nothing is kept, no star, no circle, no trophy sheet grows', () => {
    const game = thirteenth();
    const { charter } = game.decider;
    const sheets = () => CHARTERS.map((name) => sheetOf(game, name));
    const before = sheets();
    game.given({ [charter]: { coins: 9, clay: 3, points: 42, minions: { cat: ['home'] } } });
    settles(ends(game), AFTER, (table) => table.sees.game === 14 && isAsked('choose minion')(table));
    expect(sheets().map(({ stars, circles }) => ({ stars, circles }))).toEqual(
      before.map(({ stars, circles }) => ({ stars, circles })),
    );
    expect(game.sees.supply.coin).toBe(36);
    for (const player of game.players) expect(player.minions('cat')).toEqual([]);
  });

  test('it goes on and on', () => {
    const game = thirteenth();
    for (let number = 14; number <= 16; number++) {
      settles(ends(game), AFTER);
      expect(game.sees.game).toBe(number);
    }
  });

  /** The winners of the thirteenth game, both with ten points. */
  function winners(position: (first: Charter, second: Charter) => Position): readonly Charter[] {
    const game = thirteenth();
    const [first, second] = game.sees.charters.map(({ charter }) => charter);
    if (first === undefined || second === undefined) throw new Error('two play');
    game.given({ [first]: { coins: 0, hand: [] }, [second]: { coins: 0, hand: [] } });
    game.given(position(first, second));
    ends(game);
    const ended = game.history.filter((fact) => fact.fact === 'gameEnded').at(-1);
    return (ended?.winners ?? []).map((charter) => (charter === first ? 'red' : 'blue'));
  }

  test('ties: more reputation tokens win', () => {
    // Alone on the track brings ten points: the other has them already.
    expect(
      winners((first, second) => ({ [first]: { points: 0, reputation: 1 }, [second]: { points: 10 } })),
    ).toEqual(['red']);
  });

  test('then quota tokens', () => {
    expect(
      winners((first, second) => ({ [first]: { points: 10 }, [second]: { points: 10, quota: ['coin-1'] } })),
    ).toEqual(['blue']);
  });

  test('then all goods that are left', () => {
    expect(
      winners((first, second) => ({
        [first]: { points: 10, coins: 3, clay: 1 },
        [second]: { points: 10, coins: 3 },
      })),
    ).toEqual(['red']);
  });

  test('then it is friendly', () => {
    expect(
      winners((first, second) => ({ [first]: { points: 10 }, [second]: { points: 10 } })).toSorted(),
    ).toEqual(['blue', 'red']);
  });
});

describe('rule 2 is gone', () => {
  test('inactive charters do not grow', () => {
    const game = last();
    game.given({ unlocked: true, deck: [22, 23, 43, 44, 58, 59, 109, 110, 25, 26] });
    settles(ends(game), AFTER);
    expect(game.action.filter((fact) => fact.fact === 'built')).toEqual([]);
  });
});
