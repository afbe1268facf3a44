import { PROMISED } from '@charterstone/testkit';
import { expect, test } from 'vitest';
import { everybodyLeaves } from './proofs/everybodyLeaves.ts';
import { proven, seedOr } from './proofs/proof.ts';
import { shares } from './proofs/shares.ts';

const seed = seedOr(4);

test.each(shares(PROMISED.leave.small))(
  'everybody may leave: any one of them, a link or an export brings the campaign back, the journal in %s',
  async (kind, count) => {
    const done = await proven('everybodyLeaves.test.ts', seed, () => everybodyLeaves({ kind, count, seed }));
    expect(done.tables).toBe(count);
  },
);
