import { expect, test } from 'vitest';
import { partsBefore } from './partsBefore.ts';
import type { Batch, Outcome } from './pledge.ts';
import { seedOf } from './seeds.ts';
import { somePledge } from './somePledge.ts';
import { NOTHING } from './tried.ts';

/** Finds one more of everything in each part, and something of its own by its seed. */
function trying(): { readonly asked: Batch[]; readonly tryPart: (batch: Batch) => Promise<Outcome> } {
  const asked: Batch[] = [];
  const tryPart = async (batch: Batch): Promise<Outcome> => {
    asked.push(batch);
    return { done: 4, found: { parts: 1, [`part ${batch.seed}`]: 1 } };
  };
  return { asked, tryPart };
}

test('a part that goes on from what others found comes after the same parts as in its run', async () => {
  const { asked, tryPart } = trying();
  const pledge = somePledge({ large: 10, batch: 7, goesOn: true });
  const { found, done } = await partsBefore(pledge, 3, 3, tryPart);
  const seeds = [0, 1, 2].map((part) => seedOf(3, 'some', part));
  expect(asked.map(({ seed, number, count }) => ({ seed, number, count }))).toEqual([
    { seed: seeds[0], number: 0, count: 7 },
    { seed: seeds[1], number: 1, count: 6 },
    { seed: seeds[2], number: 2, count: 2 },
  ]);
  expect(asked[2]?.found).toEqual({ parts: 2, [`part ${seeds[0]}`]: 1, [`part ${seeds[1]}`]: 1 });
  expect({ done, parts: found['parts'] }).toEqual({ done: 12, parts: 3 });
});

test('a part that stands alone needs no other', async () => {
  const { asked, tryPart } = trying();
  expect(await partsBefore(somePledge(), 3, 3, tryPart)).toEqual(NOTHING);
  expect(asked).toEqual([]);
});
