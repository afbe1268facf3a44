import type { Charter } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { pointsFrom, spoke, village } from '../village.ts';

describe('card 329: bumping an opponent regains 1 influence before the building is used (ruling 15)', () => {
  test('the influence is back before the price', () => {
    const game = village({
      red: { persona: [329], influence: 0, coins: 1 },
      blue: { workers: ['blue-2', 'home'], stands: { 'blue-2': 56 } },
    });
    expect(game.red.options).toContain('place big blue-2');
    game.red.places('blue-2');
    expect(game.red.influence).toBe(0);
    const facts = game.action.map((fact) => ('good' in fact ? `${fact.fact} ${fact.good}` : fact.fact));
    expect(facts.indexOf('gained influence')).toBeLessThan(facts.indexOf('paid influence'));
  });

  test('one short without the bump: not offered', () => {
    const game = village({
      red: { persona: [329], influence: 0, coins: 1 },
      blue: { stands: { 'blue-2': 56 } },
    });
    expect(game.red.options).not.toContain('place big blue-2');
  });

  test('not for one’s own worker; nothing when no influence was paid', () => {
    const own = village({ red: { persona: [329], influence: 9, clay: 1, workers: ['treasury', 'home'] } });
    own.red.places('treasury');
    expect(own.red.influence).toBe(9);
    const none = village({
      red: { persona: [329], clay: 1, reputation: 3 },
      blue: { workers: ['treasury', 'home'] },
    });
    none.red.places('treasury');
    expect(none.red.influence).toBe(9);
  });

  test('not when somebody else bumps', () => {
    const game = village(
      { red: { clay: 1 }, blue: { workers: ['treasury', 'home'] }, green: { persona: [329], influence: 9 } },
      { charters: ['red', 'blue', 'green'] },
    );
    game.red.places('treasury');
    expect(game.green.influence).toBe(9);
  });

  test('not for whoever is bumped', () => {
    const game = village({
      red: { clay: 1 },
      blue: { persona: [329], influence: 9, workers: ['treasury', 'home'] },
    });
    game.red.places('treasury');
    expect(game.blue.influence).toBe(9);
  });
});

describe('card 331: after placing in a charter the die is rolled; if it shows that charter, 2 VP', () => {
  const ALL: readonly Charter[] = ['red', 'purple', 'green', 'yellow', 'black', 'blue'];
  const rolls = () =>
    ALL.map((charter) => {
      const game = village({ red: { persona: [331] } }, { seed: `die of ${charter}` });
      game.red.places(`${charter}-1`);
      const [roll] = game.told('rolled');
      return { game, charter, shown: roll?.charter };
    });

  test('rolled in every charter, also one’s own and those nobody plays', () => {
    for (const { shown } of rolls()) expect(shown).toBeDefined();
  });

  test('2 VP exactly when it matches', () => {
    const seen = new Set<number>();
    for (let i = 0; i < 24; i++) {
      const game = village({ red: { persona: [331] } }, { seed: `match ${i}` });
      game.red.places('green-1');
      const [roll] = game.told('rolled');
      expect(pointsFrom(game, 331)).toBe(roll?.charter === 'green' ? 2 : 0);
      seen.add(pointsFrom(game, 331));
    }
    expect([...seen].toSorted()).toEqual([0, 2]);
  });

  test('not in the Commons, nor at the Cloud Port', () => {
    const game = village({ red: { persona: [331], clay: 1, coins: 4 } });
    game.red.places('treasury');
    expect(game.told('rolled')).toEqual([]);
    const port = village({ red: { persona: [331], coins: 4 } });
    port.red.places('cloudPort').sells('coin-1');
    expect(port.told('rolled')).toEqual([]);
  });

  test('not when somebody else places', () => {
    const game = village({ blue: { persona: [331] } });
    game.red.places('green-1');
    expect(game.told('rolled')).toEqual([]);
  });

  test('before paying (ruling 15)', () => {
    const game = village({ red: { persona: [331], clay: 1, stands: { 'red-2': 73 } } });
    game.red.places('red-2');
    const facts = game.action.map(({ fact }) => fact);
    expect(facts.indexOf('rolled')).toBeLessThan(facts.indexOf('paid'));
  });
});

describe('card 336: 3 VP for being the first to score a public objective', () => {
  const start = () =>
    village({
      red: { persona: [336], coins: 6, secrets: [216], hand: [206, 207] },
      blue: { coins: 6 },
      objectives: [215, 214, 217],
    });

  test('first: 3 VP', () => {
    const game = start();
    game.red.places('grandstand').scores(215);
    expect(pointsFrom(game, 336)).toBe(3);
  });

  test('silent when somebody else is the first', () => {
    const game = village({ red: { coins: 6 }, blue: { persona: [336] }, objectives: [215, 214, 217] });
    game.red.places('grandstand').scores(215);
    expect(spoke(game, 336)).toBe(false);
  });

  test('second: nothing', () => {
    const game = village({
      red: { persona: [336], coins: 6 },
      blue: { coins: 6, scored: [215] },
      objectives: [215, 214, 217],
    });
    game.red.places('grandstand').scores(215);
    expect(spoke(game, 336)).toBe(false);
  });

  test('a private objective: nothing', () => {
    const game = start();
    game.red.places('grandstand').scores(216);
    expect(spoke(game, 336)).toBe(false);
    expect(game.red.points).toBe(5);
  });
});
