import { expect, test } from 'vitest';
import { alongRow } from './roving.ts';

test('arrows go round in a row, Home and End to its ends, other keys nowhere', () => {
  const from = (at: number) => (key: string) => alongRow(key, at, 3);
  const keys = ['ArrowRight', 'ArrowLeft', 'Home', 'End'];
  expect(keys.map(from(0))).toEqual([1, 2, 0, 2]);
  expect(keys.map(from(2))).toEqual([0, 1, 0, 2]);
  expect(['Tab', 'Enter', 'ArrowDown', 'a'].map(from(1))).toEqual(Array(4).fill(undefined));
});
