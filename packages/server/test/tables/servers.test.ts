import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CLOSED } from '../../src/live/guest.ts';
import { type House, inviteFor, openHouse } from '../house.ts';
import { type Ground, ground } from '../stores.ts';
import { Checked, unheardOf } from './checked.ts';
import { firstOption, playOn } from './evening.ts';

let place: Ground;
let houses: readonly [House, House];
beforeAll(async () => {
  place = await ground('postgres');
  houses = [await openHouse(place.where), await openHouse(place.where)];
});
afterEach(() => {
  expect(unheardOf.splice(0)).toEqual([]);
  for (const { log } of houses) expect(log.splice(0)).toEqual([]);
});
afterAll(async () => {
  for (const house of houses) await house.stop();
  await place.dispose();
});

test('one table on two servers: bots answer once, whoever wakes them, to the end of the game', async () => {
  const [here, there] = houses;
  const ann = await Checked.arrive(here.url, 'Ann');
  const bea = await Checked.arrive(there.url, 'Bea');
  const { id } = await ann.ask('makeTable', {
    body: {
      name: 'Two servers',
      seats: 4,
      bots: { 3: 'easy', 4: 'search:10' },
      games: 1,
      seed: 'two servers',
    },
  });
  await bea.ask('join', { body: { token: await inviteFor(ann, id, 2) } });
  const at = [await ann.sit(id), await bea.sit(id)];
  const isOver = async () => (await bea.ask('myTables')).tables.some(({ over }) => over);
  for (;;) {
    if ((await playOn(at, 1, at[0]?.seq ?? 1)) > 0) continue;
    if (await isOver()) break;
    await pause(5);
  }
  const journal = await there.parts.tables.journal.after(id, 0);
  expect(journal.map(({ seq }) => seq)).toEqual(journal.map((_, i) => i + 1));
  for (const seat of [1, 2, 3, 4])
    expect(journal.filter((entry) => entry.seat === seat).length).toBeGreaterThan(5);
  for (const one of at) one.close();
});

test('two people who race for a seat on two servers: one gets it', async () => {
  const [here, there] = houses;
  const ann = await Checked.arrive(here.url, 'Ann');
  const racers = await Promise.all(houses.map(({ url }, i) => Checked.arrive(url, `Racer ${i}`)));
  for (let round = 0; round < 20; round++) {
    const { id } = await ann.ask('makeTable', { body: { name: 'Race', seats: 2 } });
    const token = await inviteFor(ann, id, 2);
    const runs = await Promise.allSettled(racers.map((one) => one.ask('join', { body: { token } })));
    expect(runs.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = racers[runs.findIndex(({ status }) => status === 'fulfilled')];
    const { seats } = (await there.parts.company.info(id)) ?? { seats: [] };
    expect(seats[1]?.person?.id).toBe(await winner?.id());
  }
});

test('what changes about a table on one server is known on the other at once', async () => {
  const [here, there] = houses;
  const ann = await Checked.arrive(here.url, 'Ann');
  const bea = await Checked.arrive(there.url, 'Bea');
  const eva = await Checked.arrive(there.url, 'Eva');
  const { id } = await ann.ask('makeTable', { body: { name: 'Known', seats: 2, games: 1 } });
  await bea.ask('join', { body: { token: await inviteFor(ann, id, 2) } });
  await eva.ask('join', { body: { token: await inviteFor(ann, id) } });
  const [hers, watching] = [await bea.sit(id), await eva.sit(id)];
  await ann.ask('changeTable', { params: { table: id }, body: { name: 'Known everywhere' } });
  await hers.until(() => hers.table?.name === 'Known everywhere');
  await ann.ask('standIn', { params: { table: id, seat: 1 }, body: { bot: 'easy' } });
  await hers.until(() => (hers.views.get(2)?.options ?? []).length > 0);
  const { invites } = await ann.ask('invites', { params: { table: id } });
  const watch = invites.find(({ seat }) => seat === undefined);
  const closed = new Promise((resolve) => watching.heard.on('closed', resolve));
  await ann.ask('revokeInvite', { params: { table: id, invite: watch?.id ?? '' } });
  expect(await closed).toBe(CLOSED.notYours);
  await expect(eva.sit(id, here.url)).rejects.toThrow('refused: 404');
  hers.close();
});

test('whoever is shown out on one server is out on the other; of their first choice there and that here, one happens', async () => {
  const [here, there] = houses;
  const ann = await Checked.arrive(here.url, 'Ann');
  const eve = await Checked.arrive(there.url, 'Eve');
  const ends = new Set<boolean>();
  // Whoever was first comes later the next time, more and more until the other was, and then by a little: until it hangs on an instant.
  let [head, step] = [0, 1];
  for (let round = 0; round < 12 || (ends.size < 2 && round < 40); round++) {
    const { id } = await ann.ask('makeTable', { body: { name: 'Leaked', seats: 2, mine: [2], games: 1 } });
    await eve.ask('join', { body: { token: await inviteFor(ann, id, 1) } });
    const at = await eve.sit(id, there.url);
    const closed = new Promise((resolve) => at.heard.on('closed', resolve));
    const params = { table: id, person: await eve.id() };
    const [, shown] = await Promise.allSettled([
      pause(Math.max(0, head)).then(() => at.choose(1, firstOption(at, 1))),
      pause(Math.max(0, -head)).then(() => ann.ask('showOut', { params })),
    ]);
    const isOut = shown.status === 'fulfilled';
    ends.add(isOut);
    head += isOut ? -step : step;
    step = ends.size < 2 ? 2 * step : Math.max(1, step / 2);
    const written = (await there.parts.tables.journal.after(id, 0)).length > 0;
    expect({ isOut, written }).toEqual({ isOut, written: !isOut });
    if (isOut) expect(await closed).toBe(CLOSED.notYours);
    else at.close();
  }
  expect(ends.size).toBe(2);
});
