import { loadavg } from 'node:os';
import { load, MOST_MEGABYTES } from '../../../packages/server/test/proofs/load.ts';
import { ground } from '../../../packages/server/test/stores.ts';
import type { Proof } from '../pledge.ts';
import { onBoth } from './stores.ts';

const TABLES = 200;
const MOST_P99 = 250;
/** Of the choices that were due so many are made: the last ones of a run may still be under way. */
const LEAST_MADE = 0.98;

export const proof: Proof = {
  // What is counted are seconds.
  run: async (batch, progress) => {
    const measured = { 'p50 ms': 0, 'p99 ms': 0, 'RSS MB': 0, 'load of the machine': loadavg()[0] ?? 0 };
    const problems: string[] = [];
    const outcome = await onBoth(batch, progress, async ({ kind, count, seed }, tell) => {
      const place = await ground(kind);
      const start = performance.now();
      const told = (): void => tell(Math.min(count, (performance.now() - start) / 1000));
      try {
        const held = await load(place.where, { count: TABLES, seed, progress: told }, count);
        const { choices, due, sockets, looks, p50, p99, rss } = held;
        measured['p50 ms'] = Math.max(measured['p50 ms'], p50);
        measured['p99 ms'] = Math.max(measured['p99 ms'], p99);
        measured['RSS MB'] = Math.max(measured['RSS MB'], rss);
        if (choices < LEAST_MADE * due)
          problems.push(`${kind}: ${choices} choices were made, ${due} were due`);
        if (p99 >= MOST_P99) problems.push(`${kind}: p99 was ${p99.toFixed(0)} ms`);
        if (rss >= MOST_MEGABYTES) problems.push(`${kind}: the server took ${rss.toFixed(0)} MB`);
        return { choices, 'sockets counted': sockets * looks };
      } finally {
        await place.dispose();
      }
    });
    return { ...outcome, measured, problems };
  },
};
