import { countsOf } from '@charterstone/testkit';
import { openHouse } from '../../../packages/server/test/house.ts';
import { hostile } from '../../../packages/server/test/proofs/hostile.ts';
import { ground, KINDS } from '../../../packages/server/test/stores.ts';
import type { Counts, Proof } from '../pledge.ts';

export const proof: Proof = {
  // All texts on each of the databases.
  run: async ({ count }, progress) => {
    const found: { [kind: string]: number } = {};
    const problems: string[] = [];
    for (const [i, kind] of KINDS.slice(0, count).entries()) {
      const place = await ground(kind);
      const house = await openHouse(place.where);
      try {
        const counts: Counts = countsOf(await hostile(house));
        for (const [what, n] of Object.entries(counts)) found[what] = (found[what] ?? 0) + n;
        problems.push(...house.log);
      } finally {
        await house.stop();
        await place.dispose();
      }
      progress(i + 1);
    }
    return { done: count, found, problems };
  },
};
