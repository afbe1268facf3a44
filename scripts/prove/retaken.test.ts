import { expect, test } from 'vitest';
import { findings, lineOf, told } from './report/words.ts';
import { measuredUntil } from './runs/retaken.ts';
import { somePledge } from './somePledge.ts';
import { NOTHING, withBatch } from './tried.ts';

const MOST_AGAIN = 2;

/** Measures these, one after the other; at most 25 is well. */
const measured = (...all: readonly number[]) => {
  const left = [...all];
  return measuredUntil(
    async () => left.shift() ?? Number.NaN,
    (ms) => ms <= 25,
    MOST_AGAIN,
  );
};

test('what is within its limit is measured once', async () => {
  expect(await measured(20)).toEqual({ last: 20, thrownAway: [] });
});

test('what is above it is measured again, twice at most, and none of it is forgotten', async () => {
  expect(await measured(61, 20)).toEqual({ last: 20, thrownAway: [61] });
  expect(await measured(61, 40, 25)).toEqual({ last: 25, thrownAway: [61, 40] });
  expect(await measured(61, 40, 70, 5)).toEqual({ last: 70, thrownAway: [61, 40] });
});

test('the report says how many parts were measured again, and the worst that was thrown away', () => {
  const part = (seed: number, ...retaken: readonly { p99: number; before: number }[]) =>
    [{ done: 1, found: { messages: 5 }, retaken }, 100, { seed, count: 1 }] as const;
  const parts = [
    part(1, { p99: 61, before: 12 }, { p99: 30, before: 3 }),
    part(2),
    part(3, { p99: 44, before: 14.5 }),
  ];
  const tried = parts.reduce((record, one) => withBatch(record, ...one), NOTHING);
  const floods = told(somePledge({ name: 'floods', unit: 'floods', large: 3, batch: 1 }), tried);
  expect(tried.retaken?.map(({ seed, p99 }) => [seed, p99])).toEqual([
    [1, 61],
    [1, 30],
    [3, 44],
  ]);
  const words =
    'measured again in 2 of 3 parts (3 measurements thrown away, the worst of them p99 61 ms, before it 12 ms)';
  expect(findings(floods)).toContain(words);
  expect(lineOf(floods, 7)).toContain(words);
  expect(findings(told(floods.pledge, withBatch(NOTHING, ...part(2))))).not.toContain('again');
});
