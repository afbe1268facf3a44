import type { Fact } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { resultOf } from './result.ts';

const own: Parameters<typeof resultOf>[0] = {
  charter: 'red',
  points: 5,
  influence: 12,
  goods: { coin: 4, clay: 1, pumpkin: 0, coal: 0, wood: 0, metal: 0, grain: 0 },
};

const paid = (good: 'coin' | 'influence', n: number): Fact => ({
  fact: 'paid',
  charter: 'red',
  good,
  n,
  why: 0,
});

describe('what a choice brings', () => {
  test('is what one will have of all that changes, in the order of the tray', () => {
    const facts: readonly Fact[] = [
      paid('influence', 2),
      paid('coin', 3),
      { fact: 'gained', charter: 'red', good: 'coin', n: 1, why: 0 },
      { fact: 'points', charter: 'red', n: 5, total: 10, why: 0 },
    ];
    expect(resultOf(own, facts)).toEqual({
      after: [
        { good: 'vp', n: 10 },
        { good: 'coin', n: 2 },
        { good: 'influence', n: 10 },
      ],
      told: [],
    });
  });

  test('tells in words what happens to others, and what can’t be counted', () => {
    const bumped: Fact = { fact: 'bumped', charter: 'red', owner: 'blue', worker: 'big', site: 'red-1' };
    const theirs: Fact = { fact: 'gained', charter: 'blue', good: 'coin', n: 1, why: 0 };
    const placed: Fact = { fact: 'placed', charter: 'red', worker: 'big', site: 'red-1', building: 1 };
    expect(resultOf(own, [bumped, placed, theirs])).toEqual({ after: [], told: [bumped, theirs] });
  });

  test('counts every influence token that is laid down, and says where', () => {
    const sold: Fact = { fact: 'sold', charter: 'red', space: 'coin-1', why: 0 };
    const esteemed: Fact = { fact: 'esteemed', charter: 'red', space: 3, why: 0 };
    const scored: Fact = { fact: 'scored', charter: 'red', card: 9, why: 0 };
    const theirs: Fact = { fact: 'esteemed', charter: 'blue', space: 4, why: 0 };
    const left = (n: number) => [{ good: 'influence', n }];
    for (const laid of [sold, esteemed, scored])
      expect(resultOf(own, [laid])).toEqual({ after: left(11), told: [laid] });
    expect(resultOf(own, [sold, paid('influence', 2), esteemed])).toEqual({
      after: left(8),
      told: [sold, esteemed],
    });
    expect(resultOf(own, [theirs])).toEqual({ after: [], told: [theirs] });
  });

  test('leaves out what the log leaves out', () => {
    const archived: Fact = {
      fact: 'cardMoved',
      charter: 'red',
      card: 8,
      from: 'hand-red',
      to: 'archive',
      why: 0,
    };
    const advanced: Fact = { fact: 'advanced', charter: 'red', from: 3, to: 4, why: 0 };
    expect(resultOf(own, [archived, advanced]).told).toEqual([advanced]);
  });
});
