import { selectAll } from '../kept.ts';
import { ROWS_A_PAGE, type Row } from '../rows.ts';
import type { Source } from '../source.ts';
import { connected } from './connected.ts';

/** One transaction that only reads, and sees the database as it was at its first question. */
export async function postgresSource(url: string): Promise<Source> {
  const client = await connected(url);
  await client.query('begin transaction isolation level repeatable read read only');
  const has = async (table: string): Promise<boolean> => {
    const { rows } = await client.query('select to_regclass($1) as is_there', [table]);
    return rows[0]?.is_there !== null;
  };
  return {
    has,
    migrations: async () => {
      if (!(await has('migrations'))) return undefined;
      const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
      return rows.map(({ name }) => name);
    },
    count: async (table) => {
      const { rows } = await client.query<{ n: number }>(`select count(*) as n from "${table}"`);
      return rows[0]?.n ?? 0;
    },
    pages: async function* (table) {
      await client.query(`declare reading no scroll cursor for ${selectAll(table)}`);
      for (;;) {
        const { rows } = await client.query<Row>(`fetch ${ROWS_A_PAGE} from reading`);
        if (rows.length === 0) break;
        yield rows;
      }
      await client.query('close reading');
    },
    close: () => client.end(),
  };
}
