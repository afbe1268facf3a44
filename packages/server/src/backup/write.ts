import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { makeFolders } from '../store/folders.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { type Counts, headLine, rowLines, Sealing, sealLine } from './format.ts';
import { KEPT } from './kept.ts';
import { shown } from './postgres/connected.ts';
import { openSource, type Source } from './source.ts';
import { BackupTrouble, troubleOf } from './trouble.ts';

/** Told now and then how far a long work is. */
export type Progress = (done: number, of: number) => void;

/**
 * Writes all that a database holds into a file, while servers may be at work in it. The file is there whole or not at all, and nobody else
 * on this machine can read it: it holds the keys of the server.
 */
export async function writeBackup(
  where: string,
  out: string,
  progress: Progress = () => {},
): Promise<Counts> {
  if (existsSync(out)) throw new BackupTrouble(`${out} exists already`);
  const source = await openSource(where);
  try {
    await refuseStrange(source, where);
    const sealing = new Sealing();
    await writeWhole(out, linesFrom(source, sealing, progress));
    return sealing.seal().rows;
  } finally {
    await source.close();
  }
}

async function refuseStrange(source: Source, where: string): Promise<void> {
  const taken = await source.migrations();
  if (taken === undefined || taken.length === 0)
    throw new BackupTrouble(`there is nothing of charterstone in ${shown(where)}`);
  const unknown = taken.find((name) => !MIGRATIONS.some((known) => known.name === name));
  if (unknown !== undefined)
    throw new BackupTrouble(
      `the database was made by a newer version of this program (it has taken the step "${unknown}")`,
    );
}

async function* linesFrom(source: Source, sealing: Sealing, progress: Progress): AsyncGenerator<string> {
  const migrations = (await source.migrations()) ?? [];
  yield sealing.pass(headLine({ migrations, at: Date.now() }));
  const tables: string[] = [];
  let all = 0;
  for (const table of KEPT) {
    if (!(await source.has(table))) continue;
    tables.push(table);
    all += await source.count(table);
  }
  let done = 0;
  for (const table of tables)
    for await (const page of source.pages(table)) {
      sealing.count(table, page.length);
      yield sealing.pass(rowLines(table, page));
      done += page.length;
      progress(done, all);
    }
  yield sealLine(sealing.seal());
}

/** Written beside its place, forced to the disk, then put there. */
async function writeWhole(out: string, lines: AsyncIterable<string>): Promise<void> {
  const temporary = `${out}.${process.pid}.tmp`;
  try {
    makeFolders(dirname(out));
    const file = await open(temporary, 'wx', 0o600);
    await pipeline(lines, createGzip(), file.createWriteStream({ flush: true }));
    await rename(temporary, out);
    await syncFolder(dirname(out));
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw troubleOf(error, `${out} can't be written`);
  }
}

/** A name is on the disk when its folder is; not every system has a way to say so. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
