import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { readSettings, type Settings } from '@charterstone/server';
import { Trouble } from '../../trouble.ts';
import { ended, plainEnvironment, startFile } from './helper.ts';

/** A server in a process of its own. */
export type Serving = { readonly pid: number; readonly url: string; readonly stop: () => Promise<void> };

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const BARE = new URL('./bare.ts', import.meta.url);
const GAME_SERVER = new URL('../../../../../bench/game-server.ts', import.meta.url);

/** Everybody comes from one address here, and faster than people: the limits at the door are raised so that they are never met. */
const RAISED = {
  MESSAGES_PER_SECOND: '1000000',
  MESSAGE_BURST: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
  SOCKETS_PER_ADDRESS: '100000',
  MAX_BUFFERED_BYTES: String(64 * 1024 * 1024),
};

/** The limits that the measured server runs with, by its own reading. */
export function limitsInForce(): Settings['limits'] {
  const read = readSettings(RAISED);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.settings.limits;
}

/** What a server of ours says of itself at its door for metrics. */
export type Metrics = (name: string) => number;
export type OurServer = Serving & { readonly metrics: () => Promise<Metrics> };

/** `charterstone serve` with its journal in this folder. */
export async function serveOurs(folder: string, nodeOptions: readonly string[] = []): Promise<OurServer> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [...nodeOptions, MAIN, 'serve'], {
    // Elsewhere there may be an .env of the user's.
    cwd: folder,
    env: {
      ...plainEnvironment(),
      ...RAISED,
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '5',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // It would go on serving without us.
  const alone = (): boolean => child.kill('SIGKILL');
  process.once('exit', alone);
  const stop = async (): Promise<void> => {
    await ended(child);
    process.off('exit', alone);
  };
  const url = `http://127.0.0.1:${port}`;
  await ready(child, url).catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    pid: child.pid ?? 0,
    url,
    stop,
    metrics: async () => readMetrics(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()),
  };
}

export function serveBare(): Promise<Serving> {
  return serveFile(BARE, {});
}

/** How boardgame.io's server is run: what each means stands in MODES. */
export type BoardgameMode = 'development' | 'production' | 'favoured';

export function serveBoardgame(mode: BoardgameMode): Promise<Serving> {
  return serveFile(GAME_SERVER, {
    ...(mode === 'development' ? {} : { NODE_ENV: 'production' }),
    ...(mode === 'favoured' ? { FAVOURED: '1' } : {}),
  });
}

async function serveFile(file: URL, env: Readonly<Record<string, string>>): Promise<Serving> {
  const child = startFile(file, env);
  const [port] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`${file.pathname} has ended`);
    }),
  ]);
  return { pid: child.pid ?? 0, url: `http://127.0.0.1:${port}`, stop: () => ended(child) };
}

async function ready(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (text) => {
    said = `${said}${text}`.slice(-2000);
  });
  for (;;) {
    if (child.exitCode !== null) throw new Trouble(`The server that was to be measured has ended: ${said}`);
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function readMetrics(text: string): Metrics {
  return (name) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

/** Linux counts a process's time in hundredths of a second. */
const TICKS = 100;

/** Seconds that a process has computed so far, all its threads together, user and system; undefined where the system does not say. */
export function cpuOf(pid: number): number | undefined {
  try {
    // The name in parentheses may hold anything; user and system time are the 14th and 15th field.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return undefined;
  }
}
