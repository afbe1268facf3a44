import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { exactlyOnce } from './proofs/exactlyOnce.ts';
import { proven, seedOr } from './proofs/proof.ts';
import { type Ground, ground, KINDS } from './stores.ts';

const MESSAGES = 10_000;

describe.each(KINDS)('exactly once, the journal in %s', (kind) => {
  let place: Ground;
  const houses: House[] = [];
  beforeAll(async () => {
    place = await ground(kind);
    for (let servers = kind === 'sqlite' ? 1 : 3; servers > 0; servers--)
      houses.push(await openHouse(place.where));
  }, 60_000);
  afterAll(async () => {
    for (const house of houses) await house.stop();
    await place?.dispose();
  });

  const servers = kind === 'sqlite' ? 'on one server' : 'on any of three servers';
  test(`whatever is doubled, held back, overtaken or sent again, ${servers}, happens once`, async () => {
    const seed = seedOr(1);
    const [{ parts } = { parts: undefined }] = houses;
    if (parts === undefined) throw new Error('no server');
    const done = await proven('exactlyOnce.test.ts', seed, () =>
      exactlyOnce(houses, parts.store, { count: MESSAGES, seed }),
    );
    expect(done.sends).toBeGreaterThanOrEqual(MESSAGES);
    expect(done.accepted).toBeGreaterThan(MESSAGES / 5);
    for (const { log } of houses) expect(log).toEqual([]);
    console.log(done);
  });
});
