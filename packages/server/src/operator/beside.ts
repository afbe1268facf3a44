import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { queriesOn } from '../store/dialect.ts';
import type { Engine, Rows } from '../store/engine.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import type { Store } from '../store/store.ts';
import { isPostgres } from '../store/where.ts';
import { OperatorTrouble } from './trouble.ts';

/** For a short while the file may be another's. */
const PATIENCE_MS = 5000;

/**
 * A database that a server may be at work with: `postgres://…`, or a file of SQLite, whose owner keeps other servers out and not this. It is
 * taken as it is: only a server changes its shape.
 */
export async function openBeside(where: string): Promise<Store> {
  const engine = await opened(where);
  try {
    await refuseOther(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return { engine, db: queriesOn(engine) };
}

async function opened(where: string): Promise<Engine> {
  if (!isPostgres(where)) return besideSqlite(where);
  const { openPostgres } = await import('../store/postgres/postgres.ts');
  return openPostgres(where).catch((error: unknown) => {
    throw new OperatorTrouble(reasonOf(error), { cause: error });
  });
}

function besideSqlite(file: string): Engine {
  if (!existsSync(file)) throw new OperatorTrouble(`there is no database ${file}`);
  const db = openFile(file);
  const rowsOf = ({ sql, parameters }: Parameters<Engine['run']>[0][number]): Rows => {
    const statement = db.prepare<unknown[], Rows[number]>(sql);
    if (statement.reader) return statement.all(...parameters);
    statement.run(...parameters);
    return [];
  };
  const together = db.transaction((unit: Parameters<Engine['run']>[0]) => unit.map(rowsOf));
  return {
    kind: 'sqlite',
    run: async (unit) => {
      const isRead = unit.every(({ sql }) => db.prepare(sql).readonly);
      return isRead ? together(unit) : together.immediate(unit);
    },
    // A server reads what it needs when it is asked.
    tell: async () => {},
    telling: () => [],
    hear: () => {},
    hears: () => true,
    check: async () => {},
    onBroken: () => {},
    close: async () => {
      db.close();
    },
  };
}

function openFile(file: string): Sqlite.Database {
  try {
    const db = new Sqlite(file, { fileMustExist: true, timeout: PATIENCE_MS });
    // Something that is no database is noticed at the first question.
    db.prepare('select 1 from sqlite_master').get();
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    return db;
  } catch (error) {
    throw new OperatorTrouble(`${file} can't be opened: ${reasonOf(error)}`, { cause: error });
  }
}

/** What this program does not know it must not write into. */
async function refuseOther(engine: Engine): Promise<void> {
  const steps = await engine.run([{ sql: 'select name from migrations', parameters: [] }]).then(
    ([rows = []]) => rows.map(({ name }) => String(name)),
    (error: unknown) => {
      throw new OperatorTrouble('there are no tables of charterstone in this database', { cause: error });
    },
  );
  const unknown = steps.find((name) => !MIGRATIONS.some((known) => known.name === name));
  if (unknown !== undefined)
    throw new OperatorTrouble(
      `the database was made by a newer version of this program (it has taken the step "${unknown}")`,
    );
  if (MIGRATIONS.some(({ name }) => !steps.includes(name)))
    throw new OperatorTrouble(
      'the database is of an older version: start the server of this version once, then it is brought up to date',
    );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
