import { MIGRATION_LOCK } from '../../store/migrations.ts';
import type { Row } from '../rows.ts';
import { columnsOf, type Target } from '../target.ts';
import { connected } from './connected.ts';

export async function postgresTarget(url: string): Promise<Target> {
  const client = await connected(url);
  await client.query('begin');
  // A server that starts meanwhile waits until everything is there.
  await client.query(MIGRATION_LOCK);
  return {
    kind: 'postgres',
    tables: async () => {
      const { rows } = await client.query<{ name: string }>(
        'select table_name as name from information_schema.tables where table_schema = current_schema()',
      );
      return rows.map(({ name }) => name);
    },
    run: async (sql, parameters = []) => (await client.query<Row>(sql, [...parameters])).rows,
    insert: async (table, page) => {
      const { names, list } = columnsOf(page);
      const places = page.map(
        (_, i) => `(${names.map((_name, j) => `$${i * names.length + j + 1}`).join(', ')})`,
      );
      const values = page.flatMap((row) => names.map((name) => writable(row[name])));
      await client.query(`insert into "${table}" (${list}) values ${places.join(', ')}`, values);
    },
    commit: async () => {
      await client.query('commit');
    },
    close: () => client.end(),
  };
}

/** SQLite keeps texts with a zero in them, PostgreSQL knows none. */
function writable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value;
}
