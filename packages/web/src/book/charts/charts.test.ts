import { describe, expect, test } from 'vitest';
import { SOURCES } from '../sources.ts';
import { type Bar, drawBars, layBars } from './bars.ts';
import { fitted, layLevel } from './levels.ts';
import { drawLines, layLines } from './lines.ts';
import { hatched, swatch } from './patterns.ts';
import { axisFor, labelEvery, spread } from './scale.ts';

describe('an axis', () => {
  test('ends at or above the most, with few round lines', () => {
    for (const most of [0, 1, 3, 4, 9, 17, 40, 41, 67, 99, 148, 260, 999, 12_345]) {
      const { top, step, ticks } = axisFor(most);
      expect(top).toBeGreaterThanOrEqual(most);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBe(top);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(top % step).toBe(0);
    }
  });

  test('leaves out labels there is no room for', () => {
    expect(labelEvery(12, 300, 21)).toBe(1);
    expect(labelEvery(60, 300, 21)).toBe(5);
  });
});

test('what lies too close is moved apart, in its order and within its bounds', () => {
  const laid = spread([100, 101, 102, 240], 17, 10, 244);
  const sorted = laid.toSorted((a, b) => a - b);
  expect(laid).toEqual(sorted);
  for (const [i, y] of sorted.entries())
    if (i > 0) expect(y - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(17);
  expect(Math.max(...spread([244, 244, 244], 17, 10, 244))).toBe(244);
  expect(spread([], 17, 0, 1)).toEqual([]);
});

const bar = (n: number, more: Partial<Bar> = {}): Bar => ({
  label: '1',
  parts: [
    { source: 'buildings', n },
    { source: 'others', n: -2 },
  ],
  total: n - 2,
  ...more,
});

describe('bars', () => {
  test('are as tall as their numbers, and stand on the same line', () => {
    const [one, two] = layBars([bar(20), bar(40)], 40, { width: 300, height: 200 });
    expect((two?.boxes[0]?.height ?? 0) / (one?.boxes[0]?.height ?? 1)).toBeCloseTo(2);
    const foot = ({
      boxes: [box],
    }: {
      readonly boxes: readonly { readonly y: number; readonly height: number }[];
    }) => (box === undefined ? 0 : box.y + box.height);
    expect(one && foot(one)).toBeCloseTo(two === undefined ? -1 : foot(two));
    // What cost more than it brought has no height.
    expect(one?.boxes).toHaveLength(1);
  });

  test('of any number stay within the picture', () => {
    for (const many of [1, 12, 60])
      for (const { frame } of layBars(
        Array.from({ length: many }, () => bar(9)),
        10,
        { width: 300, height: 200 },
      )) {
        expect(frame.x).toBeGreaterThan(0);
        expect(frame.x + frame.width).toBeLessThanOrEqual(300);
      }
  });

  test('have patterns, stars and frames for what is to come', () => {
    const { markup } = drawBars([bar(9, { hasWon: true }), bar(0, { isToCome: true, parts: [] })], {
      width: 300,
      height: 200,
    });
    expect(markup).toContain('#d2573f');
    expect(markup).toContain('stroke-dasharray');
    expect(markup).not.toMatch(/NaN|undefined/);
  });
});

test('every source has marks of its own, and nothing that paper turns into pixels', () => {
  const drawn = SOURCES.map((source) => hatched(source, { x: 3, y: 5, width: 30, height: 21 }));
  const marks = drawn.map((one) => /<svg[^>]*>(.*)<\/svg>/.exec(one)?.[1] ?? '');
  expect(new Set(marks).size).toBe(SOURCES.length);
  for (const one of [...drawn, ...SOURCES.map(swatch)]) {
    expect(one).not.toMatch(/<pattern|url\(|filter|mask| opacity=/);
    expect(one).not.toMatch(/NaN|undefined/);
  }
});

test('lying bars follow each other without a gap', () => {
  const laid = layLevel(
    [
      { source: 'quota', n: 10 },
      { source: 'people', n: 30 },
    ],
    40,
    400,
  );
  expect(laid).toEqual([
    [0, 100],
    [100, 300],
  ]);
  expect(fitted('A name that is far too long', 76)).toMatch(/^A name.*…$/);
  expect(fitted('Ann', 76)).toBe('Ann');
});

describe('lines', () => {
  const point = (n: number) => ({ n, hasWon: n > 30, land: 'red' as const });
  const course = (points: readonly (number | undefined)[]) => ({
    name: '<Ann>',
    land: 'red' as const,
    points: points.map((n) => (n === undefined ? undefined : point(n))),
  });

  test('are cut where somebody missed a game', () => {
    const axis = axisFor(40);
    const [laid] = layLines([course([10, 20, undefined, 40])], 4, axis, { width: 500, height: 200 });
    expect(laid?.runs.map((run) => run.length)).toEqual([2, 1]);
    const [first, second] = laid?.runs[0] ?? [];
    expect(first && second && first.y > second.y && first.x < second.x).toBe(true);
  });

  test('are drawn for one game as for sixty, with names that are text', () => {
    for (const many of [1, 12, 60]) {
      const { markup } = drawLines([course(Array.from({ length: many }, (_, i) => i))], many, {
        width: 600,
        height: 270,
      });
      expect(markup).not.toMatch(/NaN|<Ann>/);
      expect(markup).toContain('&#60;Ann&#62;');
    }
  });
});
