import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilAnswered } from './untilAnswered.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what nobody answers is asked again, until somebody does', async () => {
  let asked = 0;
  const taken: number[] = [];
  untilAnswered(
    async () => {
      if (++asked < 3) throw new Error('no line');
      return asked;
    },
    (answer) => taken.push(answer),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, taken]).toEqual([3, [3]]);
});

test('whoever no longer wants it is told nothing, and nobody is asked for it', async () => {
  let asked = 0;
  const taken: string[] = [];
  const stop = untilAnswered(
    async () => {
      asked++;
      throw new Error('no line');
    },
    (answer: string) => taken.push(answer),
  );
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, taken]).toEqual([1, []]);
});
