import { PROMISED } from '@charterstone/testkit';
import { expect, test } from 'vitest';
import { kills } from './proofs/kills.ts';
import { proven, seedOr } from './proofs/proof.ts';
import { shares } from './proofs/shares.ts';

const seed = seedOr(1);

// Side by side: most of the time each of them waits for a server to start.
test.concurrent.each(shares(PROMISED.kills.small))(
  'what was acknowledged is never lost, what was not happens once, however often the server is killed (%s)',
  async (kind, count) => {
    const done = await proven('kills.test.ts', seed, () => kills({ count, seed, kind }));
    expect(done.killed).toBe(count);
  },
);
