import { PROMISED } from '@charterstone/testkit';
import { expect, test } from 'vitest';
import { fullDisks } from './proofs/fullDisk.ts';
import { proven, seedOr } from './proofs/proof.ts';
import { whyNoSmallDisk } from './proofs/smallDisk.ts';

const { small: TIMES } = PROMISED.disk;
const seed = seedOr(1);

// Needs root: a small disk has to be mounted.
test.skipIf(whyNoSmallDisk() !== undefined)(
  'on a full disk nothing is acknowledged that is not written, everything can be read, and play goes on when there is room',
  async () => {
    const done = await proven('fullDisk.test.ts', seed, () => fullDisks({ count: TIMES, seed }));
    expect(done.full).toBe(TIMES);
  },
);
