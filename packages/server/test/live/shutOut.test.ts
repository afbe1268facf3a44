import { expect, test } from 'vitest';
import { CLOSED } from '../../src/live/guest.ts';
import { Sessions } from '../../src/people/sessions.ts';
import { type House, inviteFor, openHouse } from '../house.ts';
import { type Ground, ground } from '../stores.ts';
import { Checked } from '../tables/checked.ts';
import { closed, there } from './servers.ts';

async function onTwo(work: (one: House, other: House, place: Ground) => Promise<void>): Promise<void> {
  const place = await ground('postgres');
  const [one, other] = [await openHouse(place.where), await openHouse(place.where)];
  try {
    await work(one, other, place);
  } finally {
    for (const house of [one, other]) await house.stop();
    await place.dispose();
  }
}

test('whoever was shown out, or watched by a link that has ended, is so on every server, though the one that wrote it ends at once', () =>
  onTwo(async (one, other) => {
    const [host, eve] = [await Checked.arrive(one.url, 'Ann'), await Checked.arrive(other.url, 'Eve')];
    const watcher = await Checked.arrive(other.url, 'Ben');
    const { id } = await host.ask('makeTable', { body: { name: 'Fridays', seats: 2, mine: [2], games: 1 } });
    await eve.ask('join', { body: { token: await inviteFor(host, id, 1) } });
    await watcher.ask('join', { body: { token: await inviteFor(host, id) } });
    const codes = [await eve.sit(id), await watcher.sit(id)].map(closed);
    // What the doors would say behind it is never said.
    const { showingOut, inviting } = one.parts;
    await showingOut.showOut(id, await eve.id(), await host.id());
    expect(await codes[0]).toBe(CLOSED.notYours);
    const link = (await inviting.all(id)).find(({ seat }) => seat === undefined);
    await inviting.revoke(id, there(link).id);
    expect(await codes[1]).toBe(CLOSED.notYours);
  }));

test('a session that has ended has so on every server, though the one that wrote it says nothing more', () =>
  onTwo(async (one, other, place) => {
    const ann = await Checked.arrive(one.url, 'Ann');
    const { id } = await ann.ask('makeTable', { body: { name: 'Fridays', seats: 2, mine: [1], games: 1 } });
    const code = closed(await ann.sit(id, other.url));
    const { engine, db } = await place.open();
    const silent = new Sessions({ engine: { ...engine, tell: async () => {} }, db });
    await silent.end(ann.cookie.split('=')[1] ?? '');
    expect(await code).toBe(CLOSED.signedOut);
  }));
