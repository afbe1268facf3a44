import { isPostgres } from '../store/where.ts';
import { postgresSource } from './postgres/source.ts';
import type { Page } from './rows.ts';
import { sqliteSource } from './sqlite/source.ts';

/** A database as it was at one instant, whatever is written into it meanwhile. */
export type Source = {
  /** The steps it has taken; undefined when it is none of ours. */
  readonly migrations: () => Promise<readonly string[] | undefined>;
  /** A database that has not taken every step yet lacks tables that came later. */
  readonly has: (table: string) => Promise<boolean>;
  readonly count: (table: string) => Promise<number>;
  readonly pages: (table: string) => AsyncIterable<Page>;
  readonly close: () => Promise<void>;
};

/** `where` as for `openStore`. Nothing is locked: a server may be at work in it. */
export async function openSource(where: string): Promise<Source> {
  return isPostgres(where) ? postgresSource(where) : sqliteSource(where);
}
