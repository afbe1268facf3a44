import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Sealing, sealLine } from '../../src/backup/format.ts';
import { KEPT, selectAll } from '../../src/backup/kept.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { type Ground, ground, type Kind } from '../stores.ts';

/** A folder for files and databases of SQLite, and a PostgreSQL in which there is room for any number of databases. */
export class Places {
  readonly folder = mkdtempSync(join(tmpdir(), 'charterstone-backup-'));
  readonly #postgres: Promise<Ground> = ground('postgres');
  #last = 0;

  /** A path at which there is nothing. */
  file(name = 'village.backup'): string {
    return join(this.folder, `${++this.#last}`, name);
  }

  /** Where a database can be made that is not there yet, or is empty. */
  async fresh(kind: Kind): Promise<string> {
    if (kind === 'sqlite') return this.file('journal.db');
    const { open, where } = await this.#postgres;
    const { engine } = await open();
    // Other files of tests share this PostgreSQL: their places bear the names of grounds of their own.
    const name = `${where.split('/').at(-1)}_${++this.#last}`;
    await engine.run([{ sql: `create database ${name}`, parameters: [] }]);
    return where.replace(/\w+$/, name);
  }

  async dispose(): Promise<void> {
    await (await this.#postgres).dispose();
    rmSync(this.folder, { recursive: true });
  }
}

/** Works with a database as a server does. */
export async function within<T>(where: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(where);
  try {
    return await work(store);
  } finally {
    await store.engine.close();
  }
}

/** Every row that is kept, by table. */
export async function contentOf(where: string): Promise<Record<string, unknown>> {
  return within(where, async ({ engine }) => {
    const content: Record<string, unknown> = {};
    for (const table of KEPT) {
      const [rows = []] = await engine.run([{ sql: selectAll(table), parameters: [] }]);
      content[table] = rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, cell]) => [name, cell instanceof Uint8Array ? [...cell] : cell]),
        ),
      );
    }
    return content;
  });
}

export function linesIn(packed: Buffer): string[] {
  return gunzipSync(packed).toString('utf8').trimEnd().split('\n');
}

export function packed(lines: readonly string[]): Buffer {
  return gzipSync(lines.map((line) => `${line}\n`).join(''));
}

/** Lines as somebody may have written them by hand, with a seal that fits. */
export function sealed(lines: readonly string[]): Buffer {
  const sealing = new Sealing();
  for (const [i, line] of lines.entries()) {
    sealing.pass(`${line}\n`);
    if (i > 0) sealing.count(String(JSON.parse(line).t), 1);
  }
  return packed([...lines, sealLine(sealing.seal()).trimEnd()]);
}
