import { countsOf, PROMISED } from '@charterstone/testkit';
import { openHouse } from '../../../packages/server/test/house.ts';
import { imports } from '../../../packages/server/test/proofs/imports.ts';
import { ground } from '../../../packages/server/test/stores.ts';
import type { Proof } from '../pledge.ts';
import { happened, onBoth } from './stores.ts';

const { damaged: DAMAGED } = PROMISED.imports;

export const proof: Proof = {
  run: (batch, progress) =>
    onBoth(batch, progress, async ({ kind, count, seed }, tell) => {
      const place = await ground(kind);
      const house = await openHouse(place.where);
      try {
        const good = Math.max(1, Math.round(count / (DAMAGED + 1)));
        const asked = { count: good, seed, progress: tell };
        // Whatever did not happen: what the server logged is looked at.
        const counts = await happened(async () => countsOf(await imports(house, asked, count - good)));
        if (house.log.length > 0) throw new Error(`the server had trouble: ${house.log[0]}`);
        return counts;
      } finally {
        await house.stop();
        await place.dispose();
      }
    }),
};
