import { PROMISED } from '@charterstone/testkit';
import { expect, test } from 'vitest';
import { comesBack } from './proofs/comesBack.ts';
import { proven, seedOr } from './proofs/proof.ts';
import { shares } from './proofs/shares.ts';

const seed = seedOr(3);

test.each(shares(PROMISED.back.small))(
  'whoever comes back sees what a fresh eye sees, and what the rules say, the journal in %s',
  async (kind, count) => {
    const done = await proven('comesBack.test.ts', seed, () => comesBack({ kind, count, seed }));
    expect(done.returns).toBeGreaterThanOrEqual(count);
    expect(done.saw).toBeGreaterThan(1000);
    expect(done.remembered).toBeGreaterThan(500);
  },
);
