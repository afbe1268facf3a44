import pg from 'pg';
import { expect, test } from 'vitest';
import { Journal } from '../src/tables/journal.ts';
import { ground } from './stores.ts';

const CAMPAIGNS = 10;
const ENTRIES = 60;

/** How often PostgreSQL has synced its log so far: where it says so depends on its version. */
async function syncs(client: pg.Client): Promise<number> {
  // What a connection has done is counted a moment later, and at once where it asks for that.
  const { rows } = await client.query(
    Number((await client.query('show server_version_num')).rows[0].server_version_num) >= 180_000
      ? "select sum(fsyncs)::int as syncs from pg_stat_io where object = 'wal'"
      : 'select wal_sync::int as syncs from pg_stat_wal',
  );
  return rows[0].syncs;
}

test('choices of many tables that come together share syncs of PostgreSQL', async () => {
  const place = await ground('postgres');
  const { db, engine } = await place.open();
  const client = new pg.Client({ connectionString: place.where });
  await client.connect();
  const campaigns = Array.from({ length: CAMPAIGNS }, (_, i) => `shared ${i}`);
  await db
    .insertInto('campaigns')
    .values(
      campaigns.map((id) => ({ id, setting: '{}', rules: 2, box: 2, fingerprint: '', made_at: Date.now() })),
    )
    .execute();
  const journal = new Journal({ db, engine });
  const before = await syncs(client);
  await Promise.all(
    campaigns.map(async (campaign) => {
      for (let seq = 1; seq <= ENTRIES; seq++) {
        const entry = { seq, seat: 1, choice: { do: 'undo' }, message: `${seq}`, at: Date.now() } as const;
        expect(await journal.append(campaign, [entry])).toBe(true);
      }
    }),
  );
  // Counts of other connections come with a delay of a second.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const shared = (await syncs(client)) - before;
  expect(shared).toBeGreaterThan(0);
  expect(shared).toBeLessThan(0.8 * CAMPAIGNS * ENTRIES);
  await client.end();
  await place.dispose();
});
