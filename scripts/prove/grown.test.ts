import { expect, test } from 'vitest';
import { highest, judged, mostGrown } from './runs/grown.ts';

const MEGABYTE = 2 ** 20;
const grown = (megabytes: number, over: number) => ({ grownBytes: megabytes * MEGABYTE, grownOver: over });

test('a whole run may leave 25 MB on each database, a part as much for each message', () => {
  expect(mostGrown(500_000)).toBe(25);
  expect(mostGrown(100_000)).toBe(5);
});

test('a small part may grow by what is noise, and by no more', () => {
  expect(mostGrown(3750)).toBeLessThan(mostGrown(100_000));
  expect(judged('sqlite', grown(2, 3750)).problems).toEqual([]);
  expect(judged('sqlite', grown(5, 3750)).problems).toHaveLength(1);
});

test('what a server that hears a fifth of them keeps is not held up against the whole', () => {
  const { problems, measured } = judged('postgres', grown(20, 100_000));
  expect(problems.join()).toContain(
    'postgres: memory grew by 20.0 MB over 100000 messages, where less than 5.0',
  );
  expect(measured['of the MB that it may']).toBeCloseTo(4);
});

test('of two servers the higher figure is told', () => {
  expect(highest({ a: 1, b: 5 }, { a: 3, c: -1 })).toEqual({ a: 3, b: 5, c: -1 });
});
