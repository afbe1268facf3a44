import { lostAnswers } from '../../../packages/server/test/proofs/lostAnswers.ts';
import type { Proof } from '../pledge.ts';

export const proof: Proof = {
  run: async ({ count, seed }, progress) => ({
    done: count,
    found: await lostAnswers({ count, seed, progress }),
  }),
};
