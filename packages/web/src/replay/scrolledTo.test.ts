import { expect, test } from 'vitest';
import { scrolledTo } from './scrolledTo.ts';

test('a step stands in the middle of its list', () => {
  expect(scrolledTo(500, 40, 240)).toBe(400);
});

test('a step that is higher than its list is shown from its beginning on', () => {
  expect(scrolledTo(500, 600, 240)).toBe(500);
});
