import type { Store } from '../../src/store/store.ts';

/** Every row of a database, by table: what must be the same before and after what should do nothing. */
export type Everything = ReadonlyMap<string, readonly string[]>;

/** Not what is written to see whether anything can be, nor what a server does by the clock or can make anew from the journal at any time. */
const BESIDE = ['health', 'migrations', 'snapshots', 'waiting', 'notices', 'claims', 'seen'];

/** Rows that name one of `but` are left out: the tables of people who go on playing meanwhile. */
export async function everything({ engine }: Store, but: readonly string[] = []): Promise<Everything> {
  const all = new Map<string, readonly string[]>();
  for (const table of await tablesOf(engine)) {
    const [rows = []] = await engine.run([{ sql: `select * from "${table}"`, parameters: [] }]);
    const lines = rows
      .map((row) => JSON.stringify(row))
      .filter((line) => !but.some((id) => line.includes(id)));
    all.set(table, lines.sort());
  }
  return all;
}

async function tablesOf(engine: Store['engine']): Promise<string[]> {
  const sql =
    engine.kind === 'sqlite'
      ? "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'"
      : "select table_name as name from information_schema.tables where table_schema = 'public'";
  const [rows = []] = await engine.run([{ sql, parameters: [] }]);
  return rows.map(({ name }) => String(name)).filter((name) => !BESIDE.includes(name));
}

/** What came and what went, a line each. */
export function differences(before: Everything, after: Everything): string[] {
  const lines: string[] = [];
  for (const table of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [new Set(before.get(table)), new Set(after.get(table))];
    for (const row of now) if (!old.has(row)) lines.push(`+ ${table} ${row.slice(0, 300)}`);
    for (const row of old) if (!now.has(row)) lines.push(`- ${table} ${row.slice(0, 300)}`);
  }
  return lines;
}
