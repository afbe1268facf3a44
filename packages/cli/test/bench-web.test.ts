import { expect, test } from 'vitest';
import { framesIn, percentile, type TraceEvent } from '../src/bench/web/frames.ts';
import { charterstoneHere } from './program.ts';

const main = { pid: 1, tid: 7 };
const thread = (pid: number, tid: number, name: string): TraceEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid,
  ts: 0,
  args: { name },
});
const frame = (ms: number): TraceEvent => ({
  ...main,
  name: 'Commit',
  ph: 'X',
  ts: ms * 1000,
});
const task = (ms: number, length: number, where = main): TraceEvent => ({
  ...where,
  name: 'RunTask',
  ph: 'X',
  ts: ms * 1000,
  dur: length * 1000,
});

test('a frame costs what the page’s main thread works since the one before', () => {
  const events = [
    thread(1, 7, 'CrRendererMain'),
    thread(1, 8, 'Compositor'),
    frame(0),
    task(1, 3),
    { ...task(5, 1), tdur: 500 },
    // Half of it belongs to the next frame.
    task(8, 4),
    frame(10),
    frame(20),
    // Not the main thread; then another page, which draws nothing.
    task(11, 9, { pid: 1, tid: 8 }),
    thread(2, 7, 'CrRendererMain'),
    task(1, 9, { pid: 2, tid: 7 }),
  ];
  expect(framesIn(events)).toEqual({ work: [5.5, 2], elapsed: [6, 2], framesPerSecond: 100 });
});

test('a page that drew nothing has no frames', () => {
  expect(framesIn([])).toEqual({ work: [], elapsed: [], framesPerSecond: 0 });
  expect(framesIn([thread(1, 7, 'CrRendererMain'), frame(3)])).toEqual({
    work: [],
    elapsed: [],
    framesPerSecond: 0,
  });
});

test('a percentile is one of the numbers', () => {
  const numbers = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(percentile(numbers, 0.95)).toBe(95);
  expect(percentile(numbers, 1)).toBe(100);
  expect(percentile([3], 0.5)).toBe(3);
});

test.each([
  [['--clicks', '0'], /^--clicks is a whole number from 1 to 1,000/],
  [['--lighthouse', 'often'], /^--lighthouse is a whole number from 0/],
  [['--seconds', '-1'], /^--seconds/],
])('%j is refused in one line', async (args, line) => {
  const { code, out, err } = await charterstoneHere(['bench', 'web', ...args]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(line);
});
