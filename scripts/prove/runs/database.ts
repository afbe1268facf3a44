import { outages } from '../../../packages/server/test/proofs/outages.ts';
import type { Proof } from '../pledge.ts';

/** Every other time the database is away for so long; else it comes back at once. */
const AWAY_MS = 30_000;

export const proof: Proof = {
  run: async ({ count, seed }, progress) => {
    const awayMs = (outage: number): number => (outage % 2 === 1 ? AWAY_MS : 0);
    const found = await outages({ count, seed, progress, awayMs });
    return { done: count, found };
  },
};
