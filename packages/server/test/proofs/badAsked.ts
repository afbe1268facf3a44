import { ROUTES, type Route, type RouteName } from '@charterstone/protocol';
import { type Chance, chance, type Tally } from '@charterstone/testkit';
import { HARMS, harmed } from './damage.ts';
import type { Line, Sent } from './line.ts';
import { demand } from './measure.ts';
import type { Asked } from './proof.ts';
import { QUESTIONS } from './questions.ts';
import type { Scene } from './scene.ts';

const MOST_BYTES = 64 * 1024;
const AT_ONCE = 100;
const NAMES = Object.keys(ROUTES).filter((name): name is RouteName => name in ROUTES);

const BAD_PARTS = [
  ...[
    '%00',
    '%ff',
    '%c3%28',
    '%',
    '%zz',
    '..',
    '%2e%2e%2f',
    '%20',
    '-1',
    '0',
    '7',
    '1e9',
    'NaN',
    '[object%20Object]',
  ],
  ...[
    'x'.repeat(600),
    'x'.repeat(9000),
    '%F0%9F%92%A3',
    '__proto__',
    'constructor',
    "'%20or%20'1'='1",
    '%0d%0ax:y',
  ],
];
const BAD_QUERIES = [
  'after=-1',
  'after=x',
  'seat=7',
  'most=1e9',
  'seat=1&seat=2',
  '__proto__=1',
  'x=1',
  'seat[]=1',
];
const OTHER_TYPES = [
  'text/plain',
  'text/html',
  'application/xml',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
];

type Bad = Sent & { readonly kind: string };

/** So many requests at all doors, from nobody, from a guest and from somebody at the table; each is answered with a reason why not. */
export async function badAsked(scene: Scene, line: Line, trial: Asked, counts: Tally): Promise<void> {
  const mind = chance(`asked ${trial.seed}`);
  for (let sent = 0; sent < trial.count; sent += AT_ONCE) {
    const many = Math.min(AT_ONCE, trial.count - sent);
    await Promise.all(
      Array.from({ length: many }, async () => {
        const bad = oneBad(scene, line, mind);
        const { status, text } = await line.ask(bad);
        const what = `${bad.kind}: ${bad.method} ${bad.path.slice(0, 200)}`;
        demand(
          status >= 400 && status < 500,
          () => `${what} was answered with ${status} ${text.slice(0, 300)}`,
        );
        demand(text.length < 2000, () => `${what} was answered at length: ${text.slice(0, 300)}`);
        counts.add(`door: ${bad.kind}`);
        counts.add(`status ${status}`);
      }),
    );
    trial.progress?.(sent + many);
  }
}

function oneBad(scene: Scene, line: Line, mind: Chance): Bad {
  const { host } = new URL(line.url);
  const cookie = mind.pick([
    scene.people.host,
    scene.people.host,
    scene.people.stranger,
    scene.people.nobody,
  ]).cookie;
  const headers = {
    host,
    ...(cookie === '' ? {} : { cookie }),
  };
  for (;;) {
    const bad = mind.pick([badBody, badBody, badBody, badBody, badAddress, badQuery, badType, noDoor])(
      scene,
      mind,
    );
    if (bad !== undefined) return { ...bad, headers: { ...headers, ...bad.headers } };
  }
}

function addressOf(name: RouteName, scene: Scene): string {
  const { params = {} } = QUESTIONS[name](scene);
  return ROUTES[name].path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ''));
}

const JSON_TYPE = { 'content-type': 'application/json' };

function badBody(scene: Scene, mind: Chance): Bad | undefined {
  const name = mind.pick(NAMES);
  const route: Route = ROUTES[name];
  if (route.method === 'GET') return undefined;
  const at = { method: route.method, path: addressOf(name, scene) };
  if (mind.below(40) === 0 && name !== 'importTable') {
    const body = `{"name":"${'x'.repeat(MOST_BYTES + mind.below(1000))}"}`;
    return { ...at, kind: 'oversize', headers: JSON_TYPE, body };
  }
  const harm = mind.pick(HARMS);
  const isGood = (value: unknown) => route.body === undefined || route.body.safeParse(value).success;
  const body = harmed(QUESTIONS[name](scene).body, harm, mind, { isGood, most: MOST_BYTES });
  return body && { ...at, kind: harm, headers: JSON_TYPE, body };
}

function badAddress(scene: Scene, mind: Chance): Bad | undefined {
  const name = mind.pick(NAMES);
  const route: Route = ROUTES[name];
  const path = addressOf(name, scene);
  const question = QUESTIONS[name](scene);
  const sent = {
    method: route.method,
    ...(question.body === undefined ? {} : { headers: JSON_TYPE, body: JSON.stringify(question.body) }),
  };
  const parts = route.path.split('/').flatMap((part, i) => (part.startsWith(':') ? [i] : []));
  if (parts.length === 0) return undefined;
  // The first part is the table: a bad one is nobody's.
  const [at = 0] = parts;
  return { ...sent, kind: 'a bad address', path: path.split('/').with(at, mind.pick(BAD_PARTS)).join('/') };
}

function badQuery(scene: Scene, mind: Chance): Bad {
  const name = mind.pick(NAMES.filter((one) => ROUTES[one].method === 'GET'));
  return { kind: 'a bad query', method: 'GET', path: `${addressOf(name, scene)}?${mind.pick(BAD_QUERIES)}` };
}

function badType(scene: Scene, mind: Chance): Bad | undefined {
  const name = mind.pick(NAMES);
  const { method } = ROUTES[name];
  if (method === 'GET') return undefined;
  const body = JSON.stringify(QUESTIONS[name](scene).body ?? { a: 1 });
  const headers = { 'content-type': mind.pick(OTHER_TYPES) };
  return { kind: 'another type', method, path: addressOf(name, scene), headers, body };
}

function noDoor(_: Scene, mind: Chance): Bad {
  const path = mind.pick([
    '/api',
    '/api/nothing',
    '/api/tables/',
    '/.env',
    '/api/session/x',
    '/%00',
    '/..%2f..%2fetc',
  ]);
  return { kind: 'no such door', method: mind.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']), path };
}

export const ASKED_KINDS: readonly string[] = [
  ...HARMS,
  ...['oversize', 'a bad query', 'a bad address', 'another type', 'no such door'],
].map((kind) => `door: ${kind}`);
