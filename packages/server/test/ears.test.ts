import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AtTable } from '../src/client/index.ts';
import { company, type House, openHouse } from './house.ts';
import { type Ground, ground } from './stores.ts';

let place: Ground;
let database: string;
let operator: pg.Client;
const houses: House[] = [];

beforeAll(async () => {
  place = await ground('postgres');
  const where = new URL(place.where);
  database = where.pathname.slice(1);
  where.pathname = '/postgres';
  operator = new pg.Client({ connectionString: where.href });
  await operator.connect();
});
afterAll(async () => {
  for (const house of houses) await house.stop();
  await operator?.end();
  await place?.dispose();
});

/** The connections on which servers listen. */
async function ears(): Promise<number[]> {
  const { rows } = await operator.query(
    "select pid from pg_stat_activity where datname = $1 and query ilike 'listen %'",
    [database],
  );
  return rows.map(({ pid }) => Number(pid));
}

/** A server is open a moment before it listens. */
async function listening(servers: number): Promise<number[]> {
  await expect.poll(ears, { timeout: 20_000 }).toHaveLength(servers);
  return ears();
}

async function heard(at: AtTable | undefined, text: string): Promise<void> {
  await new Promise<void>((resolve) =>
    at?.heard.on('message', (message) => {
      if (message.type === 'chat' && message.said.text === text) resolve();
    }),
  );
}

test('what a server was told while it could not listen, it looks for when it can, and listens as before', async () => {
  houses.push(await openHouse(place.where));
  const before = await listening(1);
  houses.push(await openHouse(place.where));
  const [here, there] = houses;
  const { id, people } = await company(here?.url ?? '', 2);
  const near = await people[0]?.sit(id, here?.url);
  const far = await people[1]?.sit(id, there?.url);
  const ear = (await listening(2)).find((pid) => !before.includes(pid));

  // Whoever is connected stays so; nobody comes in, however often he tries.
  await operator.query(`alter database ${database} allow_connections false`);
  await operator.query('select pg_terminate_backend($1, 5000)', [ear]);
  const missed = heard(far, 'while you were away');
  await near?.ask({ type: 'chat', id: randomUUID(), text: 'while you were away' });
  await pause(1500);
  await operator.query(`alter database ${database} allow_connections true`);
  await missed;

  expect(await ears()).toHaveLength(houses.length);
  const again = heard(far, 'here again');
  await near?.ask({ type: 'chat', id: randomUUID(), text: 'here again' });
  await again;
  for (const at of [near, far]) at?.close();
  expect(houses.flatMap(({ log }) => log)).toEqual([]);
});
