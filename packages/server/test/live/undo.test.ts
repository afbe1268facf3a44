import { options } from '@charterstone/rules';
import { expect, test } from 'vitest';
import type { AtTable } from '../../src/client/index.ts';
import { anyChoice, chanceFrom } from '../house.ts';
import { told } from '../proofs/told.ts';
import { onServers, seated, there } from './servers.ts';

/** What a seat sees, as it is now. */
function lookOf(at: AtTable, seat: number) {
  const { cells, options } = there(at.views.get(seat));
  return { cells: [...cells], options };
}

onServers('undo', (servers) => {
  test('goes back choice by choice up to what was revealed, and no further', async () => {
    const { at } = await seated(servers, 2, { seed: 'undo', games: 1 });
    const chance = chanceFrom(5);
    let undone = 0;
    let refused = 0;
    /** For each place, what both saw there, as long as it can be gone back to. */
    let trail: { readonly seat: number; readonly looks: unknown }[] = [];
    for (let rounds = 0; rounds < 150; rounds++) {
      const looks = at.map((one, i) => lookOf(one, i + 1));
      const answer = await anyChoice(at, chance);
      if (answer === undefined) break;
      const chooser = at.findIndex((one, i) => one.views.get(i + 1)?.undo === true);
      const seat = chooser + 1;
      trail = chooser < 0 ? [] : [...trail.filter((place) => place.seat === seat), { seat, looks }];
      if (chance(3) > 0) continue;
      while (trail.length > 0) {
        const before = there(trail.pop());
        const { answer: done, seq } = await there(at[chooser]).choose(seat, 'undo');
        expect(done).toBe('accepted');
        await Promise.all(at.map((one) => told(one, seq)));
        expect(at.map((one, i) => lookOf(one, i + 1))).toEqual(before.looks);
        expect(at[chooser]?.views.get(seat)?.undo).toBe(trail.length > 0);
        undone++;
      }
      // Here is the barrier: nobody goes further.
      for (const [i, one] of at.entries()) {
        expect(one.views.get(i + 1)?.undo).toBe(false);
        const { seq } = one;
        expect(await one.choose(i + 1, 'undo')).toMatchObject({
          answer: 'refused',
          seq,
          reasons: [{ lack: expect.any(String) }],
        });
        expect(one.seq).toBe(seq);
        refused++;
      }
    }
    expect(undone).toBeGreaterThan(10);
    expect(refused).toBeGreaterThan(10);
    for (const one of at) one.close();
  });

  test('brings another decision, also where the question is the same one again', async () => {
    const { at } = await seated(servers, 1, { seed: 'same 8', games: 12 });
    const one = there(at[0]);
    const chance = chanceFrom(9);
    const look = () => there(one.views.get(1));
    for (;;) {
      const before = look().options;
      expect(await anyChoice(at, chance)).toMatchObject({ answer: 'accepted' });
      if (look().undo && before.length > 1 && before.join() === look().options.join()) break;
    }
    const base = one.seq;
    const option = there(look().options[0]);
    expect(await one.choose(1, 'undo')).toMatchObject({ answer: 'accepted', seq: base + 1 });
    expect(look().options).toContain(option);
    // Meant for the second time the question was asked, it is no answer to the first.
    expect(await one.choose(1, option, { base })).toMatchObject({ answer: 'stale', seq: base + 1 });
    expect(await one.choose(1, option)).toMatchObject({ answer: 'accepted', seq: base + 2 });
    one.close();
  });

  test('is for one’s own choices', async () => {
    const { at } = await seated(servers, 2, { seed: 'undo' });
    const [one, other] = [there(at[0]), there(at[1])];
    const first = await one.choose(1, there(one.views.get(1)?.options[0]));
    await told(other, first.seq);
    expect(one.views.get(1)?.undo).toBe(true);
    expect(await other.choose(1, 'undo')).toMatchObject({
      answer: 'refused',
      reasons: [{ lack: 'notYourSeat' }],
    });
    expect(await other.choose(2, 'undo')).toMatchObject({ answer: 'refused' });
    const second = await other.choose(2, there(other.views.get(2)?.options[0]));
    expect(second.answer).toBe('accepted');
    await told(one, second.seq);
    expect(one.views.get(1)?.undo).toBe(false);
    expect(await one.choose(1, 'undo')).toMatchObject({ answer: 'refused', seq: second.seq });
    for (const each of at) each.close();
  });

  test('takes back nothing that somebody else chose who sat there before, and is not offered', async () => {
    const { id, people, at } = await seated(servers, 2, { seed: 'undo' });
    const [ann, ben] = [there(at[0]), there(at[1])];
    const [host, gone] = [there(people[0]), there(people[1])];
    const first = await ann.choose(1, there(ann.views.get(1)?.options[0]));
    await told(ben, first.seq);
    const { seq } = await ben.choose(2, there(ben.views.get(2)?.options[0]));
    await told(ben, seq);
    expect(ben.views.get(2)?.undo).toBe(true);
    const params = { table: id, seat: 2 };
    await gone.ask('freeSeat', { params });
    await host.ask('takeSeat', { params });
    await ann.until(() => ann.seats.includes(2) && ann.seq === seq && ann.views.has(2));
    expect(ann.views.get(2)?.undo).toBe(false);
    expect(await ann.choose(2, 'undo')).toMatchObject({
      answer: 'refused',
      seq,
      reasons: [{ lack: 'notYourChoice' }],
    });
    // On the other server neither, and for whoever comes in.
    const late = await host.sit(id, servers.houses()[1].url);
    expect(late.views.get(2)?.undo).toBe(false);
    expect(await late.choose(2, 'undo')).toMatchObject({ answer: 'refused', seq });
    await host.ask('freeSeat', { params });
    await gone.ask('takeSeat', { params });
    await ben.until(() => ben.views.get(2)?.undo === true);
    expect(await ben.choose(2, 'undo')).toMatchObject({ answer: 'accepted', seq: seq + 1 });
    for (const one of [...at, late]) one.close();
  });

  test('takes back what a bot chose in one’s place', async () => {
    const { id, at } = await seated(servers, 2, { seed: 'undo' });
    const ann = there(at[0]);
    const table = await servers.houses()[0].parts.tables.open(id);
    const choices = [there(options(table.state, 1)[0])];
    await table.take({ message: 'bot-0', seat: 1, base: table.seq, choices });
    await ann.until(() => ann.views.get(1)?.undo === true);
    expect(await ann.choose(1, 'undo')).toMatchObject({ answer: 'accepted', seq: 2 });
    for (const one of at) one.close();
  });

  test('that arrives twice happens once', async () => {
    const { at } = await seated(servers, 2, { seed: 'undo' });
    const one = there(at[0]);
    await one.choose(1, there(one.views.get(1)?.options[0]));
    const [id, base] = ['undo-it-once', one.seq];
    const answers = [one.choose(1, 'undo', { id, base }), one.choose(1, 'undo', { id, base })];
    // One waits for both: the client knows an answer by its id.
    expect(await there(answers[1])).toMatchObject({ answer: 'accepted', seq: 2 });
    expect(await one.choose(1, 'undo', { id, base })).toMatchObject({ answer: 'accepted', seq: 2 });
    expect(one.seq).toBe(2);
    for (const each of at) each.close();
  });
});
