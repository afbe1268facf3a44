import { expect, test } from 'vitest';
import { coreTimeIn, lentSince } from '../src/bench/lent.ts';

const stat = (idle: number, steal: number): string =>
  `cpu  600 10 200 ${idle} 40 0 50 ${steal} 7 3\ncpu0 1 2 3 4 5 6 7 8 9 10\nintr 1\n`;

test('what the host of a machine lends to others is read beside all its time', () => {
  expect(coreTimeIn(stat(1000, 100))).toEqual({ all: 2000, lent: 100 });
  expect(lentSince(coreTimeIn(stat(1000, 100)), coreTimeIn(stat(1750, 350)))).toBe(25);
  expect(lentSince(coreTimeIn(stat(1000, 100)), coreTimeIn(stat(2000, 100)))).toBe(0);
});

test.each(['', 'cpu  1 2 3', 'cpu0 1 2 3 4 5 6 7 8'])(
  'where a system does not say so (%j), nothing is claimed',
  (text) => {
    expect(coreTimeIn(text)).toBeUndefined();
    expect(lentSince(coreTimeIn(text), coreTimeIn(stat(1, 1)))).toBeUndefined();
  },
);
