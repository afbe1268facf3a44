import { theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** The lettered crates, written down a second time: kings (pleased, or displeased below zero), rules, the next guidepost. */
const LETTERS: readonly (readonly [
  door: string,
  kings: number,
  rules: readonly number[],
  next: number | undefined,
])[] = [
  ['A', -1, [125, 126, 127], 401],
  ['B', 1, [125, 126, 127], 401],
  ['C', 1, [], 402],
  ['D', -1, [], 403],
  ['E', 1, [132], 404],
  ['F', -1, [132], 404],
  ['G', 1, [], 405],
  ['H', -1, [], 405],
  ['I', 3, [], 406],
  ['J', -3, [], 406],
  ['K', -1, [], 407],
  ['L', 1, [], 407],
  ['M', -2, [], 408],
  ['N', 2, [], 408],
  ['O', -2, [], 409],
  ['P', 2, [], 409],
  ['Q', 3, [], 410],
  ['R', -3, [], 411],
  ['S', 1, [], undefined],
  ['T', -1, [], undefined],
  ['U', 0, [], 412],
  ['V', 0, [], 413],
  ['W', 0, [152, 153, 154, 155, 156, 157], undefined],
];

describe('the 23 lettered crates', () => {
  const { crates } = theBox().data;

  test('are there, and no others', () => {
    const letters = Object.keys(crates).filter((name) => /^[A-Z]$/.test(name));
    expect(letters.toSorted()).toEqual(LETTERS.map(([door]) => door));
  });

  test.each(LETTERS)('%s: kings %i, rules %j, then %i', (door, kings, rules, next) => {
    const crate = crates[door];
    expect(crate?.kings ?? 0).toBe(kings);
    expect((crate?.rules ?? []).toSorted((a, b) => a - b)).toEqual(rules);
    expect(crate?.next).toBe(next);
  });

  test('each tells a story of its own', () => {
    const told = LETTERS.map(([door]) => crates[door]?.stories?.[0]);
    expect(told.every((card) => card !== undefined)).toBe(true);
    expect(new Set(told).size).toBe(LETTERS.length);
  });

  test('at most sixteen kings can be pleased, and as many displeased', () => {
    const pairs = ['AB', 'CD', 'EF', 'GH', 'IJ', 'KL', 'MN', 'OP', 'QR', 'ST'];
    const most = pairs.map((pair) => Math.max(...[...pair].map((door) => crates[door]?.kings ?? 0)));
    const least = pairs.map((pair) => Math.min(...[...pair].map((door) => crates[door]?.kings ?? 0)));
    expect(most.reduce((sum, n) => sum + n, 0)).toBe(16);
    expect(least.reduce((sum, n) => sum + n, 0)).toBe(-16);
  });
});
