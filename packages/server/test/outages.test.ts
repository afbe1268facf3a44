import { expect, test } from 'vitest';
import { outages } from './proofs/outages.ts';
import { proven, seedOr } from './proofs/proof.ts';

const seed = seedOr(1);

test('outage', async () => {
  const fates = await proven('outages.test.ts', seed, () =>
    outages({ count: 2, seed, awayMs: (n) => (n === 1 ? 0 : 3000) }),
  );
  console.log(fates);
  expect(fates.crashed).toBe(2);
}, 60_000);
