import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { box } from '@charterstone/box';
import {
  checksumOf,
  type JournalFile,
  type Limits,
  readJournal,
  writeJournal,
} from '@charterstone/server/journals';
import { reasonOf, Trouble, unwritable } from '../trouble.ts';

/** More than the longest campaign takes, which has 999 games; one's own files may be longer than what a server takes from strangers. */
const BIGGEST = 64 * 1024 * 1024;
const LIMITS: Limits = { text: BIGGEST, entries: 1_000_000 };

/** Reads a journal or says in one line why it can't be used. */
export function loadJournal(path: string): JournalFile {
  const found = readJournal(readText(path), box, LIMITS);
  if (typeof found === 'string') throw new Trouble(`I can't use ${path}: ${found}.`);
  return found;
}

function readText(path: string): string {
  try {
    const found = statSync(path);
    // A pipe or a device could be read for ever.
    if (!found.isFile() && !found.isDirectory()) throw new Error('it is no file');
    if (found.size > BIGGEST) throw new Error('it is too big to be a journal');
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Trouble(`I can't read ${path}: ${reasonOf(error)}.`);
  }
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // It could not be made, so it need not be removed.
  }
}

/** Refuses a place that is taken: nothing is ever overwritten by something new. */
export function refuseTaken(path: string, hint = ''): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw new Trouble(`I can't write ${path}: it is a folder.`);
  if (found !== undefined) throw new Trouble(`${path} exists already.${hint}`);
}

/** Writes a journal where nothing was, whole or not at all. */
export function writeNew(path: string, journal: JournalFile): void {
  refuseTaken(path);
  replaceWhole(path, writeJournal(journal));
}

/** Written beside the old file, forced to the disk, then put in its place: there is a whole journal at any time. */
function replaceWhole(path: string, text: string): void {
  beside(path, (temporary) => {
    const file = openSync(temporary, 'w');
    try {
      writeSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  });
}

/** Tries to write beside a file; what can't be done is said in one line, and nothing is left behind. */
function beside(path: string, put: (temporary: string) => void): void {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    closeSync(openSync(temporary, 'w'));
    put(temporary);
  } catch (error) {
    throw unwritable(path, error);
  } finally {
    removeQuietly(temporary);
  }
}

/** Keeps one game in one file, safe after every choice. */
export class Saver {
  readonly path: string;
  #checksum: string | undefined;
  #stamp = '';

  /** For a new game the file must not exist yet; a resumed one is known by what was read. */
  constructor(path: string, resumed: JournalFile | undefined) {
    this.path = path;
    this.#checksum = resumed && checksumOf(resumed);
    if (resumed === undefined)
      refuseTaken(path, ` To go on with that game: npx charterstone play --resume ${path}`);
    // Better told before the game than after the first choice.
    beside(path, () => {});
  }

  save(journal: JournalFile): void {
    this.#refuseOthers();
    replaceWhole(this.path, writeJournal(journal));
    this.#checksum = checksumOf(journal);
    this.#stamp = stampOf(this.path);
  }

  /** Whoever goes on with the same game in another window must not lose a choice to us. */
  #refuseOthers(): void {
    if (this.#checksum === undefined || !existsSync(this.path)) return;
    // A long campaign is not read again after every choice if nobody touched its file.
    if (this.#stamp === stampOf(this.path)) return;
    const found = readJournal(readText(this.path), box, LIMITS);
    if (typeof found !== 'string' && checksumOf(found) !== this.#checksum)
      throw new Trouble(`${this.path} was changed by another program: is this game open in another window?`);
  }
}

/** Changes whenever a file is written or replaced. */
function stampOf(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? '' : `${found.ino} ${found.size} ${found.mtimeNs}`;
}
