import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { readChoice } from '@charterstone/rules';
import pg from 'pg';
import { type AtTable, NotDone, Visitor } from '../../src/client/index.ts';
import { type House, inviteFor, openHouse } from '../house.ts';
import { bareSocket } from './frames.ts';
import { Line } from './line.ts';
import { demand } from './measure.ts';

/** A text that stands nowhere else. */
function canary(what: string): string {
  return `${what}${randomBytes(6).toString('hex')}`;
}

/** A role of the test's own, so that its password is one that nobody else has. */
async function withPassword(where: string, password: string): Promise<string> {
  const role = canary('role');
  await tamper(where, `create role ${role} superuser login password '${password}'`);
  const url = new URL(where);
  url.username = role;
  url.password = password;
  return url.href;
}

/** Says something to the database behind the server's back. */
async function tamper(where: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: where });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Notes a text that must not stand in the log; without one, it makes it. */
type Secret = (what: string, value?: string) => string;

/** Numbers with zeros in front are given shorter than they are. */
function base64url(bytes: Buffer): string {
  return Buffer.concat([Buffer.alloc(Math.max(0, 32 - bytes.length)), bytes]).toString('base64url');
}

const CUT_OFF =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

/** Somebody does a bit of everything at a server that logs all it can, well and badly; its log, and what must not stand in it. */
export async function secretive(
  where: string,
): Promise<{ log: string; secrets: ReadonlyMap<string, string> }> {
  const secrets = new Map<string, string>();
  const secret: Secret = (what, value = canary(what.replaceAll(' ', ''))) => {
    secrets.set(what, value);
    return value;
  };
  const url = await withPassword(where, secret('the password of the database'));
  const vapid = createECDH('prime256v1');
  const env = {
    VAPID_PUBLIC_KEY: vapid.generateKeys('base64url'),
    VAPID_PRIVATE_KEY: secret('the key of pushes', base64url(vapid.getPrivateKey())),
    VAPID_SUBJECT: 'mailto:village@example.org',
    LOG_LEVEL: 'trace',
    NOTIFY_AFTER_SECONDS: '0',
    SMTP_URL: `smtp://mailer:${secret('the password of mails')}@127.0.0.1:1`,
    MAIL_FROM: 'village@example.org',
    WEBHOOK_URL: `http://127.0.0.1:1/${secret('the address of a webhook')}`,
  };
  const house = await openHouse(url, env, { pauses: [], allowLocalPush: true });
  const line = new Line(house.url);
  try {
    const ann = await Visitor.arrive(house.url, secret('a name'));
    secret('a cookie', ann.cookie.split('=')[1]);
    const name = secret('the name of a table');
    const body = { name, seats: 2, seed: secret('a seed') };
    const { id: table } = await ann.ask('makeTable', { body });
    const bea = await Visitor.arrive(house.url, secret('another name'));
    const token = secret('a link', await inviteFor(ann, table, 2));
    await bea.ask('join', { body: { token } });
    const { link } = await ann.ask('askRecovery');
    secret('a way back', link.split('/').at(-1));
    const notes = secret('notes');
    await ann.ask('writeNotes', { params: { table, seat: 1 }, body: { notes } });
    const address = `${secret('an e-mail address')}@example.org`;
    await refused(() => ann.ask('mailOn', { body: { address } }));
    await house.parts.store.db.updateTable('users').set({ email: address, email_confirmed: 1 }).execute();
    await pushTo(ann, 'one browser', secret);
    await pushTo(bea, 'another browser', secret);
    const at = await ann.sit(table);
    await at.ask({ type: 'chat', id: randomUUID(), text: secret('chat') });
    const option = at.views.get(1)?.options[0] ?? '';
    await chooses(at, option, secret);
    const journal = await ann.ask('exportTable', { params: { table } });
    await ann.ask('importTable', { body: { name: 'Again', journal } });
    await refused(() => ann.ask('importTable', { body: { name: 'Again', journal: `${journal}${journal}` } }));
    at.close();
    await noticesFail(house);
    await askBadly(line, ann, table, secret);
    await tamper(where, 'alter table members rename to nowhere');
    await refused(() => ann.ask('writeNotes', { params: { table, seat: 1 }, body: { notes } }));
    await refused(() => ann.ask('myTables'));
    await tamper(where, 'alter table nowhere rename to members');
    await tamper(where, CUT_OFF);
    await refused(() => ann.ask('myTables'));
    return { log: house.log.join(''), secrets };
  } finally {
    line.close();
    await house.stop();
  }
}

/** Chooses, in vain and well. What is chosen is a secret in every form in which it may stand somewhere. */
async function chooses(at: AtTable, option: string, secret: Secret): Promise<void> {
  demand(option.includes(' '), () => `${option} may stand anywhere`);
  const written = JSON.stringify(readChoice(option));
  secret('a choice', option);
  secret('a choice as it is sent', written);
  secret('a choice as it is quoted', JSON.stringify(written).slice(1, -1));
  const text = secret('a name that was chosen');
  const { answer: vain } = await at.ask({
    ...{ type: 'choose', id: randomUUID(), seat: 1, base: at.seq },
    choices: [{ do: 'name', what: 'village', text }],
  });
  demand(vain === 'refused', () => `a name out of turn was ${vain}`);
  const { answer } = await at.choose(1, option);
  demand(answer === 'accepted', () => `${option} was ${answer}`);
}

/** A browser whose push service is never reached. */
async function pushTo(visitor: Visitor, whose: string, secret: Secret): Promise<void> {
  const keys = {
    p256dh: secret(`the key of ${whose}`, createECDH('prime256v1').generateKeys('base64url')),
    auth: secret(`the secret of ${whose}`, randomBytes(16).toString('base64url')),
  };
  const endpoint = `https://127.0.0.1:1/${secret(`the address of ${whose}`)}`;
  await visitor.ask('pushOn', { body: { endpoint, keys } });
}

/** Whoever is waited for is told in every way there is, and each of them fails. */
async function noticesFail({ parts, log }: House): Promise<void> {
  await parts.following.close();
  await parts.notices.sweep();
  await parts.notices.settled();
  for (const way of ['push', 'mail', 'webhook'])
    demand(log.join('').includes(`"way":"${way}"`), () => `no notice by ${way} was given up`);
}

async function askBadly(line: Line, { url, cookie }: Visitor, table: string, secret: Secret): Promise<void> {
  const headers = { cookie, 'content-type': 'application/json' };
  const path = `/api/tables/${table}`;
  await line.ask({
    method: 'POST',
    path: '/api/session',
    headers,
    body: `{"name":"${secret('half a body')}`,
  });
  await line.ask({ path: `/api/tables/${secret('a strange address')}`, headers });
  await line.ask({ path: `${path}/history?${secret('a strange query')}=1`, headers });
  await line.ask({
    path: '/',
    headers: { ...headers, authorization: `Bearer ${secret('a strange header')}` },
  });
  const noSecret = JSON.stringify({ token: secret('a wrong secret') });
  await line.ask({ method: 'POST', path: '/api/recovery/redeem', headers, body: noSecret });
  await line.shout(`GET /${secret('no HTTP')} HTTP/9\r\ncookie: ${cookie}\r\n\r\n`, 50);
  const { socket } = await bareSocket(url, table, { cookie });
  socket.end(secret('a broken frame'));
}

/** Whatever is answered, it may be a refusal. */
async function refused(ask: () => Promise<unknown>): Promise<void> {
  await ask().catch((error) => demand(error instanceof NotDone, () => String(error)));
}
