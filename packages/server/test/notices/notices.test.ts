import { describe, expect, test } from 'vitest';
import { COMPANY_TOPIC } from '../../src/tables/company.ts';
import { STORES } from '../stores.ts';
import { Scene } from './scene.ts';
import { Village } from './village.ts';
import { HOUR, MINUTE, standing, Watch } from './watch.ts';

describe.each(STORES)('"your turn", in %s', (kind) => {
  const scene = new Scene(kind);

  test('is told once, after a while, with a link', async () => {
    const village = await Village.found(scene.store, [scene.ada, scene.ben]);
    const notices = scene.watch.server(scene.store, scene.ways);
    await scene.watch.waits(notices, village, 0, 1);
    await scene.watch.later(MINUTE - 1, notices);
    expect(scene.said()).toEqual([]);
    await scene.watch.later(1, notices);
    expect(scene.said()).toEqual([
      `It is Ada’s turn at the table “Elm Hollow”: https://village.example.org/#/table/${village.id}`,
    ]);
    for (let i = 0; i < 10; i++) await scene.watch.later(HOUR, notices);
    expect(scene.said()).toHaveLength(1);
  });

  test('names whoever plays there, where several people share a device', async () => {
    const village = await Village.found(scene.store, [scene.ada, scene.ada]);
    const { id: campaign } = village;
    const user = scene.ada.id;
    await scene.store.db.insertInto('sat').values({ campaign, seat: 1, user, name: 'Mum' }).execute();
    // Somebody else was called so on the second chair.
    await scene.store.db
      .insertInto('sat')
      .values({ campaign, seat: 2, user: scene.ben.id, name: 'Kid' })
      .execute();
    const notices = scene.watch.server(scene.store, scene.ways);
    await scene.watch.waits(notices, village, 0, 1);
    await scene.watch.later(MINUTE, notices);
    await village.chooses(1);
    await scene.watch.waits(notices, village, 1, 2);
    await scene.watch.later(MINUTE, notices);
    expect(scene.said()).toEqual([
      expect.stringContaining('Mum’s turn'),
      expect.stringContaining('Ada’s turn'),
    ]);
  });

  test('goes on to whoever is next, and to nobody who has chosen meanwhile', async () => {
    const village = await Village.found(scene.store, [scene.ada, scene.ben]);
    const notices = scene.watch.server(scene.store, scene.ways);
    await scene.watch.waits(notices, village, 0, 1);
    await village.chooses(1);
    await scene.watch.waits(notices, village, 1, 2);
    await scene.watch.later(MINUTE, notices);
    await village.chooses(2);
    await scene.watch.waits(notices, village, 2, 1);
    await scene.watch.later(MINUTE, notices);
    await village.chooses(1);
    await scene.watch.waits(notices, village, 3);
    await scene.watch.later(MINUTE, notices);
    expect(scene.said()).toEqual([
      expect.stringContaining('Ben’s turn'),
      expect.stringContaining('Ada’s turn'),
    ]);
  });

  test('is not told to whoever is there, but when they leave without choosing', async () => {
    const village = await Village.found(scene.store, [scene.ada]);
    const notices = scene.watch.server(scene.store, scene.ways);
    scene.watch.here.add(`${village.id} ${scene.ada.id}`);
    await scene.watch.waits(notices, village, 0, 1);
    await scene.watch.later(MINUTE, notices);
    await scene.watch.later(HOUR, notices);
    expect(scene.said()).toEqual([]);
    scene.watch.here.clear();
    await scene.watch.later(MINUTE, notices);
    expect(scene.said()).toHaveLength(1);
  });

  test('is told nobody at a copy that somebody plays on for themselves', async () => {
    const village = await Village.found(scene.store, [scene.ada, 'bot']);
    const copy = await Village.found(scene.store, [scene.ada, 'bot'], {
      name: 'What if',
      whatIfOf: village.id,
    });
    const notices = scene.watch.server(scene.store, scene.ways);
    await scene.watch.waits(notices, copy, 0, 1);
    await scene.watch.waits(notices, village, 0, 1);
    await scene.watch.later(MINUTE, notices);
    // Nor when somebody comes and goes, or a server has started anew.
    await notices.sat(copy.id);
    await notices.heal();
    await scene.watch.later(24 * HOUR, notices);
    expect(new Set(scene.said().map((line) => /“(.*)”/.exec(line)?.[1]))).toEqual(new Set(['Elm Hollow']));
  });

  test('is not told where a bot plays or nobody sits, until somebody does', async () => {
    const village = await Village.found(scene.store, ['bot', undefined, scene.ada]);
    // A bot stands in for Ada.
    const stoodIn = scene.store.db
      .updateTable('seats')
      .set({ bot: 'normal' })
      .where('campaign', '=', village.id);
    await stoodIn.where('seat', '=', 3).execute();
    const notices = scene.watch.server(scene.store, scene.ways);
    await scene.watch.waits(notices, village, 0, 1, 2, 3);
    await scene.watch.later(HOUR, notices);
    expect(scene.said()).toEqual([]);
    expect(await notices.waiting.nextLook()).toBeUndefined();
    await scene.store.db
      .updateTable('seats')
      .set({ user: scene.ben.id, bot: null })
      .where('campaign', '=', village.id)
      .where('seat', '=', 2)
      .execute();
    await notices.sat(village.id);
    await scene.watch.later(MINUTE, notices);
    expect(scene.said()).toEqual([expect.stringContaining('Ben’s turn')]);
  });

  test('several seats of one person are told of at once, and so are reminders', async () => {
    const village = await Village.found(scene.store, [scene.ada, scene.ben, scene.ada, scene.ada]);
    const notices = scene.watch.server(scene.store, scene.ways);
    await scene.watch.waits(notices, village, 0, 1, 2, 3, 4);
    await scene.watch.later(MINUTE, notices);
    expect(scene.said().sort()).toEqual([
      expect.stringContaining('Ada’s turn'),
      expect.stringContaining('Ben’s turn'),
    ]);
    await scene.watch.later(24 * HOUR, notices);
    expect(scene.said()).toHaveLength(4);
  });

  test('is told of the table as it is when a server ended before it could note it', async () => {
    const village = await Village.found(scene.store, [scene.ada, scene.ben]);
    const notices = scene.watch.server(scene.store, scene.ways);
    await scene.watch.waits(notices, village, 0, 1);
    await village.chooses(1, {}, scene.watch.now);
    scene.watch.stands.set(village.id, standing(1, 2));
    await scene.watch.later(MINUTE, notices);
    await scene.watch.later(MINUTE, notices);
    expect(scene.said()).toEqual([expect.stringContaining('Ben’s turn')]);
  });

  test('is told after a restart, also of tables that nobody had noted', async () => {
    const [noted, unknown] = [
      await Village.found(scene.store, [scene.ada]),
      await Village.found(scene.store, [scene.ben]),
    ];
    await scene.watch.waits(scene.watch.server(scene.store, scene.ways), noted, 0, 1);
    scene.watch.stands.set(unknown.id, standing(0, 1));
    const later = scene.watch.server(scene.store, scene.ways);
    await later.heal();
    await scene.watch.later(MINUTE, later);
    expect(scene.said().sort()).toEqual([
      expect.stringContaining('Ada’s turn'),
      expect.stringContaining('Ben’s turn'),
    ]);
    expect(scene.watch.log.lines.join('\n')).not.toContain(unknown.id);
  });

  test('is reminded of three times, and then left alone', async () => {
    const village = await Village.found(scene.store, [scene.ada]);
    const notices = scene.watch.server(scene.store, scene.ways);
    await scene.watch.waits(notices, village, 0, 1);
    await scene.watch.later(MINUTE, notices);
    await scene.watch.later(24 * HOUR - 1, notices);
    expect(scene.said()).toHaveLength(1);
    for (let day = 0; day < 9; day++) await scene.watch.later(24 * HOUR, notices);
    const still = expect.stringContaining('It is still Ada’s turn');
    expect(scene.said()).toEqual([expect.stringContaining('It is Ada’s turn'), still, still, still]);
  });

  test('is not reminded of where the table does without, the host turned it off, or it was put away', async () => {
    const quiet = await Village.found(scene.store, [scene.ada], { courtesy: { reminders: false } });
    const away = await Village.found(scene.store, [scene.ada]);
    await scene.store.db.updateTable('members').set({ hidden: 1 }).where('campaign', '=', away.id).execute();
    const notices = scene.watch.server(scene.store, scene.ways);
    await scene.watch.waits(notices, quiet, 0, 1);
    await scene.watch.waits(notices, away, 0, 1);
    const never = scene.watch.server(scene.store, scene.ways, { remindAfterMs: 0 });
    await scene.watch.later(MINUTE, notices);
    expect(scene.said()).toHaveLength(2);
    const other = await Village.found(scene.store, [scene.ada]);
    await scene.watch.waits(never, other, 0, 1);
    await scene.watch.later(MINUTE, never);
    expect(scene.said()).toHaveLength(3);
    for (let day = 0; day < 4; day++) await scene.watch.later(24 * HOUR, never, notices);
    expect(scene.said()).toHaveLength(3);
  });

  test('is told no more when reminders are turned off later, nor after the last when somebody sits down', async () => {
    const [off, last] = [
      await Village.found(scene.store, [scene.ada]),
      await Village.found(scene.store, [scene.ben]),
    ];
    const notices = scene.watch.server(scene.store, scene.ways);
    await scene.watch.waits(notices, off, 0, 1);
    await scene.watch.waits(notices, last, 0, 1);
    await scene.watch.later(MINUTE, notices);
    const courtesy = JSON.stringify({ reminders: false });
    await scene.store.db.updateTable('tables').set({ courtesy }).where('campaign', '=', off.id).execute();
    for (let day = 0; day < 4; day++) {
      await scene.watch.later(24 * HOUR, notices);
      await notices.sat(off.id);
      await notices.sat(last.id);
    }
    await scene.watch.later(24 * HOUR, notices);
    expect(scene.said().filter((text) => text.includes(off.id))).toHaveLength(1);
    expect(scene.said().filter((text) => text.includes(last.id))).toHaveLength(1 + 3);
  });

  test('looks by itself, and hears who sits down', async () => {
    const village = await Village.found(scene.store, [undefined]);
    const real = new Watch(Date.now);
    const notices = real.server(scene.store, scene.ways, { afterMs: 0, sweepMs: 20, settleMs: 0 });
    notices.start();
    await notices.waits(village.id, standing(0, 1), Date.now());
    while ((await notices.waiting.nextLook()) !== undefined)
      await new Promise((resolve) => setTimeout(resolve, 5));
    await scene.store.db
      .updateTable('seats')
      .set({ user: scene.ada.id })
      .where('campaign', '=', village.id)
      .execute();
    const telling = setInterval(() => void scene.store.engine.tell(COMPANY_TOPIC, village.id), 50);
    await scene.channel.has(1);
    clearInterval(telling);
    await real.close();
    expect(scene.said()).toEqual([expect.stringContaining('Ada’s turn')]);
  });

  test('whoever was at their table when the server went down is on their way back, and not told', async () => {
    const village = await Village.found(scene.store, [scene.ada]);
    const real = new Watch(Date.now);
    // What they were asked before the server stopped has waited for long.
    await real.server(scene.store, scene.ways).waits(village.id, standing(0, 1), Date.now() - HOUR);
    const settleMs = 1500;
    const begun = Date.now();
    const notices = real.server(scene.store, scene.ways, { afterMs: 0, sweepMs: 20, settleMs });
    notices.start();
    await notices.waits(village.id, standing(0, 1), Date.now());
    await scene.channel.has(1);
    await real.close();
    expect(Date.now() - begun).toBeGreaterThanOrEqual(settleMs);
  });
});
