import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Held by one run: what it has tried lies in a file that it writes as a whole. */
export type Lock =
  | { readonly held: true; readonly release: () => void }
  | { readonly held: false; readonly by: number };

/** A run that was killed leaves its lock: whoever comes next takes it over. */
export function lock(file: string, pid = process.pid): Lock {
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, `${pid}\n`, { flag: 'wx' });
      return { held: true, release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const by = heldBy(file);
    if (by !== undefined) return { held: false, by };
    rmSync(file, { force: true });
  }
}

/** The process that holds it and is running; a pid that another program has by now is told like that of a run, which whoever reads it can see. */
function heldBy(file: string): number | undefined {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    // It has just been released.
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  const pid = Number(text);
  return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isRunning(pid) ? pid : undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
