import { PROMISED } from '@charterstone/testkit';
import { expect, test } from 'vitest';
import { load, MOST_MEGABYTES } from '../proofs/load.ts';
import { report } from '../proofs/measure.ts';
import { proven, seedOr } from '../proofs/proof.ts';
import { ground, KINDS } from '../stores.ts';

/** A tenth of those that `npm run prove` has, at the same pace. */
const TABLES = 20;

// Side by side: most of a minute is waiting for the next choice.
test.concurrent.each(KINDS)(
  '20 tables of five sockets each play for a minute: everything is answered, nobody loses their line (%s)',
  async (kind) => {
    const seed = seedOr(1);
    const place = await ground(kind);
    try {
      const held = await proven('doors/load.test.ts', seed, () =>
        load(place.where, { count: TABLES, seed }, PROMISED.load.small),
      );
      const { choices, pace, sockets, looks, p50, p99, rss } = held;
      report(
        `${kind}: ${choices} choices, ${pace.toFixed(1)} a second, ${sockets} sockets at ${looks} looks, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, RSS ${rss.toFixed(0)} MB`,
      );
      expect(choices).toBeGreaterThan(10 * TABLES);
      expect(looks).toBeGreaterThan(10);
      expect(rss).toBeLessThan(MOST_MEGABYTES);
    } finally {
      await place.dispose();
    }
  },
);
