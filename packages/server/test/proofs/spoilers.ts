import { randomUUID } from 'node:crypto';
import { type Pictures, ROUTES, type Route, type RouteName } from '@charterstone/protocol';
import { LAST_CARD, openBox, type State } from '@charterstone/rules';
import { type Tally, tally } from '@charterstone/testkit';
import { Visitor } from '../../src/client/index.ts';
import { anyChoice, chanceFrom, company, type House, inviteFor } from '../house.ts';
import { Line, type Sent } from './line.ts';
import { lockedLines, Searcher } from './lockedWords.ts';
import { demand } from './measure.ts';
import { QUESTIONS } from './questions.ts';
import { openScene, type Scene } from './scene.ts';
import { Witness } from './witness.ts';

const LANGUAGES = ['en', 'de', 'pl'] as const;
const PAGES = [
  '/',
  '/nowhere',
  '/page.css',
  '/page.js',
  '/healthz',
  '/readyz',
  '/api/openapi.json',
  '/api/socket.json',
];
const CHOICES = 25;

/** All that must have been looked at. */
export const LOOKED_AT: readonly string[] = [
  ...Object.keys(ROUTES).map((route) => `refusal of ${route}`),
  ...['welcome', 'step', 'chat', 'here', 'hint', 'wrong', 'rewind', 'answer'].map(
    (type) => `message "${type}"`,
  ),
  ...['open card', 'locked card', 'pictures', 'texts'],
];

export type Spoiled = { readonly counts: Tally; readonly locked: number; readonly texts: string };

/**
 * Nothing is spoiled: all that a server can be made to say to the people of a campaign, at the beginning of one of its games and a little
 * further, is searched for every name and line that they have not unlocked, in every language.
 */
export async function spoilers(
  house: House,
  seats: number,
  game: number,
  seed = `spoilers ${seats} ${game}`,
): Promise<Spoiled> {
  const counts = tally();
  const made = {
    games: undefined,
    seed,
    ...(game === 1 ? {} : { preparedGame: game }),
  };
  const { id, people } = await company(house.url, seats, made);
  const [host] = people;
  if (host === undefined) throw new Error('nobody is there');
  const table = await house.parts.tables.open(id);
  const witnesses = await Promise.all(people.map((one) => Witness.sit(one, id)));
  await makeTalk(witnesses, host, id);
  const { state } = table;
  const locked = new Searcher(lockedLines(state));
  const look = (what: string, text: string): void => {
    const found = locked.find(text.replaceAll(/"cells":"[^"]*"/g, ''));
    demand(found === undefined, () => `${what} tells ${found}`);
    counts.add(what);
  };
  for (const { heard } of witnesses)
    for (const message of heard) look(`message "${message.type}"`, JSON.stringify(message));
  const line = new Line(house.url);
  const ask = async (what: string, sent: Sent): Promise<string> => {
    const { text } = await line.ask({ ...sent, headers: { cookie: host.cookie, ...sent.headers } });
    look(what, text);
    return text;
  };
  await askForPages(ask);
  await askEverything(ask, { ...(await openScene(house)), table: id });
  await askForCards(ask, id, state);
  await askForPictures(ask, id, state);
  const texts = await ask('texts', { path: `/api/tables/${id}/texts/en` });
  for (const { at } of witnesses) at.close();
  line.close();
  return { counts, locked: locked.size, texts };
}

type Asking = (what: string, sent: Sent) => Promise<string>;

/** People play a little, say something, want to go back, send nonsense, ask for hints, and somebody comes to watch. */
async function makeTalk(witnesses: readonly Witness[], host: Visitor, table: string): Promise<void> {
  const at = witnesses.map((one) => one.at);
  const chance = chanceFrom(5);
  for (let i = 0; i < CHOICES; i++) await anyChoice(at, chance);
  const [first] = at;
  if (first === undefined) return;
  await first.ask({ type: 'chat', id: randomUUID(), text: 'hello' });
  await first.choose(1, 'place big market');
  await first.choose(1, 'pay clay', { base: 0 });
  // These are told some time after the answer.
  const told = new Set<string>();
  first.heard.on('message', ({ type }) => told.add(type));
  const watcher = await Visitor.arrive(host.url, 'Somebody');
  await watcher.ask('join', { body: { token: await inviteFor(host, table) } });
  const watching = await watcher.sit(table);
  await first.ask({ type: 'rewind', id: randomUUID(), seat: 1, base: first.seq, to: first.seq - 1 });
  first.say({ type: 'hint', id: randomUUID(), seat: 1 });
  first.say({ type: 'resync', id: randomUUID() });
  // What is not in order is answered too.
  first.say({ type: 'chat', id: 'x', text: '' });
  // Where nobody has to agree, the table may have gone back before it was proposed.
  await first.until(() => told.has('here') && told.has('hint') && (told.has('rewind') || told.has('step')));
  watching.close();
}

async function askForPages(ask: Asking): Promise<void> {
  for (const language of LANGUAGES)
    for (const path of PAGES) await ask(`page ${path}`, { path, headers: { 'accept-language': language } });
}

/** Every question, in order and not: what is answered, and how it is refused. */
async function askEverything(ask: Asking, scene: Scene): Promise<void> {
  for (const name of Object.keys(ROUTES).filter((one): one is RouteName => one in ROUTES)) {
    const { method, path, who }: Route = ROUTES[name];
    const { params = {}, query = {}, body } = QUESTIONS[name](scene);
    const filled = path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ''));
    const search = new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
    );
    if (method === 'GET') await ask(`answer of ${name}`, { path: `${filled}?${search}` });
    const headers = { 'content-type': 'application/json' };
    await ask(`refusal of ${name}`, { method, path: filled, headers, body: '{"unknown":[1,2,3]}' });
    if (who !== 'anyone') await ask(`refusal of ${name}`, { method, path: filled, headers: { cookie: '' } });
    if (body !== undefined && name === 'importTable')
      await ask(`refusal of ${name}`, { method, path: filled, headers, body: JSON.stringify(body) });
  }
}

/** What unlocked cards look like, and no others. */
async function askForPictures(ask: Asking, table: string, state: State): Promise<void> {
  const open = openBox(state).cards;
  const { cards }: Pictures = JSON.parse(await ask('pictures', { path: `/api/tables/${table}/pictures` }));
  for (const card of Object.keys(cards))
    demand(open[Number(card)] !== undefined, () => `the picture of card ${card} is shown`);
  demand(Object.keys(cards).length > 0, () => 'no picture is shown');
}

/** Every card by its number: those that are unlocked, and all the others as if there were none. */
async function askForCards(ask: Asking, table: string, state: State): Promise<void> {
  const open = openBox(state).cards;
  const nothing = await ask('card 9999', { path: `/api/tables/${table}/cards/9999/en` });
  for (let card = 1; card <= LAST_CARD; card++) {
    const language = LANGUAGES[card % LANGUAGES.length] ?? 'en';
    const isOpen = open[card] !== undefined;
    const text = await ask(isOpen ? 'open card' : 'locked card', {
      path: `/api/tables/${table}/cards/${card}/${language}`,
    });
    demand(isOpen !== (text === nothing), () => `card ${card} is answered ${text.slice(0, 200)}`);
  }
}
