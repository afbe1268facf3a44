import { countsOf } from '@charterstone/testkit';
import { views } from '../../../packages/testkit/test/proofs/views.ts';
import type { Proof } from '../pledge.ts';

export const proof: Proof = {
  run: async ({ count, seed }, progress) => {
    const counts = views({ count, seed, progress });
    return { done: counts.of('views compared'), found: countsOf(counts) };
  },
};
