import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { type Ground, ground, STORES } from '../stores.ts';
import { type Company, tableOf } from './companies.ts';
import { type Door, guest, openDoor } from './door.ts';

describe.each(STORES)('tables of whoever is forgotten or called otherwise, in %s', (kind) => {
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

  async function hostOf(campaign: string): Promise<string | null | undefined> {
    const [row] = await store.db
      .selectFrom('tables')
      .select('host')
      .where('campaign', '=', campaign)
      .execute();
    return row?.host;
  }

  test('a table that loses its host gets another: whoever has a seat and came first', async () => {
    const ada = await guest(door, 'Ada');
    const [early, seated, alsoSeated, away, watcher] = await Promise.all(
      ['Early', 'Seated', 'Also seated', 'Away', 'Watcher'].map(async (name) => (await guest(door, name)).id),
    );
    if (!early || !seated || !alsoSeated || !away || !watcher) throw new Error('five guests');
    const host = ada.id;
    const full = await table({
      host,
      members: [away, host, early, seated, alsoSeated],
      watchers: [watcher],
      left: [away],
      seats: { 1: alsoSeated, 2: seated, 3: host },
    });
    const without = await table({ host, members: [host, early], watchers: [watcher], seats: { 1: host } });
    const promoted = await table({ host, members: [host], watchers: [watcher], seats: { 1: watcher } });
    const watched = await table({ host, members: [host, away], watchers: [watcher], left: [away] });
    const elsewhere = await table({ host: early, members: [seated, early, host] });
    await ada.device.asks('forgetMe');
    expect(await Promise.all([full, without, promoted, watched, elsewhere].map(hostOf))).toEqual([
      seated,
      early,
      watcher,
      null,
      early,
    ]);
  });

  test('a table hears when somebody is called otherwise', async () => {
    const { device, id } = await guest(door, 'Ada');
    const campaign = await table({ host: id, members: [id] });
    const past = await table({ host: id, members: [id], left: [id] });
    await device.asks('beGuest', { name: 'Ada II' });
    expect(door.told).toContain(campaign);
    expect(door.told).not.toContain(past);
  });
});
