import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openStore, type Store } from '../src/store/store.ts';
import { startPostgres } from './postgres.ts';
import { SHARED_POSTGRES } from './sharedPostgres.ts';

export { freePort } from './postgres.ts';

/** A database of a test's own. `open` gives one more server's door to it; `dispose` ends it. */
export type Ground = {
  readonly where: string;
  readonly open: () => Promise<Store>;
  readonly dispose: () => Promise<void>;
};

export const KINDS = ['sqlite', 'postgres'] as const;
export type Kind = (typeof KINDS)[number];

export async function ground(kind: Kind): Promise<Ground> {
  return kind === 'sqlite' ? sqliteGround() : postgresGround();
}

function sqliteGround(): Ground {
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-'));
  const opened: Store[] = [];
  const where = join(folder, 'journal.db');
  return {
    where,
    open: async () => {
      const store = await openStore(where);
      opened.push(store);
      return store;
    },
    dispose: async () => {
      for (const { engine } of opened) await engine.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function postgresGround(): Promise<Ground> {
  const shared = process.env[SHARED_POSTGRES];
  const alone = shared === undefined ? await startPostgres() : undefined;
  const server = shared ?? alone?.url ?? '';
  const database = `test_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${database}`);
  const where = `${server}/${database}`;
  const opened: Store[] = [];
  return {
    where,
    open: async () => {
      const store = await openStore(where);
      opened.push(store);
      return store;
    },
    dispose: async () => {
      for (const { engine } of opened) await engine.close();
      if (alone !== undefined) await alone.stop();
      else await administer(server, `drop database ${database} with (force)`);
    },
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
