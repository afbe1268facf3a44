import { expect, test } from 'vitest';
import { proven, seedOr } from './proofs/proof.ts';
import { syncs } from './proofs/syncs.ts';
const seed = seedOr(1);
test('sync', async () => {
  const r = await proven('syncs.test.ts', seed, () => syncs({ count: 100, seed }));
  console.log(r.synced.length, r.early.length, r.syncs);
  expect(r.early).toEqual([]);
  expect(r.synced).toEqual(r.acknowledged);
});
