import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Database } from './database.ts';
import type { Engine } from './engine.ts';

/** Typed queries on an engine, each a unit of its own; units of several statements go to the engine directly. */
export function queriesOn(engine: Engine): Kysely<Database> {
  const sqlite = engine.kind === 'sqlite';
  const dialect: Dialect = {
    createAdapter: () => (sqlite ? new SqliteAdapter() : new PostgresAdapter()),
    createDriver: () => new UnitDriver(engine),
    createIntrospector: (db) => (sqlite ? new SqliteIntrospector(db) : new PostgresIntrospector(db)),
    createQueryCompiler: () => (sqlite ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
  };
  return new Kysely<Database>({ dialect });
}

class UnitDriver implements Driver {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new UnitConnection(this.#engine);
  }

  beginTransaction(): Promise<void> {
    throw new Error('what belongs together is written as one unit');
  }

  commitTransaction(): Promise<void> {
    return this.beginTransaction();
  }

  rollbackTransaction(): Promise<void> {
    return this.beginTransaction();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

class UnitConnection implements DatabaseConnection {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const [rows = []] = await this.#engine.run([{ sql, parameters }]);
    // The rows of a query have the type that Kysely worked out for it: the schema is the promise.
    return { rows: rows as R[] };
  }

  streamQuery(): never {
    throw new Error('rows are read whole');
  }
}
