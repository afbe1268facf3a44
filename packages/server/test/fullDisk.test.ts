import { expect, test } from 'vitest';
import { fullDisks, whyNoSmallDisk } from './proofs/fullDisk.ts';
import { proven, seedOr } from './proofs/proof.ts';

const seed = seedOr(1);

test.skipIf(whyNoSmallDisk() !== undefined)('a full disk', async () => {
  const fates = await proven('fullDisk.test.ts', seed, () => fullDisks({ count: 3, seed }));
  console.log(fates);
  expect(fates.full).toBe(3);
}, 40_000);
