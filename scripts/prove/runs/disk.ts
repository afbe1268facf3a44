import { fullDisks } from '../../../packages/server/test/proofs/fullDisk.ts';
import { whyNoSmallDisk } from '../../../packages/server/test/proofs/smallDisk.ts';
import type { Proof } from '../pledge.ts';

export const proof: Proof = {
  whyNot: whyNoSmallDisk,
  run: async ({ count, seed }, progress) => ({
    done: count,
    found: await fullDisks({ count, seed, progress }),
  }),
};
