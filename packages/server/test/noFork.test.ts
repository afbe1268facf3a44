import { PROMISED } from '@charterstone/testkit';
import { expect, test } from 'vitest';
import { noFork } from './proofs/noFork.ts';
import { proven, seedOr } from './proofs/proof.ts';

const { small: CHOICES } = PROMISED.fork;
const seed = seedOr(2);

test('two servers that contend for the same campaigns, one of them stopped at times, never fork them', async () => {
  const done = await proven('noFork.test.ts', seed, () => noFork({ count: CHOICES, seed }));
  expect(done.asked).toBeGreaterThanOrEqual(CHOICES);
  expect(done.accepted).toBeGreaterThan(CHOICES / 4);
});
