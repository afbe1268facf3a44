import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../src/store/store.ts';
import { administer, startPostgres, UP_TO_DATE } from './postgres.ts';
import { SHARED_POSTGRES } from './sharedPostgres.ts';

export { freePort } from './postgres.ts';

/** Names the one store of this run. */
const ONE_STORE = 'CHARTERSTONE_TEST_STORE';

/** A database of a test's own. `open` gives one more server's door to it; `dispose` ends it. */
export type Ground = {
  readonly where: string;
  readonly open: () => Promise<Store>;
  readonly dispose: () => Promise<void>;
};

export const KINDS = ['sqlite', 'postgres'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * Where a specification of what a server does is tried: by `npm test` on SQLite, by `npm test -- more` on PostgreSQL, on both where Vitest is
 * started by hand. What we promise (`proofs`) is tried on both in any case.
 */
export const STORES: readonly Kind[] = KINDS.filter((kind) => (process.env[ONE_STORE] ?? kind) === kind);

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
  const like = shared === undefined ? '' : ` template ${UP_TO_DATE}`;
  await administer(server, `create database ${database}${like}`);
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
