import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { surroundings } from '../house.ts';

const MAIN = join(import.meta.dirname, '../../../cli/src/main.ts');

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'charterstone-serve-'));
}

/** A program that serves, as somebody starts it at a terminal. */
export type Serving = {
  readonly pid: number;
  readonly said: () => readonly string[];
  readonly complained: () => string;
  /** Waits for a line; what is in its first brackets. */
  readonly says: (line: RegExp) => Promise<string>;
  /** Asks it to stop, if it still runs; its exit code. */
  readonly end: () => Promise<number | null>;
  /** Its exit code when it ends by itself. */
  readonly ended: Promise<number | null>;
};

export type Terminal = {
  readonly folder: string;
  readonly words?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

/** `charterstone serve` in a folder, with no settings but those that are given. */
export function serve({ folder, words = [], env = {} }: Terminal): Serving {
  return program(process.execPath, [MAIN, 'serve', ...words], folder, env);
}

export function program(
  command: string,
  words: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>>,
): Serving {
  const child = spawn(command, words, {
    cwd: folder,
    env: {
      ...surroundings(),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      LANG: 'en_US.UTF-8',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: whatever it starts ends with it.
    detached: true,
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    err += text;
  });
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  const pid = child.pid ?? 0;
  return {
    pid,
    said: () => out.split('\n').filter((line) => line !== ''),
    complained: () => err,
    says: (line) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = line.exec(out);
          if (found !== null) resolve(found[1] ?? found[0]);
        };
        child.stdout.on('data', look);
        ended.then((code) => reject(new Error(`it ended with ${code}: ${out}${err}`)), reject);
        look();
      }),
    end: async () => {
      if (child.exitCode === null && child.signalCode === null) process.kill(-pid, 'SIGTERM');
      return ended;
    },
    ended,
  };
}
