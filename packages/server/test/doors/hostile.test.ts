import { PROMISED } from '@charterstone/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../house.ts';
import { hostile } from '../proofs/hostile.ts';
import { HOSTILE } from '../proofs/hostileStrings.ts';
import { report } from '../proofs/measure.ts';
import { type Ground, ground, KINDS } from '../stores.ts';

test('there are as many hostile texts as we promise, and they are tried on all databases', () => {
  expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(PROMISED.names.small);
  expect(KINDS.length).toBe(PROMISED.texts.small);
});

describe.each(KINDS)('in %s', (kind) => {
  let place: Ground;
  let house: House;
  beforeAll(async () => {
    place = await ground(kind);
    house = await openHouse(place.where);
  });
  afterAll(async () => {
    await house?.stop();
    await place?.dispose();
  });

  test('hostile texts are kept and given back as they are, or refused', async () => {
    const counts = await hostile(house);
    expect(house.log).toEqual([]);
    report(
      counts
        .entries()
        .map(([name, n]) => `${name} ${n}`)
        .join(', '),
    );
  });
});
