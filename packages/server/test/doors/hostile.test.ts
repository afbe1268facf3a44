import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../house.ts';
import { hostile } from '../proofs/hostile.ts';
import { HOSTILE } from '../proofs/hostileStrings.ts';
import { report } from '../proofs/measure.ts';
import { type Ground, ground, KINDS } from '../stores.ts';

test('there are more than a hundred hostile texts', () => {
  expect(new Set(HOSTILE).size).toBeGreaterThan(100);
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
    for (const [what, least] of [
      ['a name kept as it was', 80],
      ['the name of a table kept as it was', 80],
      ['notes kept as it was', 110],
      ['chat kept as it was', 100],
      ['a card, an export and an import kept as they were', 60],
      ['pages looked at', 100],
      ['refused', 100],
    ] as const)
      expect([what, counts.of(what)]).toEqual([what, Math.max(least, counts.of(what))]);
    expect(house.log).toEqual([]);
    report(
      counts
        .entries()
        .map(([name, n]) => `${name} ${n}`)
        .join(', '),
    );
  });
});
