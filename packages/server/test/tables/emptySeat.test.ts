import { expect, test } from 'vitest';
import { inviteFor } from '../house.ts';
import type { Checked } from './checked.ts';
import { onBothStores, playOn, refusal } from './evening.ts';
import { hoursLater, standIn } from './waiting.ts';

onBothStores('a seat that somebody left on their turn', (evening) => {
  const { arrive, gather, house } = evening;

  /** Ann, whose turn it is, has left; Bea looks after the table, and Cem plays. */
  async function left(courtesy: { readonly timerHours?: number } = { timerHours: 2 }): Promise<{
    readonly id: string;
    readonly ann: Checked;
    readonly bea: Checked;
    readonly cem: Checked;
  }> {
    const { id, people } = await gather(['Ann', 'Bea', 'Cem'], { courtesy, seed: 'away' });
    const [ann, bea, cem] = people;
    if (ann === undefined || bea === undefined || cem === undefined) throw new Error('somebody is missing');
    await ann.ask('changeTable', { params: { table: id }, body: { host: await bea.id() } });
    await ann.ask('leave', { params: { table: id } });
    return { id, ann, bea, cem };
  }

  test('is left to a bot by whoever plays, when its timer has run out and not before', async () => {
    const { id, cem } = await left();
    expect(await refusal(standIn(cem, id, 1))).toMatchObject({ status: 403 });
    await hoursLater(evening, id, 1, 1.9);
    expect(await refusal(standIn(cem, id, 1))).toMatchObject({ status: 403 });
    await hoursLater(evening, id, 1, 0.2);
    expect((await house().parts.tables.open(id)).seq).toBe(0);
    const at = await cem.sit(id);
    expect((await standIn(cem, id, 1)).seats[0]).toEqual({ seat: 1, bot: 'easy' });
    await at.until(() => at.seq > 0);
    // More than that is the host's to say: how well it plays, and that it goes.
    expect(await refusal(standIn(cem, id, 1, 'hard'))).toMatchObject({ status: 403 });
    const seat = { table: id, seat: 1 };
    expect(await refusal(cem.ask('handBack', { params: seat }))).toMatchObject({ status: 403 });
    at.close();
  });

  test('is theirs again from the bot who come back, and anybody’s whom a link invites to it', async () => {
    const { id, ann, bea, cem } = await left();
    await hoursLater(evening, id, 1, 3);
    await standIn(cem, id, 1);
    const person = { id: await ann.id(), name: 'Ann' };
    await ann.ask('join', { body: { token: await inviteFor(bea, id, 1) } });
    expect((await ann.ask('tableInfo', { params: { table: id } })).seats[0]).toEqual({ seat: 1, person });
    const at = await ann.sit(id);
    expect(at.seats).toEqual([1]);
    at.close();
    await ann.ask('leave', { params: { table: id } });
    const others = await Promise.all([bea, cem].map((one) => one.sit(id)));
    while ((await house().parts.tables.open(id)).decisionOf(1).options.length === 0) await playOn(others, 1);
    await hoursLater(evening, id, 1, 3);
    await standIn(cem, id, 1);
    expect((await ann.ask('comeBack', { params: { table: id } })).seats[0]).toEqual({ seat: 1, person });
    for (const one of others) one.close();
  });

  test('is the host’s alone where nobody set a timer; and never for those who only watch', async () => {
    const { id, bea, cem } = await left({});
    await hoursLater(evening, id, 1, 100);
    expect(await refusal(standIn(cem, id, 1))).toMatchObject({ status: 403 });
    await bea.ask('changeTable', { params: { table: id }, body: { courtesy: { timerHours: 2 } } });
    const eva = await arrive('Eva');
    await eva.ask('join', { body: { token: await inviteFor(bea, id) } });
    expect(await refusal(standIn(eva, id, 1))).toMatchObject({ status: 403 });
    // Nor is one that is not waited for.
    const dov = await arrive('Dov');
    await dov.ask('join', { body: { token: await inviteFor(bea, id, 4) } });
    await dov.ask('leave', { params: { table: id } });
    expect(await refusal(standIn(cem, id, 4))).toMatchObject({ status: 403 });
    expect((await standIn(cem, id, 1)).seats[0]).toEqual({ seat: 1, bot: 'easy' });
  });

  test('is nobody’s in a private copy: there only its host says what becomes of the seats of others', async () => {
    const { id, people } = await gather(['Ann', 'Bea'], { seed: 'away' });
    const [, bea] = people;
    if (bea === undefined) throw new Error('somebody is missing');
    const { id: copy } = await bea.ask('whatIf', { params: { table: id, seq: 0 }, body: {} });
    await bea.ask('changeTable', { params: { table: copy }, body: { courtesy: { timerHours: 1 } } });
    const at = await bea.sit(copy);
    await at.until(() => (at.views.get(2)?.options ?? []).length > 0);
    await bea.ask('handBack', { params: { table: copy, seat: 1 } });
    while ((at.views.get(2)?.options ?? []).length > 0) await playOn([at], 1);
    await hoursLater(evening, copy, 1, 5);
    const { db } = house().parts.store;
    const hostIs = (host: string | null) =>
      db.updateTable('tables').set({ host }).where('campaign', '=', copy).execute();
    await hostIs(null);
    expect(await refusal(standIn(bea, copy, 1))).toMatchObject({ status: 403 });
    await hostIs(await bea.id());
    expect((await standIn(bea, copy, 1)).seats[0]).toEqual({ seat: 1, bot: 'easy' });
    at.close();
  });
});
