import { describe, expect, test } from 'vitest';
import { Push } from '../../src/notices/push.ts';
import { vapidFor } from '../../src/notices/vapid.ts';
import { STORES } from '../stores.ts';
import { Browser } from './browser.ts';
import { httpReceiver } from './receivers.ts';
import { Scene } from './scene.ts';
import { Village } from './village.ts';
import { HOUR, MINUTE } from './watch.ts';

const DAY = 24 * HOUR;
/** Each look tries so often. */
const TRIES = 4;

describe.each(STORES)('"your turn" while whoever passes it on is away, in %s', (kind) => {
  const scene = new Scene(kind);

  /** The channel answers nothing but that it can't now, for so many looks. */
  const awayFor = (looks: number) => scene.channel.answers.push(...Array<number>(looks * TRIES).fill(503));
  const looks = () => scene.channel.got.length / TRIES;

  test('is tried again after growing pauses, by the next server too, and told once', async () => {
    const village = await Village.found(scene.store, [scene.ada]);
    let server = scene.watch.server(scene.store, scene.ways);
    await scene.watch.waits(server, village, 0, 1);
    awayFor(6);
    await scene.watch.later(MINUTE, server);
    expect(looks()).toBe(1);
    const pauses: number[] = [];
    for (let minute = 1, last = 0; minute <= 80; minute++) {
      const before = looks();
      await scene.watch.later(MINUTE, server);
      if (looks() === before) continue;
      pauses.push(minute - last);
      last = minute;
      await server.close();
      server = scene.watch.server(scene.store, scene.ways);
    }
    expect(pauses).toEqual([5, 5, 10, 20, 40]);
    await scene.watch.later(80 * MINUTE, server);
    await scene.watch.later(HOUR, server);
    expect(scene.said().slice(6 * TRIES)).toEqual([expect.stringContaining('It is Ada’s turn')]);
    await scene.watch.later(DAY, server);
    expect(scene.said().slice(6 * TRIES + 1)).toEqual([expect.stringContaining('It is still Ada’s turn')]);
  });

  test('is not told of a turn that is over by then', async () => {
    const village = await Village.found(scene.store, [scene.ada, scene.ben]);
    const server = scene.watch.server(scene.store, scene.ways);
    await scene.watch.waits(server, village, 0, 1);
    awayFor(1);
    await scene.watch.later(MINUTE, server);
    await scene.watch.chose(server, village, 1, 1, 2);
    for (let hours = 0; hours < 3; hours++) await scene.watch.later(HOUR, server);
    expect(scene.said().slice(TRIES)).toEqual([expect.stringContaining('Ben’s turn')]);
  });

  test('is told again neither to the browser nor in the channel that was told already', async () => {
    const services = [await httpReceiver(), await httpReceiver()] as const;
    const push = new Push(scene.store, await vapidFor(scene.store, undefined, undefined), true);
    for (const { url } of services) await push.subscribe(scene.ada.id, new Browser(url).subscription);
    services[1].answers.push(...Array<number>(2 * TRIES).fill(500));
    const server = scene.watch.server(scene.store, [push, ...scene.ways]);
    await scene.watch.waits(server, await Village.found(scene.store, [scene.ada]), 0, 1);
    await scene.watch.later(MINUTE, server);
    for (let looked = 0; looked < 4; looked++) await scene.watch.later(HOUR, server);
    expect(services.map(({ got }) => got.length)).toEqual([1, 2 * TRIES + 1]);
    expect(scene.said()).toHaveLength(1);
    for (const { stop } of services) await stop();
  });

  test('holds up no reminder in another way, and is tried as long as the turn lasts where none follows', async () => {
    const gone = await httpReceiver();
    gone.answers.push(...Array<number>(1000).fill(502));
    const push = new Push(scene.store, await vapidFor(scene.store, undefined, undefined), true);
    await push.subscribe(scene.ben.id, new Browser(gone.url).subscription);
    const server = scene.watch.server(scene.store, [push, ...scene.ways]);
    await scene.watch.waits(server, await Village.found(scene.store, [scene.ben]), 0, 1);
    await scene.watch.later(MINUTE, server);
    for (let hours = 1; hours < 24; hours++) await scene.watch.later(HOUR, server);
    expect(scene.said()).toHaveLength(1);
    for (let hours = 0; hours < 10 * 24; hours++) await scene.watch.later(HOUR, server);
    expect(scene.said()).toHaveLength(4);
    gone.answers.length = 0;
    const before = gone.got.length;
    await scene.watch.later(DAY, server);
    await scene.watch.later(DAY, server);
    expect(gone.got).toHaveLength(before + 1);
    await gone.stop();
  });

  test('is logged calmly, however many turns wait', async () => {
    const server = scene.watch.server(scene.store, scene.ways);
    awayFor(20);
    for (let i = 0; i < 20; i++)
      await scene.watch.waits(server, await Village.found(scene.store, [scene.ada]), 0, 1);
    await scene.watch.later(MINUTE, server);
    expect(looks()).toBe(20);
    expect(scene.watch.log.lines).toHaveLength(1);
    expect(scene.watch.log.lines[0]).toContain('tried again later');
  });
});
