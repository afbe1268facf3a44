import { box as data } from '@charterstone/box';
import { compile } from '@charterstone/rules';
import { expect, test } from 'vitest';
import { allocatedBy } from '../src/bench/allocation.ts';
import { countTurns, playGames } from '../src/bench/random-games.ts';

test('allocation is measured though it is collected meanwhile', () => {
  const kept: number[][] = [];
  const measured = Array.from({ length: 3 }, () =>
    allocatedBy(() => {
      for (let i = 0; i < 1_000_000; i++) kept[i % 10] = [i, i];
    }),
  );
  // An array of two numbers takes 64 bytes, or 32 where pointers are short. What the thread does beside only adds to it.
  const bytes = Math.min(...measured) / 1_000_000;
  expect(bytes).toBeGreaterThan(30);
  expect(bytes).toBeLessThan(70);
});

test('the games of the benchmark are always the same', () => {
  const box = compile(data);
  const [first, second] = [playGames(box, 3), playGames(box, 3)];
  expect(first.decisions).toBe(second.decisions);
  expect(first.decisions).toBeGreaterThan(300);
  expect(countTurns(box, 3)).toBe(countTurns(box, 3));
});
