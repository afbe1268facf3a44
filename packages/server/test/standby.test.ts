import pg from 'pg';
import { expect, test } from 'vitest';
import { anyChoice, chanceFrom, company, openHouse } from './house.ts';
import { isReady } from './proofs/ready.ts';
import { ground } from './stores.ts';

test('a database that only lets read, as a standby does, is read; choices are put off until it takes them', async () => {
  const place = await ground('postgres');
  const database = new URL(place.where).pathname.slice(1);
  const house = await openHouse(place.where, { LOG_LEVEL: 'silent' });
  const operator = new pg.Client({ connectionString: place.where });
  await operator.connect();
  /** Connections keep the settings they began with: all but this one begin anew. */
  const becomes = async (setting: string): Promise<void> => {
    await operator.query(`alter database ${database} ${setting}`);
    await operator.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [database],
    );
  };
  const { id, people } = await company(house.url, 1);
  const at = await Promise.all(people.map((one) => one.sit(id)));
  const chance = chanceFrom(1);
  expect((await anyChoice(at, chance))?.answer).toBe('accepted');

  await becomes('set default_transaction_read_only = on');
  await isReady(house.url, 503);
  const [option = ''] = at[0]?.views.get(1)?.options ?? [];
  const wish = { id: crypto.randomUUID(), base: at[0]?.seq ?? 0 };
  expect(await at[0]?.choose(1, option, wish)).toMatchObject({ answer: 'later', seq: 1 });
  expect(await people[0]?.ask('history', { params: { table: id } })).toMatchObject({ last: 1 });

  await becomes('reset default_transaction_read_only');
  // A connection that has just ended may be tried once.
  await expect.poll(async () => (await fetch(`${house.url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
  expect(await at[0]?.choose(1, option, wish)).toMatchObject({ answer: 'accepted', seq: 2 });
  for (const one of at) one.close();
  await operator.end();
  await house.stop();
  await place.dispose();
});
