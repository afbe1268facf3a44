import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Claims } from '../../src/claims.ts';
import { Addresses } from '../../src/notices/addresses.ts';
import { Tokens } from '../../src/people/tokens.ts';
import type { Store } from '../../src/store/store.ts';
import { type Ground, ground, STORES } from '../stores.ts';
import { person } from './village.ts';
import { HOUR, MINUTE } from './watch.ts';

describe.each(STORES)('addresses in %s', (kind) => {
  let place: Ground;
  let store: Store;
  let addresses: Addresses;
  const clock = { now: 1_000_000_000 };
  beforeAll(async () => {
    place = await ground(kind);
    store = await place.open();
    const now = () => clock.now;
    addresses = new Addresses(store, new Tokens(store, now), new Claims(store, 'here', now));
  });
  afterAll(() => place.dispose());

  const kept = async (id: string) => {
    const user = store.db.selectFrom('users').select(['email', 'email_confirmed']).where('id', '=', id);
    const { email, email_confirmed } = await user.executeTakeFirstOrThrow();
    return [email, email_confirmed];
  };
  const linksTo = async (id: string) =>
    (await store.db.selectFrom('tokens').select('about').where('user', '=', id).execute()).map(
      ({ about }) => about,
    );
  const secretFor = async (id: string, address: string): Promise<string> =>
    (await addresses.keep(id, address))?.secret ?? '';

  test('a link is good for two days', async () => {
    const { id } = await person(store, 'Ada', { language: 'pl' });
    const wanted = await addresses.keep(id, 'ada@example.org');
    expect(wanted?.language).toBe('pl');
    clock.now += 48 * HOUR;
    await expect(addresses.confirm(wanted?.secret ?? '')).rejects.toThrow('too old');
    expect(await kept(id)).toEqual(['ada@example.org', 0]);
    const secret = await secretFor(id, 'ada@example.org');
    clock.now += 48 * HOUR - 1;
    await addresses.confirm(secret);
    expect(await kept(id)).toEqual(['ada@example.org', 1]);
  });

  test('confirms the address it was sent to, and no other', async () => {
    const { id } = await person(store, 'Ben');
    const first = await secretFor(id, 'ben@example.org');
    clock.now += MINUTE;
    const second = await secretFor(id, 'ben@example.com');
    await expect(addresses.confirm(first)).rejects.toThrow('link');
    expect(await kept(id)).toEqual(['ben@example.com', 0]);
    await addresses.confirm(second);
    expect(await kept(id)).toEqual(['ben@example.com', 1]);
    clock.now += MINUTE;
    await secretFor(id, 'ben@example.net');
    expect(await kept(id)).toEqual(['ben@example.net', 0]);
    // A link that was made while the address changed.
    const about = JSON.stringify('ben@example.com');
    const late = await new Tokens(store, () => clock.now).make({
      kind: 'mail',
      user: id,
      about,
      lastsMs: HOUR,
    });
    await expect(addresses.confirm(late.secret)).rejects.toThrow('link');
    expect(await kept(id)).toEqual(['ben@example.net', 0]);
    await expect(addresses.confirm('no-such-secret-at-all')).rejects.toThrow('link');
  });

  test('is forgotten with its links', async () => {
    const { id } = await person(store, 'Cara');
    const secret = await secretFor(id, 'cara@example.org');
    clock.now += MINUTE;
    await secretFor(id, 'cara@example.com');
    expect(await linksTo(id)).toEqual(['"cara@example.com"']);
    await addresses.forget(id);
    expect(await kept(id)).toEqual([null, 0]);
    expect(await linksTo(id)).toEqual([]);
    await expect(addresses.confirm(secret)).rejects.toThrow('link');
  });

  test('nobody’s letter box is filled, whoever asks', async () => {
    const [dan, eve] = [await person(store, 'Dan'), await person(store, 'Eve')];
    const box = 'victim@example.org';
    expect(await secretFor(dan.id, box)).not.toBe('');
    await expect(addresses.keep(dan.id, 'other@example.org')).rejects.toThrow('wait');
    await expect(addresses.keep(eve.id, box.toUpperCase())).rejects.toThrow('wait');
    clock.now += MINUTE;
    await addresses.notSent(box);
    expect(await secretFor(eve.id, box)).not.toBe('');
  });

  test('no address is written where it is not needed', async () => {
    await store.db.deleteFrom('claims').execute();
    const { id } = await person(store, 'Fay');
    await addresses.keep(id, 'fay@example.org');
    const works = (await store.db.selectFrom('claims').select('work').execute()).map(({ work }) => work);
    expect(works).toHaveLength(2);
    expect(works.join()).not.toContain('fay');
  });
});
