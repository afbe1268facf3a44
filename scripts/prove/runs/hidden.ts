import { countsOf } from '@charterstone/testkit';
import { houseOn } from '../../../packages/server/test/houseOn.ts';
import { leaks } from '../../../packages/server/test/proofs/leaks.ts';
import { KINDS } from '../../../packages/server/test/stores.ts';
import type { Proof } from '../pledge.ts';

export const proof: Proof = {
  run: async ({ count, seed }, progress) => {
    const houses = await Promise.all(KINDS.map((kind) => houseOn(kind)));
    try {
      const counts = await leaks(houses, { count, seed, progress });
      const problems = houses.flatMap(({ log }) => log).map((line) => `the server had trouble: ${line}`);
      return { done: counts.of('looked at'), found: countsOf(counts), problems };
    } finally {
      for (const house of houses) await house.leave();
    }
  },
};
