/**
 * All that a server keeps, as one file, the same for SQLite and PostgreSQL; also while the server runs.
 *
 *     await writeBackup('data/journal.db', 'village.backup');
 *     await restoreBackup('village.backup', 'postgres://…');
 *
 * What can't be done is told by a `BackupTrouble`, in a sentence.
 */
export type { Counts } from './format.ts';
export { shown } from './postgres/connected.ts';
export { type RestoreProgress, restoreBackup } from './restore.ts';
export { BackupTrouble } from './trouble.ts';
export { whereFrom } from './where.ts';
export { type Progress, writeBackup } from './write.ts';
