import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { comesBack } from './proofs/comesBack.ts';
import { proven, seedOr } from './proofs/proof.ts';
import { type Ground, ground, KINDS } from './stores.ts';

const RETURNS = 300;

describe.each(KINDS)('coming back, the journal in %s', (kind) => {
  let place: Ground;
  const houses: House[] = [];
  beforeAll(async () => {
    place = await ground(kind);
    for (let servers = kind === 'sqlite' ? 1 : 2; servers > 0; servers--)
      houses.push(await openHouse(place.where));
  }, 60_000);
  afterAll(async () => {
    for (const house of houses) await house.stop();
    await place?.dispose();
  });

  test('whoever comes back sees what a fresh eye sees, and what the rules say', async () => {
    const seed = seedOr(3);
    const [house] = houses;
    if (house === undefined) throw new Error('no server');
    const done = await proven('comesBack.test.ts', seed, () =>
      comesBack(houses, house.parts.store, { count: RETURNS, seed }),
    );
    console.log(done);
    expect(done.returns).toBeGreaterThanOrEqual(RETURNS);
    for (const { log } of houses) expect(log).toEqual([]);
  });
});
