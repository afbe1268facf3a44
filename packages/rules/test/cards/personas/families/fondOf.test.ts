import type { Minion } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { pointsFrom, spoke, village } from '../../village.ts';

describe.each<{ card: number; minion: Minion }>([
  { card: 229, minion: 'cat' },
  { card: 235, minion: 'ghost' },
  { card: 279, minion: 'butler' },
  { card: 298, minion: 'golem' },
  { card: 311, minion: 'robot' },
  { card: 333, minion: 'chef' },
])('card $card: 2 VP for retrieving at least two of kind $minion', ({ card, minion }) => {
  const SITES = { 'red-2': 73, 'red-3': 74, 'red-4': 84 };
  const retrieving = (...where: string[]) =>
    village({ red: { persona: [card], stands: SITES, minions: { [minion]: where } } }).red.retrieves().table;

  test('with exactly two on the board', () => {
    const game = retrieving('red-2', 'red-3');
    expect(pointsFrom(game, card)).toBe(2);
    expect(game.red.minions(minion)).toEqual(['home', 'home']);
  });

  test('with three on the board still 2 VP', () => {
    expect(pointsFrom(retrieving('red-2', 'red-3', 'red-4'), card)).toBe(2);
  });

  test('nothing with one on the board and one at home', () => {
    expect(spoke(retrieving('red-2', 'home'), card)).toBe(false);
  });

  test('nothing for two minions of different kinds', () => {
    const other = minion === 'cat' ? 'butler' : 'cat';
    const game = village({
      red: { persona: [card], stands: SITES, minions: { [minion]: ['red-2'], [other]: ['red-3'] } },
    });
    game.red.retrieves();
    expect(spoke(game, card)).toBe(false);
  });

  test('silent when somebody else retrieves', () => {
    const game = village({
      red: { workers: ['red-1', 'home'] },
      blue: {
        persona: [card],
        stands: { 'blue-2': 73, 'blue-3': 74 },
        minions: { [minion]: ['blue-2', 'blue-3'] },
      },
    });
    game.red.retrieves();
    expect(spoke(game, card)).toBe(false);
    expect(game.blue.points).toBe(0);
  });

  test('nothing when the workers come home otherwise than by retrieving all', () => {
    const game = village({
      red: {
        persona: [card],
        wood: 1,
        stands: { ...SITES, 'red-5': 71 },
        minions: { [minion]: ['red-2', 'red-3'] },
      },
    });
    game.red.places('red-5');
    expect(game.red.minions(minion)).toEqual(['home', 'home']);
    expect(spoke(game, card)).toBe(false);
  });
});
