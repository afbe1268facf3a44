import { expect, test } from 'vitest';
import { kills } from './proofs/kills.ts';
import { proven, seedOr } from './proofs/proof.ts';
import { KINDS } from './stores.ts';

const KILLS = 15;
const seed = seedOr(1);

// Side by side: most of the time each of them waits for a server to start.
test.concurrent.each(KINDS)(
  'what was acknowledged is never lost, what was not happens once, however often the server is killed (%s)',
  async (kind) => {
    const done = await proven('kills.test.ts', seed, () => kills({ count: KILLS, seed, kind }));
    expect(done.killed).toBe(KILLS);
  },
);
