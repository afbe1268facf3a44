import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Mailer } from '../../src/notices/mail.ts';
import { Push } from '../../src/notices/push.ts';
import { vapidFor } from '../../src/notices/vapid.ts';
import { Webhook } from '../../src/notices/webhook.ts';
import type { Store } from '../../src/store/store.ts';
import { COMPANY_TOPIC } from '../../src/tables/company.ts';
import { type Ground, ground, KINDS } from '../stores.ts';
import { Browser } from './browser.ts';
import { httpReceiver, mailReceiver, type Posted, type Receiver } from './receivers.ts';
import { type Player, person, Village } from './village.ts';
import { HOUR, MINUTE, Watch } from './watch.ts';

describe.each(KINDS)('"your turn", in %s', (kind) => {
  let place: Ground;
  let store: Store;
  let ada: Player;
  let ben: Player;
  beforeAll(async () => {
    place = await ground(kind);
    store = await place.open();
    ada = await person(store, 'Ada');
    ben = await person(store, 'Ben');
  }, 60_000);
  afterAll(() => place.dispose());

  let channel: Receiver<Posted>;
  let watch: Watch;
  let ways: readonly [Webhook];
  beforeEach(async () => {
    channel = await httpReceiver();
    watch = new Watch();
    ways = [new Webhook(`${channel.url}/hook/secret`)];
  });
  afterEach(async () => {
    await watch.close();
    await channel.stop();
    // Whoever still waits belongs to the test that is over.
    await store.db.updateTable('waiting').set({ look_at: null }).execute();
  });

  const said = () => channel.got.map(({ body }) => String(JSON.parse(body.toString()).content));

  test('is told once, after a while, with a link', async () => {
    const village = await Village.found(store, [ada, ben]);
    const notices = watch.server(store, ways);
    await watch.waits(notices, village, 0, 1);
    await watch.later(MINUTE - 1, notices);
    expect(said()).toEqual([]);
    await watch.later(1, notices);
    expect(said()).toEqual([
      `It is Ada’s turn at the table “Elm Hollow”: https://village.example.org/#/table/${village.id}`,
    ]);
    for (let i = 0; i < 10; i++) await watch.later(HOUR, notices);
    expect(said()).toHaveLength(1);
  });

  test('goes on to whoever is next, and to nobody who has chosen meanwhile', async () => {
    const village = await Village.found(store, [ada, ben]);
    const notices = watch.server(store, ways);
    await watch.waits(notices, village, 0, 1);
    await village.chooses(1);
    await watch.waits(notices, village, 1, 2);
    await watch.later(MINUTE, notices);
    await village.chooses(2);
    await watch.waits(notices, village, 2, 1);
    await watch.later(MINUTE, notices);
    await village.chooses(1);
    await watch.waits(notices, village, 3);
    await watch.later(MINUTE, notices);
    expect(said()).toEqual([expect.stringContaining('Ben’s turn'), expect.stringContaining('Ada’s turn')]);
  });

  test('is not told to whoever is there, but when they leave without choosing', async () => {
    const village = await Village.found(store, [ada]);
    const notices = watch.server(store, ways);
    watch.here.add(`${village.id} ${ada.id}`);
    await watch.waits(notices, village, 0, 1);
    await watch.later(MINUTE, notices);
    await watch.later(HOUR, notices);
    expect(said()).toEqual([]);
    watch.here.clear();
    await watch.later(MINUTE, notices);
    expect(said()).toHaveLength(1);
  });

  test('is not told where a bot plays or nobody sits, until somebody does', async () => {
    const village = await Village.found(store, ['bot', undefined, ada]);
    // A bot stands in for Ada.
    const stoodIn = store.db.updateTable('seats').set({ bot: 'normal' }).where('campaign', '=', village.id);
    await stoodIn.where('seat', '=', 3).execute();
    const notices = watch.server(store, ways);
    await watch.waits(notices, village, 0, 1, 2, 3);
    await watch.later(HOUR, notices);
    expect(said()).toEqual([]);
    expect(await notices.waiting.nextLook()).toBeUndefined();
    await store.db
      .updateTable('seats')
      .set({ user: ben.id, bot: null })
      .where('campaign', '=', village.id)
      .where('seat', '=', 2)
      .execute();
    await notices.sat(village.id);
    await watch.later(MINUTE, notices);
    expect(said()).toEqual([expect.stringContaining('Ben’s turn')]);
  });

  test('several seats of one person are told of at once, and so are reminders', async () => {
    const village = await Village.found(store, [ada, ben, ada, ada]);
    const notices = watch.server(store, ways);
    await watch.waits(notices, village, 0, 1, 2, 3, 4);
    await watch.later(MINUTE, notices);
    expect(said().sort()).toEqual([
      expect.stringContaining('Ada’s turn'),
      expect.stringContaining('Ben’s turn'),
    ]);
    await watch.later(24 * HOUR, notices);
    expect(said()).toHaveLength(4);
  });

  test('is told of the table as it is when a server ended before it could note it', async () => {
    const village = await Village.found(store, [ada, ben]);
    const notices = watch.server(store, ways);
    await watch.waits(notices, village, 0, 1);
    await village.chooses(1, {}, watch.now);
    watch.stands.set(village.id, { seq: 1, decisions: new Map([[2, 1]]) });
    await watch.later(MINUTE, notices);
    await watch.later(MINUTE, notices);
    expect(said()).toEqual([expect.stringContaining('Ben’s turn')]);
  });

  test('is told after a restart, also of tables that nobody had noted', async () => {
    const [noted, unknown] = [await Village.found(store, [ada]), await Village.found(store, [ben])];
    await watch.waits(watch.server(store, ways), noted, 0, 1);
    watch.stands.set(unknown.id, { seq: 0, decisions: new Map([[1, 0]]) });
    const later = watch.server(store, ways);
    await later.heal();
    await watch.later(MINUTE, later);
    expect(said().sort()).toEqual([
      expect.stringContaining('Ada’s turn'),
      expect.stringContaining('Ben’s turn'),
    ]);
    expect(watch.log.lines.join('\n')).not.toContain(unknown.id);
  });

  test('is reminded of three times, and then left alone', async () => {
    const village = await Village.found(store, [ada]);
    const notices = watch.server(store, ways);
    await watch.waits(notices, village, 0, 1);
    await watch.later(MINUTE, notices);
    await watch.later(24 * HOUR - 1, notices);
    expect(said()).toHaveLength(1);
    for (let day = 0; day < 9; day++) await watch.later(24 * HOUR, notices);
    const still = expect.stringContaining('It is still Ada’s turn');
    expect(said()).toEqual([expect.stringContaining('It is Ada’s turn'), still, still, still]);
  });

  test('is not reminded of where the table does without, the host turned it off, or it was put away', async () => {
    const quiet = await Village.found(store, [ada], { courtesy: { reminders: false } });
    const away = await Village.found(store, [ada]);
    await store.db.updateTable('members').set({ hidden: 1 }).where('campaign', '=', away.id).execute();
    const notices = watch.server(store, ways);
    await watch.waits(notices, quiet, 0, 1);
    await watch.waits(notices, away, 0, 1);
    const never = watch.server(store, ways, { remindAfterMs: 0 });
    await watch.later(MINUTE, notices);
    expect(said()).toHaveLength(2);
    const other = await Village.found(store, [ada]);
    await watch.waits(never, other, 0, 1);
    await watch.later(MINUTE, never);
    expect(said()).toHaveLength(3);
    for (let day = 0; day < 4; day++) await watch.later(24 * HOUR, never, notices);
    expect(said()).toHaveLength(3);
  });

  test('is told no more when reminders are turned off later, nor after the last when somebody sits down', async () => {
    const [off, last] = [await Village.found(store, [ada]), await Village.found(store, [ben])];
    const notices = watch.server(store, ways);
    await watch.waits(notices, off, 0, 1);
    await watch.waits(notices, last, 0, 1);
    await watch.later(MINUTE, notices);
    const courtesy = JSON.stringify({ reminders: false });
    await store.db.updateTable('tables').set({ courtesy }).where('campaign', '=', off.id).execute();
    for (let day = 0; day < 4; day++) {
      await watch.later(24 * HOUR, notices);
      await notices.sat(off.id);
      await notices.sat(last.id);
    }
    await watch.later(24 * HOUR, notices);
    expect(said().filter((text) => text.includes(off.id))).toHaveLength(1);
    expect(said().filter((text) => text.includes(last.id))).toHaveLength(1 + 3);
  });

  test('goes by mail only to addresses that were confirmed', async () => {
    const box = await mailReceiver();
    const links = { confirm: () => '', stop: () => 'https://village.example.org/#/settings' };
    const mailer = new Mailer({ url: box.url, from: 'village@example.org' }, links);
    const [cara, dan] = [
      await person(store, 'Cara', { email: 'cara@example.org' }),
      await person(store, 'Dan', { email: 'dan@example.org' }),
    ];
    await store.db.updateTable('users').set({ email_confirmed: 0 }).where('id', '=', dan.id).execute();
    const notices = watch.server(store, [mailer]);
    await watch.waits(notices, await Village.found(store, [cara, dan]), 0, 1, 2);
    await watch.later(MINUTE, notices);
    expect(box.got.map(({ to }) => to)).toEqual([['cara@example.org']]);
    await box.stop();
  });

  test('is told by one of many servers', async () => {
    const stores =
      kind === 'sqlite'
        ? [store, store, store]
        : await Promise.all([place.open(), place.open(), place.open()]);
    const servers = stores.map((each) => watch.server(each, ways));
    const villages = await Promise.all(Array.from({ length: 60 }, () => Village.found(store, [ada, ben])));
    for (const [i, village] of villages.entries())
      for (const server of servers) await watch.waits(server, village, 0, (i % 2) + 1);
    await watch.later(MINUTE, ...servers, ...servers);
    await watch.later(MINUTE, ...servers);
    const links = said().map((text) => text.split('/').at(-1));
    expect(links.sort()).toEqual(villages.map(({ id }) => id).sort());
    expect(watch.log.lines).toEqual([]);
  });

  test('is tried again, and given up after the fourth time without a word of the address', async () => {
    const [lucky, luckless] = [await Village.found(store, [ada]), await Village.found(store, [ben])];
    const notices = watch.server(store, ways);
    channel.answers.push(503, 429);
    await watch.waits(notices, lucky, 0, 1);
    await watch.later(MINUTE, notices);
    expect(channel.got).toHaveLength(3);
    expect(watch.log.lines).toEqual([]);
    channel.answers.push(500, 502, 503, 504);
    await watch.waits(notices, luckless, 0, 1);
    await watch.later(MINUTE, notices);
    await watch.later(HOUR, notices);
    expect(channel.got).toHaveLength(7);
    expect(watch.log.lines).toHaveLength(1);
    expect(watch.log.lines[0]).toContain('504');
    expect(watch.log.lines[0]).not.toMatch(/secret|127\.0\.0\.1/);
  });

  test('is not tried again where it is refused, and follows nobody elsewhere', async () => {
    const notices = watch.server(store, ways);
    for (const status of [400, 404, 302]) {
      channel.answers.push(status);
      await watch.waits(notices, await Village.found(store, [ada]), 0, 1);
      await watch.later(MINUTE, notices);
    }
    expect(channel.got.map(({ path }) => path)).toEqual(Array(3).fill('/hook/secret'));
    expect(watch.log.lines).toHaveLength(3);
  });

  test('what a server could not send before it stopped, the next one sends at once', async () => {
    const village = await Village.found(store, [ada]);
    const first = watch.server(store, ways, { pauses: [HOUR] });
    channel.answers.push(503);
    await watch.waits(first, village, 0, 1);
    watch.now += MINUTE;
    await first.sweep();
    await channel.has(1);
    await first.close();
    expect(watch.log.lines).toEqual([]);
    await watch.later(1, watch.server(store, ways));
    expect(channel.got).toHaveLength(2);
  });

  test('when a server is killed in the middle, the next one sends what was not sent, and only that', async () => {
    const [begun, done] = [await Village.found(store, [ada]), await Village.found(store, [ben])];
    const killed = watch.server(store, ways);
    await watch.waits(killed, begun, 0, 1);
    await watch.waits(killed, done, 0, 1);
    watch.now += MINUTE;
    // It took both to itself and sent one of them.
    const taken = await killed.waiting.due(watch.now, watch.now + MINUTE, 10);
    expect(taken).toHaveLength(2);
    const notice = { seat: 1, since: 0, reminder: 0, way: 'webhook' };
    await store.db
      .insertInto('notices')
      .values([
        { ...notice, campaign: begun.id, sent_at: null },
        { ...notice, campaign: done.id, sent_at: watch.now },
      ])
      .execute();
    const next = watch.server(store, ways);
    await watch.later(1, next);
    expect(said()).toEqual([]);
    await watch.later(MINUTE, next);
    expect(said()).toEqual([expect.stringContaining(begun.id)]);
  });

  test('a push service that never answers holds up nobody else', async () => {
    const deaf = await httpReceiver();
    deaf.answers.push('nothing');
    const push = new Push(store, await vapidFor(store, undefined, undefined), true);
    await push.subscribe(ada.id, new Browser(deaf.url).subscription);
    const notices = watch.server(store, [push, ...ways]);
    await watch.waits(notices, await Village.found(store, [ada, ben]), 0, 1, 2);
    watch.now += MINUTE;
    await notices.sweep();
    await deaf.has(1);
    await channel.has(2);
    await watch.waits(notices, await Village.found(store, [ben]), 0, 1);
    watch.now += MINUTE;
    await notices.sweep();
    await channel.has(3);
    await deaf.stop();
    await notices.settled();
    expect(watch.log.lines).toHaveLength(1);
  });

  test('looks by itself, and hears who sits down', async () => {
    const village = await Village.found(store, [undefined]);
    const real = new Watch(Date.now);
    const notices = real.server(store, ways, { afterMs: 0, sweepMs: 20 });
    notices.start();
    await notices.waits(village.id, { seq: 0, decisions: new Map([[1, 0]]) }, Date.now());
    while ((await notices.waiting.nextLook()) !== undefined)
      await new Promise((resolve) => setTimeout(resolve, 5));
    await store.db.updateTable('seats').set({ user: ada.id }).where('campaign', '=', village.id).execute();
    const telling = setInterval(() => void store.engine.tell(COMPANY_TOPIC, village.id), 50);
    await channel.has(1);
    clearInterval(telling);
    await real.close();
    expect(said()).toEqual([expect.stringContaining('Ada’s turn')]);
  });
});
