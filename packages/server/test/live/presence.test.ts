import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type AtTable, Visitor } from '../../src/client/index.ts';
import { chanceFrom, inviteFor, openHouse } from '../house.ts';
import { known } from '../proofs/told.ts';
import { ground } from '../stores.ts';
import { onServers, seated, there } from './servers.ts';

async function idsOf(people: readonly Visitor[]): Promise<string[]> {
  return Promise.all(people.map(async (one) => (await one.ask('whoAmI')).id));
}

/** Waits until exactly these are here, by what somebody was told. */
function sees(at: AtTable, ids: readonly string[]): Promise<void> {
  const wanted = [...ids].sort().join();
  return at.until(() => [...at.here].sort().join() === wanted);
}

onServers('who is here', (servers) => {
  test('is known on every server: who comes, who goes, and whose line is cut', async () => {
    const { id, people, at } = await seated(servers, 3);
    const [ann, ben, cem] = [there(at[0]), there(at[1]), there(at[2])];
    const [a = '', b = '', c = ''] = await idsOf(people);
    for (const one of at) await sees(one, [a, b, c]);
    ben.close();
    for (const one of [ann, cem]) await sees(one, [a, c]);
    cem.drop();
    await sees(ann, [a]);
    const again = await there(people[1]).sit(id, servers.houses()[1].url);
    for (const one of [ann, again]) await sees(one, [a, b]);
    for (const one of [ann, again]) one.close();
  });

  test('whoever asks for everything and is cut off before it is told is gone, and the room closes behind the last', async () => {
    const [{ parts, url }] = servers.houses();
    const { id, people, at } = await seated(servers, 1);
    const again = await there(people[0]).sit(id, url);
    const room = there([...parts.rooms.all()].find(({ table }) => table.campaign === id));
    expect(room.guests.size).toBe(2);
    for (let i = 0; i < 20; i++) again.say({ type: 'resync', id: randomUUID() });
    again.drop();
    await vi.waitFor(() => expect(room.guests.size).toBe(1));
    await room.door.done();
    expect(room.guests.size).toBe(1);
    there(at[0]).close();
    await vi.waitFor(() => expect([...parts.rooms.all()]).not.toContain(room));
  });

  test('whoever has left the table open and looks elsewhere is not here, and is again when they look', async () => {
    const { id, people, at } = await seated(servers, 2);
    const [ann, ben] = [there(at[0]), there(at[1])];
    const [a = '', b = ''] = await idsOf(people);
    const look = (away: boolean): void => ben.say({ type: 'ping', id: randomUUID(), away });
    // It is the same however often it is said.
    for (let i = 0; i < 2; i++) look(true);
    await sees(ann, [a]);
    look(false);
    await sees(ann, [a, b]);
    look(true);
    await sees(ann, [a]);
    ben.close();
    const again = await there(people[1]).sit(id);
    await sees(ann, [a, b]);
    for (const one of [ann, again]) one.close();
  });

  test('whoever has two windows open is here until both are closed', async () => {
    const { id, people, at } = await seated(servers, 2);
    const [ann, ben] = [there(at[0]), there(at[1])];
    const [a = '', b = ''] = await idsOf(people);
    const windows = await Promise.all(servers.houses().map(({ url }) => there(people[1]).sit(id, url)));
    await sees(ann, [a, b]);
    ben.close();
    there(windows[0]).drop();
    await once(ben.heard, 'closed');
    const last = there(windows[1]);
    // Somebody else comes after that: what is told then counts what went before.
    const cem = await Visitor.arrive(servers.houses()[0].url, 'Cem');
    await cem.ask('join', { body: { token: await inviteFor(there(people[0]), id) } });
    const watching = await cem.sit(id);
    const { id: c } = await cem.ask('whoAmI');
    for (const one of [ann, last, watching]) await sees(one, [a, b, c]);
    last.close();
    for (const one of [ann, watching]) await sees(one, [a, c]);
    for (const one of [ann, watching]) one.close();
  });

  test('after much coming and going, also half-way in, it is who is there', async () => {
    const { id, people, at } = await seated(servers, 4);
    const ids = await idsOf(people);
    const chance = chanceFrom(3);
    const come = (person: number) => there(people[person]).sit(id, there(servers.houses()[chance(2)]).url);
    const ann = there(at[0]);
    const windows = at.map((one) => [one]);
    const restless = windows.slice(1).map(async (mine, i) => {
      for (let round = 0; round < 20; round++) {
        await sleep(chance(10));
        if (chance(2) === 0) mine.pop()?.drop();
        else mine.push(await come(i + 1));
        if (chance(3) === 0) (await come(i + 1)).drop();
      }
    });
    await Promise.all(restless);
    const present = ids.filter((_, i) => windows[i]?.some(({ isOpen }) => isOpen));
    for (const one of windows.flat()) await sees(one, present);
    for (const one of windows.slice(1).flat()) one.drop();
    await sees(ann, ids.slice(0, 1));
    for (let round = 0; round < 4; round++) {
      const together = await Promise.all(Array.from({ length: 18 }, (_, i) => come(1 + (i % 3))));
      // Whoever is answered has come in for good.
      await Promise.all(together.map((one) => known(one)));
      for (const one of together) one.drop();
      await sees(ann, ids.slice(0, 1));
      // And it stays so: nothing older is heard after it.
      await sleep(50);
      expect(ann.here).toEqual(ids.slice(0, 1));
    }
    ann.close();
  });

  test('whoever leaves the table is shown out and no longer here', async () => {
    const { id, people, at } = await seated(servers, 2);
    const [a = ''] = await idsOf(people);
    const closed = once(there(at[1]).heard, 'closed');
    await there(people[1]).ask('leave', { params: { table: id } });
    expect(await closed).toEqual([4403]);
    await sees(there(at[0]), [a]);
    await expect(there(people[1]).sit(id)).rejects.toThrow('404');
    there(at[0]).close();
  });
});

test('whoever was at a server that has stopped is not here any more', async () => {
  const place = await ground('postgres');
  const [one, other] = [await openHouse(place.where), await openHouse(place.where)];
  const { people, at } = await seated({ kind: 'postgres', houses: () => [one, other] }, 2);
  const [a = '', b = ''] = await idsOf(people);
  await sees(there(at[0]), [a, b]);
  const closed = once(there(at[1]).heard, 'closed');
  await other.stop();
  expect(await closed).toEqual([1012]);
  await sees(there(at[0]), [a]);
  there(at[0]).close();
  await one.stop();
  await place.dispose();
});

test('whoever could not be told what is on the table is hung up on, and is not here', async () => {
  const place = await ground('sqlite');
  const house = await openHouse(place.where);
  const host = await Visitor.arrive(house.url, 'Ann');
  const { id } = await host.ask('makeTable', { body: { name: 'Away', seats: 1 } });
  vi.spyOn(house.parts.chat, 'last').mockRejectedValueOnce(new Error('the database is away'));
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/tables/${id}/socket`, {
    headers: { cookie: host.cookie },
  });
  const [code] = await once(socket, 'close');
  expect(code).toBe(1011);
  expect(house.parts.presence.at(id)).toEqual([]);
  const at = await host.sit(id);
  expect(at.here).toHaveLength(1);
  at.close();
  await house.stop();
  await place.dispose();
  expect(house.log.join()).toContain('opening a table');
});
