import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';

/** Where everything is kept: `postgres://…`, or the file of all campaigns where there is no other database. */
export function whereIs({ databaseUrl, dataDir }: Settings['store']): string {
  return databaseUrl ?? join(dataDir, 'journal.db');
}

export function isPostgres(where: string): boolean {
  return /^postgres(ql)?:\/\//.test(where);
}
