import { type Answered, ROUTES, type Route } from '@charterstone/protocol';
import { hash, openBox, replay } from '@charterstone/rules';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Shelf } from '../../src/boxes/shelf.ts';
import { shelvedBox } from '../../src/boxes/shelved.ts';
import { historyHandlers } from '../../src/history/handlers.ts';
import { answerTrouble } from '../../src/http/bind.ts';
import { type Jobs, startJobs } from '../../src/jobs/jobs.ts';
import { RULES, verifiedText } from '../../src/journals/index.ts';
import type { Store } from '../../src/store/store.ts';
import { Company } from '../../src/tables/company.ts';
import { standing } from '../../src/tables/standing.ts';
import { Tables } from '../../src/tables/tables.ts';
import { type Ground, ground } from '../stores.ts';
import { lively, MADE_AT, placesLeft, recordingOf } from './campaigns.ts';

const played = lively({ seats: 3, seed: 'asked' }, 240);
const TABLE = 'table-of-three';
const NAMES = [
  'openBox',
  'texts',
  'pictures',
  'card',
  'history',
  'moment',
  'statistics',
  'exportTable',
] as const;

let place: Ground;
let store: Store;
let jobs: Jobs;
let others: Jobs | undefined;
let tables: Tables;
let app: FastifyInstance;
/** What the handlers asked of threads: how many entries came with each question. */
const sent: number[] = [];

beforeAll(async () => {
  place = await ground('sqlite');
  store = await place.open();
  jobs = startJobs(1);
  const shelved = shelvedBox();
  tables = new Tables(store, new Shelf(store, []), jobs, (error) => {
    throw error;
  });
  await fill(shelved.fingerprint, shelved.version);
  app = Fastify();
  app.setErrorHandler(answerTrouble(() => {}));
  const handlers = historyHandlers({
    tables,
    company: new Company(store),
    jobs: {
      recall: (whose, order) => {
        sent.push(order.entries.length);
        return (others ?? jobs).recall(whose, order);
      },
    },
  });
  // Whoever asks is named in a header here; who may ask at all is the door's business.
  for (const name of NAMES) {
    const route: Route = ROUTES[name];
    const handle = handlers[name] as (ask: unknown) => Promise<unknown>;
    app.get(route.path, async (request, reply) => {
      const params = route.params?.parse(request.params);
      const query = route.query?.parse(request.query);
      return handle({ params, query, user: request.headers['x-user'], request, reply });
    });
  }
});
afterAll(async () => {
  await app.close();
  tables.close();
  await Promise.all([jobs.close(), others?.close()]);
  await place.dispose();
});

/** Ann plays seats 1 and 3, Ben watches, a bot plays seat 2. */
async function fill(fingerprint: string, version: number): Promise<void> {
  const setting = JSON.stringify(played.setting);
  const campaign = { setting, rules: RULES, box: version, fingerprint, made_at: MADE_AT };
  const user = { language: 'en', email: null, email_confirmed: 0, made_at: 0 };
  await store.db
    .insertInto('campaigns')
    .values({ id: TABLE, ...campaign })
    .execute();
  await store.db
    .insertInto('users')
    .values(['ann', 'ben'].map((id) => ({ id, name: id, ...user })))
    .execute();
  await store.db
    .insertInto('seats')
    .values([
      { campaign: TABLE, seat: 1, user: 'ann', bot: null },
      { campaign: TABLE, seat: 2, user: null, bot: 'hard' },
      { campaign: TABLE, seat: 3, user: 'ann', bot: 'normal' },
    ])
    .execute();
  const member = { campaign: TABLE, joined_at: 0, left_at: null, hidden: 0 };
  await store.db
    .insertInto('members')
    .values([
      { ...member, user: 'ann', invite: null },
      { ...member, user: 'ben', invite: 'to-watch' },
    ])
    .execute();
  await tables.journal.append(TABLE, played.entries.slice(0, 200));
}

async function ask(path: string, user = 'ann') {
  const { statusCode, body, headers } = await app.inject({
    url: `/api/tables/${TABLE}/${path}`,
    headers: { 'x-user': user },
  });
  return { status: statusCode, body, headers };
}

async function answer<N extends (typeof NAMES)[number]>(name: N, path: string, user = 'ann') {
  const { status, body } = await ask(path, user);
  expect([path, status]).toEqual([path, 200]);
  const parsed: unknown = JSON.parse(body);
  expect(ROUTES[name].answer.parse(parsed)).toEqual(parsed);
  return parsed as Answered<N>;
}

const stateAt = (seq: number) => {
  const state = played.seen[seq]?.state;
  if (state === undefined) throw new Error(`nobody saw ${seq}`);
  return state;
};

describe('looking back', () => {
  test('the thread is sent only what it has not heard yet', async () => {
    sent.length = 0;
    await answer('statistics', 'statistics');
    await answer('history', 'history?after=150');
    await tables.journal.append(TABLE, played.entries.slice(200, 210));
    const { last } = await answer('history', 'history?after=200');
    expect(last).toBe(210);
    expect(sent).toEqual([200, 0, 10]);
    await tables.journal.append(TABLE, played.entries.slice(210));
  });

  test('a thread that has forgotten is told everything', async () => {
    const before = await answer('statistics', 'statistics');
    others = startJobs(1);
    sent.length = 0;
    expect(await answer('statistics', 'statistics')).toEqual(before);
    expect(sent).toEqual([0, 240]);
  });

  test('questions that come together are all answered', async () => {
    const found = await Promise.all([1, 2, 3, 4].map(() => answer('history', 'history?after=0&most=20')));
    for (const { steps, last } of found) {
      expect(steps).toHaveLength(20);
      expect(last).toBe(240);
    }
  });

  test('a whole campaign is read page by page', async () => {
    const seqs: number[] = [];
    for (let query = 'most=50'; ; query = `most=50&after=${seqs.at(-1)}`) {
      const { steps } = await answer('history', `history?${query}`);
      if (steps.length === 0) break;
      seqs.push(...steps.map(({ seq }) => seq));
    }
    expect(seqs).toEqual(placesLeft(played.entries));
    expect((await answer('history', 'history')).steps).toHaveLength(100);
  });

  test('a moment is seen by the eyes of my seat, of another one of mine, or of nobody', async () => {
    const seat = async (path: string, user?: string) => (await answer('moment', path, user)).view.seat;
    expect(await seat('history/20')).toBe(1);
    expect(await seat('history/20?seat=3')).toBe(3);
    expect(await seat('history/20', 'ben')).toBeUndefined();
  });

  test('a seat that is not mine is refused', async () => {
    for (const path of ['history?seat=2', 'history/20?seat=2', 'history?seat=6']) {
      expect([path, (await ask(path)).status]).toEqual([path, 403]);
      expect([path, (await ask(path, 'ben')).status]).toEqual([path, 403]);
    }
  });

  test('what has not come, or was taken back by all, is not found', async () => {
    const gone = played.entries
      .map(({ seq }) => seq)
      .filter((seq) => !placesLeft(played.entries).includes(seq));
    for (const seq of [241, gone[0], gone.at(-1)]) expect((await ask(`history/${seq}`)).status).toBe(404);
    expect((await ask('history/240')).status).toBe(200);
  });

  test('statistics are those of what stands', async () => {
    const found = await answer('statistics', 'statistics', 'ben');
    const { statisticsOf } = await import('../../src/history/statistics.ts');
    expect(found).toEqual(JSON.parse(JSON.stringify(statisticsOf(recordingOf(played).places))));
  });
});

test('an export is a file that can be played elsewhere', async () => {
  const { status, body, headers } = await ask('export');
  expect(status).toBe(200);
  expect(headers['content-disposition']).toBe('attachment; filename="charterstone-table-of-three.json"');
  const found = verifiedText(shelvedBox().box, body);
  if (!found.ok) throw new Error(found.why);
  const entries = standing(played.entries);
  expect(found.journal).toMatchObject({ setting: played.setting, bots: [2], levels: ['hard'] });
  expect(found.journal.entries).toHaveLength(entries.length);
  const again = replay(shelvedBox().box, { setting: played.setting, entries });
  expect(again.ok && hash(again.state)).toBe(found.journal.hash);
});

describe('what is unlocked', () => {
  test('the box and its words are those of the table as it is now', async () => {
    const box = openBox(stateAt(240));
    expect(await answer('openBox', 'box')).toEqual(JSON.parse(JSON.stringify(box)));
    for (const language of ['en', 'de', 'pl']) {
      const { cards } = await answer('texts', `texts/${language}`);
      expect(Object.keys(cards)).toEqual(Object.keys(box.cards));
    }
  });

  test('a card that is locked can’t be told from one that does not exist', async () => {
    const box = openBox(stateAt(240));
    const open = Number(Object.keys(box.cards).at(-1));
    expect(await answer('card', `cards/${open}/pl`)).toMatchObject({ card: open, art: `card-${open}` });
    const nowhere = await ask('cards/9999/pl');
    expect(nowhere.status).toBe(404);
    for (const card of [box.locked?.[0], box.locked?.at(-1), 414, 444]) {
      const { status, body } = await ask(`cards/${card}/pl`);
      expect([card, status, body]).toEqual([card, nowhere.status, nowhere.body]);
    }
  });
});
