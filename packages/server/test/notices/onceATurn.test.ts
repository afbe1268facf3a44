import { describe, expect, test, vi } from 'vitest';
import type { Way } from '../../src/notices/way.ts';
import { vacating } from '../../src/tables/vacating.ts';
import { STORES } from '../stores.ts';
import { Scene } from './scene.ts';
import { Village } from './village.ts';
import { HOUR, MINUTE, standingIn } from './watch.ts';

const DAY = 24 * HOUR;
const [TURN, NEXT, NEXT_BUT_ONE] = [40, 41, 42];

describe.each(STORES)('"your turn" is told once per turn, in %s', (kind) => {
  const scene = new Scene(kind);

  /** Ada and Ben at a table that waits for Ada, who was told. */
  async function told() {
    const village = await Village.found(scene.store, [scene.ada, scene.ben]);
    const notices = scene.watch.server(scene.store, scene.ways);
    await notices.waits(village.id, standingIn(TURN, 0, 1), scene.watch.now);
    await scene.watch.later(MINUTE, notices);
    expect(scene.said()).toEqual([expect.stringContaining('It is Ada’s turn')]);
    return { village, notices };
  }

  test('not again to whoever makes a part of it and leaves, but when their next turn comes', async () => {
    const { village, notices } = await told();
    for (let part = 0; part < 3; part++) {
      await scene.watch.chose(notices, village, 1, TURN, 1);
      await scene.watch.later(MINUTE, notices);
      await scene.watch.later(HOUR, notices);
    }
    expect(scene.said()).toHaveLength(1);
    await scene.watch.chose(notices, village, 1, NEXT, 2);
    await scene.watch.later(MINUTE, notices);
    await scene.watch.chose(notices, village, 2, NEXT_BUT_ONE, 1);
    await scene.watch.later(MINUTE, notices);
    expect(scene.said()).toEqual([
      expect.stringContaining('It is Ada’s turn'),
      expect.stringContaining('It is Ben’s turn'),
      expect.stringContaining('It is Ada’s turn'),
    ]);
  });

  test('and once more to whoever sits down in their place, in the middle of it', async () => {
    const { village, notices } = await told();
    const { db, engine } = scene.store;
    const seat = () => db.updateTable('seats').where('campaign', '=', village.id).where('seat', '=', 1);
    await engine.run([
      ...vacating(db, { user: scene.ada.id, campaign: village.id, seat: 1 }),
      seat().set({ user: null }).compile(),
    ]);
    await notices.sat(village.id);
    await scene.watch.later(HOUR, notices);
    expect(scene.said()).toHaveLength(1);
    await seat().set({ user: scene.ben.id }).execute();
    await notices.sat(village.id);
    await scene.watch.later(MINUTE, notices);
    await scene.watch.later(HOUR, notices);
    expect(scene.said().slice(1)).toEqual([expect.stringContaining('It is Ben’s turn')]);
  });

  test.each(['after it', 'before it'])(
    'and to whoever sits down while it is still on its way to the one before, and is looked after %s',
    async (when) => {
      const village = await Village.found(scene.store, [scene.ada, scene.ben]);
      const arrives = Promise.withResolvers<void>();
      const asked: string[] = [];
      const slow: Way = {
        name: 'mail',
        tell: async ({ person }) => {
          const nth = asked.push(person.name);
          if (nth === 1) await arrives.promise;
          // The first that is sent to Ben does not arrive: it is tried again.
          if (nth === 2) throw new Error('away');
        },
      };
      const [one, other] = [slow, slow].map((way) => scene.watch.server(scene.store, [way, ...scene.ways]));
      if (one === undefined || other === undefined) throw new Error('no server');
      await one.waits(village.id, standingIn(TURN, 0, 1), scene.watch.now);
      scene.watch.now += MINUTE;
      await one.sweep();
      await scene.channel.has(1);
      await vi.waitFor(() => expect(asked).toEqual(['Ada']));
      const { db, engine } = scene.store;
      await engine.run([
        ...vacating(db, { user: scene.ada.id, campaign: village.id, seat: 1 }),
        db
          .updateTable('seats')
          .set({ user: scene.ben.id })
          .where('campaign', '=', village.id)
          .where('seat', '=', 1)
          .compile(),
      ]);
      await other.sat(village.id);
      if (when === 'before it') await scene.watch.later(MINUTE, other);
      arrives.resolve();
      await one.settled();
      await scene.watch.later(MINUTE, other);
      expect(asked).toEqual(['Ada', 'Ben']);
      await scene.watch.later(5 * MINUTE, other);
      await scene.watch.later(HOUR, one, other);
      expect(asked).toEqual(['Ada', 'Ben', 'Ben']);
      expect(scene.said()).toEqual([
        expect.stringContaining('It is Ada’s turn'),
        expect.stringContaining('It is Ben’s turn'),
      ]);
    },
  );

  test('also to whoever sat down while nobody heard of it', async () => {
    const village = await Village.found(scene.store, [undefined, scene.ben]);
    const notices = scene.watch.server(scene.store, scene.ways);
    await notices.waits(village.id, standingIn(TURN, 0, 1), scene.watch.now);
    await scene.watch.later(HOUR, notices);
    expect(scene.said()).toEqual([]);
    await scene.store.db
      .updateTable('seats')
      .set({ user: scene.ada.id })
      .where('campaign', '=', village.id)
      .where('seat', '=', 1)
      .execute();
    scene.watch.stands.set(village.id, standingIn(TURN, 0, 1));
    await notices.heal();
    await scene.watch.later(MINUTE, notices);
    expect(scene.said()).toEqual([expect.stringContaining('It is Ada’s turn')]);
  });

  test('not again when somebody else was asked in the middle of it', async () => {
    const { village, notices } = await told();
    await scene.watch.chose(notices, village, 1, TURN, 2);
    await scene.watch.later(MINUTE, notices);
    await scene.watch.chose(notices, village, 2, TURN, 1);
    await scene.watch.later(MINUTE, notices);
    await scene.watch.later(HOUR, notices);
    expect(scene.said()).toEqual([
      expect.stringContaining('Ada’s turn'),
      expect.stringContaining('Ben’s turn'),
    ]);
  });

  test('also by a server that starts in the middle of it, and by two of them', async () => {
    const { village } = await told();
    const [one, other] = [
      scene.watch.server(scene.store, scene.ways),
      scene.watch.server(scene.store, scene.ways),
    ];
    scene.watch.stands.set(village.id, standingIn(TURN, await village.chooses(1), 1));
    await Promise.all([one.heal(), other.heal()]);
    await scene.watch.later(MINUTE, one, other);
    await scene.watch.later(HOUR, one, other);
    expect(scene.said()).toHaveLength(1);
  });

  test('and so are its reminders: three, a day apart, however often they decide meanwhile', async () => {
    const { village, notices } = await told();
    const before = scene.watch.now;
    await scene.watch.later(DAY / 2, notices);
    await scene.watch.chose(notices, village, 1, TURN, 1);
    await scene.watch.later(MINUTE, notices);
    await scene.watch.later(before + DAY - 1 - scene.watch.now, notices);
    expect(scene.said()).toHaveLength(1);
    await scene.watch.later(1, notices);
    const still = expect.stringContaining('It is still Ada’s turn');
    expect(scene.said().slice(1)).toEqual([still]);
    for (let half = 0; half < 20; half++) {
      await scene.watch.chose(notices, village, 1, TURN, 1);
      await scene.watch.later(DAY / 2, notices);
    }
    expect(scene.said().slice(1)).toEqual([still, still, still]);
  });

  test('of several seats of one person too, though one of them was told of', async () => {
    const village = await Village.found(scene.store, [scene.ada, scene.ada]);
    const notices = scene.watch.server(scene.store, scene.ways);
    await notices.waits(village.id, standingIn(TURN, 0, 1, 2), scene.watch.now);
    await scene.watch.later(MINUTE, notices);
    for (const seat of [1, 2]) await scene.watch.chose(notices, village, seat, TURN, 1, 2);
    await scene.watch.later(MINUTE, notices);
    expect(scene.said()).toHaveLength(1);
  });

  test('and anew when everybody went back to it', async () => {
    const { village, notices } = await told();
    const seq = await village.chooses(2, { do: 'rewind', what: 0 });
    await notices.waits(village.id, standingIn(TURN, seq, 1), scene.watch.now);
    await scene.watch.later(MINUTE, notices);
    const anew = expect.stringContaining('It is Ada’s turn');
    expect(scene.said()).toEqual([anew, anew]);
  });
});
