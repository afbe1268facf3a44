import { expect, test, vi } from 'vitest';
import { neededFor } from '../../src/live/rewinds.ts';
import { deedsIn } from '../../src/tables/deeds.ts';
import type { Kept } from '../../src/tables/standing.ts';
import { anyChoice, chanceFrom } from '../house.ts';
import { told } from '../proofs/told.ts';
import { agreed, ended, lastOf, playOn, proposed, wish } from './rewinding.ts';
import { onServers, seated, there } from './servers.ts';

const LEFT = { answer: 'refused', reasons: [{ lack: 'leftSince' }] };

onServers('going back behind what somebody did who has left', (servers) => {
  test('is refused with the reason, until they are back and are asked; to where they did nothing since it goes', async () => {
    const { id, people, at } = await seated(servers, 3, { seed: 'gone' });
    const [ann, ben, cem] = [there(at[0]), there(at[1]), there(at[2])];
    const [house] = servers.houses();
    const chance = chanceFrom(21);
    do await anyChoice(at, chance);
    while (
      ann.seq < 12 ||
      cem.views.get(3)?.options.length !== 0 ||
      (await lastOf(house, id, 3)) === ann.seq
    );
    const cems = await lastOf(house, id, 3);
    await told(ben, ann.seq);
    cem.close();
    await there(people[2]).ask('leave', { params: { table: id } });
    const base = ann.seq;
    for (const one of [ann, ben])
      for (const to of [0, cems - 1]) expect(await wish(one, to, { base })).toMatchObject(LEFT);
    // Whoever would like to go back is offered no other place than those that it goes to.
    const { places } = await there(people[0]).ask('placesBack', { params: { table: id } });
    expect(places).toEqual(
      Array.from({ length: base }, (_, seq) => ({ seq, ...(seq < cems ? { whyNot: 'leftSince' } : {}) })),
    );
    expect(await wish(ann, cems, { base })).toMatchObject({ answer: 'accepted', seq: base });
    expect(await wish(ben, cems, { base })).toMatchObject({ answer: 'accepted', seq: base + 1 });
    // What was taken back with everybody's consent is no longer there to be asked about; what Cem did still is.
    await told(ann, base + 1);
    expect(await wish(ann, cems - 1, { base: base + 1 })).toMatchObject(LEFT);
    await there(people[2]).ask('comeBack', { params: { table: id } });
    const back = await there(people[2]).sit(id);
    for (const one of [ann, ben])
      expect(await wish(one, cems - 1, { base: base + 1 })).toMatchObject({
        answer: 'accepted',
        seq: base + 1,
      });
    expect(await wish(back, cems - 1, { base: base + 1 })).toMatchObject({
      answer: 'accepted',
      seq: base + 2,
    });
    const { last, states } = await agreed(house, { id, at: [ann, ben, back] });
    expect(last.table).toEqual(there(states[cems - 1]).table);
    for (const one of [ann, ben, back]) one.close();
  });

  test('does not happen because they leave while it is wished for: everybody hears that it is over', async () => {
    const { id, people, at } = await seated(servers, 3, { seed: 'leaving' });
    const [ann, ben, cem] = [there(at[0]), there(at[1]), there(at[2])];
    const chance = chanceFrom(22);
    do await anyChoice(at, chance);
    while (ann.seq < 10 || cem.views.get(3)?.options.length !== 0);
    const base = ann.seq;
    await told(ben, base);
    const over = [ann, ben].map(ended);
    for (const one of [ann, ben]) await wish(one, 2, { base });
    await there(people[2]).ask('leave', { params: { table: id } });
    await vi.waitFor(() => expect(over).toEqual([[{ base, to: 2 }], [{ base, to: 2 }]]));
    expect((await agreed(servers.houses()[0], { id, at: [ann, ben] })).entries).toHaveLength(base);
    // Nor is it wished for anew by itself when they come back.
    await there(people[2]).ask('comeBack', { params: { table: id } });
    const back = await there(people[2]).sit(id);
    const asked = [proposed(ann, ({ to }) => to === 3), proposed(back, ({ to }) => to === 3)];
    expect(await wish(back, 3, { base })).toMatchObject({ answer: 'accepted', seq: base });
    for (const rewind of await Promise.all(asked))
      expect(rewind).toEqual({ base, to: 3, agreed: [3], needed: [1, 2, 3] });
    for (const one of [...at, back]) one.close();
  });

  test('keeps nobody from taking back what they and bots have done since', async () => {
    const { id, people, at } = await seated(servers, 2, { seed: 'alone' });
    const [ann, ben] = [there(at[0]), there(at[1])];
    const [house] = servers.houses();
    await playOn(at, 9, 23);
    const bens = await lastOf(house, id, 2);
    ben.close();
    await there(people[1]).ask('leave', { params: { table: id } });
    await there(people[0]).ask('standIn', { params: { table: id, seat: 2 }, body: { bot: 'easy' } });
    // Until the bot in Ben's place has played as well, and waits for Ann.
    const isAnns = (): boolean => (ann.views.get(1)?.options.length ?? 0) > 0;
    const chance = chanceFrom(24);
    do {
      await ann.until(isAnns);
      await anyChoice([ann], chance);
      await ann.until(isAnns);
    } while ((await lastOf(house, id, 2)) === bens);
    const base = ann.seq;
    expect(await wish(ann, bens - 1, { base })).toMatchObject(LEFT);
    expect(await wish(ann, bens, { base })).toMatchObject({ answer: 'accepted', seq: base + 1 });
    ann.close();
  });
});

onServers('what somebody took back themselves before they left', (servers) => {
  test('was not done: it keeps nobody from going back behind it, only to where it was done', async () => {
    const { id, people, at } = await seated(servers, 2, { seed: 'undone' });
    const [ann, ben] = [there(at[0]), there(at[1])];
    const chance = chanceFrom(26);
    // Until Ben has made a choice that he may take back, with one of his before it.
    for (;;) {
      await anyChoice(at, chance);
      await Promise.all(at.map((one) => told(one, Math.max(ann.seq, ben.seq))));
      const [option] = ben.views.get(2)?.options ?? [];
      if (ann.seq < 6 || option === undefined) continue;
      const { seq } = await ben.choose(2, option);
      await Promise.all(at.map((one) => told(one, seq)));
      if (ben.views.get(2)?.undo === true) break;
    }
    const bens = ben.seq;
    expect(await ben.choose(2, 'undo')).toMatchObject({ answer: 'accepted', seq: bens + 1 });
    await told(ann, bens + 1);
    ben.close();
    await there(people[1]).ask('leave', { params: { table: id } });
    const entries = await servers.houses()[0].parts.tables.journal.after(id, 0);
    const earlier = there(entries.findLast(({ seq, seat }) => seat === 2 && seq < bens)).seq;
    expect(await wish(ann, bens)).toMatchObject(LEFT);
    expect(await wish(ann, earlier - 1)).toMatchObject(LEFT);
    expect(await wish(ann, bens - 1)).toMatchObject({ answer: 'accepted', seq: bens + 2 });
    ann.close();
  });
});

test('what was undone and the undo of it count only for whoever would go back to between the two', () => {
  const entry = (seq: number, user: string, word: 'retrieve' | 'stay' | 'undo'): Kept => ({
    ...{ seq, seat: 1, message: `${user} ${seq}`, at: 0 },
    choice: { do: word },
  });
  const back = (seq: number, what: number): Kept => ({
    ...{ seq, seat: 1, message: `rewind-${seq}`, at: 0 },
    choice: { do: 'rewind', what },
  });
  const entries = [
    entry(4, 'ann', 'retrieve'),
    entry(5, 'ben', 'retrieve'),
    entry(6, 'ben', 'stay'),
    entry(7, 'ben', 'undo'),
  ];
  expect(deedsIn(entries)).toEqual([
    { seq: 4, user: 'ann' },
    { seq: 6, user: 'ben' },
    { seq: 7, user: 'ben', undoes: 5 },
  ]);
  // Gone back to between the two, what was undone is done again.
  expect(deedsIn([...entries, back(8, 6)])).toEqual([
    { seq: 4, user: 'ann' },
    { seq: 5, user: 'ben' },
    { seq: 6, user: 'ben' },
  ]);
  // What was undone lies before all of these.
  expect(deedsIn(entries.slice(2))).toEqual([
    { seq: 6, user: 'ben' },
    { seq: 7, user: 'ben' },
  ]);
  const chairs = [{ seat: 1, user: 'ann', isInGame: true }];
  const undone = deedsIn(entries.filter(({ seq }) => seq !== 6));
  expect([4, 5, 6, 7].map((place) => neededFor(place, chairs, undone))).toEqual([
    [1],
    undefined,
    undefined,
    [1],
  ]);
});

test('asked are all who play, and whoever sits beside the game as far as they did something since', () => {
  const chairs = [
    { seat: 1, user: 'ann', isInGame: true },
    { seat: 2, user: 'ben', isInGame: true },
    { seat: 5, user: 'dee', isInGame: false },
  ];
  const deeds = [
    { seq: 3, user: 'cem' },
    { seq: 6, user: 'dee' },
    { seq: 8, user: 'ann' },
  ];
  expect(neededFor(6, chairs, deeds)).toEqual([1, 2]);
  expect(neededFor(5, chairs, deeds)).toEqual([1, 2, 5]);
  expect(neededFor(3, chairs, deeds)).toEqual([1, 2, 5]);
  expect(neededFor(2, chairs, deeds)).toBeUndefined();
});
