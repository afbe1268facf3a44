import { countsOf } from '@charterstone/testkit';
import { badMessages, type Outcome as Held } from '../../../packages/server/test/proofs/badMessages.ts';
import { ground } from '../../../packages/server/test/stores.ts';
import type { Proof } from '../pledge.ts';
import { onBoth } from './stores.ts';

const MEGABYTE = 2 ** 20;
const MOST_GROWN = 50;

export const proof: Proof = {
  run: async (batch, progress) => {
    let grown = 0;
    const outcome = await onBoth(batch, progress, async ({ kind, count, seed }, tell) => {
      const place = await ground(kind);
      try {
        const held: Held = await badMessages(place.where, { count, seed, progress: tell });
        grown = Math.max(grown, held.grownBytes / MEGABYTE);
        return countsOf(held.counts);
      } finally {
        await place.dispose();
      }
    });
    const problems = grown < MOST_GROWN ? [] : [`memory grew by ${grown.toFixed(0)} MB`];
    return { ...outcome, measured: { 'memory grew by MB': Math.max(0, grown) }, problems };
  },
};
