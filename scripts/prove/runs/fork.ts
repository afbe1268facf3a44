import { noFork } from '../../../packages/server/test/proofs/noFork.ts';
import type { Proof } from '../pledge.ts';

export const proof: Proof = {
  run: async ({ count, seed }, progress) => {
    const { asked, ...found } = await noFork({ count, seed, progress });
    return { done: asked, found };
  },
};
