import { PROMISED } from '@charterstone/testkit';
import { expect, test } from 'vitest';
import { drains } from './proofs/drains.ts';
import { proven, seedOr } from './proofs/proof.ts';
import { shares } from './proofs/shares.ts';
import { stops } from './proofs/stops.ts';

const seed = seedOr(1);

test.concurrent.each(shares(PROMISED.stops.small))(
  'a server that is asked to stop tells everybody, answers what is under way, lets nobody in, and ends (%s)',
  async (kind, count) => {
    const done = await proven('drains.test.ts', seed, () => drains({ count, seed, kind }));
    expect(done.drained).toBe(count);
  },
);

test.concurrent('asked twice, it ends at once, whatever it waits for', async () => {
  const how = await stops({ kind: 'sqlite', drainSeconds: 600, isBlocked: true, signals: 2 });
  expect(how).toEqual({ code: null, signal: 'SIGTERM' });
});

test.concurrent.each([
  ['visitors who neither finish nor leave', 'sqlite', false],
  ['a database that does not answer', 'postgres', true],
] as const)('it ends by itself in spite of %s (%s)', async (_, kind, isBlocked) => {
  const how = await stops({ kind, drainSeconds: 1, isBlocked, signals: 1 });
  expect(how).toEqual({ code: 0, signal: null });
});
