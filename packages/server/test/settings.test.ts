import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { distance } from '../src/settings/misspelt.ts';
import { readSettings, type Settings } from '../src/settings/settings.ts';
import { NAMES, SECRETS } from '../src/settings/variables.ts';

type Env = Readonly<Record<string, string>>;

function settings(env: Env, cores = 4): Settings {
  const reading = readSettings(env, cores);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  return reading.settings;
}

function problems(env: Env): readonly string[] {
  const reading = readSettings(env);
  return reading.ok ? [] : reading.problems;
}

const KEYS = webPush.generateVAPIDKeys();
const VAPID = {
  VAPID_PUBLIC_KEY: KEYS.publicKey,
  VAPID_PRIVATE_KEY: KEYS.privateKey,
  VAPID_SUBJECT: 'mailto:you@example.org',
};

describe('without any variable', () => {
  test('the network is served from SQLite in ./data, with everything else off', () => {
    expect(settings({})).toEqual({
      address: { host: '0.0.0.0', port: 8080, publicUrl: undefined },
      store: { dataDir: './data', databaseUrl: undefined },
      doors: { origins: undefined, trustProxy: false },
      limits: {
        maxMessageBytes: 16_384,
        messagesPerSecond: 10,
        messageBurst: 30,
        requestsPerMinute: 600,
        maxImportBytes: 8_388_608,
        maxBufferedBytes: 1_048_576,
        socketsPerAddress: 100,
      },
      notices: {
        mail: undefined,
        vapid: undefined,
        webhookUrl: undefined,
        notifyAfter: 60_000,
        remindAfter: 86_400_000,
        absentAfter: 259_200_000,
      },
      bots: { threads: 3 },
      operations: { metrics: undefined, logLevel: 'info', drain: 10_000 },
    });
  });

  test('one core is left to people, unless there is only one', () => {
    expect([1, 2, 16].map((cores) => settings({}, cores).bots.threads)).toEqual([1, 1, 15]);
    expect(settings({ BOT_THREADS: '6' }, 2).bots.threads).toBe(6);
  });

  test('an empty variable is not set, and blanks around a value mean nothing', () => {
    const empty = Object.fromEntries(NAMES.map((name) => [name, ' ']));
    expect(settings(empty)).toEqual(settings({}));
    expect(settings({ PORT: ' 3000 ' }).address.port).toBe(3000);
  });
});

describe('what is set', () => {
  test('origins are exactly PUBLIC_URL and what is allowed beside it', () => {
    expect(settings({ PUBLIC_URL: 'https://Village.Example.org:443/' }).doors.origins).toEqual([
      'https://village.example.org',
    ]);
    expect(
      settings({
        PUBLIC_URL: 'http://a.example:8080',
        ALLOWED_ORIGINS: 'https://b.example, https://c.example,',
      }).doors.origins,
    ).toEqual(['http://a.example:8080', 'https://b.example', 'https://c.example']);
  });

  test('mail, push and metrics are there when all of them is', () => {
    const { notices, operations } = settings({
      SMTP_URL: 'smtps://user:pass@mail.example.org',
      MAIL_FROM: 'Charterstone <village@example.org>',
      ...VAPID,
      METRICS_PORT: '9464',
    });
    expect(notices.mail).toEqual({
      url: 'smtps://user:pass@mail.example.org',
      from: 'Charterstone <village@example.org>',
    });
    expect(notices.vapid).toEqual({ ...KEYS, subject: 'mailto:you@example.org' });
    expect(operations.metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  });

  test('times may be parts of an hour or of a second', () => {
    const { notices } = settings({ REMIND_AFTER_HOURS: '0.5', NOTIFY_AFTER_SECONDS: '0.2' });
    expect([notices.remindAfter, notices.notifyAfter]).toEqual([1_800_000, 200]);
    expect(settings({ REMIND_AFTER_HOURS: '0.0000001' }).notices.remindAfter).toBe(1);
  });

  test.each([
    [undefined, '203.0.113.1', '203.0.113.1'],
    ['loopback', '127.0.0.1', '198.51.100.7'],
    ['loopback', '203.0.113.1', '203.0.113.1'],
    ['10.0.0.0/8, 203.0.113.1', '203.0.113.1', '198.51.100.7'],
    ['uniquelocal,2001:db8::/32', '2001:db8::5', '198.51.100.7'],
  ])('with TRUST_PROXY %s a request by way of %s comes from %s', async (trusted, from, client) => {
    const app = fastify({ trustProxy: settings({ TRUST_PROXY: trusted ?? '' }).doors.trustProxy });
    app.get('/', ({ ip }) => ip);
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    expect((await app.inject({ url: '/', remoteAddress: from, headers })).body).toBe(client);
    await app.close();
  });
});

describe('what is wrong', () => {
  const WRONG: Readonly<Record<string, readonly string[]>> = {
    HOST: ['0.0.0.0:80', 'http://localhost', '999.1.1.1', '[::1]', 'fe80::1%eth0', '-a', 'a..b'],
    PORT: ['65536', '-1', '80a', '8e3', '80.5', '0x50', 'NaN'],
    PUBLIC_URL: [
      'village.example.org',
      'https://village.example.org/game',
      'https://example.org/?a',
      'https://example.org/#a',
      'ftp://example.org',
      'https://user@example.org',
    ],
    DATABASE_URL: ['mysql://root:hush@db/x', 'hush', 'Postgres://u:hush@db/x', 'postgres://'],
    ALLOWED_ORIGINS: ['*', 'https://a.example;https://b.example', 'https://a.example, b', ','],
    TRUST_PROXY: ['1', 'true', 'localhost', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/8/8', '::1/129'],
    MAX_MESSAGE_BYTES: ['0', '16 KB', '1e6'],
    MAX_IMPORT_BYTES: ['0', '8 MB', '16777217'],
    SMTP_URL: ['mail.example.org', 'https://hush@mail.example.org', 'smtp://'],
    MAIL_FROM: ['village', 'a@b\r\nBcc: c@d', 'Charterstone village@example.org', '<>'],
    VAPID_PUBLIC_KEY: [KEYS.privateKey, 'a', `${KEYS.publicKey}=`],
    VAPID_PRIVATE_KEY: [KEYS.publicKey, `${KEYS.privateKey.slice(0, 20)} hush`],
    VAPID_SUBJECT: ['you@example.org', 'http://example.org', 'mailto:'],
    WEBHOOK_URL: ['discord.com/hush', 'https://hush@example.org', 'javascript:hush'],
    NOTIFY_AFTER_SECONDS: ['-1', '1m', '90000'],
    BOT_THREADS: ['0', '1.5'],
    METRICS_PORT: ['0', 'off'],
    LOG_LEVEL: ['verbose', 'INFO'],
  };

  test.each(Object.entries(WRONG))(
    '%s is named, with what was given and what would be right',
    (name, texts) => {
      for (const text of texts) {
        const about = problems({ [name]: text }).filter((problem) => problem.startsWith(`${name} is`));
        expect([text, about.length]).toEqual([text, 1]);
        expect(about[0]).toMatch(/; it should be \S/);
      }
    },
  );

  test('everything is named at once', () => {
    const found = problems({
      PORT: 'a',
      HOST: 'a b',
      LOG_LEVEL: 'loud',
      MAIL_FROM: 'village@example.org',
      ALLOWED_ORIGINS: 'https://a.example',
      ...VAPID,
      VAPID_PRIVATE_KEY: webPush.generateVAPIDKeys().privateKey,
      METRICS_PORT: '8080',
      SMTP_URL_FILE: '',
      WEBHOOK_URL_FILE: '/nowhere/at/all',
    });
    expect(found).toEqual([
      expect.stringMatching(/^WEBHOOK_URL_FILE is "\/nowhere\/at\/all", which can't be read/),
      'HOST is "a b"; it should be an address such as 0.0.0.0 (all of this machine), 127.0.0.1 or a host name.',
      'PORT is "a"; it should be a whole number from 0 to 65535.',
      'LOG_LEVEL is "loud"; it should be one of fatal, error, warn, info, debug, trace, silent.',
      "SMTP_URL is not set; MAIL_FROM can't do without it.",
      expect.stringMatching(/^PUBLIC_URL is not set; ALLOWED_ORIGINS/),
      expect.stringMatching(/^VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY/),
    ]);
  });

  test('two doors need two ports, also where one is not named', () => {
    expect(problems({ METRICS_PORT: '8080' })).toHaveLength(1);
    expect(problems({ METRICS_PORT: '8080', PORT: '8081' })).toEqual([]);
  });

  test('keys for push come all together', () => {
    for (const name of Object.keys(VAPID)) {
      const found = problems({ ...VAPID, [name]: '' });
      expect([name, found.length, found[0]?.startsWith(`${name} is not set`)]).toEqual([name, 1, true]);
    }
  });

  test('no secret is shown, wherever it was put', () => {
    const secret = 'hush-hush';
    const url = `ftp://user:a/b@${secret}@example.org/`;
    const env: Record<string, string> = Object.fromEntries(
      SECRETS.map((name) => [name, `${secret} ${name}`]),
    );
    const reading = readSettings({
      ...env,
      PUBLIC_URL: url,
      VAPID_PUBLIC_KEY: secret,
      DATABSE_URL: `postgres://u:${secret}@db/x`,
    });
    const said = reading.ok ? [] : [...reading.problems, ...reading.warnings];
    for (const name of [...SECRETS, 'PUBLIC_URL', 'VAPID_PUBLIC_KEY', 'DATABSE_URL'])
      expect([name, said.some((line) => line.startsWith(`${name} is`))]).toEqual([name, true]);
    expect(said.join('\n')).not.toContain(secret);
  });
});

describe('secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-settings-'));
  const file = join(folder, 'secret');
  const empty = join(folder, 'empty');
  const url = 'postgres://u:hush@db/charterstone';
  beforeAll(() => {
    writeFileSync(file, `${url}\n`);
    writeFileSync(empty, '\n');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are read as if they were set', () => {
    expect(settings({ DATABASE_URL_FILE: file }).store.databaseUrl).toBe(url);
    expect(settings({ DATABASE_URL_FILE: file, DATABASE_URL: '' }).store.databaseUrl).toBe(url);
  });

  test('are given one way, and hold something', () => {
    expect(problems({ DATABASE_URL_FILE: file, DATABASE_URL: url })).toEqual([
      'DATABASE_URL and DATABASE_URL_FILE are both set; it should be one of them.',
    ]);
    expect(problems({ DATABASE_URL_FILE: empty })).toEqual([
      `DATABASE_URL_FILE is "${empty}", which is empty.`,
    ]);
    expect(problems({ SMTP_URL_FILE: folder, MAIL_FROM: 'a@b' })).toHaveLength(1);
    expect(problems({ SMTP_URL_FILE: file, MAIL_FROM: 'a@b' })[0]).toMatch(/^SMTP_URL is wrong/);
  });

  test('are only for secrets', () => {
    expect(settings({ DATA_DIR_FILE: file }).store.dataDir).toBe('./data');
  });
});

describe('warnings', () => {
  const warnings = (env: Env): readonly string[] => readSettings(env).warnings;

  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['PROT', 'PORT'],
    ['HOSTS', 'HOST'],
    ['VAPID_PUBILC_KEYS', 'VAPID_PUBLIC_KEY'],
    ['STMP_URL_FILE', 'SMTP_URL_FILE'],
  ])('%s is noticed as a slip for %s', (slip, name) => {
    expect(warnings({ [slip]: '1' })).toEqual([`${slip} is not a setting; is ${name} meant?`]);
    expect(readSettings({ [slip]: '1' }).ok).toBe(true);
    expect(warnings({ [slip]: '' })).toEqual([]);
  });

  test('what every machine has set is nobody’s slip', () => {
    const usual =
      'HOME PATH PWD SHELL USER LOGNAME LANG LC_ALL TERM HOSTNAME HOSTTYPE EDITOR MAIL TMPDIR OLDPWD SHLVL _ NODE_ENV NODE_PATH TZ CI DEBUG port host npm_config_port';
    expect(warnings(Object.fromEntries(usual.split(' ').map((name) => [name, 'x'])))).toEqual([]);
  });

  test('what hardly works as it was meant is said', () => {
    expect(warnings({ WEBHOOK_URL: 'https://discord.com/api/webhooks/1/a' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL is not set: notices/),
    ]);
    expect(warnings({ PUBLIC_URL: 'https://example.org' })).toEqual([expect.stringMatching(/TRUST_PROXY/)]);
    expect(warnings({ PUBLIC_URL: 'HTTPS://example.org' })).toEqual([expect.stringMatching(/TRUST_PROXY/)]);
    expect(warnings({ PUBLIC_URL: 'https://example.org', TRUST_PROXY: 'loopback' })).toEqual([]);
    expect(warnings({ PUBLIC_URL: 'http://village.lan' })).toEqual([]);
  });

  test('slips are counted', () => {
    const counted = [
      ['PORT', 'PORT'],
      ['', 'PORT'],
      ['PROT', 'PORT'],
      ['PRT', 'PORT'],
      ['SPORT', 'PORT'],
      ['HOST', 'HOME'],
      ['PATH', 'PORT'],
    ].map(([a = '', b = '']) => distance(a, b));
    expect(counted).toEqual([0, 4, 1, 1, 1, 2, 3]);
  });
});
