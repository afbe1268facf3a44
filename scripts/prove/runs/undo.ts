import { countsOf } from '@charterstone/testkit';
import { exactUndo } from '../../../packages/testkit/test/proofs/undo.ts';
import { undoCampaigns } from '../../../packages/testkit/test/proofs/undoCampaigns.ts';
import type { Proof } from '../pledge.ts';
import { happened } from './stores.ts';

const CAMPAIGN = 12;

export const proof: Proof = {
  // A campaign, of two seats first, who can cut each other off; and first games.
  run: async ({ count, seed, number }, progress) => {
    const many = count >= CAMPAIGN ? 1 : 0;
    const games = count - many * CAMPAIGN;
    const short = await happened(async () => countsOf(exactUndo({ count: games, seed, progress })));
    const long = await happened(async () =>
      countsOf(undoCampaigns({ count: many, seed, first: number + 1 })),
    );
    const all = new Map(Object.entries(long));
    for (const [kind, n] of Object.entries(short)) all.set(kind, (all.get(kind) ?? 0) + n);
    return { done: count, found: Object.fromEntries(all) };
  },
};
