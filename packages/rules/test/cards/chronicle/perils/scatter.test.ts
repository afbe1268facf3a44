import { BEFORE_HOURGLASS } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { nextGame, village } from '../../village.ts';

const inCharters = (sites: readonly string[]) => sites.filter((site) => site.includes('-'));

describe('card 36: one random peril on every building in the charters at set-up', () => {
  const start = () =>
    nextGame(
      village(
        {
          red: { coins: 6, stands: { 'red-2': 73, 'red-3': 74 } },
          objectives: [215, 214, 217],
          progress: BEFORE_HOURGLASS,
        },
        { games: 2 },
      ),
    );

  test('basic ones included, also where nobody plays; not in the Commons', () => {
    const game = start();
    const sites = Object.keys(game.sees.village);
    for (const site of inCharters(sites)) expect(game.perilOn(site), site).toBeDefined();
    expect(game.perilOn('treasury')).toBeUndefined();
    expect(game.perilOn('cloudPort')).toBeUndefined();
  });

  test('what lay there and what was held before goes back first', () => {
    const game = nextGame(
      village(
        {
          red: { coins: 6, perils: { blight: 6 } },
          objectives: [215, 214, 217],
          peril: { 'red-1': 'vermin' },
          progress: BEFORE_HOURGLASS,
        },
        { games: 2 },
      ),
    );
    expect(game.red.perils).toEqual([]);
    expect(game.perilOn('red-1')).toBeDefined();
  });
});
