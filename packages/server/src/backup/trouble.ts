/** Why a backup can't be made or restored, as a sentence for whoever asked for it. */
export class BackupTrouble extends Error {}

/** What a disk or a database complains about is trouble; anything else is a bug of ours and goes on as it is. */
export function troubleOf(error: unknown, what: string): unknown {
  return isFromOutside(error) ? new BackupTrouble(`${what}: ${reasonOf(error)}`, { cause: error }) : error;
}

function isFromOutside(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const hasCode = 'code' in error && typeof error.code === 'string';
  return hasCode || error.message.startsWith('Connection terminated');
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'access is denied',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
};

/** Some errors of the network come in a bundle without a word of its own. */
function reasonOf(error: Error): string {
  const plain = 'code' in error ? REASONS[String(error.code)] : undefined;
  if (plain !== undefined) return plain;
  return error instanceof AggregateError && error.message === ''
    ? error.errors.map((one) => (one instanceof Error ? one.message : String(one))).join(', ')
    : error.message;
}
