import { expect, test } from 'vitest';
import { halves, shares } from '../proofs/shares.ts';

test('what is promised of one server is tried as much on either database', () => {
  expect(halves(1_000_000)).toEqual([
    ['sqlite', 500_000],
    ['postgres', 500_000],
  ]);
  expect(halves(3)).toEqual([
    ['sqlite', 1],
    ['postgres', 2],
  ]);
});

test('all else mostly on the quicker one, and at least once on the other', () => {
  expect(shares(9)).toEqual([
    ['sqlite', 6],
    ['postgres', 3],
  ]);
  expect(shares(2)).toEqual([
    ['sqlite', 1],
    ['postgres', 1],
  ]);
  expect(shares(1)).toEqual([['postgres', 1]]);
});
