import { countsOf } from '@charterstone/testkit';
import { rules } from '../../../packages/bots/test/proofs/rules.ts';
import type { Proof } from '../pledge.ts';

export const proof: Proof = {
  run: async ({ count, seed, number }, progress) => {
    const first = number * count;
    return { done: count, found: countsOf(rules({ count, seed, progress, first })) };
  },
};
