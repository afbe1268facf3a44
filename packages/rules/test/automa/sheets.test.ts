import { ends, newGame, settles, sheetOf, write } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { inLater, nextGame } from './campaign.ts';
import { beside } from './table.ts';

describe('how an Automa begins', () => {
  test('where the die says; its basic building stands on the first plot, its card lies in the deck', () => {
    const game = newGame({ charters: ['red'], automas: ['green'] });
    expect(game.isAutoma('green')).toBe(true);
    expect(game.isAutoma('red')).toBe(false);
    expect(game.sees.village['green-1']).toBe(7);
    expect(game.whereIs(7)).toMatch(/^(deck|mat-\d)$/);
  });

  test('twelve influence, but no coins, no cards and no persona in play', () => {
    const { green } = beside();
    expect([green.influence, green.coins, green.hand.length]).toEqual([12, 0, 0]);
    expect(green.personas).toEqual([]);
    expect(beside().whereIs(202)).toBe('chest-green');
  });

  test('it counts as a player for the tracks', () => {
    const one = newGame({ charters: ['red'], automas: ['green'] });
    const two = newGame({ charters: ['red', 'green'] });
    expect(one.progress).toBe(two.progress);
    expect(one.sees.charters).toHaveLength(2);
  });
});

describe('glory (rule 28)', () => {
  test('stars fill row by row, nobody is asked', () => {
    const game = inLater(3, { green: { points: 40 } });
    write(game, { green: { stars: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0] } });
    settles(ends(game), ['mark row-10']);
    expect(sheetOf(game, 'green').stars.slice(0, 3)).toEqual([3, 4, expect.any(Number)]);
  });

  test('a full row gives it no bonus', () => {
    const game = nextGame(write(inLater(3), { green: { stars: [3, 4, 5, 5, 6, 6, 7, 7, 8, 0] } }));
    expect(game.sees.game).toBe(4);
    expect([game.green.coins, game.green.hand.length, game.green.influence]).toEqual([0, 0, 12]);
    expect(Object.values(game.green.goods).every((n) => n === 0)).toBe(true);
    expect(game.told('gained').filter(({ charter }) => charter === 'green')).toEqual([]);
  });
});

describe('capacity (rule 29)', () => {
  test('whoever does not win gets a circle: from the top', () => {
    const game = nextGame(inLater(3, { red: { points: 30 }, green: { points: 2 } }));
    expect(sheetOf(game, 'green').circles).toEqual([2, 1, 1, 1]);
  });

  test('a full kind leads to the next one', () => {
    const game = write(inLater(3, { red: { points: 30 } }), { green: { circles: [4, 4, 1, 1] } });
    expect(sheetOf(nextGame(game), 'green').circles).toEqual([4, 4, 2, 1]);
  });
});

describe('personas', () => {
  const CHEST = [258, 271, 273];

  test('one that was not used counts as used in each game, by chance', () => {
    const marked = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const game = nextGame(inLater(3, { green: { chest: CHEST } }, { seed }));
      const used = CHEST.filter((persona) => game.wasUsed(persona));
      expect(used).toHaveLength(1);
      for (const persona of used) marked.add(persona);
    }
    expect(marked.size).toBeGreaterThan(1);
  });

  test('it stays in the chest: no persona plays before the last game', () => {
    const game = nextGame(inLater(3, { green: { chest: CHEST } }));
    expect(game.green.personas).toEqual([]);
    expect(game.green.chest).toEqual(expect.arrayContaining(CHEST));
  });

  test('used ones are not marked again; without others nothing is marked', () => {
    const game = write(inLater(3), { green: { used: CHEST } });
    expect(nextGame(game).green.supply.used).toEqual(CHEST);
  });

  test('the original persona, which can do nothing, never counts', () => {
    expect(nextGame(inLater(3)).wasUsed(202)).toBe(false);
  });
});

describe('what it does not do', () => {
  test('objectives lie there for people: an Automa scores none at the end either', () => {
    const game = ends(inLater(3, { green: { points: 9 } }));
    expect(game.history.filter((fact) => fact.fact === 'scored')).toEqual([]);
  });

  test('people still pick a persona, Automas are not waited for', () => {
    const game = inLater(3, { red: { chest: [280, 293] } });
    settles(ends(game), ['mark row-10', 'open C'], (table) => table.sees.game === 4);
    expect(game.deciders).toEqual([game.red.seat]);
  });
});
