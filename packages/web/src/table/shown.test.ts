import { expect, test } from 'vitest';
import { seen, untouched } from '../../test/village/villages.ts';
import { isShown } from './shown.ts';

const table = { now: { ...seen(untouched(2)), mat: [73] }, eyes: 1 };
const NOTHING = { mats: false, small: false };

test('what fingers would miss and what lies on a closed sheet is offered beside the question, and nothing else', () => {
  // Too small for a mouse as well, in a village that is full.
  expect(isShown(table, 'quota:coin-1', NOTHING)).toBe(false);
  expect(isShown(table, 'charter:red', NOTHING)).toBe(true);
  expect(isShown(table, 'charter:red', { mats: false, small: true })).toBe(false);
  expect(isShown(table, 'card:73', { mats: false, small: true })).toBe(true);
  expect(isShown(table, 'card:73', { mats: true, small: true })).toBe(false);
  expect(isShown(table, 'site:red-1', { mats: true, small: true })).toBe(true);
  expect(isShown(table, 'card:74', NOTHING)).toBe(false);
  expect(
    (['good:clay', 'good:influence', 'good:vermin'] as const).map((one) => isShown(table, one, NOTHING)),
  ).toEqual([true, true, false]);
});
