import { join } from 'node:path';
import { countsOf, tally } from '@charterstone/testkit';
import { houseOn } from '../../../packages/server/test/houseOn.ts';
import { bundle } from '../../../packages/server/test/proofs/bundle.ts';
import { LOOKED_AT, spoilers } from '../../../packages/server/test/proofs/spoilers.ts';
import { KINDS } from '../../../packages/server/test/stores.ts';
import { buildApp } from '../../../packages/web/scripts/build.ts';
import type { Proof } from '../pledge.ts';

const APP = join(import.meta.dirname, '../../../packages/web/dist');
const SEATS = 6;
const GAMES = 12;

export const proof: Proof = {
  // Campaigns of all seats in all of their games, one after the other; and the app itself, in every part.
  run: async ({ count, seed, number }, progress) => {
    await buildApp();
    const counts = tally();
    const first = number * count;
    const houses = await Promise.all(KINDS.map((kind) => houseOn(kind)));
    try {
      for (let i = 0; i < count; i++) {
        const house = houses[(number + i) % houses.length];
        if (house === undefined) break;
        const [seats, game] = [1 + ((first + i) % SEATS), 1 + (Math.floor((first + i) / SEATS) % GAMES)];
        const looked = await spoilers(house, seats, game, `spoilers ${seed} ${i}`);
        for (const [what, n] of looked.counts.entries()) counts.add(what, n);
        counts.add(`campaigns on ${house.kind}`);
        progress(i + 1);
      }
      for (const [what, n] of bundle(APP).entries()) counts.add(what, n);
      const problems = houses.flatMap(({ log }) => log).map((line) => `the server had trouble: ${line}`);
      return { done: count, found: countsOf(counts, LOOKED_AT), problems };
    } finally {
      for (const house of houses) await house.leave();
    }
  },
};
