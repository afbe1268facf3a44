import { z } from 'zod';
import { LIMITS } from '../journals/limits.ts';
import {
  contact,
  duration,
  host,
  keyOf,
  listOf,
  oneOf,
  origin,
  postgres,
  proxy,
  reads,
  sender,
  smtp,
  webhook,
  wholeNumber,
} from './values.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const KB = 1024;
const MB = 1024 * KB;

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const address = reads('an address such as 0.0.0.0 (all of this machine), 127.0.0.1 or a host name', host);
/** Nobody needs more; whoever measures the server sets limits that are never met. */
const count = wholeNumber(1, 1_000_000_000);

/** Every variable the server reads, with its default. `.env.example` says what each is for; a test keeps the two together. */
export const variables = z.object({
  // Friends on the same network join without any setting: the server listens to all of them.
  HOST: address.default('0.0.0.0'),
  PORT: wholeNumber(0, 65_535).default(8080),
  PUBLIC_URL: reads(
    'http:// or https:// with a host and no path, such as https://example.org',
    origin,
  ).optional(),

  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: reads('postgres://USER:PASSWORD@HOST:PORT/NAME', postgres).optional(),

  BOXES: z.string().optional(),

  ALLOWED_ORIGINS: reads('addresses like PUBLIC_URL with commas between them', listOf(origin)).optional(),
  TRUST_PROXY: reads(
    'the addresses of your proxies with commas between them: loopback, uniquelocal, 10.0.0.5, 10.0.0.0/8 (a number of hops would trust whoever comes without a proxy)',
    listOf(proxy),
  ).optional(),

  MAX_MESSAGE_BYTES: count.default(16 * KB),
  MESSAGES_PER_SECOND: count.default(10),
  MESSAGE_BURST: count.default(30),
  REQUESTS_PER_MINUTE: count.default(600),
  // More than the journals' own reader takes would have no effect.
  MAX_IMPORT_BYTES: wholeNumber(1, LIMITS.text).default(8 * MB),
  MAX_BUFFERED_BYTES: count.default(MB),
  SOCKETS_PER_ADDRESS: count.default(100),

  SMTP_URL: reads('smtp://USER:PASSWORD@HOST:PORT or smtps://…', smtp).optional(),
  MAIL_FROM: reads(
    'an address such as village@example.org or "Charterstone <village@example.org>"',
    sender,
  ).optional(),
  VAPID_PUBLIC_KEY: reads('65 bytes in base64url (`npx web-push generate-vapid-keys`)', keyOf(65)).optional(),
  VAPID_PRIVATE_KEY: reads(
    '32 bytes in base64url (`npx web-push generate-vapid-keys`)',
    keyOf(32),
  ).optional(),
  VAPID_SUBJECT: reads('mailto:you@example.org or https://…', contact).optional(),
  WEBHOOK_URL: reads('http:// or https://, without a user name', webhook).optional(),
  NOTIFY_AFTER_SECONDS: duration('seconds', SECOND, 0, 86_400).default(60 * SECOND),
  REMIND_AFTER_HOURS: duration('hours', HOUR, 0, 8760).default(24 * HOUR),
  ABSENT_AFTER_HOURS: duration('hours', HOUR, 0, 8760).default(72 * HOUR),

  BOT_THREADS: wholeNumber(1, 256).optional(),

  // Not 0: it would look like "off" and mean "any free port".
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: address.default('127.0.0.1'),
  LOG_LEVEL: oneOf(LEVELS).default('info'),
  DRAIN_SECONDS: duration('seconds', SECOND, 0, 3600).default(10 * SECOND),
});

export type Variables = z.infer<typeof variables>;
export type Name = keyof Variables;
export const NAMES: readonly Name[] = variables.keyof().options;

/** What was set: the texts, without blanks around them. What is empty is not set. */
export type Given = { readonly [N in Name]?: string };

/** These are shown nowhere, and may be given as a file instead: `DATABASE_URL_FILE=/run/secrets/database`. */
export const SECRETS = [
  'DATABASE_URL',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
  'WEBHOOK_URL',
] as const satisfies readonly Name[];
export type Secret = (typeof SECRETS)[number];

export function isSecret(name: string): name is Secret {
  return SECRETS.some((secret) => secret === name);
}

export function fileVariable(secret: Secret): `${Secret}_FILE` {
  return `${secret}_FILE`;
}
