import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Claims } from '../src/claims.ts';
import type { Store } from '../src/store/store.ts';
import { type Ground, ground, KINDS } from './stores.ts';

const DAY = 24 * 3_600_000;

describe.each(KINDS)('work in %s', (kind) => {
  let place: Ground;
  let stores: readonly Store[];
  beforeAll(async () => {
    place = await ground(kind);
    // Only PostgreSQL has several servers.
    stores = await Promise.all(Array.from({ length: kind === 'sqlite' ? 1 : 3 }, () => place.open()));
  });
  afterAll(() => place.dispose());

  const clock = { now: 1_000_000 };
  const servers = () => ['a', 'b', 'c'].map((name, i) => claimsOf(name, stores[i % stores.length]));
  function claimsOf(name: string, store: Store | undefined): Claims {
    if (store === undefined) throw new Error('no store is open');
    return new Claims(store, name, () => clock.now);
  }

  test('is claimed by one of those who want it at the same time, again and again', async () => {
    const all = servers();
    for (let turn = 0; turn < 20; turn++) {
      const won = await Promise.all(
        Array.from({ length: 12 }, (_, i) => all[i % all.length]?.claim('one', 1000)),
      );
      expect(won.filter((each) => each)).toHaveLength(1);
      clock.now += 1000;
    }
  });

  test('is held for its time, and then anybody’s', async () => {
    const [a, b] = servers();
    expect(await a?.claim('held', 1000)).toBe(true);
    clock.now += 999;
    expect(await b?.claim('held', 1000)).toBe(false);
    expect(await a?.claim('held', 1000)).toBe(false);
    clock.now += 1;
    expect(await b?.claim('held', 1000)).toBe(true);
  });

  test('is given back by whoever has it, and by nobody else', async () => {
    const [a, b] = servers();
    await a?.claim('back', 1000);
    await b?.release('back');
    expect(await b?.claim('back', 1000)).toBe(false);
    await a?.release('back');
    expect(await b?.claim('back', 1000)).toBe(true);
  });

  test('is forgotten long after its time', async () => {
    const [a] = servers();
    await a?.claim('old', 1000);
    clock.now += 2 * DAY;
    await a?.claim('new', 1000);
    const rows = await stores[0]?.db.selectFrom('claims').select('work').execute();
    expect(rows).toEqual([{ work: 'new' }]);
  });
});
