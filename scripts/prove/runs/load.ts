import { loadavg } from 'node:os';
import { load } from '../../../packages/server/test/proofs/load.ts';
import { ground } from '../../../packages/server/test/stores.ts';
import type { Proof } from '../pledge.ts';

const TABLES = 200;
/** A thousand sockets, a hundred choices a second. */
const PACE = { seats: 5, choicesPerSecond: 0.5 } as const;
const MOST = { p99: 250, rss: 512 } as const;

export const proof: Proof = {
  // What is counted are seconds.
  run: async ({ count, seed }, progress) => {
    const place = await ground('sqlite');
    const start = performance.now();
    try {
      const held = await load(
        place.where,
        {
          count: TABLES,
          seed,
          progress: () => progress(Math.min(count, (performance.now() - start) / 1000)),
        },
        { ...PACE, seconds: count },
      );
      const problems = [
        ...(held.p99 < MOST.p99 ? [] : [`p99 was ${held.p99.toFixed(0)} ms`]),
        ...(held.rss < MOST.rss ? [] : [`the server took ${held.rss.toFixed(0)} MB`]),
      ];
      return {
        done: count,
        found: { choices: held.choices, sockets: TABLES * PACE.seats },
        measured: {
          'p50 ms': held.p50,
          'p99 ms': held.p99,
          'RSS MB': held.rss,
          'load of the machine': loadavg()[0] ?? 0,
        },
        problems,
      };
    } finally {
      await place.dispose();
    }
  },
};
