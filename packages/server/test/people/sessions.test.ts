import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Sessions } from '../../src/people/sessions.ts';
import { hashOf } from '../../src/secrets.ts';
import { queriesOn } from '../../src/store/dialect.ts';
import type { Engine } from '../../src/store/engine.ts';
import type { Store } from '../../src/store/store.ts';
import { type Ground, ground, STORES } from '../stores.ts';
import { Device, type Door, guest, openDoor } from './door.ts';

const DAY = 24 * 60 * 60_000;

describe.each(STORES)('guests in %s', (kind) => {
  let place: Ground;
  let store: Store;
  let door: Door;
  beforeAll(async () => {
    place = await ground(kind);
    store = await place.open();
    door = await openDoor(store);
  });
  afterAll(() => place.dispose());

  test('whoever gives a name is a guest, and the cookie remembers them', async () => {
    const device = new Device(door);
    expect((await device.asks('whoAmI')).body).toMatchObject({ error: 'no-session' });
    expect(await device.asks('arrival')).toMatchObject({ status: 200, body: {} });
    const begun = await device.asks('beGuest', { name: '  Ada ', language: 'pl' });
    expect(begun.status).toBe(200);
    expect(begun.body).toEqual({
      id: expect.any(String),
      name: 'Ada',
      language: 'pl',
      passkeys: [],
      pushes: 0,
    });
    expect((await device.asks('whoAmI')).body).toEqual(begun.body);
    expect((await device.asks('arrival')).body).toEqual({ me: begun.body });
  });

  test('another name and language keep the person', async () => {
    const { device, id } = await guest(door, 'Ada');
    const changed = await device.asks('beGuest', { name: 'Ada II', language: 'de' });
    expect(changed.body).toMatchObject({ id, name: 'Ada II', language: 'de' });
    const again = await device.asks('beGuest', { name: 'Ada III' });
    expect(again.body).toMatchObject({ id, name: 'Ada III', language: 'de' });
  });

  test.each([
    '',
    '   ',
    'x'.repeat(41),
    'two\nlines',
    'a\u202eb',
    '\u3164',
    '\u200d',
    '\ufe0f',
    '\u0301',
    'nul\0',
    7,
    undefined,
  ])('%j is no name, and begins nothing', async (name) => {
    const device = new Device(door);
    const answer = await device.asks('beGuest', { name });
    expect(answer).toMatchObject({ status: 400, body: { error: 'wrong-shape' }, setCookie: undefined });
  });

  test.each([
    '<script>alert(1)</script>',
    '"; drop table users; --',
    "Robert'); --",
    '%00%0d%0aSet-Cookie: a=b',
    '{{7*7}}#{7*7}',
    '👩🏽 Ωмега 龍',
    'Kasia 👩‍🌾 ශ්‍රී',
    '__proto__',
  ])('%j is kept as it was given', async (name) => {
    const { device, id } = await guest(door, name);
    expect((await device.asks('whoAmI')).body).toMatchObject({ id, name });
  });

  test('only the hash of a cookie is stored', async () => {
    const { device, id } = await guest(door, 'Ada');
    const rows = await store.db.selectFrom('sessions').selectAll().where('user', '=', id).execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.hash).toBe(hashOf(device.cookie ?? ''));
    expect(JSON.stringify(rows)).not.toContain(device.cookie);
  });

  test('a cookie that nobody was given opens nothing', async () => {
    const { device } = await guest(door, 'Ada');
    for (const cookie of ['', 'x', `${device.cookie}x`, hashOf(device.cookie ?? ''), "' or 1=1 --", '%ff']) {
      const stranger = new Device(door, cookie);
      expect((await stranger.asks('whoAmI')).status).toBe(401);
      expect((await stranger.asks('arrival')).body).toEqual({});
    }
  });

  test('after signing out the cookie is worth nothing, and other devices stay', async () => {
    const { device, id } = await guest(door, 'Ada');
    const { body } = await device.asks('askRecovery');
    const phone = new Device(door);
    await phone.asks('recover', { token: String(body['link']).split('/').at(-1) });
    const cookie = device.cookie;
    const left = await device.asks('signOut');
    expect(left.body).toEqual({});
    expect(device.cookie).toBeUndefined();
    expect((await new Device(door, cookie).asks('whoAmI')).status).toBe(401);
    expect((await phone.asks('whoAmI')).body).toMatchObject({ id, name: 'Ada' });
  });

  test('whose session was deleted from the database is a stranger after a restart', async () => {
    const [ada, ben] = [await guest(door, 'Ada'), await guest(door, 'Ben')];
    await store.db.deleteFrom('sessions').where('user', '=', ada.id).execute();
    const restarted = await openDoor(store);
    expect((await new Device(restarted, ada.device.cookie).asks('whoAmI')).status).toBe(401);
    expect((await new Device(restarted, ben.device.cookie).asks('whoAmI')).body).toMatchObject({
      id: ben.id,
    });
  });

  test('over TLS a cookie that a page without TLS could have set opens nothing', async () => {
    const publicly = await openDoor(store, { publicUrl: 'https://play.example' });
    const { device, id } = await guest(publicly, 'Ada');
    expect((await device.asks('whoAmI')).body).toMatchObject({ id });
    const planted = { headers: { cookie: `charterstone=${device.cookie}` } };
    expect((await new Device(publicly).asks('whoAmI', undefined, planted)).status).toBe(401);
  });

  test('a device that brings a cookie of its own making is given another', async () => {
    const device = new Device(door, 'A'.repeat(22));
    await device.asks('beGuest', { name: 'Ada' });
    expect(device.cookie).toMatch(/^[\w-]{22}$/);
    expect(device.cookie).not.toBe('A'.repeat(22));
    expect((await new Device(door, 'A'.repeat(22)).asks('whoAmI')).status).toBe(401);
  });

  test('a session that ends while it is looked up is not believed afterwards', async () => {
    const { device } = await guest(door, 'Ada');
    const lookups: (() => void)[] = [];
    const engine: Engine = {
      ...store.engine,
      run: async (unit) => {
        const rows = await store.engine.run(unit);
        if (unit[0]?.sql.startsWith('select')) await new Promise<void>((resolve) => lookups.push(resolve));
        return rows;
      },
    };
    const sessions = new Sessions({ engine, db: queriesOn(engine) });
    const before = sessions.userOf(device.cookie);
    while (lookups.length === 0) await new Promise(setImmediate);
    // Its own look is answered at once, the one before it only when the session is gone.
    const ending = sessions.end(device.cookie ?? '');
    while (lookups.length === 1) await new Promise(setImmediate);
    lookups.pop()?.();
    await ending;
    for (const answer of lookups.splice(0)) answer();
    expect(await before).toBeDefined();
    const after = sessions.userOf(device.cookie);
    while (lookups.length === 0) await new Promise(setImmediate);
    for (const answer of lookups.splice(0)) answer();
    expect(await after).toBeUndefined();
  });

  test('a session is renewed now and then, and ends when nobody used it for 400 days', async () => {
    let now = Date.now();
    const later = await openDoor(store, { now: () => now });
    const { device } = await guest(later, 'Ada');
    now += DAY / 2;
    expect((await device.asks('whoAmI')).setCookie).toBeUndefined();
    now += DAY;
    const { cookie } = device;
    expect((await device.asks('whoAmI')).setCookie).toContain(`charterstone=${cookie};`);
    expect((await device.asks('whoAmI')).setCookie).toBeUndefined();
    now += 399 * DAY;
    expect((await device.asks('whoAmI')).status).toBe(200);
    now += 400 * DAY;
    expect((await device.asks('whoAmI')).status).toBe(401);
  });

  test('the cookie is for this server only, for no script, and over TLS for TLS only', async () => {
    const plain = await new Device(door).asks('beGuest', { name: 'Ada' });
    const says = plain.setCookie?.split('; ').slice(1);
    expect(says).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=34560000']));
    expect(says).not.toContain('Secure');

    const tls = { headers: { 'x-forwarded-proto': 'https' }, remoteAddress: '10.0.0.1' };
    const lied = await new Device(door).asks('beGuest', { name: 'Ada' }, tls);
    expect(lied.setCookie).not.toContain('Secure');
    const proxied = await openDoor(store, { fastify: { trustProxy: ['10.0.0.1'] } });
    const over = await new Device(proxied).asks('beGuest', { name: 'Ada' }, tls);
    expect(over.setCookie).toMatch(/^__Host-charterstone=[\w-]{22}; .*; Secure/);

    const publicly = await openDoor(store, { publicUrl: 'https://play.example' });
    const device = new Device(publicly);
    expect((await device.asks('beGuest', { name: 'Ada' })).setCookie).toContain('; Secure');
    // A browser lets go of a cookie only when it is taken back the way it was given.
    expect((await device.asks('signOut')).setCookie).toMatch(
      /^__Host-charterstone=; Max-Age=0; Path=\/; (Expires=[^;]+; )?HttpOnly; Secure; SameSite=Lax/,
    );
  });
});

describe('several servers on one database', () => {
  let place: Ground;
  beforeAll(async () => {
    place = await ground('postgres');
  });
  afterAll(() => place.dispose());

  test('whoever signs out at one is soon signed out at all', async () => {
    let now = Date.now();
    const here = await openDoor(await place.open(), { now: () => now });
    const there = await openDoor(await place.open(), { now: () => now });
    const { device, id } = await guest(here, 'Ada');
    const { cookie } = device;
    expect((await new Device(there, cookie).asks('whoAmI')).body).toMatchObject({ id });
    await device.asks('signOut');
    expect((await new Device(here, cookie).asks('whoAmI')).status).toBe(401);
    now += 10_000;
    expect((await new Device(there, cookie).asks('whoAmI')).status).toBe(401);
  });

  test('a server that has not heard of it yet brings back no name that was deleted', async () => {
    const now = Date.now();
    const here = await openDoor(await place.open(), { now: () => now });
    const { engine, db } = await place.open();
    const there = await openDoor({ engine: { ...engine, hear: () => {} }, db }, { now: () => now });
    const { device, id } = await guest(here, 'Ada');
    const other = new Device(there, device.cookie);
    await other.asks('whoAmI');
    await device.asks('forgetMe');
    expect((await other.asks('beGuest', { name: 'Ada again' })).status).toBe(401);
    expect((await other.asks('whoAmI')).status).toBe(401);
    const store = await place.open();
    const [row] = await store.db.selectFrom('users').select('name').where('id', '=', id).execute();
    expect(row?.name).toBe('');
  });
});
