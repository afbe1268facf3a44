import { PROMISED } from '@charterstone/testkit';
import { expect, test } from 'vitest';
import { exactlyOnce } from './proofs/exactlyOnce.ts';
import { proven, seedOr } from './proofs/proof.ts';
import { shares } from './proofs/shares.ts';

const seed = seedOr(1);

// On SQLite to one server, on PostgreSQL to any of three.
test.each(shares(PROMISED.once.small))(
  'whatever is doubled, held back, overtaken or sent again happens once (%s)',
  async (kind, count) => {
    const done = await proven('exactlyOnce.test.ts', seed, () => exactlyOnce({ kind, count, seed }));
    expect(done.sends).toBeGreaterThanOrEqual(count);
    expect(done.accepted).toBeGreaterThan(count / 5);
  },
);
