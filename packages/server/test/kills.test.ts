import { expect, test } from 'vitest';
import { kills } from './proofs/kills.ts';
import { proven, seedOr } from './proofs/proof.ts';
import { KINDS } from './stores.ts';

const seed = seedOr(1);

test.each(KINDS)('an acknowledged choice is never lost when the server is killed, the journal in %s', async (kind) => {
  const fates = await proven('kills.test.ts', seed, () => kills({ count: 15, seed, kind }));
  console.log(fates);
  expect(fates.killed).toBe(15);
});
