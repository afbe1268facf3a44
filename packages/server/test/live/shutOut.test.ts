import { expect, test } from 'vitest';
import { CLOSED } from '../../src/live/guest.ts';
import { inviteFor, openHouse } from '../house.ts';
import { ground } from '../stores.ts';
import { Checked } from '../tables/checked.ts';
import { closed, there } from './servers.ts';

test('whoever was shown out, or watched by a link that has ended, is so on every server, though the one that wrote it ends at once', async () => {
  const place = await ground('postgres');
  const [one, other] = [await openHouse(place.where), await openHouse(place.where)];
  try {
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
  } finally {
    for (const house of [one, other]) await house.stop();
    await place.dispose();
  }
});
