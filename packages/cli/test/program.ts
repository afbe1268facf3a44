import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { complaintOf, start } from '../src/program.ts';

// A program takes a moment to start, and longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** A folder of its own for the files of a test. */
export function folder(): string {
  return mkdtempSync(join(tmpdir(), 'charterstone-cli-'));
}

export type Ran = { readonly code: number | null; readonly out: string; readonly err: string };

const environment = { ...process.env, NO_COLOR: '1', CHARTERSTONE_DATA: folder() };

/** Runs the program as a user does, with `input` piped in. */
export function charterstone(args: readonly string[], input = '', env: Record<string, string> = {}): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    input,
    encoding: 'utf8',
    env: { ...environment, ...env },
  });
  return { code: status, out: stdout, err: stderr };
}

/** The same without a process of its own, for what the program refuses or explains: misuse.test.ts shows that it answers alike. */
export async function charterstoneHere(args: readonly string[]): Promise<Ran> {
  let out = '';
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => {
    out += `${text}\n`;
  });
  try {
    await start([...args]);
    return { code: 0, out, err: '' };
  } catch (error) {
    const complaint = complaintOf(error);
    if (complaint === undefined) throw error;
    return { code: complaint.code, out, err: `${complaint.line}\n` };
  } finally {
    log.mockRestore();
  }
}

/** Runs it without waiting for its end. */
export function startCharterstone(args: readonly string[]) {
  return spawn(process.execPath, [main, ...args], { env: environment });
}

/** The JSON object on the last line. */
export function lastLine(ran: Ran): unknown {
  return JSON.parse(ran.out.trimEnd().split('\n').at(-1) ?? '');
}
