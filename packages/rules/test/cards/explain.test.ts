import type { Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { village } from './village.ts';

/** For every building on the board: there is a reason exactly when no worker can be placed there. */
function disagreements(game: Table): readonly string[] {
  return Object.keys(game.sees.village).filter((site) => {
    const offered = game.red.options.some(
      (option) => /^place (big|small) /.test(option) && option.endsWith(` ${site}`),
    );
    return offered === game.red.wouldLackOn(site).length > 0;
  });
}

describe('what can’t be used has a reason, what can be used has none', () => {
  test.each<[string, () => Table]>([
    ['a basic village', () => village({ red: { clay: 1, coins: 4 } })],
    [
      'an income building that holds my token',
      () => village({ red: { stands: { 'red-2': 54 }, octagons: ['red-2'] } }),
    ],
    [
      'a building under an island, and one on an island in the chest',
      () =>
        village({
          red: {
            clay: 1,
            stands: { 'red-2': 73, 'sky-red-2': 74 },
            islands: { 'sky-red-1': 'red-2' },
            coins: 3,
          },
        }),
    ],
    ['a scroll (245)', () => village({ red: { hand: [245], coins: 0, stands: { 'red-2': 44 } } })],
    ['card 255', () => village({ red: { persona: [255], coins: 0, clay: 4, stands: { 'red-2': 44 } } })],
    [
      'card 329',
      () =>
        village({
          red: { persona: [329], influence: 0, coins: 1 },
          blue: { workers: ['blue-2', 'home'], stands: { 'blue-2': 56 } },
        }),
    ],
    [
      'a private objective',
      () => village({ red: { coins: 6, secrets: [215] }, objectives: [214, 216, 217] }),
    ],
    ['guidepost 410: not in one’s own charter', () => village({ game: 11, guidepost: 410 })],
    [
      'guidepost 411: a closed charter, without influence',
      () => village({ game: 11, guidepost: 411, red: { influence: 0 } }),
    ],
    [
      'guidepost 409: a minion to be caught, without influence',
      () =>
        village({ game: 10, guidepost: 409, red: { influence: 0 }, blue: { minions: { cat: ['blue-1'] } } }),
    ],
    [
      'an own empty island to build on',
      () =>
        village({
          red: {
            clay: 2,
            grain: 1,
            metal: 1,
            hand: [73],
            islands: { 'sky-red-1': 'red-2' },
            stands: { 'red-3': 74, 'red-4': 76, 'red-5': 77, 'red-6': 78 },
          },
          peril: { 'red-3': 'blight', 'red-4': 'blight', 'red-5': 'blight', 'red-6': 'blight' },
        }),
    ],
  ])('%s', (_name, set) => {
    expect(disagreements(set())).toEqual([]);
  });
});

describe('a refusal names the reason', () => {
  test('an item (259) one resource short', () => {
    const game = village({ red: { hand: [259], pumpkin: 1, coal: 1 } });
    expect(game.red.cannot({ do: 'act', what: 259 })).toEqual([{ lack: 'goods', good: 'pumpkin', short: 1 }]);
  });

  test('a card of another', () => {
    const game = village({ red: { hand: [] }, blue: { hand: [259] } });
    expect(game.red.cannot({ do: 'act', what: 259 })).toEqual([{ lack: 'notYours' }]);
  });

  test('a minion outside one’s charter is more than “not now”', () => {
    const game = village({ red: { minions: { cat: ['home'] } } });
    const reasons = game.red.cannot({ do: 'place', what: 'cat', at: 'blue-1' });
    expect(reasons).not.toEqual([{ lack: 'notNow' }]);
  });

  test('an income building that holds my token is more than “not now”', () => {
    const game = village({ red: { stands: { 'red-2': 54 }, octagons: ['red-2'] } });
    expect(game.red.cannotPlaceOn('red-2')).not.toEqual([{ lack: 'notNow' }]);
  });
});
