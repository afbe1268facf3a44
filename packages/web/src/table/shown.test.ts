import { expect, test } from 'vitest';
import { seen, untouched } from '../../test/village/villages.ts';
import { isShown } from './shown.ts';

const table = { now: { ...seen(untouched(2)), mat: [73] }, eyes: 1 };
const NOTHING = { mats: false, quota: false };

test('what fingers would miss and what lies on a closed sheet is offered beside the question, and nothing else', () => {
  expect(isShown(table, 'quota:coin-1', NOTHING)).toBe(true);
  expect(isShown(table, 'quota:coin-1', { mats: false, quota: true })).toBe(false);
  expect(isShown(table, 'card:73', { mats: false, quota: true })).toBe(true);
  expect(isShown(table, 'card:73', { mats: true, quota: true })).toBe(false);
  expect(isShown(table, 'site:red-1', { mats: true, quota: true })).toBe(true);
  expect(isShown(table, 'card:74', NOTHING)).toBe(false);
});
