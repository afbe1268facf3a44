import { statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

const fileIn = (folder: string): string => join(folder, 'journal.db');

/** What a campaign takes in the database, its indexes not counted. */
export function bytesOf(
  folder: string,
  campaign: string,
): { readonly snapshot: number; readonly journal: number } {
  const db = new Sqlite(fileIn(folder), { readonly: true });
  try {
    const sum = (sql: string): number => Number(db.prepare(sql).pluck().get(campaign) ?? 0);
    return {
      snapshot: sum('select sum(length(state)) from snapshots where campaign = ?'),
      journal: sum(
        'select sum(length(campaign) + length(seq) + length(seat) + length(choice) + length(message) + 6) from journal where campaign = ?',
      ),
    };
  } finally {
    db.close();
  }
}

export function sizeOf(folder: string): number {
  return statSync(fileIn(folder)).size;
}

/** The columns of every table that has a row or more for each campaign, as the database itself tells. */
function partsOf(db: Sqlite.Database): ReadonlyMap<string, readonly string[]> {
  const names = db.prepare<[], string>("select name from sqlite_master where type = 'table'").pluck().all();
  const parts = names.map((name): [string, string[]] => [
    name,
    db.prepare<[string], string>('select name from pragma_table_info(?)').pluck().all(name),
  ]);
  return new Map(parts.filter(([, columns]) => columns.includes('campaign')));
}

/** So many in one transaction. */
const TOGETHER = 300;

/**
 * Copies a campaign under names of its own until there are so many, each with a person of its own at its table: in the database, because to
 * play ten thousand of them would take a day.
 */
export function fill(folder: string, campaign: string, host: string, upTo: number): void {
  const db = new Sqlite(fileIn(folder));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = OFF');
  const parts = partsOf(db);
  const copied = (columns: readonly string[]): string =>
    columns
      .map((column) => {
        if (column === 'campaign') return '@id';
        return column === 'user' || column === 'host'
          ? `case "${column}" when @host then @person end`
          : `"${column}"`;
      })
      .join(', ');
  const statements = [
    `insert into users (id, name, language, email_confirmed, made_at) values (@person, 'Somebody', 'en', 0, 0)`,
    `insert into campaigns select @id, setting, rules, box, fingerprint, made_at from campaigns where id = @campaign`,
    ...[...parts].map(
      ([name, columns]) =>
        `insert into "${name}" (${columns.map((column) => `"${column}"`).join(', ')}) select ${copied(columns)} from "${name}" where campaign = @campaign`,
    ),
  ].map((sql) => db.prepare(sql));
  const some = db.transaction((from: number, to: number) => {
    for (let number = from; number < to; number++) {
      // As spread as the names that tables are given.
      const id = Buffer.from(`${(number * 2654435761) % 2 ** 32}`)
        .toString('base64url')
        .padEnd(16, '-');
      for (const statement of statements) statement.run({ id, person: `p-${id}`, host, campaign });
    }
  });
  const there = Number(db.prepare('select count(*) from campaigns').pluck().get());
  for (let from = there; from < upTo; from += TOGETHER) some(from, Math.min(upTo, from + TOGETHER));
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
}
