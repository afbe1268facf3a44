import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, spawnServer } from './house.ts';
import { noFork } from './proofs/noFork.ts';
import { proven, seedOr } from './proofs/proof.ts';
import { type Ground, ground } from './stores.ts';

const CHOICES = 2000;

let place: Ground;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  place = await ground('postgres');
  servers.push(...(await Promise.all([spawnServer(place.where), spawnServer(place.where)])));
}, 60_000);
afterAll(async () => {
  for (const server of servers) await server.kill();
  await place?.dispose();
});

test('two servers that contend for the same campaigns, one of them stopped at times, never fork them', async () => {
  const seed = seedOr(2);
  const [one, other] = servers;
  if (one === undefined || other === undefined) throw new Error('no servers');
  const store = await place.open();
  const done = await proven('noFork.test.ts', seed, () =>
    noFork([one, other], store, { count: CHOICES, seed }),
  );
  expect(done.asked).toBeGreaterThanOrEqual(CHOICES);
  expect(done.accepted).toBeGreaterThan(CHOICES / 4);
  console.log(done);
});
