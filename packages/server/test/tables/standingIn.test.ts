import { setTimeout as pause } from 'node:timers/promises';
import type { FromBrowser } from '@charterstone/protocol';
import { choose as chosen, hash, newCampaign, readChoice } from '@charterstone/rules';
import { expect, test } from 'vitest';
import { isRewind } from '../../src/tables/standing.ts';
import { chanceFrom } from '../house.ts';
import { box } from '../journals/games.ts';
import { firstOption, onBothStores, playOn, refusal, toldBack } from './evening.ts';

onBothStores('a bot stands in', ({ arrive, gather, house }) => {
  test('and hands back, again and again in the middle of a game: no choice is lost and none is made twice', async () => {
    const { id, people } = await gather(['Ann', 'Bea'], { seed: 'in and out' });
    const [ann, bea] = people;
    if (ann === undefined || bea === undefined) throw new Error('somebody is missing');
    const [hers, others] = [await ann.sit(id), await bea.sit(id)];
    const seat = { table: id, seat: 1 };
    const chance = chanceFrom(11);
    const accepted = new Map<number, string>();
    let byBot = 0;
    const table = await house().parts.tables.open(id);
    const plays = async (at: typeof hers, who: number): Promise<void> => {
      const options = at.views.get(who)?.options ?? [];
      const option = options[chance(options.length)];
      if (option === undefined) return;
      const answer = await at.choose(who, option);
      if (answer.answer === 'accepted') accepted.set(answer.seq, `${who} ${option}`);
      else expect(answer.answer === 'stale' || JSON.stringify(answer).includes('botPlays')).toBe(true);
    };
    let asked = 0;
    for (let round = 0; round < 60; round++) {
      const { seq } = table;
      if ((hers.views.get(1)?.options ?? []).length > 0) asked++;
      await ann.ask('standIn', { params: seat, body: { bot: round % 2 === 0 ? 'easy' : 'random' } });
      // Now and then it is given the time it needs.
      if (asked % 3 === 1)
        await hers.until(() => hers.seq > seq || (hers.views.get(1)?.options ?? []).length === 0);
      // Both go on at once: the bot may be thinking, chosen already, or not be asked at all.
      await Promise.all([plays(others, 2), plays(hers, 1), pause(chance(8))]);
      await ann.ask('handBack', { params: seat });
      await Promise.all([plays(hers, 1), plays(others, 2)]);
      await Promise.all([hers, others].map((at) => at.until(() => at.seq >= table.seq)));
    }
    // A hint waits for whatever bots still think about.
    await toldBack(hers, { type: 'hint', id: crypto.randomUUID(), seat: 1 });
    const journal = await house().parts.tables.journal.after(id, 0);
    expect(journal.map(({ seq }) => seq)).toEqual(journal.map((_, i) => i + 1));
    let { state } = newCampaign(box, (await house().parts.tables.campaign(id)).setting);
    for (const { seq, seat: who, choice, message } of journal) {
      if (isRewind(choice)) throw new Error('nobody went back');
      const words = [
        who,
        choice.do,
        'what' in choice ? choice.what : undefined,
        'at' in choice ? choice.at : undefined,
      ];
      if (message.startsWith('bot-')) byBot++;
      else expect(accepted.get(seq)).toBe(words.filter((word) => word !== undefined).join(' '));
      const outcome = chosen(state, who, choice);
      if (!outcome.ok) throw new Error(`entry ${seq} is against the rules`);
      state = outcome.state;
    }
    expect(accepted.size + byBot).toBe(journal.length);
    expect(hash(state)).toBe(hash(table.state));
    expect(byBot).toBeGreaterThan(3);
    expect([...accepted.values()].filter((words) => words.startsWith('1 ')).length).toBeGreaterThan(3);
    for (const at of [hers, others]) at.close();
  });

  test('and what somebody chose before stays accepted, also where they ask again when the seat is no longer theirs', async () => {
    const { id, people } = await gather(['Ann', 'Bea']);
    const [ann, bea] = people;
    if (ann === undefined || bea === undefined) throw new Error('somebody is missing');
    const [hers, others] = [await ann.sit(id), await bea.sit(id)];
    const at = [hers, others].find((one) => (one.views.get(one.seats[0] ?? 0)?.options ?? []).length > 0);
    if (at === undefined) throw new Error('nobody is asked');
    const [who, seat = 0] = [at === hers ? ann : bea, at.seats[0]];
    const choose: Extract<FromBrowser, { type: 'choose' }> = {
      type: 'choose',
      id: crypto.randomUUID(),
      seat,
      base: at.seq,
      choices: [readChoice(firstOption(at, seat)) ?? { do: 'nothing' }],
    };
    const accepted = { type: 'answer', id: choose.id, answer: 'accepted', seq: at.seq + 1 };
    expect(await toldBack(at, choose)).toEqual(accepted);
    await who.ask('standIn', { params: { table: id, seat }, body: { bot: 'easy' } });
    expect(await toldBack(at, choose)).toEqual(accepted);
    expect(await toldBack(at, { ...choose, id: crypto.randomUUID() })).toMatchObject({
      answer: 'refused',
      reasons: [{ lack: 'botPlays' }],
    });
    await who.ask('freeSeat', { params: { table: id, seat } });
    expect(await toldBack(at, choose)).toEqual(accepted);
    expect(await toldBack(at, { ...choose, id: crypto.randomUUID() })).toMatchObject({
      answer: 'refused',
      reasons: [{ lack: 'notYourSeat' }],
    });
    for (const one of [hers, others]) one.close();
  });

  test('for whoever asks it to; meanwhile they see everything and choose nothing, and everybody knows', async () => {
    const { id, people } = await gather(['Ann', 'Bea']);
    const [ann, bea] = people;
    if (ann === undefined || bea === undefined) throw new Error('somebody is missing');
    const [hers, others] = [await ann.sit(id), await bea.sit(id)];
    const chair = { seat: 2, person: { id: await bea.id(), name: 'Bea' }, bot: 'normal' };
    expect(
      (await bea.ask('standIn', { params: { table: id, seat: 2 }, body: { bot: 'normal' } })).seats[1],
    ).toEqual(chair);
    await hers.until(() => hers.table?.seats[1]?.bot === 'normal');
    await playOn([hers], 1);
    await others.until(() => others.seq >= 2);
    expect(others.seats).toEqual([2]);
    expect(await others.choose(2, 'pass')).toMatchObject({
      answer: 'refused',
      reasons: [{ lack: 'botPlays' }],
    });
    expect(
      await refusal(bea.ask('standIn', { params: { table: id, seat: 1 }, body: { bot: 'easy' } })),
    ).toMatchObject({ status: 403 });
    for (const at of [hers, others]) at.close();
  });

  test('until its person is back, who can choose in the very next breath', async () => {
    const { id, people } = await gather(['Ann', 'Bea']);
    const [ann] = people;
    if (ann === undefined) throw new Error('somebody is missing');
    const [hers, others] = await Promise.all(people.map((one) => one.sit(id)));
    if (hers === undefined || others === undefined) throw new Error('somebody is missing');
    const seat = { table: id, seat: 1 };
    let inTime = 0;
    for (let round = 0; round < 20; round++) {
      while ((hers.views.get(1)?.options ?? []).length === 0) await playOn([others], 1, round);
      const [option, base] = [firstOption(hers, 1), hers.seq];
      // Mostly it would think for a while, and need not.
      await ann.ask('standIn', { params: seat, body: { bot: 'search:1000ms' } });
      await ann.ask('handBack', { params: seat });
      const answer = await hers.choose(1, option, { base });
      expect(answer.answer).not.toBe('refused');
      if (answer.answer === 'accepted') inTime++;
      const { seq } = await house().parts.tables.open(id);
      await Promise.all([hers, others].map((at) => at.until(() => at.seq >= seq)));
    }
    expect(inTime).toBeGreaterThan(0);
    for (const at of [hers, others]) at.close();
  });

  test('for a person who left, until they or somebody else takes the seat', async () => {
    const { id, people } = await gather(['Ann', 'Bea']);
    const [ann, bea] = people;
    if (ann === undefined || bea === undefined) throw new Error('somebody is missing');
    await bea.ask('leave', { params: { table: id } });
    const { seats } = await ann.ask('standIn', { params: { table: id, seat: 2 }, body: { bot: 'easy' } });
    expect(seats[1]).toEqual({ seat: 2, bot: 'easy' });
    const back = await bea.ask('comeBack', { params: { table: id } });
    expect(back.seats[1]).toEqual({ seat: 2, person: { id: await bea.id(), name: 'Bea' } });
    await bea.ask('leave', { params: { table: id } });
    await ann.ask('standIn', { params: { table: id, seat: 2 }, body: { bot: 'easy' } });
    const cem = await arrive('Cem');
    const { link } = await ann.ask('makeInvite', { params: { table: id }, body: { seat: 2 } });
    const joined = await cem.ask('join', { body: { token: link.split('/').at(-1) } });
    expect(joined.seats[1]).toEqual({ seat: 2, person: { id: await cem.id(), name: 'Cem' } });
    // Whoever comes back where somebody else plays now is welcome to look on.
    const late = await bea.ask('comeBack', { params: { table: id } });
    expect(late.seats[1]).toMatchObject({ person: { name: 'Cem' } });
    const at = await bea.sit(id);
    expect(at.seats).toEqual([]);
    at.close();
  });
});
