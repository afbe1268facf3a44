import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { useBox } from '../src/box.ts';
import { complaintOf, start } from '../src/program.ts';

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

/**
 * The same without a process of its own, which takes longer to start than most commands to run: misuse.test.ts shows that
 * both answer alike.
 */
export async function charterstoneHere(
  args: readonly string[],
  input = '',
  env: Record<string, string> = {},
): Promise<Ran> {
  const said = { out: '', err: '' };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text: string) => {
      said.out += `${text}\n`;
    }),
    vi.spyOn(console, 'error').mockImplementation((text: string) => {
      said.err += `${text}\n`;
    }),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said.out += text;
      return true;
    }),
  ];
  const before = { env: process.env, exitCode: process.exitCode };
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from([input]) });
  process.env = { ...environment, ...env };
  process.exitCode = undefined;
  try {
    const complaint = await start([...args]).then(() => undefined, complaintOrBug);
    if (complaint !== undefined) said.err += `${complaint.line}\n`;
    return { code: complaint?.code ?? Number(process.exitCode ?? 0), ...said };
  } finally {
    // A box of somebody's own goes with its process: the files that share this one have the usual.
    await useBox(undefined);
    Object.defineProperty(process, 'stdin', stdin);
    Object.assign(process, before);
    for (const spy of spies) spy.mockRestore();
  }
}

function complaintOrBug(error: unknown): NonNullable<ReturnType<typeof complaintOf>> {
  const complaint = complaintOf(error);
  if (complaint === undefined) throw error;
  return complaint;
}

/** Runs it without waiting for its end. */
export function startCharterstone(args: readonly string[]) {
  return spawn(process.execPath, [main, ...args], { env: environment });
}

/** The JSON object on the last line. */
export function lastLine(ran: Ran): unknown {
  return JSON.parse(ran.out.trimEnd().split('\n').at(-1) ?? '');
}
