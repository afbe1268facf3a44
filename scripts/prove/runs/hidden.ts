import { countsOf } from '@charterstone/testkit';
import { openHouse } from '../../../packages/server/test/house.ts';
import { leaks } from '../../../packages/server/test/proofs/leaks.ts';
import { ground } from '../../../packages/server/test/stores.ts';
import type { Proof } from '../pledge.ts';

export const proof: Proof = {
  run: async ({ count, seed }, progress) => {
    const place = await ground('sqlite');
    const house = await openHouse(place.where);
    try {
      const counts = await leaks(house, { count, seed, progress });
      const problems = house.log.map((line) => `the server had trouble: ${line}`);
      return { done: counts.of('looked at'), found: countsOf(counts), problems };
    } finally {
      await house.stop();
      await place.dispose();
    }
  },
};
