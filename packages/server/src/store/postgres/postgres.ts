import { EventEmitter } from 'node:events';
import pg from 'pg';
import { Conflict, type Engine, type Rows, type Statement } from '../engine.ts';

/** Numbers of eight bytes are times here, and fit. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const CONNECTIONS = 10;
/** How long a lost ear waits before it listens again. */
const AGAIN_MS = 500;

/** A connection of its own, beside those that servers share. */
export function clientFor(url: string): pg.Client {
  return new pg.Client({ connectionString: url });
}

/** PostgreSQL, for any number of servers. */
export async function openPostgres(url: string): Promise<Engine> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  // A connection that breaks while nobody uses it is replaced by the next one that is wanted.
  pool.on('error', () => {});
  const ear = new Ear(url);

  const run: Engine['run'] = async (unit) => {
    const client = await pool.connect();
    try {
      return await runUnit(client, unit);
    } finally {
      client.release();
    }
  };
  await run([{ sql: 'select 1', parameters: [] }]);
  return {
    kind: 'postgres',
    run,
    tell: async (topic, text) => {
      await run([{ sql: 'select pg_notify($1, $2)', parameters: [topic, text] }]);
    },
    hear: (topic, heard) => ear.hear(topic, heard),
    check: async () => {
      await run([{ sql: 'create temp table if not exists health (at integer)', parameters: [] }]);
    },
    close: async () => {
      await ear.close();
      if (!pool.ending) await pool.end();
    },
  };
}

async function runUnit(client: pg.PoolClient, unit: readonly Statement[]): Promise<readonly Rows[]> {
  const alone = unit.length === 1;
  const all: Rows[] = [];
  try {
    if (!alone) await client.query('begin');
    for (const { sql, parameters } of unit)
      all.push((await client.query<Rows[number]>(sql, [...parameters])).rows);
    if (!alone) await client.query('commit');
    return all;
  } catch (error) {
    if (!alone) await client.query('rollback').catch(() => {});
    throw isConflict(error) ? new Conflict(error.message) : error;
  }
}

const UNIQUE_VIOLATION = '23505';

function isConflict(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION;
}

/** A connection that only listens, and comes back when it is lost. What was missed meanwhile, a slow poll finds. */
class Ear {
  readonly #url: string;
  readonly #topics = new EventEmitter();
  #client: pg.Client | undefined;
  #closed = false;
  #work: Promise<unknown> = Promise.resolve();

  constructor(url: string) {
    this.#url = url;
  }

  hear(topic: string, heard: (text: string) => void): void {
    const first = this.#topics.listenerCount(topic) === 0;
    this.#topics.on(topic, heard);
    if (this.#client === undefined) this.#listen();
    else if (first) this.#listenTo(this.#client, topic);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  #listen(): void {
    const client = clientFor(this.#url);
    this.#client = client;
    client.on('error', () => {});
    client.on('end', () => this.#again());
    client.on('notification', ({ channel, payload = '' }) => this.#topics.emit(channel, payload));
    this.#work = client.connect();
    this.#work.catch(() => this.#again());
    for (const topic of this.#topics.eventNames()) this.#listenTo(client, String(topic));
  }

  /** One thing after the other; what goes wrong ends the connection, and the next one listens to everything. */
  #listenTo(client: pg.Client, topic: string): void {
    this.#work = this.#work.then(() => client.query(`listen ${pg.escapeIdentifier(topic)}`));
    this.#work.catch(() => {});
  }

  #again(): void {
    if (this.#closed) return;
    setTimeout(() => {
      if (!this.#closed) this.#listen();
    }, AGAIN_MS).unref();
  }
}
