import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { type Ground, ground } from '../stores.ts';
import { Device, type Door, guest, openDoor } from './door.ts';

describe('passkeys need a safe address', () => {
  let place: Ground;
  let store: Store;
  let door: Door;
  beforeAll(async () => {
    place = await ground('sqlite');
    store = await place.open();
    door = await openDoor(store);
  });
  afterAll(() => place.dispose());

  test.each(['192.168.1.5:8000', 'charterstone.local', '127.0.0.1:8000', '[::1]:8000'])(
    'at http://%s they are refused, and the reason is said',
    async (host) => {
      const { device } = await guest(door, 'Ada');
      for (const name of ['passkeyWanted', 'passkeyAsked'] as const) {
        const refused = await device.asks(name, undefined, { headers: { host } });
        expect(refused).toMatchObject({ status: 409, body: { error: 'needs-https' } });
        expect(refused.body['message']).toContain(`http://${host}`);
      }
      expect(await store.db.selectFrom('tokens').selectAll().execute()).toEqual([]);
    },
  );

  test('at localhost they belong to localhost, at the public address to its name', async () => {
    const { device } = await guest(door, 'Ada');
    expect((await device.asks('passkeyWanted')).body).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: 'Ada' },
      authenticatorSelection: { residentKey: 'required' },
    });
    const publicly = await openDoor(store, { publicUrl: 'https://play.example:8443' });
    const headers = { host: '10.0.0.3:8000' };
    const asked = await new Device(publicly).asks('passkeyAsked', undefined, { headers });
    expect(asked.body).toMatchObject({ rpId: 'play.example' });
    expect(asked.body['allowCredentials'] ?? []).toEqual([]);
  });

  test('a person has twenty at most', async () => {
    const { device, id } = await guest(door, 'Ada');
    const key = { user: id, public_key: Buffer.from('k'), counter: 0, transports: '[]', made_at: 1 };
    const keys = Array.from({ length: 20 }, (_, i) => ({ ...key, id: `key${i}` }));
    await store.db.insertInto('passkeys').values(keys.slice(1)).execute();
    expect((await device.asks('passkeyWanted')).status).toBe(200);
    await store.db.insertInto('passkeys').values(keys.slice(0, 1)).execute();
    expect(await device.asks('passkeyWanted')).toMatchObject({ status: 409, body: { error: 'too-many' } });
  });
});
