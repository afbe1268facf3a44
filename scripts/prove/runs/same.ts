import { countsOf } from '@charterstone/testkit';
import { twins } from '../../../packages/testkit/test/proofs/twins.ts';
import type { Proof } from '../pledge.ts';

export const proof: Proof = {
  run: async ({ count, seed, number }, progress) => {
    const first = number * count;
    return { done: count, found: countsOf(twins({ count, seed, progress, first })) };
  },
};
