import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Box, isOver, replay } from '@charterstone/rules';
import { loadJournal } from '../journal/file.ts';
import type { JournalFile } from '../journal/format.ts';
import { Trouble } from '../trouble.ts';

/** Where games are kept when nobody names a file: data/ in the project, or the folder CHARTERSTONE_DATA. */
export function savesFolder(): string {
  const data =
    process.env['CHARTERSTONE_DATA'] ?? fileURLToPath(new URL('../../../../data', import.meta.url));
  return join(data, 'games');
}

/** A new file for a new game; the time in its name is for people. */
export function freshSave(now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  for (let n = 1; ; n++) {
    const path = join(savesFolder(), n === 1 ? `${stamp}.json` : `${stamp}-${n}.json`);
    if (!existsSync(path)) return path;
  }
}

export type Save = { readonly path: string; readonly journal: JournalFile; readonly at: Date };

/** The game that was left last without being finished, if there is one that can still be read. */
export function unfinishedSave(box: Box): Save | undefined {
  const folder = savesFolder();
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
    .map((path) => ({ path, at: statSync(path).mtime }))
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  for (const { path, at } of files) {
    const journal = readable(path);
    if (journal === undefined || journal.box !== box.data.version) continue;
    const replayed = replay(box, journal);
    if (replayed.ok && !isOver(replayed.state)) return { path, journal, at };
  }
  return undefined;
}

function readable(path: string): JournalFile | undefined {
  try {
    return loadJournal(path);
  } catch (error) {
    if (error instanceof Trouble) return undefined;
    throw error;
  }
}
