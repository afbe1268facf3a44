import { outages } from '../../../packages/server/test/proofs/outages.ts';
import type { Proof } from '../pledge.ts';

export const proof: Proof = {
  run: async ({ count, seed }, progress) => ({
    done: count,
    found: await outages({ count, seed, progress }),
  }),
};
