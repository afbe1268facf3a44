import { countsOf } from '@charterstone/testkit';
import { badMessages, type Outcome as Held } from '../../../packages/server/test/proofs/badMessages.ts';
import { halves } from '../../../packages/server/test/proofs/shares.ts';
import { ground } from '../../../packages/server/test/stores.ts';
import type { Proof } from '../pledge.ts';
import { type OnOne, onBoth } from './stores.ts';

const MEGABYTE = 2 ** 20;
/** For half a million messages, as each database hears them in a whole run; how much comes and goes by chance in a short one is below it. */
const MOST_GROWN = 25;

export const proof: Proof = {
  run: async (batch, progress) => {
    let most = 0;
    const problems: string[] = [];
    const hear: OnOne = async ({ kind, count, seed }, tell) => {
      const place = await ground(kind);
      try {
        const held: Held = await badMessages(place.where, { count, seed, progress: tell });
        // What was measured over most of them is told for all.
        const grown = (held.grownBytes / MEGABYTE) * (count / held.grownOver);
        most = Math.max(most, grown);
        if (grown >= MOST_GROWN) problems.push(`${kind}: memory grew by ${grown.toFixed(0)} MB`);
        return countsOf(held.counts);
      } finally {
        await place.dispose();
      }
    };
    const outcome = await onBoth(batch, progress, hear, halves);
    return { ...outcome, measured: { 'memory grew by MB': most }, problems };
  },
};
