import { countsOf } from '@charterstone/testkit';
import { illegal } from '../../../packages/testkit/test/proofs/illegal.ts';
import type { Proof } from '../pledge.ts';

export const proof: Proof = {
  run: async ({ count, seed }, progress) => ({
    done: count,
    found: countsOf(illegal({ count, seed, progress })),
  }),
};
