import { countsOf } from '@charterstone/testkit';
import { views } from '../../../packages/testkit/test/proofs/views.ts';
import type { Proof } from '../pledge.ts';
import { happened } from './stores.ts';

export const proof: Proof = {
  run: async ({ count, seed, number }, progress) => {
    const found = await happened(async () => countsOf(views({ count, seed, progress, first: number })));
    return { done: found['views compared'] ?? 0, found };
  },
};
