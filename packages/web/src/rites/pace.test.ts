import { expect, test } from 'vitest';
import { paced, readingMs } from './pace.ts';

test('what is to be read stays longer for those who like it slow, and never less than half as long', () => {
  expect([0.5, 1, 2, 4].map((speed) => paced(3000, speed))).toEqual([6000, 3000, 1500, 1500]);
});

test('where nothing moves, it stays as long as meant', () => {
  expect(paced(3000, 0)).toBe(3000);
});

test('sixty-five words take as long as somebody needs who reads them, at any speed of the pieces', () => {
  const story = Array.from({ length: 65 }, () => 'word').join(' ');
  // Nobody reads more than 240 words a minute in passing.
  expect(readingMs(story)).toBeGreaterThan((65 / 240) * 60_000);
});
