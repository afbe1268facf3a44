import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inviteFor } from '../house.ts';
import type { Checked } from './checked.ts';
import { firstOption, onBothStores, playOn, refusal } from './evening.ts';
import { HOUR, hoursLater, standIn } from './waiting.ts';

onBothStores('a timer', (evening) => {
  const { arrive, gather, house } = evening;

  test('only allows: before it has run out nobody may act for somebody, and when it has nothing happens by itself', async () => {
    const { id, people } = await gather(['Ann', 'Bea', 'Cem'], { courtesy: { timerHours: 2 } });
    const [ann, bea, cem] = people;
    if (ann === undefined || bea === undefined || cem === undefined) throw new Error('somebody is missing');
    for (const one of [bea, cem]) expect(await refusal(standIn(one, id, 1))).toMatchObject({ status: 403 });
    await hoursLater(evening, id, 1, 1.9);
    const early = await refusal(standIn(bea, id, 1));
    expect(early).toMatchObject({ status: 403 });
    expect(early.message).toContain('has not been waited for long enough');
    await hoursLater(evening, id, 1, 0.2);
    await pause(200);
    expect((await house().parts.tables.open(id)).seq).toBe(0);
    expect((await cem.ask('tableInfo', { params: { table: id } })).seats[0]).not.toHaveProperty('bot');
    // Anybody who plays may let a bot stand in, no more, and everybody sees it.
    for (const one of [bea, cem])
      expect(await refusal(one.ask('freeSeat', { params: { table: id, seat: 1 } }))).toMatchObject({
        status: 403,
      });
    const at = await cem.sit(id);
    expect((await standIn(bea, id, 1)).seats[0]).toMatchObject({ person: { name: 'Ann' }, bot: 'easy' });
    await at.until(() => at.seq > 0);
    at.close();
  });

  test('is not put back by coming back without having left, by a link of one’s own, nor by what is said beside the game', async () => {
    const { id, people } = await gather(['Ann', 'Bea'], { courtesy: { timerHours: 1 }, games: 3 });
    const [ann, bea] = people;
    if (ann === undefined || bea === undefined) throw new Error('somebody is missing');
    await hoursLater(evening, id, 1, 1.5);
    await ann.ask('comeBack', { params: { table: id } });
    const token = await inviteFor(ann, id, 1);
    await ann.ask('join', { body: { token } });
    expect((await standIn(bea, id, 1)).seats[0]).toMatchObject({ bot: 'easy' });
  });

  test('that ran out takes nothing away: whoever was waited for takes the seat back at once', async () => {
    const { id, people } = await gather(['Ann', 'Bea'], { courtesy: { timerHours: 1 } });
    const [ann, bea] = people;
    if (ann === undefined || bea === undefined) throw new Error('somebody is missing');
    await hoursLater(evening, id, 1, 1.5);
    const at = await ann.sit(id);
    // It thinks for a while where there is something to think about; here it is quick, and so she takes back what comes next.
    await standIn(bea, id, 1, 'normal');
    await at.until(() => at.seq >= 1);
    expect((await ann.ask('handBack', { params: { table: id, seat: 1 } })).seats[0]).not.toHaveProperty(
      'bot',
    );
    const others = await bea.sit(id);
    while ((at.views.get(1)?.options ?? []).length === 0) await playOn([others], 1, others.seq);
    expect(await at.choose(1, firstOption(at, 1))).toMatchObject({ answer: 'accepted' });
    for (const one of [at, others]) one.close();
  });

  test('runs for the seat that is waited for, and anew for each of its decisions', async () => {
    const { id, people } = await gather(['Ann', 'Bea'], { courtesy: { timerHours: 1 } });
    const [ann, bea] = people;
    if (ann === undefined || bea === undefined) throw new Error('somebody is missing');
    const at = await Promise.all(people.map((one) => one.sit(id)));
    await hoursLater(evening, id, 1, 5);
    // Nobody waits for Bea, however long Ann takes.
    expect(await refusal(standIn(ann, id, 2))).toMatchObject({ status: 403 });
    while ((at[0]?.views.get(1)?.options ?? []).length > 0) await playOn(at.slice(0, 1), 1);
    await hoursLater(evening, id, 2, 0.5);
    expect(await refusal(standIn(ann, id, 2))).toMatchObject({ status: 403 });
    expect(await refusal(standIn(bea, id, 1))).toMatchObject({ status: 403 });
    await hoursLater(evening, id, 2, 0.6);
    expect((await standIn(ann, id, 2)).seats[1]).toMatchObject({ bot: 'easy' });
    for (const one of at) one.close();
  });

  test('that ran out before they chose is over as soon as they have, though nobody has noted it yet', async () => {
    const { id, people } = await gather(['Ann', 'Bea'], { courtesy: { timerHours: 1 } });
    const [ann, bea] = people;
    if (ann === undefined || bea === undefined) throw new Error('somebody is missing');
    const at = await ann.sit(id);
    await hoursLater(evening, id, 1, 5);
    while ((at.views.get(1)?.options ?? []).length > 0) {
      await playOn([at], 1);
      expect(await refusal(standIn(bea, id, 1))).toMatchObject({ status: 403 });
    }
    at.close();
  });

  test('is not for those who only watch, nor is one that nobody set', async () => {
    const { id, people } = await gather(['Ann', 'Bea'], { courtesy: { timerHours: 1 } });
    const eva = await arrive('Eva');
    const [ann, bea] = people;
    if (ann === undefined || bea === undefined) throw new Error('somebody is missing');
    await eva.ask('join', { body: { token: await inviteFor(ann, id) } });
    await hoursLater(evening, id, 1, 24);
    expect(await refusal(standIn(eva, id, 1))).toMatchObject({
      status: 403,
      message: expect.stringContaining(
        'only whoever plays at the table, or its host, can have a bot stand in',
      ),
    });
    // Nor does it give the host more than others: a seat is only freed after days.
    await ann.ask('changeTable', { params: { table: id }, body: { host: await bea.id() } });
    expect(await refusal(bea.ask('freeSeat', { params: { table: id, seat: 1 } }))).toMatchObject({
      status: 403,
    });
    await bea.ask('changeTable', { params: { table: id }, body: { host: await ann.id() } });
    // The host may do away with it, or set it, at any time.
    await ann.ask('changeTable', { params: { table: id }, body: { courtesy: {} } });
    expect(await refusal(standIn(bea, id, 1))).toMatchObject({ status: 403 });
    await ann.ask('changeTable', { params: { table: id }, body: { courtesy: { timerHours: 12 } } });
    expect((await standIn(bea, id, 1)).seats[0]).toMatchObject({ bot: 'easy' });
  });
});

onBothStores(
  'somebody who has long been away',
  (evening) => {
    const { gather, arrive } = evening;

    async function awayFor(hours: number): Promise<{
      readonly id: string;
      readonly host: Checked;
      readonly away: Checked;
      readonly other: Checked;
    }> {
      const { id, people } = await gather(['Ann', 'Bea', 'Cem'], { seed: 'away' });
      const [away, host, other] = people;
      if (away === undefined || host === undefined || other === undefined)
        throw new Error('somebody is missing');
      await away.ask('changeTable', { params: { table: id }, body: { host: await host.id() } });
      await hoursLater(evening, id, 1, hours);
      return { id, host, away, other };
    }

    test('is replaced by the host: by a bot, or by somebody else; not earlier, and not by others', async () => {
      const { id, host, other } = await awayFor(47);
      const seat = { table: id, seat: 1 };
      expect(await refusal(standIn(host, id, 1))).toMatchObject({ status: 403 });
      expect(await refusal(host.ask('freeSeat', { params: seat }))).toMatchObject({ status: 403 });
      await hoursLater(evening, id, 1, 2);
      expect(await refusal(standIn(other, id, 1))).toMatchObject({ status: 403 });
      expect(await refusal(other.ask('freeSeat', { params: seat }))).toMatchObject({
        status: 403,
        message: expect.stringContaining('only its player or the host can free a seat'),
      });
      expect((await standIn(host, id, 1)).seats[0]).toMatchObject({ person: { name: 'Ann' }, bot: 'easy' });
      expect((await host.ask('handBack', { params: seat })).seats[0]).not.toHaveProperty('bot');
    });

    test('and whose seat was given to somebody else is still a participant, and takes any seat of theirs that is free', async () => {
      const { id, host, away } = await awayFor(49);
      const seat = { table: id, seat: 1 };
      expect((await host.ask('freeSeat', { params: seat })).seats[0]).toEqual({ seat: 1 });
      const dov = await arrive('Dov');
      await dov.ask('join', { body: { token: await inviteFor(host, id, 1) } });
      const at = await away.sit(id);
      expect(at.seats).toEqual([]);
      expect(await refusal(away.ask('takeSeat', { params: seat }))).toMatchObject({
        status: 409,
        error: 'seat-taken',
      });
      await dov.ask('leave', { params: { table: id } });
      expect((await away.ask('takeSeat', { params: seat })).seats[0]).toMatchObject({
        person: { name: 'Ann' },
      });
      await at.until(() => at.views.has(1));
      expect(await playOn([at], 1)).toBe(1);
      at.close();
    });

    /** So many hours ago somebody was last at a table. */
    async function lastSeen(id: string, who: Checked, hours: number): Promise<void> {
      const { db } = evening.house().parts.store;
      const [user, at] = [await who.id(), Date.now() - hours * HOUR];
      await db.deleteFrom('seen').where('campaign', '=', id).where('user', '=', user).execute();
      await db.insertInto('seen').values({ campaign: id, user, at }).execute();
    }

    test('makes room for a friend also where a bot stands in, so that nobody waits for them', async () => {
      const { id, host, away } = await awayFor(49);
      const seat = { table: id, seat: 1 };
      await standIn(host, id, 1);
      await lastSeen(id, away, 47);
      // The bot has decided: its seat is not waited for.
      while ((await evening.house().parts.tables.open(id)).seq === 0) await pause(10);
      expect(await refusal(host.ask('freeSeat', { params: seat }))).toMatchObject({ status: 403 });
      await lastSeen(id, away, 49);
      expect((await standIn(host, id, 1, 'hard')).seats[0]).toMatchObject({ bot: 'hard' });
      await host.ask('freeSeat', { params: seat });
      const dov = await arrive('Dov');
      await dov.ask('join', { body: { token: await inviteFor(host, id, 1) } });
      expect((await host.ask('tableInfo', { params: { table: id } })).seats[0]).toEqual({
        seat: 1,
        person: { id: await dov.id(), name: 'Dov' },
      });
    });

    test('leaves no absence to whoever sits down there next', async () => {
      const { id, host } = await awayFor(80);
      const seat = { table: id, seat: 1 };
      await host.ask('freeSeat', { params: seat });
      const dov = await arrive('Dov');
      await dov.ask('join', { body: { token: await inviteFor(host, id, 1) } });
      expect(await refusal(standIn(host, id, 1))).toMatchObject({ status: 403 });
      expect(await refusal(host.ask('freeSeat', { params: seat }))).toMatchObject({ status: 403 });
    });

    test('and comes back by a new link has been seen', async () => {
      const { id, host, away } = await awayFor(80);
      await lastSeen(id, away, 80);
      const seat = { table: id, seat: 1 };
      await host.ask('freeSeat', { params: seat });
      await away.ask('join', { body: { token: await inviteFor(host, id, 1) } });
      expect(await refusal(host.ask('freeSeat', { params: seat }))).toMatchObject({ status: 403 });
    });

    test('makes room also on a chair that is not in the game, and is never waited for', async () => {
      const { id, host } = await awayFor(1);
      const eva = await arrive('Eva');
      await eva.ask('join', { body: { token: await inviteFor(host, id, 5) } });
      const seat = { table: id, seat: 5 };
      expect(await refusal(host.ask('freeSeat', { params: seat }))).toMatchObject({ status: 403 });
      await lastSeen(id, eva, 49);
      const { seats } = await host.ask('freeSeat', { params: seat });
      expect(seats.find((one) => one.seat === 5)).toEqual({ seat: 5 });
    });

    test('but looks on is there: the host waits', async () => {
      const { id, host, away } = await awayFor(100);
      const at = await away.sit(id);
      expect(await refusal(standIn(host, id, 1))).toMatchObject({ status: 403 });
      at.close();
      const seat = { table: id, seat: 1 };
      for (;;) {
        const freed = await host.ask('freeSeat', { params: seat }).catch(() => undefined);
        if (freed !== undefined) break;
        await pause(10);
      }
      expect((await host.ask('tableInfo', { params: { table: id } })).seats[0]).toEqual({ seat: 1 });
    });
  },
  { ABSENT_AFTER_HOURS: '48' },
);
