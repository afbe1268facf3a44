import { stat } from 'node:fs/promises';
import { MIGRATIONS, POSTGRES_WORDS, SQLITE_WORDS, statementIn } from '../store/migrations.ts';
import type { Counts, Head } from './format.ts';
import { KEPT, OF_THE_SERVER, OURS } from './kept.ts';
import { shown } from './postgres/connected.ts';
import { partsOf } from './reading.ts';
import { openTarget, type Target } from './target.ts';
import { BackupTrouble, troubleOf } from './trouble.ts';
import type { Progress } from './write.ts';

/** A backup is read twice: bytes of the file that were checked, then rows that were restored. */
export type RestoreProgress = { readonly checked?: Progress; readonly restored?: Progress };

/**
 * Restores a backup into a database in which there is nothing yet. All of it is read and compared with its seal before the first row is
 * written; then everything is there together, or nothing.
 */
export async function restoreBackup(
  file: string,
  where: string,
  progress: RestoreProgress = {},
): Promise<Counts> {
  const { head, counts } = await checked(file, progress.checked ?? (() => {}));
  refuseNewer(head);
  const target = await openTarget(where);
  try {
    await clear(target, where);
    await prepare(target, head);
    await fill(target, file, counts, progress.restored ?? (() => {}));
    await target.commit();
  } catch (error) {
    throw troubleOf(error, `it can't be written into ${shown(where)}`);
  } finally {
    await target.close();
  }
  return counts;
}

/** Reads a backup from end to end. */
async function checked(file: string, progress: Progress): Promise<{ head: Head; counts: Counts }> {
  const found = await stat(file).catch((error: unknown) => {
    throw troubleOf(error, "it can't be read");
  });
  if (!found.isFile()) throw new BackupTrouble('it is no file');
  let head: Head | undefined;
  const counts: Record<string, number> = {};
  for await (const part of partsOf(file, (bytes) => progress(bytes, found.size))) {
    if ('head' in part) head = part.head;
    else counts[part.table] = (counts[part.table] ?? 0) + part.page.length;
  }
  if (head === undefined) throw new BackupTrouble('it is no backup of charterstone');
  return { head, counts };
}

function refuseNewer({ migrations }: Head): void {
  const unknown = migrations.find((name) => !MIGRATIONS.some((known) => known.name === name));
  if (unknown !== undefined)
    throw new BackupTrouble(
      `it was made by a newer version of this program (its database had taken the step "${unknown}")`,
    );
}

/** Makes sure that there is nothing in the database, and takes down what tables of ours there are. */
async function clear(target: Target, where: string): Promise<void> {
  const there = await target.tables();
  const ours = OURS.filter((table) => there.includes(table));
  if (ours.length === 0) return;
  if (!there.includes('migrations'))
    throw new BackupTrouble(`${shown(where)} has tables of another program, such as "${ours[0]}"`);
  for (const table of KEPT.filter((name) => ours.includes(name) && !OF_THE_SERVER.includes(name))) {
    const [row] = await target.run(`select 1 from "${table}" limit 1`);
    if (row !== undefined)
      throw new BackupTrouble(
        `${shown(where)} is not empty: there is something in "${table}". A backup is restored into an empty place only`,
      );
  }
  for (const table of ours) await target.run(`drop table "${table}"`);
}

/** The tables as they were when the backup was made; from there the server goes forward by itself. */
async function prepare(target: Target, { migrations }: Head): Promise<void> {
  const words = target.kind === 'sqlite' ? SQLITE_WORDS : POSTGRES_WORDS;
  await target.run('create table migrations (name text primary key)');
  await target.insert(
    'migrations',
    migrations.map((name) => ({ name })),
  );
  for (const { name, statements } of MIGRATIONS) {
    if (!migrations.includes(name)) continue;
    for (const statement of statements) await target.run(statementIn(words, statement));
  }
}

async function fill(target: Target, file: string, counts: Counts, progress: Progress): Promise<void> {
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  let done = 0;
  // The seal is looked at again on the way: nobody may have changed the file since it was checked.
  for await (const part of partsOf(file)) {
    if ('head' in part) continue;
    await target.insert(part.table, part.page);
    done += part.page.length;
    progress(done, all);
  }
}
