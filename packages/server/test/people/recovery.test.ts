import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { type Ground, ground, STORES } from '../stores.ts';
import { Device, type Door, guest, openDoor } from './door.ts';

const DAY = 24 * 60 * 60_000;

describe.each(STORES)('links to come back in %s', (kind) => {
  let place: Ground;
  let store: Store;
  let door: Door;
  beforeAll(async () => {
    place = await ground(kind);
    store = await place.open();
    door = await openDoor(store);
  });
  afterAll(() => place.dispose());

  async function linkOf(device: Device): Promise<string> {
    return String((await device.asks('askRecovery')).body['link']);
  }
  const tokenIn = (link: string) => link.split('/').at(-1) ?? '';

  test('a link leads to where it was asked for, or to the public address', async () => {
    const { device } = await guest(door, 'Ada');
    const { body } = await device.asks('askRecovery', undefined, { headers: { host: '192.168.1.5:8000' } });
    expect(body).toEqual({
      link: expect.stringMatching(/^http:\/\/192\.168\.1\.5:8000\/#\/recover\/[\w-]{22}$/),
      until: expect.any(Number),
    });
    const publicly = await openDoor(store, { publicUrl: 'https://play.example' });
    expect(await linkOf(new Device(publicly, device.cookie))).toMatch(
      /^https:\/\/play\.example\/#\/recover\/[\w-]{22}$/,
    );
    const odd = await device.asks('askRecovery', undefined, { headers: { host: 'a b' } });
    expect(odd).toMatchObject({ status: 400, body: { error: 'no-host' } });
  });

  test('it brings the same person to another device, once', async () => {
    const { device, id } = await guest(door, 'Ada');
    const token = tokenIn(await linkOf(device));
    const phone = new Device(door);
    expect((await phone.asks('recover', { token })).body).toMatchObject({ id, name: 'Ada' });
    expect((await phone.asks('whoAmI')).body).toMatchObject({ id });
    expect((await device.asks('whoAmI')).body).toMatchObject({ id });
    expect(phone.cookie).not.toBe(device.cookie);
    const second = new Device(door);
    expect(await second.asks('recover', { token })).toMatchObject({
      status: 410,
      body: { error: 'link-over' },
      setCookie: undefined,
    });
  });

  test('of links that are asked for at the same instant, one brings somebody back', async () => {
    const servers = kind === 'postgres' ? [door, await openDoor(await place.open())] : [door];
    for (let round = 0; round < 6; round++) {
      const { device } = await guest(door, 'Ada');
      const devices = Array.from(
        { length: 4 },
        (_, i) => new Device(servers[i % servers.length] ?? door, device.cookie),
      );
      const links = await Promise.all(devices.map(linkOf));
      const came = await Promise.all(
        links.map((link) => new Device(door).asks('recover', { token: tokenIn(link) })),
      );
      expect(came.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  test('of devices that come at the same instant, one gets in', async () => {
    const { device, id } = await guest(door, 'Ada');
    const before = await store.db.selectFrom('sessions').selectAll().where('user', '=', id).execute();
    const token = tokenIn(await linkOf(device));
    const servers = kind === 'postgres' ? [door, await openDoor(await place.open())] : [door];
    const devices = Array.from({ length: 12 }, (_, i) => new Device(servers[i % servers.length] ?? door));
    const answers = await Promise.all(devices.map((each) => each.asks('recover', { token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(11);
    const after = await store.db.selectFrom('sessions').selectAll().where('user', '=', id).execute();
    expect(after).toHaveLength(before.length + 1);
  });

  test('a device that was somebody else is not any more', async () => {
    const { device, id } = await guest(door, 'Ada');
    const other = await guest(door, 'Grace');
    const { cookie } = other.device;
    await other.device.asks('recover', { token: tokenIn(await linkOf(device)) });
    expect((await other.device.asks('whoAmI')).body).toMatchObject({ id });
    expect((await new Device(door, cookie).asks('whoAmI')).status).toBe(401);
    const [grace] = await store.db.selectFrom('users').select('name').where('id', '=', other.id).execute();
    expect(grace?.name).toBe('Grace');
  });

  test('a wrong link changes nothing for the device that tries it', async () => {
    const { device, id } = await guest(door, 'Ada');
    expect((await device.asks('recover', { token: 'A'.repeat(22) })).status).toBe(410);
    expect((await device.asks('recover', { token: '../etc' })).status).toBe(400);
    expect((await device.asks('whoAmI')).body).toMatchObject({ id });
  });

  test('a new link ends the one before, and nobody else', async () => {
    const { device, id } = await guest(door, 'Ada');
    const other = await guest(door, 'Grace');
    const old = tokenIn(await linkOf(device));
    const hers = tokenIn(await linkOf(other.device));
    const fresh = tokenIn(await linkOf(device));
    expect((await new Device(door).asks('recover', { token: old })).status).toBe(410);
    expect((await new Device(door).asks('recover', { token: fresh })).body).toMatchObject({ id });
    expect((await new Device(door).asks('recover', { token: hers })).body).toMatchObject({ id: other.id });
  });

  test('it is good for a week, and then cleared away', async () => {
    let now = Date.now();
    const later = await openDoor(store, { now: () => now });
    const { device, id } = await guest(later, 'Ada');
    const { body } = await device.asks('askRecovery');
    expect(body['until']).toBe(now + 7 * DAY);
    now += 7 * DAY;
    const token = tokenIn(String(body['link']));
    expect((await new Device(later).asks('recover', { token })).status).toBe(410);
    const other = await guest(later, 'Grace');
    await linkOf(other.device);
    expect(await store.db.selectFrom('tokens').selectAll().where('user', '=', id).execute()).toEqual([]);
  });

  test('only the hash of a link is stored', async () => {
    const { device, id } = await guest(door, 'Ada');
    const token = tokenIn(await linkOf(device));
    const rows = await store.db.selectFrom('tokens').selectAll().where('user', '=', id).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('a token of another kind is no link', async () => {
    const { body } = await new Device(door).asks('passkeyAsked');
    expect((await new Device(door).asks('recover', { token: body['challenge'] })).status).toBe(410);
  });
});
