import { countsOf } from '@charterstone/testkit';
import { openHouse } from '../../../packages/server/test/house.ts';
import { onlyYourSeat } from '../../../packages/server/test/proofs/onlyYourSeat.ts';
import { ground, KINDS } from '../../../packages/server/test/stores.ts';
import type { Counts, Proof } from '../pledge.ts';

export const proof: Proof = {
  // Everything at once on each of the databases.
  run: async ({ count }, progress) => {
    const found: { [kind: string]: number } = {};
    for (const [i, kind] of KINDS.slice(0, count).entries()) {
      const place = await ground(kind);
      const house = await openHouse(place.where);
      try {
        const counts: Counts = countsOf(await onlyYourSeat(house));
        for (const [what, n] of Object.entries(counts)) found[what] = (found[what] ?? 0) + n;
      } finally {
        await house.stop();
        await place.dispose();
      }
      progress(i + 1);
    }
    return { done: count, found };
  },
};
