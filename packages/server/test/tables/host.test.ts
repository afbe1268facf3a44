import { expect, test } from 'vitest';
import { inviteFor } from '../house.ts';
import type { Checked } from './checked.ts';
import { onBothStores, playOn, refusal, refusals } from './evening.ts';

onBothStores('the host of a table', ({ arrive, gather }) => {
  /** Who looks after the table, by the name that everybody sees. */
  async function hostOf(one: Checked | undefined, table: string): Promise<string | undefined> {
    const info = await one?.ask('tableInfo', { params: { table } });
    return info?.seats.find(({ person }) => person?.id === info.host)?.person?.name;
  }

  test('changes its name, its language and its courtesy, and everybody sees it at once', async () => {
    const { id, people } = await gather(['Ann', 'Bea']);
    const [ann, bea] = people;
    const at = await bea?.sit(id);
    const changed = { name: 'Sundays', language: 'de', courtesy: { timerHours: 24, reminders: true } };
    expect(await ann?.ask('changeTable', { params: { table: id }, body: changed })).toMatchObject(changed);
    await at?.until(() => at.table?.name === 'Sundays');
    expect(at?.table).toMatchObject(changed);
    // What is not named stays as it is.
    const once = await ann?.ask('changeTable', { params: { table: id }, body: { language: 'pl' } });
    expect(once).toMatchObject({ ...changed, language: 'pl' });
    expect(await ann?.ask('changeTable', { params: { table: id }, body: {} })).toEqual(once);
    at?.close();
  });

  test.each([
    ['no name', { name: '' }],
    ['a language we do not speak', { language: 'xx' }],
    ['a timer that no clock has', { courtesy: { timerHours: -1 } }],
    ['other seats', { seats: 4 }],
  ])('can’t give it %s', async (_, body) => {
    const { id, people } = await gather(['Ann', 'Bea']);
    const before = await people[0]?.ask('tableInfo', { params: { table: id } });
    const asked = people[0]?.ask('changeTable', { params: { table: id }, body });
    expect(await refusal(asked ?? Promise.resolve())).toMatchObject({ status: 400, error: 'wrong-shape' });
    expect(await people[0]?.ask('tableInfo', { params: { table: id } })).toEqual(before);
  });

  test('is never somebody who has left, also when the table is handed over to them at that instant', async () => {
    for (let round = 0; round < 12; round++) {
      const { id, people } = await gather(['Ann', 'Bea']);
      const [ann, bea] = people;
      const host = await bea?.id();
      const handed = ann
        ?.ask('changeTable', { params: { table: id }, body: { host } })
        .catch(() => undefined);
      await Promise.all([handed, bea?.ask('leave', { params: { table: id } })]);
      expect(await hostOf(ann, id)).toBe('Ann');
    }
  });

  test('hands the table over to somebody who plays, and is a player like others from then on', async () => {
    const { id, people } = await gather(['Ann', 'Bea', 'Cem']);
    const [ann, bea, cem] = people;
    if (ann === undefined || bea === undefined || cem === undefined) throw new Error('somebody is missing');
    const mayHost = (one: Checked) =>
      one.ask('changeTable', { params: { table: id }, body: { name: 'Mine' } });
    expect(await refusal(mayHost(bea))).toMatchObject({ status: 403 });
    await ann.ask('changeTable', { params: { table: id }, body: { host: await bea.id() } });
    expect(await hostOf(cem, id)).toBe('Bea');
    expect(await refusal(mayHost(ann))).toMatchObject({ status: 403 });
    expect(await mayHost(bea)).toMatchObject({ name: 'Mine' });
    const stranger = await arrive('Zoe');
    for (const nobody of [await stranger.id(), 'nobody'])
      expect(
        await refusal(bea.ask('changeTable', { params: { table: id }, body: { host: nobody } })),
      ).toMatchObject({ status: 400, error: 'no-participant' });
    await cem.ask('leave', { params: { table: id } });
    const gone = bea.ask('changeTable', { params: { table: id }, body: { host: await cem.id() } });
    expect(await refusal(gone)).toMatchObject({ status: 400, error: 'no-participant' });
    expect(await hostOf(ann, id)).toBe('Bea');
  });

  test('leaves it to whoever plays and came first; those who only watch are no heirs', async () => {
    const { id, people } = await gather(['Ann', 'Bea', 'Cem']);
    const [ann, bea, cem] = people;
    if (ann === undefined || bea === undefined || cem === undefined) throw new Error('somebody is missing');
    const eva = await arrive('Eva');
    await eva.ask('join', { body: { token: await inviteFor(ann, id) } });
    await ann.ask('leave', { params: { table: id } });
    expect(await hostOf(cem, id)).toBe('Bea');
    await bea.ask('leave', { params: { table: id } });
    expect(await hostOf(cem, id)).toBe('Cem');
    await cem.ask('leave', { params: { table: id } });
    const info = await eva.ask('tableInfo', { params: { table: id } });
    expect(info).not.toHaveProperty('host');
    // Paused, not lost: the first of them who is back looks after it.
    expect(await bea.ask('comeBack', { params: { table: id } })).toMatchObject({ host: await bea.id() });
    expect(await ann.ask('comeBack', { params: { table: id } })).toMatchObject({ host: await bea.id() });
  });

  test('lets a bot play a seat that nobody took, takes such a seat, and gives it up again', async () => {
    const ann = await arrive('Ann');
    const { id } = await ann.ask('makeTable', { body: { name: 'Fridays', seats: 2, games: 1 } });
    const second = { table: id, seat: 2 };
    expect((await ann.ask('standIn', { params: second, body: { bot: 'easy' } })).seats[1]).toEqual({
      seat: 2,
      bot: 'easy',
    });
    expect((await ann.ask('handBack', { params: second })).seats[1]).toEqual({ seat: 2 });
    expect((await ann.ask('takeSeat', { params: second })).seats[1]).toMatchObject({
      person: { name: 'Ann' },
    });
    const at = await ann.sit(id);
    expect(at.seats).toEqual([1, 2]);
    expect(await playOn([at], 6)).toBe(6);
    expect((await ann.ask('freeSeat', { params: second })).seats[1]).toEqual({ seat: 2 });
    await at.until(() => at.seats.length === 1 && !at.views.has(2));
    const wrong = [
      ann.ask('standIn', { params: second, body: { bot: 'clever' } }),
      ann.ask('standIn', { params: second, body: { bot: 'search:9000ms' } }),
      ann.ask('standIn', { params: { table: id, seat: 3 }, body: { bot: 'easy' } }),
    ];
    expect(await refusals(wrong)).toMatchObject([
      { error: 'unknown-bot' },
      { error: 'unknown-bot' },
      { error: 'not-found' },
    ]);
    at.close();
  });

  test('does not take, free or give to a bot the seat of somebody who is there', async () => {
    const { id, people } = await gather(['Ann', 'Bea']);
    const [ann, bea] = people;
    if (ann === undefined || bea === undefined) throw new Error('somebody is missing');
    const hers = { table: id, seat: 2 };
    expect(await refusal(ann.ask('takeSeat', { params: hers }))).toMatchObject({
      status: 409,
      error: 'seat-taken',
    });
    expect(await refusal(ann.ask('freeSeat', { params: hers }))).toMatchObject({ status: 403 });
    const bot = ann.ask('standIn', { params: hers, body: { bot: 'easy' } });
    expect(await refusal(bot)).toMatchObject({ status: 403 });
    expect((await bea.ask('tableInfo', { params: { table: id } })).seats[1]).toEqual({
      seat: 2,
      person: { id: await bea.id(), name: 'Bea' },
    });
  });
});
