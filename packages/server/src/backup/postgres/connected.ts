import type pg from 'pg';
import { clientFor } from '../../store/postgres/postgres.ts';
import { troubleOf } from '../trouble.ts';

/** A connection that is there, or a sentence that says why not. */
export async function connected(url: string): Promise<pg.Client> {
  const client = clientFor(url);
  // A connection that is lost is told by the next question; here it must not end the program.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw troubleOf(error, `the database ${shown(url)} can't be reached`);
  }
}

/** An address without its password. */
export function shown(url: string): string {
  return url.replace(/\/\/([^/:@]*)(:[^/@]*)?@/, '//$1@');
}
