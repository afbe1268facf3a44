import { syncs, whyNoTrace } from '../../../packages/server/test/proofs/syncs.ts';
import type { Proof } from '../pledge.ts';

export const proof: Proof = {
  whyNot: () => whyNoTrace,
  run: async ({ count, seed }, progress) => {
    const { acknowledged, synced, early } = await syncs({ count, seed, progress });
    const found = { acknowledged: acknowledged.length, 'synced before': synced.length };
    const problems = [
      ...early.map((id) => `${id} was acknowledged before it was synced`),
      ...(synced.join() === acknowledged.join() ? [] : ['not every acknowledgement was seen in the trace']),
    ];
    return { done: acknowledged.length, found, problems };
  },
};
