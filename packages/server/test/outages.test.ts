import { PROMISED } from '@charterstone/testkit';
import { expect, test } from 'vitest';
import { lostAnswers } from './proofs/lostAnswers.ts';
import { outages } from './proofs/outages.ts';
import { proven, seedOr } from './proofs/proof.ts';

const { small: OUTAGES } = PROMISED.database;
const { small: CUTS } = PROMISED.doubts;
const seed = seedOr(1);

// Side by side: while a database is away for half a minute there is time for something else.
test.concurrent('servers live through the end of their database, acknowledge nothing meanwhile, and go on when it is back', async () => {
  const done = await proven('outages.test.ts', seed, () => outages({ count: OUTAGES, seed }));
  expect(done.crashed).toBe(OUTAGES);
});

test.concurrent('a server whose line to its database breaks while it writes finds out what was written', async () => {
  const done = await proven('outages.test.ts', seed, () => lostAnswers({ count: CUTS, seed }));
  expect(done.lost + done.unanswered + done.silent).toBe(CUTS);
});
