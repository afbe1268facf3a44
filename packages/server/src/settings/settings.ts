import { availableParallelism } from 'node:os';
import { type Environment, givenIn } from './given.ts';
import { misspeltIn } from './misspelt.ts';
import { conflictsIn, doubtsAbout, missingIn } from './together.ts';
import { isSecret, NAMES, type Variables, variables } from './variables.ts';

/** How this server is run, by topic. Times are milliseconds. */
export type Settings = {
  readonly address: {
    readonly host: string;
    /** 0: any that is free. */
    readonly port: number;
    /** Where people reach it, if that is not simply host and port: an origin. */
    readonly publicUrl: string | undefined;
  };
  readonly store: {
    readonly dataDir: string;
    /** Without one, SQLite in `dataDir`. */
    readonly databaseUrl: string | undefined;
  };
  /** A folder with boxes that somebody has written. */
  readonly boxes: string | undefined;
  readonly doors: {
    /** The pages that may talk to us; without a list, those that we served ourselves. */
    readonly origins: readonly string[] | undefined;
    /** As Fastify takes it. */
    readonly trustProxy: string[] | false;
  };
  readonly limits: {
    readonly maxMessageBytes: number;
    readonly messagesPerSecond: number;
    readonly messageBurst: number;
    readonly requestsPerMinute: number;
    readonly maxImportBytes: number;
    readonly maxBufferedBytes: number;
    readonly socketsPerAddress: number;
  };
  readonly notices: {
    readonly mail: { readonly url: string; readonly from: string } | undefined;
    /** Without keys of the host's own, the server makes a pair and keeps it. */
    readonly vapid: Vapid | undefined;
    readonly webhookUrl: string | undefined;
    /** How long a turn waits with nobody there before the first notice. */
    readonly notifyAfter: number;
    /** How long after that a reminder follows. 0: none does. */
    readonly remindAfter: number;
    /** How long somebody must be away before the host may replace them. */
    readonly absentAfter: number;
  };
  readonly bots: { readonly threads: number };
  readonly operations: {
    readonly metrics: { readonly host: string; readonly port: number } | undefined;
    readonly logLevel: Variables['LOG_LEVEL'];
    /** How long a server that stops waits for what is under way. */
    readonly drain: number;
  };
};

export type Vapid = { readonly publicKey: string; readonly privateKey: string; readonly subject: string };

export type Reading =
  | { readonly ok: true; readonly settings: Settings; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[]; readonly warnings: readonly string[] };

/** The settings in the environment, or everything that is wrong with them at once. Secrets are in neither problems nor warnings. */
export function readSettings(env: Environment, cores: number = availableParallelism()): Reading {
  const { given, problems: unread } = givenIn(env);
  const result = variables.safeParse(given);
  const wrong = new Map(result.error?.issues.map(({ path, message }) => [String(path[0]), message]));
  // What is right by itself is looked at together, so that nobody has to start twice to learn of two mistakes.
  const sound = NAMES.filter((name) => !wrong.has(name));
  const rest = variables.parse(Object.fromEntries(sound.map((name) => [name, given[name]])));
  const problems = [
    ...unread,
    ...[...wrong].map(([name, right]) => `${name} is ${shown(name, env)}; it should be ${right}.`),
    ...missingIn(env),
    ...conflictsIn(rest, sound),
  ];
  const warnings = [...misspeltIn(env), ...doubtsAbout(env)];
  if (!result.success || problems.length > 0) return { ok: false, problems, warnings };
  return { ok: true, settings: settingsFrom(result.data, cores), warnings };
}

/** What was given, as far as it may be shown: somebody may have put a password where none belongs. */
function shown(name: string, env: Environment): string {
  // Whoever mixes up the two keys has put the secret one here.
  if (isSecret(name) || name === 'VAPID_PUBLIC_KEY') return 'wrong (and not shown, as it may be secret)';
  const text = (env[name] ?? '').trim().replace(/\/\/.*@/g, '//…@');
  return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
}

function settingsFrom(read: Variables, cores: number): Settings {
  const { PUBLIC_URL: publicUrl, METRICS_PORT: metricsPort } = read;
  return {
    address: { host: read.HOST, port: read.PORT, publicUrl },
    store: { dataDir: read.DATA_DIR, databaseUrl: read.DATABASE_URL },
    boxes: read.BOXES,
    doors: {
      origins: publicUrl === undefined ? undefined : [publicUrl, ...(read.ALLOWED_ORIGINS ?? [])],
      trustProxy: read.TRUST_PROXY === undefined ? false : [...read.TRUST_PROXY],
    },
    limits: {
      maxMessageBytes: read.MAX_MESSAGE_BYTES,
      messagesPerSecond: read.MESSAGES_PER_SECOND,
      messageBurst: read.MESSAGE_BURST,
      requestsPerMinute: read.REQUESTS_PER_MINUTE,
      maxImportBytes: read.MAX_IMPORT_BYTES,
      maxBufferedBytes: read.MAX_BUFFERED_BYTES,
      socketsPerAddress: read.SOCKETS_PER_ADDRESS,
    },
    notices: {
      mail: mailFrom(read),
      vapid: vapidFrom(read),
      webhookUrl: read.WEBHOOK_URL,
      notifyAfter: read.NOTIFY_AFTER_SECONDS,
      remindAfter: read.REMIND_AFTER_HOURS,
      absentAfter: read.ABSENT_AFTER_HOURS,
    },
    bots: { threads: read.BOT_THREADS ?? Math.max(1, cores - 1) },
    operations: {
      metrics: metricsPort === undefined ? undefined : { host: read.METRICS_HOST, port: metricsPort },
      logLevel: read.LOG_LEVEL,
      drain: read.DRAIN_SECONDS,
    },
  };
}

function mailFrom({ SMTP_URL: url, MAIL_FROM: from }: Variables): Settings['notices']['mail'] {
  return url === undefined || from === undefined ? undefined : { url, from };
}

function vapidFrom(read: Variables): Vapid | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = read;
  if (publicKey === undefined || privateKey === undefined || subject === undefined) return undefined;
  return { publicKey, privateKey, subject };
}
