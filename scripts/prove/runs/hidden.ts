import { countsOf } from '@charterstone/testkit';
import { leaks } from '../../../packages/server/test/proofs/leaks.ts';
import { readHouse } from '../../../packages/server/test/proofs/noticeReaders.ts';
import { KINDS } from '../../../packages/server/test/stores.ts';
import type { Proof } from '../pledge.ts';
import { happened } from './stores.ts';

export const proof: Proof = {
  run: async ({ count, seed }, progress) => {
    const houses = await Promise.all(KINDS.map((kind) => readHouse(kind)));
    try {
      // Whatever did not happen: what the servers logged is looked at.
      const found = await happened(async () => countsOf(await leaks(houses, { count, seed, progress })));
      const problems = houses.flatMap(({ log }) => log).map((line) => `the server had trouble: ${line}`);
      return { done: found['looked at'] ?? 0, found, problems };
    } finally {
      for (const house of houses) await house.leave();
    }
  },
};
