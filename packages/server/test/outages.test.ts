import { expect, test } from 'vitest';
import { lostAnswers } from './proofs/lostAnswers.ts';
import { outages } from './proofs/outages.ts';
import { proven, seedOr } from './proofs/proof.ts';

const OUTAGES = 2;
const CUTS = 40;
const seed = seedOr(1);

test('servers live through the end of their database, acknowledge nothing meanwhile, and go on when it is back', async () => {
  // Back at once, and after a while.
  const awayMs = (outage: number) => (outage % 2 === 1 ? 0 : 3000);
  const done = await proven('outages.test.ts', seed, () => outages({ count: OUTAGES, seed, awayMs }));
  expect(done.crashed).toBe(OUTAGES);
});

test('a server whose line to its database breaks while it writes finds out what was written', async () => {
  const done = await proven('outages.test.ts', seed, () => lostAnswers({ count: CUTS, seed }));
  expect(done.lost + done.unanswered + done.silent).toBe(CUTS);
});
