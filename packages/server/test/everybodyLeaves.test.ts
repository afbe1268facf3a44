import { expect, test } from 'vitest';
import { everybodyLeaves } from './proofs/everybodyLeaves.ts';
import { proven, seedOr } from './proofs/proof.ts';
import { KINDS } from './stores.ts';

const TABLES = 25;
const seed = seedOr(4);

// Fifty tables together.
test.each(KINDS)(
  'everybody may leave: any one of them, a link or an export brings the campaign back, the journal in %s',
  async (kind) => {
    const done = await proven('everybodyLeaves.test.ts', seed, () =>
      everybodyLeaves({ kind, count: TABLES, seed }),
    );
    expect(done.tables).toBe(TABLES);
  },
);
