import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { queriesOn } from './dialect.ts';
import type { Engine } from './engine.ts';
import { MIGRATION_LOCK, MIGRATIONS, POSTGRES_WORDS, SQLITE_WORDS, statementIn } from './migrations.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import { isPostgres } from './where.ts';

/** A database that is open and up to date. */
export type Store = { readonly engine: Engine; readonly db: Kysely<Database> };

/** `postgres://…`, or the name of a file for SQLite. */
export async function openStore(where: string): Promise<Store> {
  const engine = await (isPostgres(where) ? postgresAt(where) : openSqlite(where));
  try {
    await migrate(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return { engine, db: queriesOn(engine) };
}

/** Only servers that have such a database load what speaks to it. */
async function postgresAt(url: string): Promise<Engine> {
  const { openPostgres } = await import('./postgres/postgres.ts');
  return openPostgres(url);
}

/** Forward only, each step once, also when several servers start together. */
async function migrate(engine: Engine): Promise<void> {
  const sqlite = engine.kind === 'sqlite';
  const plain = (sql: string) => ({ sql, parameters: [] });
  // Whoever comes second waits here until the first is done.
  const lock = sqlite ? [] : [plain(MIGRATION_LOCK)];
  await engine.run([...lock, plain('create table if not exists migrations (name text primary key)')]);
  const [rows = []] = await engine.run([plain('select name from migrations')]);
  const done = new Set(rows.map(({ name }) => name));
  const unknown = [...done].find((name) => !MIGRATIONS.some((known) => known.name === name));
  if (unknown !== undefined)
    throw new Error(
      `the database was made by a newer version of this program (it has taken the step "${unknown}")`,
    );
  for (const { name, statements } of MIGRATIONS) {
    if (done.has(name)) continue;
    const words = sqlite ? SQLITE_WORDS : POSTGRES_WORDS;
    const note = {
      sql: `insert into migrations (name) values (${sqlite ? '?' : '$1'})`,
      parameters: [name],
    };
    try {
      await engine.run([...lock, note, ...statements.map((sql) => plain(statementIn(words, sql)))]);
    } catch (error) {
      if (!(await isDone(engine, name))) throw error;
    }
  }
}

/** Whether another server has taken the step meanwhile. */
async function isDone(engine: Engine, name: string): Promise<boolean> {
  const [rows = []] = await engine.run([{ sql: 'select name from migrations', parameters: [] }]);
  return rows.some((row) => row['name'] === name);
}
