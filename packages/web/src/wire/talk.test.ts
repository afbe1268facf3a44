import type { Said } from '@charterstone/protocol';
import { expect, test } from 'vitest';
import { greeted, heard, recalled, type Talk } from './talk.ts';

const line = (n: number): Said => ({ n, person: 'ada', text: `line ${n}`, at: n });
const lines = (from: number, to: number): Said[] =>
  Array.from({ length: to - from + 1 }, (_, i) => line(from + i));
const NEW: Talk = { chat: lines(51, 100), earlier: [], hasEarlier: true };
/** What stands there from the first line to the last, without one missing. */
const shown = ({ earlier, chat }: Talk): number[] => [...earlier, ...chat].map(({ n }) => n);
const span = (from: number, to: number): number[] => lines(from, to).map(({ n }) => n);

test('what was said before comes above all that is there, until nothing is left', () => {
  const more = recalled(NEW, 51, { said: lines(21, 50), earlierChat: true });
  expect(shown(more)).toEqual(span(21, 100));
  expect(more.hasEarlier).toBe(true);
  const all = recalled(more, 21, { said: lines(1, 20), earlierChat: false });
  expect(shown(all)).toEqual(span(1, 100));
  expect(all.hasEarlier).toBe(false);
  // Asked for twice, it is there once.
  expect(recalled(all, 21, { said: lines(1, 20), earlierChat: false })).toBe(all);
});

test('of very much that is said the oldest goes, and can be asked for again; whoever reads back keeps it', () => {
  const many = lines(101, 400);
  const short = many.reduce(heard, { ...NEW, hasEarlier: false });
  expect(shown(short)).toEqual(span(101, 400));
  expect(short.hasEarlier).toBe(true);
  const read = recalled(NEW, 51, { said: lines(1, 50), earlierChat: false });
  const long = many.reduce(heard, read);
  expect(shown(long)).toEqual(span(1, 400));
  expect(long.hasEarlier).toBe(false);
});

test('whoever comes back on a line that was lost reads on where they were, unless lines are missing between', () => {
  const read = recalled(NEW, 51, { said: lines(1, 50), earlierChat: false });
  const back = greeted(read, lines(71, 120), true);
  expect(shown(back)).toEqual(span(1, 120));
  expect(back.hasEarlier).toBe(false);
  // At 101 it might go on without a gap; nobody knows who was muted between.
  const gap = greeted(read, lines(101, 150), true);
  expect(gap).toEqual({ chat: lines(101, 150), earlier: [], hasEarlier: true });
  expect(greeted(NEW, lines(51, 100), true)).toEqual(NEW);
  expect(greeted(read, [], false)).toEqual({ chat: [], earlier: [], hasEarlier: false });
});
