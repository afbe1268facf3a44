import Sqlite from 'better-sqlite3';

/**
 * One process writes: a second one is refused here instead of forking campaigns. The lock is on a file beside, so that the journal itself
 * can be read by others while we play (a backup), and it ends with this process, however that ends.
 */
export function own(file: string): Sqlite.Database {
  const lock = new Sqlite(`${file}-owner`, { timeout: 200 });
  lock.pragma('journal_mode = DELETE');
  lock.exec('begin exclusive');
  return lock;
}
