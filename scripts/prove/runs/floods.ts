import { loadavg } from 'node:os';
import { floods } from '../../../packages/server/test/proofs/floods.ts';
import { ground } from '../../../packages/server/test/stores.ts';
import type { Proof } from '../pledge.ts';

const SECONDS = 10;
/** Shorter than this nobody notices that they wait, and a machine that does other things too makes everybody wait. */
const NOTICED_MS = 100;

export const proof: Proof = {
  run: async ({ count, seed }) => {
    const place = await ground('sqlite');
    try {
      const { before, meanwhile, flooded } = await floods(place.where, { count, seed }, SECONDS);
      const most = Math.max(NOTICED_MS, 2 * before.p99);
      const problems =
        meanwhile.p99 <= most
          ? []
          : [
              `neighbours waited ${meanwhile.p99.toFixed(0)} ms (p99), and ${before.p99.toFixed(0)} ms before`,
            ];
      const sum = (of: (one: (typeof flooded)[number]) => number): number =>
        flooded.reduce((total, one) => total + of(one), 0);
      return {
        done: count,
        found: {
          'messages of flooders': sum(({ sent }) => sent),
          'told to slow down': sum(({ told }) => told),
          'shown out': sum(({ closed }) => [...closed.values()].reduce((a, b) => a + b, 0)),
          "neighbours' choices before": before.choices,
          "neighbours' choices meanwhile": meanwhile.choices,
        },
        measured: {
          'p99 before ms': before.p99,
          'p99 meanwhile ms': meanwhile.p99,
          'load of the machine': loadavg()[0] ?? 0,
        },
        problems,
      };
    } finally {
      await place.dispose();
    }
  },
};
