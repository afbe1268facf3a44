import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Waiting } from '../../src/notices/waiting.ts';
import type { Store } from '../../src/store/store.ts';
import { type Ground, ground, STORES } from '../stores.ts';
import { Village } from './village.ts';

describe.each(STORES)('whom tables wait for, in %s', (kind) => {
  let place: Ground;
  let store: Store;
  let waiting: Waiting;
  beforeAll(async () => {
    place = await ground(kind);
    store = await place.open();
    waiting = new Waiting(store);
  });
  afterAll(() => place.dispose());

  /** Seat: since which place. Every place is a turn of its own, unless another is given. */
  const stand = (seq: number, decisions: Readonly<Record<number, number>>, occasion = seq) => ({
    seq,
    occasion,
    game: 1,
    over: false,
    decisions: new Map(Object.entries(decisions).map(([seat, since]) => [Number(seat), since])),
  });
  const since = async ({ id }: Village) =>
    Object.fromEntries((await waiting.noted([id])).get(id)?.since ?? []);
  const turns = async ({ id }: Village) =>
    (
      await store.db
        .selectFrom('waiting')
        .select(['seat', 'since'])
        .where('campaign', '=', id)
        .where('since', 'is not', null)
        .orderBy('seat')
        .execute()
    ).map(({ seat, since }) => [seat, since]);

  test('goes from seat to seat', async () => {
    const village = await Village.found(store, []);
    await waiting.note(village.id, stand(0, { 1: 0 }), 100, 1e12);
    expect(await since(village)).toEqual({ 1: 100 });
    await village.chooses(1);
    await waiting.note(village.id, stand(1, { 2: 1, 3: 1 }), 200, 1e12);
    expect(await since(village)).toEqual({ 2: 200, 3: 200 });
    await village.chooses(2);
    await waiting.note(village.id, stand(2, {}), 300, 1e12);
    expect(await since(village)).toEqual({});
  });

  test('a seat that decides again has a new decision, in the same turn or in the next', async () => {
    const village = await Village.found(store, []);
    await waiting.note(village.id, stand(0, { 1: 0 }, 7), 100, 1e12);
    await village.chooses(1);
    await waiting.note(village.id, stand(1, { 1: 1 }, 7), 200, 1e12);
    expect(await turns(village)).toEqual([[1, 7]]);
    expect(await since(village)).toEqual({ 1: 200 });
    await village.chooses(1);
    await waiting.note(village.id, stand(2, { 1: 2 }, 8), 300, 1e12);
    expect(await turns(village)).toEqual([[1, 8]]);
    expect(await since(village)).toEqual({ 1: 300 });
  });

  test('it is the same decision while only others choose, also for a server that does not know its beginning', async () => {
    const village = await Village.found(store, []);
    await waiting.note(village.id, stand(0, { 1: 0, 2: 0 }, 5), 100, 1e12);
    await village.chooses(1);
    await waiting.note(village.id, stand(1, { 1: 1, 2: 1 }, 5), 200, 1e12);
    await village.chooses(1);
    await waiting.note(village.id, stand(2, { 2: 2 }, 5), 300, 1e12);
    expect(await turns(village)).toEqual([[2, 5]]);
    expect(await since(village)).toEqual({ 2: 100 });
  });

  test('what a seat says beside the game leaves its decision where it is; taking back begins it anew', async () => {
    const village = await Village.found(store, []);
    await waiting.note(village.id, stand(0, { 1: 0 }, 5), 100, 1e12);
    for (const [i, aside] of ['part', 'stay', 'name'].entries()) {
      await village.chooses(1, { do: aside });
      await waiting.note(village.id, stand(1 + i, { 1: 0 }, 5), 200 + i, 1e12);
    }
    expect(await since(village)).toEqual({ 1: 100 });
    await village.chooses(1, { do: 'undo' });
    await waiting.note(village.id, stand(4, { 1: 4 }, 5), 300, 1e12);
    expect(await since(village)).toEqual({ 1: 300 });
  });

  test('when everybody goes back, decisions begin anew', async () => {
    const village = await Village.found(store, []);
    await waiting.note(village.id, stand(0, { 1: 0, 2: 0 }, 5), 100, 1e12);
    await village.chooses(1, { do: 'rewind', what: 0 });
    await waiting.note(village.id, stand(1, { 1: 1, 2: 1 }, 5), 200, 1e12);
    expect(await since(village)).toEqual({ 1: 200, 2: 200 });
  });

  test('what comes late changes nothing, and of what comes together the last counts', async () => {
    const village = await Village.found(store, []);
    for (let i = 0; i < 8; i++) await village.chooses((i % 2) + 1);
    const places = [3, 8, 1, 6, 2, 7, 4, 5];
    const other = new Waiting(store);
    await Promise.all(
      places.map((seq, i) =>
        (i % 2 === 0 ? waiting : other).note(
          village.id,
          stand(seq, { [(seq % 2) + 1]: seq }),
          seq * 100,
          1e12,
        ),
      ),
    );
    expect(await turns(village)).toEqual([[1, 8]]);
    await waiting.note(village.id, stand(7, { 2: 7 }), 700, 1e12);
    expect(await turns(village)).toEqual([[1, 8]]);
  });

  test('what could not be written is written later', async () => {
    const village = await Village.found(store, []);
    await store.engine.run([{ sql: 'alter table waiting rename to elsewhere', parameters: [] }]);
    await expect(waiting.note(village.id, stand(0, { 1: 0 }), 100, 1e12)).rejects.toThrow();
    await store.engine.run([{ sql: 'alter table elsewhere rename to waiting', parameters: [] }]);
    expect(await since(village)).toEqual({});
    await waiting.flush();
    expect(await since(village)).toEqual({ 1: 100 });
  });

  test('finds tables whose journal has gone on without it', async () => {
    const [noted, gone, unknown] = await Promise.all([1, 2, 3].map(() => Village.found(store, [])));
    if (noted === undefined || gone === undefined || unknown === undefined) throw new Error('three villages');
    for (const village of [noted, gone]) await waiting.note(village.id, stand(0, { 1: 0 }), 1, 1e12);
    await gone.chooses(1);
    const behind = await waiting.behind();
    expect([noted, gone, unknown].map(({ id }) => behind.includes(id))).toEqual([false, true, true]);
  });

  test('whoever looks first has it for a while', async () => {
    const village = await Village.found(store, []);
    await waiting.note(village.id, stand(0, { 1: 0, 2: 0 }), 100, 500);
    const look = (now: number) => waiting.due(now, now + 50, 10);
    expect(await look(499)).toEqual([]);
    const looks = await Promise.all([look(500), look(500), look(500), look(500)]);
    expect(
      looks
        .flat()
        .map(({ seat }) => seat)
        .sort(),
    ).toEqual([1, 2]);
    expect(await look(549)).toEqual([]);
    const again = await look(550);
    expect(again.map(({ seat }) => seat).sort()).toEqual([1, 2]);
    for (const due of again) await waiting.lookAt(due, undefined);
    expect(await look(10_000)).toEqual([]);
    await waiting.awaken(village.id, 11_000);
    expect(await waiting.nextLook()).toBe(11_000);
    expect(await waiting.due(11_000, 12_000, 1)).toHaveLength(1);
  });
});
