import { loadavg } from 'node:os';
import { type Calm, floods, MESSAGES_PER_SECOND } from '../../../packages/server/test/proofs/floods.ts';
import { ground, KINDS } from '../../../packages/server/test/stores.ts';
import type { Proof } from '../pledge.ts';
import { measuredUntil } from './retaken.ts';

/** Many neighbours: of few, the slowest of a hundred answers is a matter of luck. */
const CALM = { neighbours: 16, seconds: 15 };
/**
 * Below this two measures of the same quiet server differ by more than a factor of two: of neighbours whom nobody disturbs the slowest of a
 * hundred waits 4 to 10 ms, for a sync of the disk that took longer.
 */
const NOISE_MS = 10;
/** What was sent while somebody was let in, as a part of what is meant. */
const LEAST_PACE = 0.9;

/** The host of the machine may take the processor between before and meanwhile; a flood that reaches neighbours does so every time. */
const MOST_AGAIN = 2;

function isLocal({ before, meanwhile }: { readonly before: Calm; readonly meanwhile: Calm }): boolean {
  return meanwhile.p99 < Math.max(NOISE_MS, 2 * before.p99);
}

export const proof: Proof = {
  // On one database after the other.
  run: async ({ count, seed, number }) => {
    const place = await ground(KINDS[number % KINDS.length] ?? 'sqlite');
    try {
      const { last, thrownAway } = await measuredUntil(
        () => floods(place.where, { count, seed }, CALM),
        isLocal,
        MOST_AGAIN,
      );
      const { before, meanwhile, flooded } = last;
      const sum = (of: (one: (typeof flooded)[number]) => number): number =>
        flooded.reduce((total, one) => total + of(one), 0);
      const pace = Math.min(...flooded.map(({ sent, talked }) => (1000 * sent) / talked));
      const problems = [
        ...(isLocal(last)
          ? []
          : [
              `neighbours waited ${meanwhile.p99.toFixed(0)} ms (p99), and ${before.p99.toFixed(0)} ms before, time after time`,
            ]),
        ...(pace >= LEAST_PACE * MESSAGES_PER_SECOND
          ? []
          : [`a flood was of ${pace.toFixed(0)} messages a second only`]),
      ];
      return {
        done: count,
        found: {
          'messages of flooders': sum(({ sent }) => sent),
          'told to slow down': sum(({ told }) => told),
          'shown out': sum(({ closed }) => [...closed.values()].reduce((a, b) => a + b, 0)),
          'answers never read': sum(({ unread }) => unread),
          'connections half open': sum(({ halfOpen }) => halfOpen),
          "neighbours' choices before": before.choices,
          "neighbours' choices meanwhile": meanwhile.choices,
        },
        measured: {
          'p99 before ms': before.p99,
          'p99 meanwhile ms': meanwhile.p99,
          // Of one part: the highest of each need not be of the same.
          'p99 meanwhile per p99 before': meanwhile.p99 / before.p99,
          'messages a second of one': pace,
          'load of the machine': loadavg()[0] ?? 0,
        },
        problems,
        retaken: thrownAway.map((one) => ({ p99: one.meanwhile.p99, before: one.before.p99 })),
      };
    } finally {
      await place.dispose();
    }
  },
};
