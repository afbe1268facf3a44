import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../src/store/store.ts';
import { type Ground, ground, KINDS } from './stores.ts';

describe.each(KINDS)('a store in %s', (kind) => {
  let place: Ground;
  let store: Store;
  beforeAll(async () => {
    place = await ground(kind);
    store = await place.open();
  });
  afterAll(() => place.dispose());

  const campaign = (id: string) => ({
    id,
    setting: '{}',
    rules: 2,
    box: 2,
    fingerprint: '',
    made_at: Date.now(),
  });
  const entry = (id: string, seq: number, message: string) => ({
    campaign: id,
    seq,
    seat: 1,
    choice: '{}',
    message,
    at: Date.now(),
  });

  test('keeps what is written, times included', async () => {
    const row = campaign('kept');
    await store.db.insertInto('campaigns').values(row).execute();
    expect(await store.db.selectFrom('campaigns').selectAll().where('id', '=', 'kept').execute()).toEqual([
      row,
    ]);
  });

  test('a unit is written whole or not at all', async () => {
    const good = store.db.insertInto('campaigns').values(campaign('half')).compile();
    const bad = store.db
      .insertInto('journal')
      .values(entry('nobody', 1, 'a'))
      .compile();
    await expect(store.engine.run([good, bad])).rejects.toThrow();
    expect(await store.db.selectFrom('campaigns').selectAll().where('id', '=', 'half').execute()).toEqual([]);
  });

  test('a unit that fails takes nobody with it who came at the same time', async () => {
    const rows = Array.from({ length: 40 }, (_, i) => `together ${i}`);
    const written = await Promise.allSettled(
      rows.map((id, i) =>
        i % 4 === 3
          ? store.db
              .insertInto('journal')
              .values(entry('nobody', i, 'b'))
              .execute()
          : store.db.insertInto('campaigns').values(campaign(id)).execute(),
      ),
    );
    expect(written.map(({ status }) => status)).toEqual(
      rows.map((_, i) => (i % 4 === 3 ? 'rejected' : 'fulfilled')),
    );
    const found = await store.db
      .selectFrom('campaigns')
      .select('id')
      .where('id', 'like', 'together %')
      .execute();
    expect(found).toHaveLength(30);
  });

  test('one seq is given once, and one message is written once', async () => {
    await store.db.insertInto('campaigns').values(campaign('race')).execute();
    const append = (seq: number, message: string) =>
      store.db
        .insertInto('journal')
        .values(entry('race', seq, message))
        .onConflict((conflict) => conflict.doNothing())
        .returning('seq')
        .execute();
    const won = await Promise.all(Array.from({ length: 20 }, (_, i) => append(1, `try ${i}`)));
    expect(won.flat()).toEqual([{ seq: 1 }]);
    const [message] = await store.db
      .selectFrom('journal')
      .select('message')
      .where('campaign', '=', 'race')
      .execute();
    expect(await append(2, message?.message ?? '')).toEqual([]);
    expect(await append(2, 'another')).toEqual([{ seq: 2 }]);
  });

  test('hears what was told', async () => {
    const heard = new Promise<string>((resolve) => store.engine.hear('news', resolve));
    // The ear of PostgreSQL needs a moment to be there; a poll finds what it misses.
    const telling = setInterval(() => void store.engine.tell('news', 'kept 3'), 50);
    expect(await heard).toBe('kept 3');
    clearInterval(telling);
  });

  test('opens again with everything in it, and takes no step twice', async () => {
    if (kind === 'sqlite') {
      await expect(openStore(place.where)).rejects.toThrow('is in use by another server');
      return;
    }
    const [one, other] = await Promise.all([place.open(), place.open()]);
    for (const { db } of [one, other])
      expect((await db.selectFrom('campaigns').select('id').where('id', '=', 'kept').execute()).length).toBe(
        1,
      );
  });

  test('a database of a newer program is refused', async () => {
    const newer = await ground(kind);
    const first = await newer.open();
    await first.engine.run([{ sql: "insert into migrations (name) values ('99 wonders')", parameters: [] }]);
    await first.engine.close();
    await expect(openStore(newer.where)).rejects.toThrow('newer version of this program');
    await newer.dispose();
  });
});

test('a file is closed after everything that was asked before, and what came together shared syncs', async () => {
  const place = await ground('sqlite');
  const { engine } = await place.open();
  const asked = Array.from({ length: 300 }, (_, i) =>
    engine.run([{ sql: 'insert into migrations (name) values (?)', parameters: [`step ${i}`] }]),
  );
  await engine.close();
  await Promise.all(asked);
  const { commits, units } = engine.commits?.() ?? { commits: 0, units: 0 };
  expect(units).toBeGreaterThanOrEqual(300);
  expect(commits).toBeLessThan(units / 2);
  await place.dispose();
});

test('what was deleted from a file can be read in it no more', async () => {
  const place = await ground('sqlite');
  const { engine } = await place.open();
  const run = (sql: string, ...parameters: string[]) => engine.run([{ sql, parameters }]);
  for (const step of ['Build the crane.', 'Burn this.', 'Buy a boat.'])
    await run('insert into migrations (name) values (?)', step);
  await run('delete from migrations where name = ?', 'Burn this.');
  await engine.close();
  const file = readFileSync(place.where, 'latin1');
  expect([file.includes('Buy a boat.'), file.includes('Burn this.')]).toEqual([true, false]);
  await place.dispose();
});
