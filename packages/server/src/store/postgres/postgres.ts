import type { Socket } from 'node:net';
import pg from 'pg';
import { Conflict, type Engine, type Rows, type Statement } from '../engine.ts';
import { Ear } from './ear.ts';
import { telling, Voice } from './voice.ts';

/** Numbers of eight bytes are times here, and fit. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const CONNECTIONS = 10;
/** A database that does not answer for so long is away: whoever asked is told so, and may ask again. */
const PATIENCE_MS = 10_000;

/** A connection of its own, beside those that servers share. */
export function clientFor(url: string): pg.Client {
  return new pg.Client({ connectionString: url, ...LINE });
}

/** By this whoever looks after a database knows the connections on which servers listen. */
export const LISTENING = 'charterstone, listening';

function earFor(url: string, wire: Socket): pg.Client {
  return new pg.Client({
    connectionString: url,
    ...LINE,
    application_name: LISTENING,
    // A line that falls silent before it listens is given up as well.
    query_timeout: PATIENCE_MS,
    stream: () => wire,
  });
}

/** The network may lose a connection without a word: the system asks now and then whether the other end is still there. */
const LINE = {
  connectionTimeoutMillis: PATIENCE_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: PATIENCE_MS,
} as const;

/** PostgreSQL, for any number of servers. */
export async function openPostgres(
  url: string,
  settings: { readonly beatMs?: number } = {},
): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    query_timeout: PATIENCE_MS,
    ...LINE,
    onConnect: durable,
  });
  // A connection that breaks while nobody uses it is replaced by the next one that is wanted.
  pool.on('error', () => {});
  // One that breaks in use fails its query, which is enough: nobody else need hear of it.
  pool.on('connect', (client) => client.on('error', () => {}));
  const ear = new Ear((wire) => earFor(url, wire), settings.beatMs);

  const run: Engine['run'] = async (unit) => {
    const client = await pool.connect();
    try {
      const rows = await runUnit(client, unit);
      client.release();
      return rows;
    } catch (error) {
      // After anything but a conflict nobody knows what the connection is worth, or whether it is still busy.
      client.release(!isConflict(error) || !(await rolledBack(client, unit)));
      throw isConflict(error) ? new Conflict(error.message) : error;
    }
  };
  const voice = new Voice(run);
  try {
    await run([{ sql: 'select 1', parameters: [] }]);
  } catch (error) {
    await pool.end();
    throw new Error(`the database at ${new URL(url).host} can't be opened: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  return {
    kind: 'postgres',
    run,
    tell: (topic, text) => voice.tell(topic, text),
    telling: (topic, text) => [telling([{ topic, text }])],
    hear: (topic, heard, missed) => ear.hear(topic, heard, missed),
    hears: () => ear.hears,
    check: async () => {
      // Changes nothing, and is written all the same.
      await run([{ sql: 'update migrations set name = name', parameters: [] }]);
    },
    // Connections that break are replaced.
    onBroken: () => {},
    close: async () => {
      await voice.done();
      await ear.close();
      if (!pool.ending) await pool.end();
    },
  };
}

async function runUnit(client: pg.PoolClient, unit: readonly Statement[]): Promise<readonly Rows[]> {
  const alone = unit.length === 1;
  const all: Rows[] = [];
  if (!alone) await client.query('begin');
  for (const { sql, parameters } of unit)
    all.push((await client.query<Rows[number]>(sql, [...parameters])).rows);
  if (!alone) await client.query('commit');
  return all;
}

async function rolledBack(client: pg.PoolClient, unit: readonly Statement[]): Promise<boolean> {
  if (unit.length === 1) return true;
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}

/** A database may be set to answer before it has synced; ours may not. */
async function durable(client: pg.ClientBase): Promise<void> {
  await client.query(
    "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
  );
}

const UNIQUE_VIOLATION = '23505';

function isConflict(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION;
}

/** A name that stands for several addresses fails once for each of them. */
function reasonOf(error: unknown): string {
  const [first = error]: readonly unknown[] = error instanceof AggregateError ? error.errors : [];
  return first instanceof Error ? first.message : String(first);
}
