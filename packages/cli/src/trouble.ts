/** Something the user can put right: one line on stderr and an exit code, never a stack trace. */
export class Trouble extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = 'Trouble';
    this.exitCode = exitCode;
  }
}

/** Trouble with what was typed on the command line. */
export function misuse(message: string): Trouble {
  return new Trouble(message, 2);
}

/** What a file system says, in words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is no folder',
  EEXIST: 'a part of the path is no folder',
};

/** Why something went wrong, as a line for people. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return REASONS[codeOf(error)] ?? error.message;
}

/** A file that can't be written: what is missing then is its folder. */
export function unwritable(path: string, error: unknown): Trouble {
  const reason = codeOf(error) === 'ENOENT' ? 'there is no such folder' : reasonOf(error);
  return new Trouble(`I can't write ${path}: ${reason}.`);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
