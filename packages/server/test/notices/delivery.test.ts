import { describe, expect, test } from 'vitest';
import { Mailer } from '../../src/notices/mail.ts';
import { Push } from '../../src/notices/push.ts';
import { vapidFor } from '../../src/notices/vapid.ts';
import { STORES } from '../stores.ts';
import { Browser } from './browser.ts';
import { httpReceiver, mailReceiver } from './receivers.ts';
import { Scene } from './scene.ts';
import { person, Village } from './village.ts';
import { HOUR, MINUTE } from './watch.ts';

describe.each(STORES)('"your turn" on its way, in %s', (kind) => {
  const scene = new Scene(kind);

  test('goes by mail only to addresses that were confirmed', async () => {
    const box = await mailReceiver();
    const links = { confirm: () => '', stop: () => 'https://village.example.org/#/settings' };
    const mailer = new Mailer({ url: box.url, from: 'village@example.org' }, links);
    const [cara, dan] = [
      await person(scene.store, 'Cara', { email: 'cara@example.org' }),
      await person(scene.store, 'Dan', { email: 'dan@example.org' }),
    ];
    await scene.store.db.updateTable('users').set({ email_confirmed: 0 }).where('id', '=', dan.id).execute();
    const notices = scene.watch.server(scene.store, [mailer]);
    await scene.watch.waits(notices, await Village.found(scene.store, [cara, dan]), 0, 1, 2);
    await scene.watch.later(MINUTE, notices);
    expect(box.got.map(({ to }) => to)).toEqual([['cara@example.org']]);
    await box.stop();
  });

  test('is told by one of many servers', async () => {
    const stores =
      kind === 'sqlite'
        ? [scene.store, scene.store, scene.store]
        : await Promise.all([scene.place.open(), scene.place.open(), scene.place.open()]);
    const servers = stores.map((each) => scene.watch.server(each, scene.ways));
    const villages = await Promise.all(
      Array.from({ length: 60 }, () => Village.found(scene.store, [scene.ada, scene.ben])),
    );
    for (const [i, village] of villages.entries())
      for (const server of servers) await scene.watch.waits(server, village, 0, (i % 2) + 1);
    await scene.watch.later(MINUTE, ...servers, ...servers);
    await scene.watch.later(MINUTE, ...servers);
    const links = scene.said().map((text) => text.split('/').at(-1));
    expect(links.sort()).toEqual(villages.map(({ id }) => id).sort());
    expect(scene.watch.log.lines).toEqual([]);
  });

  test('is tried four times, then again later, without a word of the address', async () => {
    const [lucky, luckless] = [
      await Village.found(scene.store, [scene.ada]),
      await Village.found(scene.store, [scene.ben]),
    ];
    const notices = scene.watch.server(scene.store, scene.ways);
    scene.channel.answers.push(503, 429);
    await scene.watch.waits(notices, lucky, 0, 1);
    await scene.watch.later(MINUTE, notices);
    expect(scene.channel.got).toHaveLength(3);
    expect(scene.watch.log.lines).toEqual([]);
    scene.channel.answers.push(500, 502, 503, 504);
    await scene.watch.waits(notices, luckless, 0, 1);
    await scene.watch.later(MINUTE, notices);
    await scene.watch.later(4 * MINUTE, notices);
    expect(scene.channel.got).toHaveLength(7);
    await scene.watch.later(MINUTE, notices);
    await scene.watch.later(HOUR, notices);
    expect(scene.channel.got).toHaveLength(8);
    expect(scene.watch.log.lines).toHaveLength(1);
    expect(scene.watch.log.lines[0]).toContain('504');
    expect(scene.watch.log.lines[0]).not.toMatch(/secret|127\.0\.0\.1/);
  });

  test('is not tried again where it is refused, and follows nobody elsewhere', async () => {
    const notices = scene.watch.server(scene.store, scene.ways);
    for (const status of [400, 404, 302]) {
      scene.channel.answers.push(status);
      await scene.watch.waits(notices, await Village.found(scene.store, [scene.ada]), 0, 1);
      await scene.watch.later(MINUTE, notices);
    }
    expect(scene.channel.got.map(({ path }) => path)).toEqual(Array(3).fill('/hook/secret'));
    expect(scene.watch.log.lines).toHaveLength(3);
  });

  test('what a server could not send before it stopped, the next one sends at once', async () => {
    const village = await Village.found(scene.store, [scene.ada]);
    const first = scene.watch.server(scene.store, scene.ways, { pauses: [HOUR] });
    scene.channel.answers.push(503);
    await scene.watch.waits(first, village, 0, 1);
    scene.watch.now += MINUTE;
    await first.sweep();
    await scene.channel.has(1);
    await first.close();
    expect(scene.watch.log.lines).toEqual([]);
    await scene.watch.later(1, scene.watch.server(scene.store, scene.ways));
    expect(scene.channel.got).toHaveLength(2);
  });

  test('when a server is killed in the middle, the next one sends what was not sent, and only that', async () => {
    const [begun, done] = [
      await Village.found(scene.store, [scene.ada]),
      await Village.found(scene.store, [scene.ben]),
    ];
    const killed = scene.watch.server(scene.store, scene.ways);
    await scene.watch.waits(killed, begun, 0, 1);
    await scene.watch.waits(killed, done, 0, 1);
    scene.watch.now += MINUTE;
    // It took both to itself and sent one of them.
    const taken = await killed.waiting.due(scene.watch.now, scene.watch.now + MINUTE, 10);
    expect(taken).toHaveLength(2);
    const notice = { seat: 1, since: 0, reminder: 0, way: 'webhook' };
    await scene.store.db
      .insertInto('notices')
      .values([
        { ...notice, campaign: begun.id, user: scene.ada.id, sent_at: null },
        { ...notice, campaign: done.id, user: scene.ben.id, sent_at: scene.watch.now },
      ])
      .execute();
    const next = scene.watch.server(scene.store, scene.ways);
    await scene.watch.later(1, next);
    expect(scene.said()).toEqual([]);
    await scene.watch.later(MINUTE, next);
    expect(scene.said()).toEqual([expect.stringContaining(begun.id)]);
  });

  test('a push service that never answers holds up nobody else', async () => {
    const deaf = await httpReceiver();
    deaf.answers.push('nothing');
    const push = new Push(scene.store, await vapidFor(scene.store, undefined, undefined), true);
    await push.subscribe(scene.ada.id, new Browser(deaf.url).subscription);
    const notices = scene.watch.server(scene.store, [push, ...scene.ways]);
    await scene.watch.waits(notices, await Village.found(scene.store, [scene.ada, scene.ben]), 0, 1, 2);
    scene.watch.now += MINUTE;
    await notices.sweep();
    await deaf.has(1);
    await scene.channel.has(2);
    await scene.watch.waits(notices, await Village.found(scene.store, [scene.ben]), 0, 1);
    scene.watch.now += MINUTE;
    await notices.sweep();
    await scene.channel.has(3);
    await deaf.stop();
    await notices.settled();
    expect(scene.watch.log.lines).toHaveLength(1);
  });
});
