import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Presence } from '../../src/live/presence.ts';
import { newId } from '../../src/secrets.ts';
import { ground } from '../stores.ts';

const LOOK_MS = 20;

/** More than fit into one or two messages of PostgreSQL. */
const CROWD = 1500;

test('everybody at a crowded table is known on every server, and so is who goes', async () => {
  const place = await ground('postgres');
  const [one, other] = [new Presence(await place.open(), 'one'), new Presence(await place.open(), 'other')];
  const changes: number[] = [];
  other.onChange((campaign) => changes.push(other.at(campaign).length));
  const table = newId();
  const users = Array.from({ length: CROWD }, () => newId());
  const until = async (count: number) => {
    while (other.at(table).length !== count) await pause(LOOK_MS);
  };
  try {
    for (const user of users) one.come(table, user);
    await until(CROWD);
    expect(other.at(table).sort()).toEqual([...users].sort());
    const [first = ''] = users;
    changes.length = 0;
    one.go(table, first);
    await until(CROWD - 1);
    expect(other.isHere(table, first)).toBe(false);
    // Nobody seemed to be away while the parts came in.
    expect(changes.filter((count) => count < CROWD - 1)).toEqual([]);
  } finally {
    one.close();
    other.close();
    await place.dispose();
  }
});
