import { loadavg } from 'node:os';
import { load, MOST_MEGABYTES } from '../../../packages/server/test/proofs/load.ts';
import { halves } from '../../../packages/server/test/proofs/shares.ts';
import { ground } from '../../../packages/server/test/stores.ts';
import type { Proof } from '../pledge.ts';
import { type OnOne, onBoth } from './stores.ts';

const TABLES = 200;
const MOST_P99 = 250;
/** Whoever is late makes up for it; a server that does not keep up takes longer. The last answers of a run may be under way at its end. */
const LEAST_PACE = 0.97;

export const proof: Proof = {
  // What is counted are seconds.
  run: async (batch, progress) => {
    const measured = { 'p50 ms': 0, 'p99 ms': 0, 'RSS MB': 0, 'load of the machine': loadavg()[0] ?? 0 };
    const problems: string[] = [];
    const hold: OnOne = async ({ kind, count, seed }, tell) => {
      const place = await ground(kind);
      const start = performance.now();
      const told = (): void => tell(Math.min(count, (performance.now() - start) / 1000));
      try {
        const held = await load(place.where, { count: TABLES, seed, progress: told }, count);
        const { choices, pace, wanted, sockets, looks, p50, p99, rss } = held;
        measured['p50 ms'] = Math.max(measured['p50 ms'], p50);
        measured['p99 ms'] = Math.max(measured['p99 ms'], p99);
        measured['RSS MB'] = Math.max(measured['RSS MB'], rss);
        if (pace < LEAST_PACE * wanted)
          problems.push(`${kind}: ${pace.toFixed(1)} choices a second, and not ${wanted}`);
        if (p99 >= MOST_P99) problems.push(`${kind}: p99 was ${p99.toFixed(0)} ms`);
        if (rss >= MOST_MEGABYTES) problems.push(`${kind}: the server took ${rss.toFixed(0)} MB`);
        return { choices, 'sockets counted': sockets * looks };
      } finally {
        await place.dispose();
      }
    };
    const outcome = await onBoth(batch, progress, hold, halves);
    return { ...outcome, measured, problems };
  },
};
