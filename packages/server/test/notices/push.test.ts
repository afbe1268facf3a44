import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { persistent } from '../../src/notices/persist.ts';
import { Push } from '../../src/notices/push.ts';
import { vapidFor } from '../../src/notices/vapid.ts';
import type { Once, Turn } from '../../src/notices/way.ts';
import type { Store } from '../../src/store/store.ts';
import { type Ground, ground, STORES } from '../stores.ts';
import { Browser, signedBy } from './browser.ts';
import { httpReceiver, type Posted, type Receiver } from './receivers.ts';
import { person } from './village.ts';

const LINK = 'https://village.example.org/#/table/abcdefgh';
const persist = persistent([1, 1, 1], new AbortController().signal);
/** Nothing was told before. */
const always: Once = (_, work) => work();

const turnOf = (id: string): Turn => ({
  campaign: 'abcdefgh',
  table: { name: 'Elm Hollow', language: 'en' },
  person: { id, name: 'Ada', language: 'en', address: undefined },
  isReminder: false,
  link: LINK,
});

describe.each(STORES)('by push, with %s', (kind) => {
  let place: Ground;
  let store: Store;
  let service: Receiver<Posted>;
  beforeAll(async () => {
    place = await ground(kind);
    store = await place.open();
    service = await httpReceiver();
  });
  afterAll(async () => {
    await service.stop();
    await place.dispose();
  });

  const pushes = async () =>
    (await store.db.selectFrom('pushes').select('endpoint').orderBy('endpoint').execute()).map(
      ({ endpoint }) => endpoint,
    );

  test('the keys are made once, also by servers that start together, and kept', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => vapidFor(store, undefined, undefined)));
    const again = await vapidFor(store, undefined, 'https://village.example.org');
    expect(new Set([...made, again].map(({ publicKey }) => publicKey)).size).toBe(1);
    expect(new Set([...made, again].map(({ privateKey }) => privateKey)).size).toBe(1);
    expect(again.subject).toBe('https://village.example.org');
    const own = { publicKey: 'a', privateKey: 'b', subject: 'mailto:c@example.org' };
    expect(await vapidFor(store, own, undefined)).toEqual(own);
  });

  test('tells every browser, in words that only it can read, and nothing but the way to the table', async () => {
    const push = new Push(store, await vapidFor(store, undefined, 'https://village.example.org'), true);
    const ada = await person(store, 'Ada');
    const browsers = ['/one', '/two'].map((path) => new Browser(`${service.url}${path}`));
    for (const { subscription } of browsers) await push.subscribe(ada.id, subscription);
    await push.tell(turnOf(ada.id), persist, always);
    expect(service.got.map(({ path }) => path).sort()).toEqual(['/one', '/two']);
    for (const posted of service.got) {
      const browser = browsers.find(({ endpoint }) => endpoint.endsWith(posted.path));
      expect(browser?.read(posted)).toEqual({
        type: 'turn',
        table: 'abcdefgh',
        title: expect.any(String),
        body: expect.stringContaining('Elm Hollow'),
        link: LINK,
      });
      expect(posted.headers['content-encoding']).toBe('aes128gcm');
      expect(Number(posted.headers['ttl'])).toBeGreaterThan(0);
      expect(posted.headers['topic']).toMatch(/^[\w-]{1,32}$/);
      expect(signedBy(posted)).toMatchObject({
        key: push.key,
        aud: service.url,
        sub: 'https://village.example.org',
      });
    }
  });

  test('forgets a browser that has gone, and only that; one failure hides no other', async () => {
    const push = new Push(store, await vapidFor(store, undefined, undefined), true);
    const ben = await person(store, 'Ben');
    await store.db.deleteFrom('pushes').execute();
    for (const path of ['/a', '/b', '/c', '/d'])
      await push.subscribe(ben.id, new Browser(`${service.url}${path}`).subscription);
    service.answers.push(410, 404, 403, 201);
    await expect(push.tell(turnOf(ben.id), persist, always)).rejects.toThrow('not taken');
    expect(await pushes()).toHaveLength(2);
    const before = service.got.length;
    await push.tell(turnOf(ben.id), persist, always);
    expect(service.got).toHaveLength(before + 2);
  });

  test('a browser belongs to whoever used it last, and nobody has too many', async () => {
    const push = new Push(store, await vapidFor(store, undefined, undefined), true);
    const [cara, dan] = [await person(store, 'Cara'), await person(store, 'Dan')];
    await store.db.deleteFrom('pushes').execute();
    const shared = new Browser(`${service.url}/shared`);
    await push.subscribe(cara.id, shared.subscription);
    await push.subscribe(dan.id, shared.subscription);
    const rows = await store.db.selectFrom('pushes').select('user').execute();
    expect(rows).toEqual([{ user: dan.id }]);
    for (let i = 0; i < 20; i++)
      await push.subscribe(cara.id, new Browser(`${service.url}/${i}`).subscription);
    expect(await pushes()).toHaveLength(1 + 12);
    await push.unsubscribe(cara.id, shared.endpoint);
    expect(await pushes()).toContain(shared.endpoint);
    await push.unsubscribe(cara.id, undefined);
    expect(await pushes()).toEqual([shared.endpoint]);
  });

  test('goes nowhere inside, and to no browser without keys', async () => {
    const push = new Push(store, await vapidFor(store, undefined, undefined));
    const eve = await person(store, 'Eve');
    const before = await pushes();
    for (const endpoint of [
      'http://push.example.com/1',
      'https://localhost/1',
      'https://127.0.0.1/1',
      'https://2130706433/1',
      'https://[::1]/1',
      'https://[::ffff:10.0.0.1]/1',
      'https://169.254.169.254/latest',
      'https://user:word@push.example.com/1',
      'https://printer.local/1',
      'ftp://push.example.com/1',
    ])
      await expect(push.subscribe(eve.id, new Browser(endpoint).subscription), endpoint).rejects.toThrow(
        'HTTPS',
      );
    const { endpoint, keys } = new Browser('https://push.example.com/1').subscription;
    for (const wrong of [
      { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
      { ...keys, p256dh: 'AAAA' },
      { ...keys, auth: 'AAAA' },
    ])
      await expect(push.subscribe(eve.id, { endpoint, keys: wrong })).rejects.toThrow('keys');
    expect(await pushes()).toEqual(before);
    await push.subscribe(eve.id, { endpoint, keys });
    expect(await pushes()).toEqual([...before, endpoint].sort());
  });

  test('goes to no browser whose session has ended', async () => {
    const push = new Push(store, await vapidFor(store, undefined, undefined), true);
    const gil = await person(store, 'Gil');
    const row = { hash: 'still here', user: gil.id, made_at: 1, seen_at: 1 };
    await store.db.insertInto('sessions').values(row).execute();
    for (const session of ['still here', 'gone'])
      await push.subscribe(
        gil.id,
        new Browser(`${service.url}/${session.replace(' ', '-')}`).subscription,
        session,
      );
    const before = service.got.length;
    await push.tell(turnOf(gil.id), persist, always);
    expect(service.got.slice(before).map(({ path }) => path)).toEqual(['/still-here']);
  });

  test('a name that has come to lead inside is not followed', async () => {
    const push = new Push(store, await vapidFor(store, undefined, undefined));
    const fay = await person(store, 'Fay');
    const { keys } = new Browser('').subscription;
    const endpoint = `https://localhost:${new URL(service.url).port}/inside`;
    const row = { endpoint, user: fay.id, keys: JSON.stringify(keys), made_at: 1 };
    await store.db.insertInto('pushes').values(row).execute();
    await expect(push.tell(turnOf(fay.id), persist, always)).rejects.toThrow('leads inside');
  });
});
