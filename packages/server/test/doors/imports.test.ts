import { PROMISED } from '@charterstone/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NotDone, Visitor } from '../../src/client/index.ts';
import { type House, openHouse } from '../house.ts';
import { goodJournals } from '../journals/goods.ts';
import { bigImport, longJournal } from '../proofs/bigImport.ts';
import { imports } from '../proofs/imports.ts';
import { report } from '../proofs/measure.ts';
import { proven, seedOr } from '../proofs/proof.ts';
import { shares } from '../proofs/shares.ts';
import { type Ground, ground } from '../stores.ts';

describe.each(shares(PROMISED.imports.small))('imports over the wire, the journal in %s', (kind, good) => {
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

  // A few of each kind: all of them are in journals/damage.test.ts, which needs no server.
  const bad = kind === 'sqlite' ? 100 : 30;
  test(`${good} round trips change nothing, ${bad} damaged ones are refused and leave nothing`, async () => {
    const seed = seedOr(1);
    const counts = await proven('doors/imports.test.ts', seed, () =>
      imports(house, { count: good, seed }, bad),
    );
    expect(counts.of('round trips')).toBe(good);
    expect(counts.of('refused with 422') + counts.of('refused with 413')).toBe(bad);
    expect(counts.of('refused with 413')).toBeGreaterThan(0);
    expect(house.log).toEqual([]);
  });

  test('while a big one is checked and written, a neighbour plays on', async () => {
    const { choices, p50, longest } = await bigImport(house, 20_000);
    report(
      `${kind}: ${choices} choices meanwhile, p50 ${p50.toFixed(1)} ms, longest ${longest.toFixed(0)} ms`,
    );
    expect(choices).toBeGreaterThan(10);
    expect(house.log).toEqual([]);
  });
});

test.each([
  ['of MAX_IMPORT_BYTES', 0, 200],
  ['of one byte more', 1, 413],
])('an import %s', async (_, more, status) => {
  const place = await ground('sqlite');
  const [{ text } = { text: '' }] = goodJournals(1);
  const house = await openHouse(place.where, { MAX_IMPORT_BYTES: String(Buffer.byteLength(text) - more) });
  try {
    const host = await Visitor.arrive(house.url, 'Ada');
    const statusOf = async (journal: string): Promise<number> =>
      host.ask('importTable', { body: { name: 'Brought', journal } }).then(
        () => 200,
        (error) => (error instanceof NotDone ? error.status : 0),
      );
    expect(await statusOf(text)).toBe(status);
    // One that is not even read to its end.
    expect(await statusOf(longJournal(5000))).toBe(413);
  } finally {
    await house.stop();
    await place.dispose();
  }
});
