import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { ENDS_WITH_US } from '@charterstone/testkit';
import { type Answer, type AtTable, Visitor } from '../src/client/index.ts';
import { type Jobs, startJobs } from '../src/jobs/jobs.ts';
import type { Overrides } from '../src/parts.ts';
import { type Running, startServer } from '../src/server.ts';
import { readSettings } from '../src/settings/settings.ts';

/** Settings of a server for tests: on loopback, without limits that many players from one address would meet. */
export function settingsFor(
  where: string,
  env: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const isPostgres = where.startsWith('postgres');
  return {
    HOST: '127.0.0.1',
    PORT: '0',
    ...(isPostgres ? { DATABASE_URL: where } : { DATA_DIR: where.replace(/[\\/]journal\.db$/, '') }),
    MESSAGES_PER_SECOND: '1000000',
    MESSAGE_BURST: '1000000',
    REQUESTS_PER_MINUTE: '1000000',
    SOCKETS_PER_ADDRESS: '10000',
    LOG_LEVEL: 'error',
    BOT_THREADS: '1',
    DRAIN_SECONDS: '2',
    ...env,
  };
}

export type House = Running & { readonly url: string; readonly log: string[] };

/** Threads learn the rules once for all servers of this process; they end with it. */
let crews: Jobs | undefined;
function sharedJobs(): Jobs {
  crews ??= { ...startJobs(1), close: async () => {} };
  return crews;
}

/** A server in this process. */
export async function openHouse(
  where: string,
  env: Readonly<Record<string, string>> = {},
  overrides: Overrides = {},
): Promise<House> {
  const read = readSettings(settingsFor(where, env));
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const log: string[] = [];
  const running = await startServer(read.settings, keeping(log), {
    jobs: sharedJobs(),
    settleMs: 0,
    botsRestMs: 0,
    ...overrides,
  });
  return { ...running, url: `http://127.0.0.1:${running.port}`, log };
}

function keeping(lines: string[]): Writable {
  return new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
}

export type ServerProcess = {
  readonly child: ChildProcess;
  readonly url: string;
  readonly kill: () => Promise<void>;
};

/** All that a program of ours is given of the surroundings: where programs are, and by its launcher that the rules are packed. */
export function surroundings(): Readonly<Record<string, string>> {
  return { PATH: process.env['PATH'] ?? '', NODE_OPTIONS: process.env['NODE_OPTIONS'] ?? '' };
}

/** A server in a process of its own, as `charterstone serve` starts it: to be killed. */
export async function spawnServer(
  where: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const main = join(import.meta.dirname, '../../cli/src/main.ts');
  const child = spawn(process.execPath, [...ENDS_WITH_US, main, 'serve'], {
    env: { ...surroundings(), ...settingsFor(where, env) },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const port = await portOf(child);
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Where a server says it is open: then it is ready. */
export function portOf(child: ChildProcess): Promise<string> {
  let [said, complained] = ['', ''];
  child.stderr?.on('data', (text) => {
    complained += text;
  });
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      said += text;
      const [, port] = /^.* http:\/\/\S+:(\d+)$/m.exec(said) ?? [];
      if (port !== undefined) resolve(port);
    });
    child.once('close', () => reject(new Error(`the server ended: ${said}${complained}`)));
  });
}

/** A table for one game, and one person for each of its seats. */
export async function company(
  url: string,
  seats: number,
  body: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly id: string; readonly people: readonly Visitor[] }> {
  const host = await Visitor.arrive(url, 'Player 1');
  const { id } = await host.ask('makeTable', { body: { name: 'Fridays', seats, games: 1, ...body } });
  const people = [host];
  for (let seat = 2; seat <= seats; seat++) {
    const guest = await Visitor.arrive(url, `Player ${seat}`);
    await guest.ask('join', { body: { token: await inviteFor(host, id, seat) } });
    people.push(guest);
  }
  return { id, people };
}

/** The secret of a new link to a seat, or to watch. */
export async function inviteFor(host: Visitor, table: string, seat?: number): Promise<string> {
  const { link } = await host.ask('makeInvite', {
    params: { table },
    body: seat === undefined ? {} : { seat },
  });
  return link.split('/').at(-1) ?? '';
}

/** Makes any choice that is possible for somebody at the table; undefined when nobody can choose. */
export async function anyChoice(
  at: readonly AtTable[],
  chance: (n: number) => number,
): Promise<Answer | undefined> {
  for (const one of at)
    for (const seat of one.seats) {
      const options = one.views.get(seat)?.options ?? [];
      const option = options[chance(options.length)];
      if (option === undefined) continue;
      const answer = await one.choose(seat, option);
      await Promise.all(at.map((other) => other.until(() => other.seq >= answer.seq)));
      return answer;
    }
  // Whoever asks again and again lets others have their turn meanwhile.
  await new Promise(setImmediate);
  return undefined;
}

/** Numbers by chance, the same for the same seed. */
export function chanceFrom(seed: number): (n: number) => number {
  let state = seed >>> 0 || 1;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return n === 0 ? 0 : Math.floor((state / 2 ** 32) * n);
  };
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
