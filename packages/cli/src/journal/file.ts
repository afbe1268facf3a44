import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { Trouble } from '../trouble.ts';
import { checksumOf, type JournalFile, readJournal, writeJournal } from './format.ts';

/** Reads a journal or says in one line why it can't be used. */
export function loadJournal(path: string): JournalFile {
  const found = readJournal(readText(path));
  if (typeof found === 'string') throw new Trouble(`I can't use ${path}: ${found}.`);
  return found;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Trouble(`I can't read ${path}: ${plainReason(error)}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'access is denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is no folder',
};

function plainReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return REASONS[code] ?? error.message;
}

/** Keeps one game in one file, safe after every choice. */
export class Saver {
  readonly path: string;
  #checksum: string | undefined;

  /** For a new game the file must not exist yet; a resumed one is known by what was read. */
  constructor(path: string, resumed: JournalFile | undefined) {
    this.path = path;
    this.#checksum = resumed && checksumOf(resumed);
    if (resumed === undefined && existsSync(path))
      throw new Trouble(
        `${path} exists already. To go on with that game: charterstone play --resume ${path}`,
      );
  }

  /** Written beside the old file, forced to the disk, then put in its place: there is a whole journal at any time. */
  save(journal: JournalFile): void {
    this.#refuseOthers();
    const beside = `${this.path}.${process.pid}.tmp`;
    try {
      mkdirSync(dirname(this.path), { recursive: true });
      const file = openSync(beside, 'w');
      try {
        writeSync(file, writeJournal(journal));
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      renameSync(beside, this.path);
    } catch (error) {
      rmSync(beside, { force: true });
      throw new Trouble(`I can't write ${this.path}: ${plainReason(error)}.`);
    }
    this.#checksum = checksumOf(journal);
  }

  /** Whoever goes on with the same game in another window must not lose a choice to us. */
  #refuseOthers(): void {
    if (this.#checksum === undefined || !existsSync(this.path)) return;
    const found = readJournal(readText(this.path));
    if (typeof found !== 'string' && checksumOf(found) !== this.#checksum)
      throw new Trouble(`${this.path} was changed by another program: is this game open in another window?`);
  }
}
