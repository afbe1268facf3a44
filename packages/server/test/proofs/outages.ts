import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { LISTENING } from '../../src/store/postgres/postgres.ts';
import { type ServerProcess, spawnServer } from '../house.ts';
import { startPostgres } from '../postgres.ts';
import { Crowd } from './crowd.ts';
import { type Asked, Fired } from './proof.ts';
import { isReady } from './ready.ts';
import { agree, journalsIn } from './written.ts';

const TABLES = 4;
const SEATS = 2;
const SERVERS = 2;
/** Every other time the database is away for so long; else it comes back at once. */
const AWAY_MS = 30_000;
/** Every message that is put off would be a line in the log. */
const QUIET = { LOG_LEVEL: 'silent' };

const FATES = [
  'crashed',
  'away for long',
  'answered later',
  'acknowledged',
  'sent again',
  'heard across',
] as const;
export type Fate = (typeof FATES)[number];

/**
 * Survives its database: PostgreSQL is ended at once, under load, and comes back after a while. The servers stay up and acknowledge nothing
 * meanwhile; afterwards everything acknowledged is there, every table goes on, and servers hear each other again.
 */
export async function outages({ count, seed, progress }: Asked): Promise<Readonly<Record<Fate, number>>> {
  const fired = new Fired(FATES);
  const postgres = await startPostgres();
  const where = `${postgres.url}/postgres`;
  const servers = await Promise.all(Array.from({ length: SERVERS }, () => spawnServer(where, QUIET)));
  const urls = servers.map(({ url }) => url);
  const [url = ''] = urls;
  const crowd = await Crowd.gather(url, TABLES, SEATS, seed);
  try {
    await Promise.race([...servers.map(staysUp), through()]);
    return fired.all();
  } finally {
    crowd.giveUp();
    for (const { kill } of servers) await kill();
    await postgres.stop();
  }

  async function through(): Promise<void> {
    crowd.play((player) => urls[player % SERVERS] ?? url);
    for (let outage = 1; outage <= count; outage++) {
      await crowd.movedOn(2);
      await postgres.crash();
      fired.add('crashed');
      await crowd.putOff(1);
      for (const each of urls) await isReady(each, 503);
      if (outage % 2 === 0) {
        await pause(AWAY_MS);
        fired.add('away for long');
      }
      await postgres.start();
      agree(crowd.told(), await journalsIn(where), `after outage ${outage}`);
      await crowd.movedOn(2);
      for (const each of urls) await isReady(each, 200);
      await heardAcross(crowd, urls);
      fired.add('heard across');
      const listening = await ears(where);
      if (listening !== SERVERS) throw new Error(`${SERVERS} servers listen with ${listening} connections`);
      progress?.(outage);
    }
    await crowd.rest();
    agree(crowd.sent, await journalsIn(where), 'at the end', true);
    fired.counts['answered later'] = crowd.answers.later;
    for (const { seq, times } of crowd.sent) {
      if (seq !== undefined) fired.add('acknowledged');
      if (times > 1) fired.add('sent again');
    }
  }
}

/** Rejects should a server end by itself. */
async function staysUp({ child }: ServerProcess): Promise<never> {
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const how = await once(child, 'exit');
  throw new Error(`a server ended (${how.join()}): ${said}`);
}

/** What is said at one server is heard at the others: nobody asks the database for it, they are told. */
async function heardAcross({ people, tables }: Crowd, urls: readonly string[]): Promise<void> {
  const [table = ''] = tables;
  const [speaker] = people;
  const text = randomUUID();
  const at = await Promise.all(urls.map((url) => speaker?.sit(table, url)));
  const heard = at.map(
    (one) =>
      new Promise<void>((resolve) =>
        one?.heard.on('message', (message) => {
          if (message.type === 'chat' && message.said.text === text) resolve();
        }),
      ),
  );
  await at[0]?.ask({ type: 'chat', id: randomUUID(), text });
  await Promise.all(heard);
  for (const one of at) one?.close();
}

/** Each server has one ear, however often it was lost. */
async function ears(where: string): Promise<number> {
  const client = new pg.Client({ connectionString: where });
  await client.connect();
  const { rows } = await client.query('select 1 from pg_stat_activity where application_name = $1', [
    LISTENING,
  ]);
  await client.end();
  return rows.length;
}
