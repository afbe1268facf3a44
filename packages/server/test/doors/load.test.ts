import { afterAll, beforeAll, expect, test } from 'vitest';
import { load } from '../proofs/load.ts';
import { report } from '../proofs/measure.ts';
import { proven, seedOr } from '../proofs/proof.ts';
import { type Ground, ground } from '../stores.ts';

let place: Ground;
beforeAll(async () => {
  place = await ground('sqlite');
});
afterAll(() => place?.dispose());

const TABLES = 20;
const PACE = { seats: 4, seconds: 60, choicesPerSecond: 2 };

test('20 tables of four sockets each play for a minute: everything is answered', async () => {
  const seed = seedOr(1);
  const held = await proven('doors/load.test.ts', seed, () =>
    load(place.where, { count: TABLES, seed }, PACE),
  );
  const { choices, p50, p99, rss } = held;
  report(`${choices} choices, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, RSS ${rss.toFixed(0)} MB`);
  expect(choices).toBeGreaterThan(10 * TABLES);
});
