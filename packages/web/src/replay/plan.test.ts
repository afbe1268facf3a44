import { expect, test } from 'vitest';
import { chapterAt, moved, type Plan, planOf, stepAt, toMark, turnAround } from './plan.ts';

/** Nine places, three of them taken back in between; two games; a turn begins every other step. */
const PLAN: Plan = planOf({
  stretches: [
    [0, 3],
    [7, 11],
  ],
  chapters: [
    { game: 1, from: 0, to: 7 },
    { game: 2, from: 8, to: 11 },
  ],
  turns: [1, 3, 8, 10],
  marks: [
    { seq: 2, mark: 'built', card: 9 },
    { seq: 7, mark: 'ended' },
    { seq: 9, mark: 'opened', card: 8 },
  ],
});

test('steps are counted without what was taken back', () => {
  expect(PLAN.places).toEqual([0, 1, 2, 3, 7, 8, 9, 10, 11]);
  expect(PLAN.chapters).toEqual([
    { game: 1, from: 0, to: 4 },
    { game: 2, from: 5, to: 8 },
  ]);
  expect(PLAN.turns).toEqual([1, 3, 5, 7]);
});

test('a link to a place that was taken back or is still to come leads to the last one before it', () => {
  expect([0, 3, 5, 7, 11, 999].map((seq) => stepAt(PLAN.places, seq))).toEqual([0, 3, 3, 4, 8, 8]);
});

test('by steps, turns and games, back and forth, and never beyond the ends', () => {
  expect([moved(PLAN, 4, 'step', 1), moved(PLAN, 8, 'step', 1), moved(PLAN, 0, 'step', -1)]).toEqual([
    5, 8, 0,
  ]);
  expect([moved(PLAN, 4, 'turn', 1), moved(PLAN, 4, 'turn', -1), moved(PLAN, 7, 'turn', 1)]).toEqual([
    5, 3, 8,
  ]);
  expect([moved(PLAN, 1, 'game', 1), moved(PLAN, 6, 'game', 1)]).toEqual([5, 8]);
  // First to the beginning of the game, then to the game before.
  expect([moved(PLAN, 6, 'game', -1), moved(PLAN, 5, 'game', -1), moved(PLAN, 0, 'game', -1)]).toEqual([
    5, 0, 0,
  ]);
});

test('from mark to mark, of those that are shown', () => {
  const all = new Set(['opened', 'built', 'story', 'ended'] as const);
  expect([toMark(PLAN, 0, all, 1), toMark(PLAN, 2, all, 1), toMark(PLAN, 4, all, 1)]).toEqual([2, 4, 6]);
  expect([toMark(PLAN, 6, all, 1), toMark(PLAN, 6, all, -1), toMark(PLAN, 2, all, -1)]).toEqual([
    undefined,
    4,
    undefined,
  ]);
  expect(toMark(PLAN, 0, new Set(['opened']), 1)).toBe(6);
});

test('every step is in one game and one turn', () => {
  expect(PLAN.places.map((_, at) => chapterAt(PLAN, at)?.game)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2]);
  expect([0, 1, 2, 3, 4, 5, 8].map((at) => turnAround(PLAN, at))).toEqual([
    { from: 0, to: 1 },
    { from: 0, to: 1 },
    { from: 2, to: 3 },
    { from: 2, to: 3 },
    { from: 4, to: 5 },
    { from: 4, to: 5 },
    { from: 8, to: 8 },
  ]);
});
