import { existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { makeFolders } from '../../store/folders.ts';
import { own } from '../../store/sqlite/owner.ts';
import { ownedByAnother } from '../../store/sqlite/sqlite.ts';
import type { Row } from '../rows.ts';
import { columnsOf, type Target } from '../target.ts';
import { BackupTrouble, troubleOf } from '../trouble.ts';

/** The file belongs to us meanwhile, as it would to a server. */
export function sqliteTarget(file: string): Target {
  const isNew = !existsSync(file);
  const lock = locked(file);
  let db: Sqlite.Database;
  try {
    db = new Sqlite(file);
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('fullfsync = ON');
    db.pragma('checkpoint_fullfsync = ON');
    db.pragma('foreign_keys = ON');
    db.exec('begin immediate');
  } catch (error) {
    lock.close();
    throw troubleOf(error, `${file} can't be written`);
  }
  let isDone = false;
  const rowsOf = (sql: string, parameters: readonly unknown[]): Row[] => {
    const statement = db.prepare<unknown[], Row>(sql);
    if (statement.reader) return statement.all(...parameters);
    statement.run(...parameters);
    return [];
  };
  return {
    kind: 'sqlite',
    tables: async () =>
      rowsOf("select name from sqlite_master where type = 'table'", []).map(({ name }) => String(name)),
    run: async (sql, parameters = []) => rowsOf(sql, parameters),
    insert: async (table, page) => {
      const { names, list } = columnsOf(page);
      const statement = db.prepare<unknown[]>(
        `insert into "${table}" (${list}) values (${names.map(() => '?').join(', ')})`,
      );
      for (const row of page) statement.run(...names.map((name) => row[name]));
    },
    commit: async () => {
      db.exec('commit');
      isDone = true;
    },
    close: async () => {
      if (db.inTransaction) db.exec('rollback');
      db.close();
      if (isNew && !isDone) rmSync(file, { force: true });
      lock.close();
    },
  };
}

function locked(file: string): Sqlite.Database {
  try {
    makeFolders(dirname(file), 0o700);
    return own(file);
  } catch (error) {
    const taken = ownedByAnother(error, file);
    throw taken === undefined
      ? troubleOf(error, `${file} can't be written`)
      : new BackupTrouble(`${taken.message}. Stop it first`);
  }
}
