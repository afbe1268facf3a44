import type { Environment } from '../settings/given.ts';
import { readSettings } from '../settings/settings.ts';
import { whereIs } from '../store/where.ts';
import { BackupTrouble } from './trouble.ts';

/** The database that the environment names, as a server would find it; whatever else may be wrong with its settings. */
export function whereFrom({ DATA_DIR, DATABASE_URL, DATABASE_URL_FILE }: Environment): string {
  const read = readSettings({ DATA_DIR, DATABASE_URL, DATABASE_URL_FILE });
  if (!read.ok) throw new BackupTrouble(read.problems.join(' ').replace(/\.$/, ''));
  return whereIs(read.settings.store);
}
