import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { selectAll } from '../kept.ts';
import { type Page, ROWS_A_PAGE, type Row } from '../rows.ts';
import type { Source } from '../source.ts';
import { BackupTrouble, troubleOf } from '../trouble.ts';

/** A connection of its own to the file, which only reads: whoever writes is not kept waiting. */
export function sqliteSource(file: string): Source {
  if (!existsSync(file)) throw new BackupTrouble(`there is no database ${file}`);
  let db: Sqlite.Database;
  try {
    db = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 5000 });
    // What is read from here on is the file as it is at the first question.
    db.exec('begin');
    db.prepare('select 1 from sqlite_master').get();
  } catch (error) {
    throw troubleOf(error, `${file} can't be read`);
  }
  const isThere = db.prepare<[string]>("select 1 from sqlite_master where type = 'table' and name = ?");
  const has = async (table: string): Promise<boolean> => isThere.get(table) !== undefined;
  return {
    has,
    migrations: async () =>
      (await has('migrations'))
        ? db
            .prepare<[], { name: string }>('select name from migrations order by name')
            .all()
            .map(({ name }) => name)
        : undefined,
    count: async (table) =>
      db.prepare<[], { n: number }>(`select count(*) as n from "${table}"`).get()?.n ?? 0,
    pages: (table) => pagesOf(db.prepare<[], Row>(selectAll(table)).iterate()),
    close: async () => {
      db.close();
    },
  };
}

async function* pagesOf(rows: Iterable<Row>): AsyncGenerator<Page> {
  let page: Row[] = [];
  for (const row of rows) {
    page.push(row);
    if (page.length < ROWS_A_PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
