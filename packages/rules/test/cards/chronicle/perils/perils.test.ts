import type { Peril } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { village } from '../../village.ts';

describe.each<{ peril: Peril; taker: number }>([
  { peril: 'bandit', taker: 83 },
  { peril: 'fuelShortage', taker: 53 },
  { peril: 'disrepair', taker: 104 },
  { peril: 'vermin', taker: 68 },
  { peril: 'blight', taker: 38 },
  { peril: 'famine', taker: 119 },
])('peril $peril', ({ peril, taker }) => {
  test('is taken by using its building, after the benefit', () => {
    const game = village({ peril: { 'red-1': peril } });
    game.red.places('red-1');
    expect(game.red.perils).toEqual([peril]);
    const facts = game.action.map(({ fact }) => fact);
    expect(facts.indexOf('gained')).toBeLessThan(facts.indexOf('perilTaken'));
  });

  test('by whoever uses it, also in another’s charter; it lies there only once', () => {
    const game = village({ peril: { 'blue-1': peril } });
    game.red.places('blue-1');
    expect(game.red.perils).toEqual([peril]);
    game.blue.places('blue-1');
    expect(game.blue.perils).toEqual([]);
  });

  test('by a minion too (ruling 13)', () => {
    const game = village({ red: { minions: { cat: ['home'] } }, peril: { 'red-1': peril } });
    game.red.places('red-1', 'cat');
    expect(game.red.perils).toEqual([peril]);
  });

  test('it must be taken: careful asks about the good only', () => {
    const game = village({ peril: { 'red-1': peril } });
    game.red.placesCarefully('red-1').leaves('clay');
    expect(game.red.perils).toEqual([peril]);
  });

  test(`card ${taker} takes it, and no other`, () => {
    const game = village({ red: { perils: { [peril]: 1 }, stands: { 'red-2': taker } } });
    expect(game.red.options).toContain('place big red-2');
    game.red.places('red-2');
    expect(game.red.perils).toEqual([]);
    const other = peril === 'blight' ? 'vermin' : 'blight';
    const wrong = village({ red: { perils: { [other]: 2 }, stands: { 'red-2': taker } } });
    expect(wrong.red.options).not.toContain('place big red-2');
  });

  test('the peril of a building can’t pay for that building: it is taken after the use', () => {
    const game = village({ red: { stands: { 'red-2': taker } }, peril: { 'red-2': peril } });
    expect(game.red.options).not.toContain('place big red-2');
  });
});

describe('rule 3: where peril matters', () => {
  test('a building with peril can’t be built over (ruling 12)', () => {
    const position = { red: { clay: 2, grain: 1, metal: 1, hand: [73], stands: { 'red-2': 74 } } };
    const game = village({ ...position, peril: { 'red-2': 'blight' } });
    game.red.places('zeppelin');
    expect(game.red.options).not.toContain('build 73 red-2');
    const free = village(position);
    free.red.places('zeppelin').builds(73, 'red-2');
    expect(free.sees.village['red-2']).toBe(73);
  });

  test('rule 37: peril on the quota track, mixed kinds allowed', () => {
    const game = village({ red: { coins: 0, perils: { blight: 1, vermin: 1 } } });
    game.red.places('cloudPort').sells('peril-2');
    expect(game.red.perils).toEqual([]);
    expect(game.red.points).toBe(3);
    expect(game.sees.quota['peril-2']).toBe('red');
  });

  test.each([
    ['peril-2', 2, 0, 0],
    ['peril-3', 2, 1, 0],
    ['peril-4', 3, 0, 0],
    ['peril-5', 3, 1, 0],
    ['peril-6', 3, 0, 1],
  ] as const)(
    'card 37: space %s takes %i peril, with %i VP and %i reputation',
    (space, takes, vp, reputation) => {
      const game = village({ red: { perils: { bandit: takes } } });
      const { points } = game.red;
      game.red.places('cloudPort').sells(space);
      if (reputation > 0) game.red.uses('cloudPort');
      expect(game.red.perils).toEqual([]);
      // The Cloud Port itself gives 3 (rule 22).
      expect(game.red.points - points).toBe(3 + vp);
      expect(game.sees.reputation.filter((charter) => charter === 'red')).toHaveLength(reputation);
    },
  );

  test('which of several kinds is paid is the payer’s choice (card 42)', () => {
    const game = village({ red: { perils: { blight: 1, vermin: 2 }, stands: { 'red-2': 42 } } });
    game.red.places('red-2');
    expect(game.red.options).toContain('pay vermin');
    game.red.pays('vermin', 'vermin');
    expect(game.red.perils).toEqual(['blight']);
    expect([game.red.points, game.red.influence]).toEqual([6, 11]);
  });
});
