import { countsOf } from '@charterstone/testkit';
import { badMessages, MESSAGE_KINDS } from '../../../packages/server/test/proofs/badMessages.ts';
import { halves } from '../../../packages/server/test/proofs/shares.ts';
import { ground } from '../../../packages/server/test/stores.ts';
import type { Counts, Proof } from '../pledge.ts';
import { highest, judged } from './grown.ts';
import { type OnOne, onBoth } from './stores.ts';

export const proof: Proof = {
  run: async (batch, progress) => {
    let measured: Counts = {};
    const problems: string[] = [];
    const hear: OnOne = async ({ kind, count, seed }, tell) => {
      const place = await ground(kind);
      try {
        const held = await badMessages(place.where, { count, seed, progress: tell });
        const memory = judged(kind, held);
        measured = highest(measured, memory.measured);
        problems.push(...memory.problems);
        return countsOf(held.counts, MESSAGE_KINDS);
      } finally {
        await place.dispose();
      }
    };
    const outcome = await onBoth(batch, progress, hear, halves);
    return { ...outcome, measured, problems };
  },
};
