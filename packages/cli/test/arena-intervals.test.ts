import { describe, expect, test } from 'vitest';
import { meanInterval, meanOf, shareInterval, student } from '../src/arena/intervals.ts';

test("Student's t is that of the tables", () => {
  const table: [number, number][] = [
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [5, 2.571],
    [10, 2.228],
    [24, 2.064],
    [120, 1.98],
    [100_000, 1.96],
  ];
  for (const [freedom, t] of table) expect(student(freedom)).toBeCloseTo(t, 2);
});

/** Villages of four games each, of which so many were won. */
const villages = (...won: number[]) => won.map((total) => ({ total, games: 4 }));

describe('a mean', () => {
  test('weighs games, not villages', () => {
    expect(
      meanOf([
        { total: 40, games: 4 },
        { total: 30, games: 1 },
      ]),
    ).toBe(14);
  });

  test('has an interval by how much villages differ', () => {
    // Means 10, 14, 18: deviation 4, by the root of 3, times t of 2 degrees.
    const [low = 0, high = 0] = meanInterval(villages(40, 56, 72)) ?? [];
    expect(high - 14).toBeCloseTo((4 / Math.sqrt(3)) * 4.30265, 3);
    expect(14 - low).toBeCloseTo(high - 14, 9);
  });

  test('has none by one village', () => {
    expect(meanInterval(villages(40))).toBeUndefined();
    expect(shareInterval(villages(2))).toBeUndefined();
  });
});

describe('a share', () => {
  test('of villages that are all alike is counted by games', () => {
    // Wilson's formula for 20 of 40 with t of 9 degrees, 2.262: 0.5 ± 2.262 √(0.25/40 + 2.262²/(4·40²)) / (1 + 2.262²/40)
    const [low, high] = shareInterval(villages(2, 2, 2, 2, 2, 2, 2, 2, 2, 2)) ?? [];
    expect(low).toBeCloseTo(0.3316, 3);
    expect(high).toBeCloseTo(0.6684, 3);
  });

  test('of villages that are won or lost as a whole is counted by villages', () => {
    // By the spread of these villages forty games tell as much as 9 would: the same formula for half of 9.
    const [low, high] = shareInterval(villages(4, 0, 4, 0, 4, 0, 4, 0, 4, 0)) ?? [];
    expect(low).toBeCloseTo(0.199, 3);
    expect(high).toBeCloseTo(0.801, 3);
  });

  test('of 0 or 1 has room on one side, and none outside', () => {
    const [low = 0, high] = shareInterval(villages(4, 4, 4)) ?? [];
    // n / (n + t²) with 12 games and t of 2 degrees.
    expect(low).toBeCloseTo(12 / (12 + 4.30265 ** 2), 4);
    expect(high).toBe(1);
    expect(shareInterval(villages(0, 0, 0))).toEqual([0, expect.closeTo(1 - low, 9)]);
  });

  test('is the mirror of what the others won', () => {
    const mine = shareInterval(villages(3, 1, 2.5, 4)) ?? [0, 0];
    const theirs = shareInterval(villages(1, 3, 1.5, 0)) ?? [0, 0];
    expect(theirs).toEqual([expect.closeTo(1 - mine[1], 9), expect.closeTo(1 - mine[0], 9)]);
  });
});
