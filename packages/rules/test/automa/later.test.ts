import { describe, expect, test } from 'vitest';
import { inLater, nextGame } from './campaign.ts';
import { draws, wentTo, withCard } from './table.ts';

describe('rule 160: peril', () => {
  test('an Automa takes it like a person, by using the building; it does nothing to it', () => {
    const game = withCard(389, { rules: [36, 37], peril: { 'green-1': 'famine' } });
    expect(game.green.perils).toEqual(['famine']);
    expect(game.perilOn('green-1')).toBeUndefined();
    expect(game.green.points).toBe(2);
  });

  test('also by a minion', () => {
    const game = withCard(389, {
      rules: [33, 34, 36, 37],
      green: { minions: { cat: ['home'] } },
      peril: { 'green-1': 'blight' },
    });
    expect(wentTo(game).worker).toBe('cat');
    expect(game.green.perils).toEqual(['blight']);
  });

  test('the rule enters with peril: in the set-up after', () => {
    const game = nextGame(inLater(7), ['open K']);
    expect(game.sees.chronicle).toEqual(expect.arrayContaining([36, 160]));
  });
});

describe('rule 159: sky islands', () => {
  test('two in every set-up, one of them over each of two plots, never over the basic building', () => {
    const game = nextGame(inLater(5));
    const laid = game.green.supply.islands.flatMap(({ at }) => (at === undefined ? [] : [at]));
    expect(laid).toHaveLength(2);
    expect(laid).not.toContain('green-1');
    expect(game.sees.chronicle).toContain(159);
  });

  test('empty islands first', () => {
    const stands = { 'sky-green-1': 58, 'sky-green-2': 59 };
    const game = nextGame(inLater(5, { green: { stands } }));
    const laid = game.green.supply.islands.flatMap(({ island, at }) => (at === undefined ? [] : [island]));
    expect(laid).toEqual(['sky-green-3', 'sky-green-4']);
  });

  test('with no two empty ones any will do', () => {
    const seen = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const stands = { 'sky-green-1': 58, 'sky-green-2': 59 };
      const first = nextGame(inLater(5, { green: { stands } }, { seed }), ['open G']);
      first.given({
        unlocked: true,
        green: { stands: { 'sky-green-3': 61, 'sky-green-4': 62 } },
      });
      const game = nextGame(first);
      const laid = game.green.supply.islands.flatMap(({ island, at }) => (at === undefined ? [] : [island]));
      expect(laid).toHaveLength(2);
      seen.add(laid.join());
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test('a worker goes to the building of an island as to one of a plot, not to what lies under it', () => {
    const game = inLater(5, { green: { stands: { 'green-5': 64, 'sky-green-1': 62, 'green-2': 92 } } });
    draws(game, 383);
    expect(wentTo(game).site).toBe('sky-green-1');
  });

  test('it builds on plots before islands', () => {
    const game = inLater(5, {
      mat: [92, 93, 206, 207, 208],
      green: { stands: { 'green-2': 94, 'green-3': 95 } },
    });
    draws(game, 381);
    expect(game.told('built')).toMatchObject([{ card: 92, site: 'green-4' }]);
    draws(game, 381);
    expect(game.told('built')).toMatchObject([{ card: 93, site: 'sky-green-1' }]);
  });
});
