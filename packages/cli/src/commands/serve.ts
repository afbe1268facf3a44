import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import {
  brokenLine,
  listenTrouble,
  type Running,
  readSettings,
  type Settings,
  startLines,
  startServer,
  stoppedLine,
  stoppingLine,
} from '@charterstone/server';
import { type Speaker, speaker } from '@charterstone/words';
import { defineCommand } from 'citty';
import { preferredLanguage } from '../language.ts';
import { goOnUnread } from '../readers.ts';
import { reasonOf, Trouble } from '../trouble.ts';

/** A terminal that is closed (SIGHUP) is no reason to leave without a word either. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** One wish may come more than once: systemd asks a whole group, and whoever started us passes it on. */
const SAME_WISH_MS = 2000;

export const serve = defineCommand({
  meta: {
    name: 'charterstone serve',
    description:
      'Serve tables to browsers. Settings come from the environment or a file .env; .env.example names them all',
  },
  args: {
    port: { type: 'string', description: 'Instead of PORT; 0 takes any that is free', valueHint: 'n' },
    data: { type: 'string', description: 'Instead of DATA_DIR', valueHint: 'dir' },
  },
  run: async ({ args }) => {
    goOnUnread();
    // What is kept is for nobody else on the machine, also in a folder that was there before.
    process.umask(0o077);
    if (existsSync('.env')) process.loadEnvFile('.env');
    const settings = settingsIn({
      // Whoever sits in front of it wants to be told of trouble; a log is for whoever keeps one.
      ...(process.stderr.isTTY ? { LOG_LEVEL: 'warn' } : {}),
      ...process.env,
      ...(args.port === undefined ? {} : { PORT: args.port }),
      ...(args.data === undefined ? {} : { DATA_DIR: args.data }),
    });
    const say = speaker(preferredLanguage(), () => undefined);
    const running = await started(settings, say);
    for (const line of linesOf(running, settings, say)) console.log(line);
    // Node would keep what it made of the sources at the end, which for a server may be sudden.
    flushCompileCache();
    await stopped(running, settings, say);
  },
});

function settingsIn(env: NodeJS.ProcessEnv): Settings {
  const read = readSettings(env);
  for (const warning of read.warnings) console.error(warning);
  if (read.ok) return read.settings;
  throw new Trouble(['These settings are not right:', ...read.problems].join('\n  '));
}

async function started(settings: Settings, say: Speaker): Promise<Running> {
  try {
    return await startServer(settings);
  } catch (error) {
    throw new Trouble(
      whyNotListening(error, settings, say) ?? whyNotKept(error, settings) ?? reasonOf(error),
    );
  }
}

/** A line for trouble with an address, ours or that of the metrics; other things have the same codes and are none of it. */
function whyNotListening(
  error: unknown,
  { address, operations: { metrics } }: Settings,
  say: Speaker,
): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, hostname, address: host = address.host, port }: ListenError = error;
  // A name that nobody knows is told without the port that was meant.
  const isOfMetrics =
    metrics !== undefined && (port === undefined ? hostname === metrics.host : port === metrics.port);
  const isOurs = syscall === 'listen' || hostname === address.host || isOfMetrics;
  if (!isOurs) return undefined;
  return listenTrouble(say, code, { host: hostname ?? host, port: port ?? address.port, isOfMetrics });
}

/** A line for a folder that can't be made, and for a file in it that SQLite can't use. */
function whyNotKept(error: unknown, { store }: Settings): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const inner = error.cause instanceof Error ? error.cause : error;
  const { code, syscall }: NodeJS.ErrnoException = inner;
  if (syscall !== 'mkdir' && code?.startsWith('SQLITE_') !== true) return undefined;
  return `The tables can't be kept in ${resolve(store.dataDir)}: ${reasonOf(inner)}. DATA_DIR names another folder.`;
}

/** What Node says of an address that it can't listen on. */
type ListenError = NodeJS.ErrnoException & {
  readonly address?: string;
  readonly hostname?: string;
  readonly port?: number;
};

function linesOf({ addresses, port }: Running, { address, store }: Settings, say: Speaker): string[] {
  return startLines(say, {
    addresses,
    host: address.host,
    listens: `http://${address.host}:${port}`,
    folder: store.databaseUrl === undefined ? resolve(store.dataDir) : undefined,
  });
}

/** Until somebody ends it, or its journal does. Whoever watches over us sees by the code that it should be started again. */
async function stopped(running: Running, { operations }: Settings, say: Speaker): Promise<void> {
  const isBroken = await Promise.race([signalled(), running.broken.then(() => true)]);
  if (isBroken) console.error(brokenLine(say));
  else console.log(stoppingLine(say, operations.drain));
  await running.stop();
  if (!isBroken) console.log(stoppedLine(say));
  process.exit(isBroken ? 1 : 0);
}

/** A second signal, by somebody who does not want to wait, ends it at once: what was answered is on disk anyway. */
async function signalled(): Promise<false> {
  await new Promise<void>((done) => {
    for (const signal of SIGNALS) process.on(signal, () => done());
  });
  // Then nobody listens any more: the system ends the program, whatever it waits for.
  setTimeout(() => {
    for (const signal of SIGNALS) process.removeAllListeners(signal);
  }, SAME_WISH_MS);
  return false;
}
