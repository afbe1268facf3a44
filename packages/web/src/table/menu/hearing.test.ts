import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hearing } from './hearing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function listening() {
  const said: number[][] = [];
  const hearing = new Hearing((steps) => said.push(steps.map(({ seq }) => seq)));
  return { said, hear: (seq: number) => hearing.hear({ seq, by: 1, facts: [] }), hearing };
}

test('a step is said once, when its table is there', () => {
  const { said, hear, hearing } = listening();
  hear(4);
  hearing.see({ seq: 3, isStrange: false });
  expect(said).toEqual([]);
  hearing.see({ seq: 4, isStrange: false });
  hearing.see({ seq: 4, isStrange: false });
  expect(said).toEqual([[4]]);
});

test('what a crate brings is said when the faces of its cards are there, and what follows it not before', () => {
  const { said, hear, hearing } = listening();
  hear(4);
  hearing.see({ seq: 4, isStrange: true });
  hear(5);
  hearing.see({ seq: 5, isStrange: true });
  expect(said).toEqual([]);
  hearing.see({ seq: 5, isStrange: false });
  expect(said).toEqual([[4, 5]]);
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([[4, 5]]);
});

test('faces that do not come are not waited for for ever, however much happens meanwhile', () => {
  const { said, hear, hearing } = listening();
  for (let seq = 4; seq < 14; seq++) {
    hear(seq);
    hearing.see({ seq, isStrange: true });
    vi.advanceTimersByTime(1000);
  }
  expect(said.flat()).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  // Once they have come, the next ones are waited for again.
  hearing.see({ seq: 13, isStrange: false });
  hear(14);
  hearing.see({ seq: 14, isStrange: true });
  expect(said.flat()).not.toContain(14);
  vi.advanceTimersByTime(60_000);
  expect(said.flat()).toContain(14);
});

test('whoever has left hears nothing more', () => {
  const { said, hear, hearing } = listening();
  hear(4);
  hearing.see({ seq: 4, isStrange: true });
  hearing.end();
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([]);
});
