import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Box, inspect, isOver, replay } from '@charterstone/rules';
import type { JournalFile } from '@charterstone/server/journals';
import { loadJournal } from '../journal/file.ts';
import { Trouble } from '../trouble.ts';

/** Where games are kept when nobody names a file: data/ in the project, or the folder CHARTERSTONE_DATA. */
function savesFolder(): string {
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

/** A campaign that can go on, and where it stands. */
export type Save = {
  readonly path: string;
  readonly journal: JournalFile;
  readonly at: Date;
  readonly game: number;
  readonly campaignOver: boolean;
};

/** More than these nobody looks through; each has to be played through once to know where it stands. */
const MOST_SAVES = 8;

/** The campaigns that were left without being finished, the latest first, as far as they can still be read. */
export function unfinishedSaves(box: Box): Save[] {
  const folder = savesFolder();
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
    .map((path) => ({ path, at: statSync(path).mtime }))
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  const saves: Save[] = [];
  for (const { path, at } of files) {
    if (saves.length === MOST_SAVES) break;
    const save = readable(box, path, at);
    if (save !== undefined) saves.push(save);
  }
  return saves;
}

function readable(box: Box, path: string, at: Date): Save | undefined {
  try {
    const journal = loadJournal(path);
    if (journal.box !== box.data.version) return undefined;
    const replayed = replay(box, journal);
    if (!replayed.ok || isOver(replayed.state)) return undefined;
    const { game, campaignOver } = inspect(replayed.state);
    return { path, journal, at, game, campaignOver };
  } catch (error) {
    if (error instanceof Trouble) return undefined;
    throw error;
  }
}
