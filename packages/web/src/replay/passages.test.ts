import type { Passage } from '@charterstone/protocol';
import { expect, test, vi } from 'vitest';
import { LENGTH, Passages } from './passages.ts';

const COUNT = 3 * LENGTH - 10;
const PLACES = Array.from({ length: COUNT }, (_, i) => i);

/** A table of four numbers; the one at a step's number, counted round, is the step. */
function cellsAt(seq: number): number[] {
  const cells = [0, 0, 0, 0];
  for (let i = 1; i <= seq; i++) cells[i % 4] = i;
  return cells;
}

function passageFrom(first: number, most: number, last = COUNT - 1): Passage {
  const bytes = new Uint8Array(Int16Array.from(cellsAt(first)).buffer);
  const cells = btoa(String.fromCharCode(...bytes));
  const many = Math.min(most, last - first + 1);
  return {
    view: { cells, options: [], undo: false },
    steps: Array.from({ length: many }, (_, i) => ({
      seq: first + i,
      at: 0,
      game: 1,
      facts: [{ fact: 'undone', seat: first + i }],
      cells: i === 0 ? [] : [[(first + i) % 4, first + i]],
    })),
  };
}

function reading(last = COUNT - 1) {
  const asked: number[] = [];
  const changed = vi.fn();
  const passages = new Passages(async (seq, most) => {
    asked.push(seq);
    return passageFrom(seq, most, last);
  }, changed);
  passages.follow(PLACES.slice(0, last + 1));
  return { passages, asked, changed };
}

async function arrived(passages: Passages, step: number): Promise<void> {
  passages.want(step);
  await vi.waitFor(() => expect(passages.get(step)).toBeDefined());
}

test('every table is made of the one before and what changed', async () => {
  const { passages, asked } = reading();
  await arrived(passages, 70);
  for (let step = LENGTH; step < 2 * LENGTH; step++)
    expect([step, [...(passages.get(step)?.cells ?? [])]]).toEqual([step, cellsAt(step)]);
  expect(passages.get(70)?.facts).toEqual([{ fact: 'undone', seat: 70 }]);
  expect(asked).toEqual([LENGTH]);
});

test('nothing is asked for twice, and nothing beyond the end', async () => {
  const { passages, asked } = reading();
  for (const step of [3, 5, 3, COUNT, COUNT + LENGTH]) passages.want(step);
  await arrived(passages, 5);
  passages.want(6);
  expect(asked).toEqual([0]);
});

test('when the campaign has gone on, only what was not whole is asked for again', async () => {
  const { passages, asked } = reading(LENGTH + 4);
  await arrived(passages, 1);
  await arrived(passages, LENGTH + 4);
  passages.follow(PLACES);
  expect(passages.get(1)).toBeDefined();
  expect(passages.get(LENGTH + 4)).toBeUndefined();
  passages.want(LENGTH + 4);
  await vi.waitFor(() => expect(asked).toEqual([0, LENGTH, LENGTH]));
});

test('when everybody went back, what was shown before is no longer so', async () => {
  const { passages } = reading();
  await arrived(passages, 2);
  passages.follow([0, 1, 9, 10]);
  expect(passages.get(2)).toBeUndefined();
});

test('what went wrong is told, and asked for again when it is wanted again', async () => {
  let isAway = true;
  const changed = vi.fn();
  const passages = new Passages(async (seq, most) => {
    if (isAway) throw new Error('away');
    return passageFrom(seq, most);
  }, changed);
  passages.follow(PLACES);
  passages.want(0);
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(passages.trouble).toEqual(new Error('away'));
  isAway = false;
  await arrived(passages, 0);
  expect(passages.trouble).toBeUndefined();
});
