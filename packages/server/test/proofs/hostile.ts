import { randomUUID } from 'node:crypto';
import type { FromServer } from '@charterstone/protocol';
import { inspect } from '@charterstone/rules';
import { type Tally, tally } from '@charterstone/testkit';
import { type AtTable, Visitor } from '../../src/client/index.ts';
import type { House } from '../house.ts';
import { HOSTILE } from './hostileStrings.ts';
import { type Got, Line, type Sent } from './line.ts';
import { demand } from './measure.ts';

const AT_ONCE = 10;

/** So often at least each must happen: not every text is a name, and not every one can be said. */
const LEAST = {
  'a name kept as it was': 80,
  'the name of a table kept as it was': 80,
  'notes kept as it was': 110,
  'chat kept as it was': 100,
  'a card, an export and an import kept as they were': 60,
  'pages looked at': 100,
  refused: 100,
} as const;

/** Somebody with a table, and a mate who sees what comes of it. */
type Stage = {
  readonly house: House;
  readonly line: Line;
  readonly host: Visitor;
  readonly table: string;
  readonly at: AtTable;
  readonly counts: Tally;
};

/** Asks with JSON; whatever the answer, it is data: no page, nothing a browser would take for one, and no trouble of ours. */
async function ask(stage: Stage, sent: Omit<Sent, 'body'>, body?: unknown): Promise<Got> {
  const { line, host, counts } = stage;
  const got = await line.ask({
    ...sent,
    headers: { cookie: host.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const what = `${sent.method} ${sent.path} ${JSON.stringify(body)}`.slice(0, 300);
  demand(got.status < 500, () => `${what}: ${got.status} ${got.text}`);
  demand(got.headers['content-type']?.startsWith('application/json') === true, () => `${what} is no JSON`);
  demand(got.headers['x-content-type-options'] === 'nosniff', () => `${what} may be sniffed`);
  counts.add(got.status === 200 ? 'taken' : 'refused');
  return got;
}

/** Gives a text to something that keeps it, and reads it there again: as it was, or refused with a reason. */
async function kept(
  stage: Stage,
  where: string,
  give: Omit<Sent, 'body'> & { readonly body: unknown },
  read: () => Promise<unknown>,
  expected: string,
): Promise<void> {
  const { body, ...sent } = give;
  const { status, text } = await ask(stage, sent, body);
  if (status !== 200) {
    const { message }: { readonly message?: string } = JSON.parse(text);
    demand(status === 400 && message !== undefined, () => `${where}: ${status} ${text}`);
    return;
  }
  const found = await read();
  demand(
    found === expected,
    () => `${where}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`,
  );
  stage.counts.add(`${where} kept as it was`);
}

/** Every hostile text as a name, a table's name, notes, chat, a persona's name, within an export, and in the address of a page. */
export async function hostile(house: House): Promise<Tally> {
  const counts = tally();
  const left = [...HOSTILE];
  await Promise.all(Array.from({ length: AT_ONCE }, () => performance(house, left, counts)));
  for (const [what, least] of Object.entries(LEAST))
    demand(counts.of(what) >= least, () => `${what}: ${counts.of(what)} times, and not ${least}`);
  return counts;
}

/** Somebody who takes one text after the other, as long as there are some left. */
async function performance(house: House, left: string[], counts: Tally): Promise<void> {
  const host = await Visitor.arrive(house.url, 'Ada');
  const { id: table } = await host.ask('makeTable', { body: { name: 'Fridays', seats: 1 } });
  const line = new Line(house.url);
  const stage = { house, line, host, table, at: await host.sit(table), counts };
  for (let text = left.pop(); text !== undefined; text = left.pop()) {
    await asNames(stage, text);
    await inChat(stage, text);
    await asAddress(stage, text);
    await onCards(stage, text);
  }
  stage.at.close();
  line.close();
}

async function asNames(stage: Stage, text: string): Promise<void> {
  const { host, table } = stage;
  const path = `/api/tables/${table}`;
  const params = { table };
  await kept(
    stage,
    'a name',
    { method: 'POST', path: '/api/session', body: { name: text } },
    async () => (await host.ask('whoAmI')).name,
    text.trim(),
  );
  await kept(
    stage,
    'the name of a table',
    { method: 'PATCH', path, body: { name: text } },
    async () => (await host.ask('tableInfo', { params })).name,
    text.trim(),
  );
  await kept(
    stage,
    'notes',
    { method: 'PUT', path: `${path}/notes/1`, body: { notes: text } },
    async () => (await host.ask('readNotes', { params: { ...params, seat: 1 } })).notes,
    text,
  );
}

async function inChat({ at, counts }: Stage, text: string): Promise<void> {
  const id = randomUUID();
  const heard = await new Promise<FromServer>((resolve) => {
    const hear = (message: FromServer): void => {
      if (message.type !== 'chat' && !(message.type === 'wrong' && message.id === id)) return;
      at.heard.off('message', hear);
      resolve(message);
    };
    at.heard.on('message', hear);
    at.say({ type: 'chat', id, text });
  });
  if (heard.type !== 'chat') return counts.add('refused');
  const found = heard.said.text;
  demand(found === text.trim(), () => `chat: ${JSON.stringify(found)} instead of ${JSON.stringify(text)}`);
  counts.add('chat kept as it was');
}

/** In an address it finds nothing, breaks nothing and is not said back as markup. */
async function asAddress(stage: Stage, text: string): Promise<void> {
  if (!text.isWellFormed()) return;
  const part = encodeURIComponent(text.slice(0, 200));
  const { table, line, counts } = stage;
  for (const [method, path] of [
    ['DELETE', `/api/tables/${table}/invites/${part}`],
    ['DELETE', `/api/passkeys/${part}`],
    ['GET', `/api/tables/${part}`],
    ['GET', `/api/tables/${table}/history?seat=${part}`],
  ] as const)
    demand((await ask(stage, { method, path })).status !== 200, () => `${path} was found`);
  await ask(stage, { method: 'PUT', path: `/api/tables/${table}/mutes/${part}` }, { muted: true });
  await ask(stage, { method: 'PATCH', path: `/api/tables/${table}` }, { host: text });
  const page = await line.ask({ path: `/${part}`, headers: { 'accept-language': 'de' } });
  demand(page.status === 404, () => `/${part} was answered with ${page.status}`);
  demand(!/alert|evil/.test(page.text), () => `/${part} is said back: ${page.text}`);
  counts.add('pages looked at');
}

/** As the name of a persona: in the journal for ever, in an export, and in the table that is made of it. */
async function onCards(stage: Stage, text: string): Promise<void> {
  const { host, house, counts } = stage;
  const { id: table } = await host.ask('makeTable', { body: { name: 'Names', seats: 1 } });
  const at = await host.sit(table);
  await at.choose(1, at.views.get(1)?.options[0] ?? '');
  const { state } = await house.parts.tables.open(table);
  const [what = 0] = inspect(state).charters[0]?.persona ?? [];
  const id = randomUUID();
  const answer = await Promise.race([
    at.ask({ type: 'choose', id, seat: 1, base: at.seq, choices: [{ do: 'name', what, text }] }),
    new Promise<undefined>((resolve) =>
      at.heard.on('message', (message) => {
        if (message.type === 'wrong' && message.id === id) resolve(undefined);
      }),
    ),
  ]);
  at.close();
  if (answer?.answer !== 'accepted') return counts.add('refused');
  const file = await host.ask('exportTable', { params: { table } });
  demand(file.includes(JSON.stringify(text)), () => `an export does not hold ${JSON.stringify(text)}`);
  const again = await host.ask('importTable', { body: { name: 'Again', journal: file } });
  const { steps } = await host.ask('history', { params: { table: again.id } });
  const names = steps.flatMap(({ facts }) => facts.filter(({ fact }) => fact === 'named'));
  demand(
    names.some((fact) => fact['text'] === text),
    () => `no fact holds ${JSON.stringify(text)}`,
  );
  counts.add('a card, an export and an import kept as they were');
}
