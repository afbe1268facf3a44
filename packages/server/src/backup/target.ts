import { isPostgres } from '../store/where.ts';
import { postgresTarget } from './postgres/target.ts';
import type { Page, Row } from './rows.ts';
import { sqliteTarget } from './sqlite/target.ts';

/** A database in the midst of one transaction: all that is done becomes true together, or nothing does. */
export type Target = {
  readonly kind: 'sqlite' | 'postgres';
  /** The tables that are there, ours or not. */
  readonly tables: () => Promise<readonly string[]>;
  readonly run: (sql: string, parameters?: readonly unknown[]) => Promise<readonly Row[]>;
  /** Rows of one table, all with the same columns. */
  readonly insert: (table: string, page: Page) => Promise<void>;
  readonly commit: () => Promise<void>;
  /** Ends it; without a commit before, everything is as it was. */
  readonly close: () => Promise<void>;
};

/** `where` as for `openStore`; a file need not be there yet. Refused when a server is at work in the file. */
export async function openTarget(where: string): Promise<Target> {
  return isPostgres(where) ? postgresTarget(where) : sqliteTarget(where);
}

/** The columns of a page, as they stand in a statement. */
export function columnsOf(page: Page): { readonly names: readonly string[]; readonly list: string } {
  const names = Object.keys(page[0] ?? {});
  return { names, list: names.map((name) => `"${name}"`).join(', ') };
}
