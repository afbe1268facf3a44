import Sqlite from 'better-sqlite3';
import pg from 'pg';

/** From now on nothing can be written to a journal, as if the disk took for ever; until what is returned is called. */
export async function blocked(where: string): Promise<() => Promise<void>> {
  if (!where.startsWith('postgres')) {
    const db = new Sqlite(where, { timeout: 5000 });
    db.exec('begin immediate');
    return async () => {
      db.close();
    };
  }
  const client = new pg.Client({ connectionString: where });
  await client.connect();
  await client.query('begin');
  await client.query('lock table journal in exclusive mode');
  return () => client.end();
}
