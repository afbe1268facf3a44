import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AtTable, Visitor } from '../src/client/index.ts';
import { LISTENING, openPostgres } from '../src/store/postgres/postgres.ts';
import { company, type House, inviteFor, openHouse } from './house.ts';
import { type QuietLine, quietLine } from './proofs/quietLine.ts';
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
    'select pid from pg_stat_activity where datname = $1 and application_name = $2',
    [database, LISTENING],
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

/** The same database over a line that can be lost without a word. */
async function overQuietLine(): Promise<{ readonly where: string; readonly line: QuietLine }> {
  const where = new URL(place.where);
  const line = await quietLine(Number(where.port));
  where.port = String(line.port);
  return { where: where.href, line };
}

test('an ear that no longer hears itself is replaced, and whoever missed something looks', async () => {
  const { where, line } = await overQuietLine();
  const engine = await openPostgres(where, { beatMs: 100 });
  let missed = 0;
  const heard: string[] = [];
  engine.hear(
    'news',
    (text) => heard.push(text),
    () => missed++,
  );
  await expect.poll(engine.hears).toBe(true);
  line.fallSilent();
  await expect.poll(engine.hears, { interval: 10 }).toBe(false);
  await expect.poll(() => missed).toBe(1);
  await expect.poll(engine.hears).toBe(true);
  const teller = await openPostgres(place.where);
  await teller.tell('news', 'heard again');
  await expect.poll(() => heard).toEqual(['heard again']);
  await teller.close();
  await engine.close();
  await line.close();
});

test('an ear whose line falls silent before it listens is replaced too', async () => {
  const { where, line } = await overQuietLine();
  const engine = await openPostgres(where, { beatMs: 100 });
  let missed = 0;
  engine.hear(
    'news',
    () => {},
    () => missed++,
  );
  await expect.poll(engine.hears).toBe(true);
  line.swallowNext();
  line.fallSilent();
  await expect.poll(() => missed, { timeout: 60_000 }).toBe(1);
  expect(engine.hears()).toBe(true);
  await engine.close();
  await line.close();
});

test('a server that hears nothing takes nobody at their word who may have lost seat or session', async () => {
  const { where, line } = await overQuietLine();
  const [here, there] = [await openHouse(place.where), await openHouse(where)];
  const { id, people } = await company(here.url, 2);
  const [host, guest] = people;
  if (host === undefined || guest === undefined) throw new Error('two people');
  const near = await host.sit(id, here.url);
  const far = await guest.sit(id, there.url);
  await far.ask({ type: 'chat', id: randomUUID(), text: 'here' });
  await expect.poll(there.parts.store.engine.hears).toBe(true);

  line.fallSilent();
  await expect.poll(there.parts.store.engine.hears, { timeout: 60_000 }).toBe(false);
  await guest.ask('freeSeat', { params: { table: id, seat: 2 } });
  const third = await Visitor.arrive(here.url, 'Third');
  await third.ask('join', { body: { token: await inviteFor(host, id, 2) } });
  expect(await far.choose(2, 'retrieve')).toMatchObject({
    answer: 'refused',
    reasons: [{ lack: 'notYourSeat' }],
  });
  for (const at of [near, far]) at.close();
  await here.stop();
  await there.stop();
  await line.close();
});
