import { expect, test } from 'vitest';
import { paced } from './pace.ts';

test('what is to be read stays longer for those who like it slow, and never less than half as long', () => {
  expect([0.5, 1, 2, 4].map((speed) => paced(3000, speed))).toEqual([6000, 3000, 1500, 1500]);
});

test('where nothing moves, it stays as long as meant', () => {
  expect(paced(3000, 0)).toBe(3000);
});
