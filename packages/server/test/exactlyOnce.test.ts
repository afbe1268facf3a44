import { expect, test } from 'vitest';
import { exactlyOnce } from './proofs/exactlyOnce.ts';
import { proven, seedOr } from './proofs/proof.ts';

const seed = seedOr(1);

// Ten thousand messages together.
test.each([
  ['one server', 'sqlite', 7000],
  ['any of three servers', 'postgres', 3000],
] as const)(
  'whatever is doubled, held back, overtaken or sent again, to %s, happens once (%s)',
  async (_, kind, count) => {
    const done = await proven('exactlyOnce.test.ts', seed, () => exactlyOnce({ kind, count, seed }));
    expect(done.sends).toBeGreaterThanOrEqual(count);
    expect(done.accepted).toBeGreaterThan(count / 5);
  },
);
