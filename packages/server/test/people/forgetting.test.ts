import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { People } from '../../src/people/people.ts';
import { Sessions } from '../../src/people/sessions.ts';
import { newId } from '../../src/secrets.ts';
import type { Store } from '../../src/store/store.ts';
import { type Ground, ground, STORES } from '../stores.ts';
import { type Company, tableOf } from './companies.ts';
import { Device, type Door, guest, openDoor } from './door.ts';

describe.each(STORES)('being forgotten in %s', (kind) => {
  let place: Ground;
  let store: Store;
  let door: Door;
  beforeAll(async () => {
    place = await ground(kind);
    store = await place.open();
    door = await openDoor(store);
  });
  afterAll(() => place.dispose());

  const table = (company: Company) => tableOf(store, company);

  async function rowsOf(
    name: 'sessions' | 'passkeys' | 'tokens' | 'pushes' | 'mutes' | 'notes' | 'seen',
    user: string,
  ) {
    return store.db.selectFrom(name).selectAll().where('user', '=', user).execute();
  }

  test('what was on its way while a person went is written nowhere, and their seat stays free', async () => {
    const [ada, grace] = [await guest(door, 'Ada'), await guest(door, 'Grace')];
    const user = ada.id;
    const campaign = await table({
      host: grace.id,
      seats: { 1: grace.id, 2: user },
      members: [grace.id, user],
    });
    await ada.device.asks('forgetMe');
    const { db } = store;
    const at = Date.now();
    await db.insertInto('sessions').values({ hash: newId(), user, made_at: at, seen_at: at }).execute();
    await db
      .insertInto('passkeys')
      .values({ id: newId(), user, public_key: Buffer.of(1), counter: 0, transports: '[]', made_at: at })
      .execute();
    await db
      .insertInto('tokens')
      .values({ hash: newId(), kind: 'recovery', user, about: '', until: at, used_at: null })
      .execute();
    await db
      .insertInto('pushes')
      .values({ endpoint: newId(), user, keys: '{}', made_at: at, session: null })
      .execute();
    await db.insertInto('mutes').values({ campaign, user, muted: grace.id }).execute();
    await db.insertInto('notes').values({ campaign, user, seat: 2, text: 'mine alone' }).execute();
    await db.insertInto('seen').values({ campaign, user, at }).execute();
    for (const name of ['sessions', 'passkeys', 'tokens', 'pushes', 'mutes', 'notes', 'seen'] as const)
      expect(await rowsOf(name, user), name).toEqual([]);
    await db
      .insertInto('sat')
      .values({ campaign, seat: 2, user, name: 'Ada the Great' })
      .onConflict((known) =>
        known.columns(['campaign', 'seat', 'user']).doUpdateSet({ name: 'Ada the Great' }),
      )
      .execute();
    await db
      .updateTable('members')
      .set({ left_at: null })
      .where('campaign', '=', campaign)
      .where('user', '=', user)
      .execute();
    await db
      .updateTable('seats')
      .set({ user })
      .where('campaign', '=', campaign)
      .where('seat', '=', 2)
      .execute();
    const [seat] = await db
      .selectFrom('seats')
      .select('user')
      .where('campaign', '=', campaign)
      .where('seat', '=', 2)
      .execute();
    expect(seat).toEqual({ user: null });
    const named = await db
      .selectFrom('sat')
      .select('name')
      .where('user', '=', user)
      .where('name', 'is not', null)
      .execute();
    expect(named).toEqual([]);
    const there = await db
      .selectFrom('members')
      .select('left_at')
      .where('user', '=', user)
      .where('left_at', 'is', null)
      .execute();
    expect(there).toEqual([]);
    // Whoever is still somebody is written about as ever.
    await db.insertInto('mutes').values({ campaign, user: grace.id, muted: user }).execute();
    expect(await rowsOf('mutes', grace.id)).toHaveLength(1);
  });

  test('everything that is known of a person goes, the campaign stays', async () => {
    const ada = await guest(door, 'Ada');
    const grace = await guest(door, 'Grace');
    const [user, other] = [ada.id, grace.id];
    const { db } = store;
    const at = Date.now();
    const campaign = await table({ host: other, members: [other, user], seats: { 1: other, 2: user } });
    await db
      .updateTable('users')
      .set({ email: 'ada@example.org', email_confirmed: 1 })
      .where('id', '=', user)
      .execute();
    for (const owner of [user, other]) {
      await db
        .insertInto('passkeys')
        .values({
          id: newId(),
          user: owner,
          public_key: Buffer.from('key'),
          counter: 0,
          transports: '[]',
          made_at: at,
        })
        .execute();
      await db
        .insertInto('pushes')
        .values({ endpoint: newId(), user: owner, keys: '{}', made_at: at })
        .execute();
      await db
        .insertInto('chat')
        .values({ campaign, n: owner === user ? 1 : 2, user: owner, text: 'hello', message: newId(), at })
        .execute();
      await db
        .insertInto('sat')
        .values({ campaign, seat: 2, user: owner, name: `at home of ${owner}` })
        .execute();
    }
    await db.insertInto('mutes').values({ campaign, user, muted: other }).execute();
    await db.insertInto('mutes').values({ campaign, user: other, muted: user }).execute();
    await ada.device.asks('askRecovery');
    await grace.device.asks('askRecovery');
    expect((await ada.device.asks('whoAmI')).body).toMatchObject({
      email: { address: 'ada@example.org', confirmed: true },
      passkeys: [{ madeAt: at }],
      pushes: 1,
    });

    const { cookie } = ada.device;
    const gone = await ada.device.asks('forgetMe');
    expect(gone).toMatchObject({ status: 200, body: {} });
    expect(ada.device.cookie).toBeUndefined();
    expect((await new Device(door, cookie).asks('askRecovery')).status).toBe(401);
    expect(door.told).toContain(campaign);

    for (const name of ['sessions', 'passkeys', 'tokens', 'pushes', 'mutes', 'notes'] as const) {
      expect(await rowsOf(name, user), name).toEqual([]);
      expect(await rowsOf(name, other), name).toHaveLength(1);
    }
    const sat = await db
      .selectFrom('sat')
      .select(['user', 'name'])
      .where('campaign', '=', campaign)
      .execute();
    expect(new Map(sat.map((row) => [row.user, row.name]))).toEqual(
      new Map([
        [user, null],
        [other, `at home of ${other}`],
      ]),
    );
    const users = await db.selectFrom('users').selectAll().where('id', 'in', [user, other]).execute();
    expect(users.find(({ id }) => id === user)).toMatchObject({ name: '', email: null, email_confirmed: 0 });
    expect(users.find(({ id }) => id === other)).toMatchObject({ name: 'Grace' });
    const seats = await db
      .selectFrom('seats')
      .select(['seat', 'user'])
      .where('campaign', '=', campaign)
      .orderBy('seat')
      .execute();
    expect(seats).toEqual([
      { seat: 1, user: other },
      { seat: 2, user: null },
    ]);
    const members = await db.selectFrom('members').selectAll().where('campaign', '=', campaign).execute();
    expect(members.find((member) => member.user === user)).toMatchObject({ left_at: expect.any(Number) });
    expect(members.find((member) => member.user === other)).toMatchObject({ left_at: null });
    expect(
      await db.selectFrom('chat').select('user').where('campaign', '=', campaign).execute(),
    ).toHaveLength(2);
  });

  test('others see a person without a name', async () => {
    const ada = await guest(door, 'Ada');
    const grace = await guest(door, 'Grace');
    const people = new People(store, new Sessions(store));
    await ada.device.asks('forgetMe');
    expect(await people.persons([ada.id, grace.id, 'nobody'])).toEqual(
      new Map([
        [ada.id, { id: ada.id }],
        [grace.id, { id: grace.id, name: 'Grace' }],
      ]),
    );
    expect(await people.persons([])).toEqual(new Map());
    expect(await people.person('nobody')).toEqual({ id: 'nobody' });
  });

  test('whoever was forgotten can begin anew on the same device, as somebody else', async () => {
    const { device, id } = await guest(door, 'Ada');
    await device.asks('forgetMe');
    const { body } = await device.asks('beGuest', { name: 'Ada' });
    expect(body).toMatchObject({ name: 'Ada' });
    expect(body['id']).not.toBe(id);
  });

  test('a session that begins while its owner is forgotten opens nothing', async () => {
    const { device, id } = await guest(door, 'Ada');
    await device.asks('forgetMe');
    const late = await new Sessions(store).begin(id);
    expect((await new Device(door, late).asks('askRecovery')).status).toBe(401);
  });
});
