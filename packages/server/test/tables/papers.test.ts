import { expect, test } from 'vitest';
import { Shelf } from '../../src/boxes/shelf.ts';
import { tablesOf } from '../../src/tables/listing.ts';
import { Tables } from '../../src/tables/tables.ts';
import { anyChoice, chanceFrom, inviteFor } from '../house.ts';
import type { Checked } from './checked.ts';
import { type Evening, onBothStores, refusal } from './evening.ts';

type Pair = { readonly id: string; readonly ann: Checked; readonly bea: Checked };

async function pair({ gather }: Evening, body: Readonly<Record<string, unknown>> = {}): Promise<Pair> {
  const { id, people } = await gather(['Ann', 'Bea'], body);
  const [ann, bea] = people;
  if (ann === undefined || bea === undefined) throw new Error('somebody is missing');
  return { id, ann, bea };
}

onBothStores('what somebody keeps to themselves', (evening) => {
  const { arrive } = evening;

  test('notes are read by whoever wrote them, and by nobody else', async () => {
    const { id, ann, bea } = await pair(evening);
    const params = { table: id, seat: 1 };
    expect(await ann.ask('readNotes', { params })).toEqual({ notes: '' });
    const notes = 'Build the Żuraw next.\nBea wants clay. 🦊 <b>';
    await ann.ask('writeNotes', { params, body: { notes } });
    expect(await ann.ask('readNotes', { params })).toEqual({ notes });
    expect(await bea.ask('readNotes', { params })).toEqual({ notes: '' });
    // Nor do they travel with anything that others get.
    const at = await bea.sit(id);
    const told = JSON.stringify([
      at.table,
      await bea.ask('tableInfo', { params: { table: id } }),
      await bea.ask('myTables'),
      await bea.ask('exportTable', { params: { table: id } }),
      await bea.ask('history', { params: { table: id } }),
    ]);
    expect(told).not.toContain('uraw');
    at.close();
    await ann.ask('leave', { params: { table: id } });
    expect(await refusal(ann.ask('readNotes', { params }))).toMatchObject({ status: 404 });
    await ann.ask('comeBack', { params: { table: id } });
    expect(await ann.ask('readNotes', { params })).toEqual({ notes });
    const tooLong = ann.ask('writeNotes', { params, body: { notes: 'n'.repeat(10_001) } });
    expect(await refusal(tooLong)).toMatchObject({ status: 400 });
    expect(await ann.ask('readNotes', { params })).toEqual({ notes });
  });

  test('where one person has several seats, each of them has notes of its own; whoever watches has some too', async () => {
    const ann = await arrive('Ann');
    const { id } = await ann.ask('makeTable', { body: { name: 'One device', seats: 2, mine: [1, 2] } });
    for (const seat of [0, 1, 2])
      await ann.ask('writeNotes', { params: { table: id, seat }, body: { notes: `of seat ${seat}` } });
    await ann.ask('writeNotes', { params: { table: id, seat: 2 }, body: { notes: 'of the second' } });
    const notes = (seat: number) => ann.ask('readNotes', { params: { table: id, seat } });
    expect(await notes(0)).toEqual({ notes: 'of seat 0' });
    expect(await notes(1)).toEqual({ notes: 'of seat 1' });
    expect(await notes(2)).toEqual({ notes: 'of the second' });
    expect(await refusal(notes(7))).toMatchObject({ status: 400 });
  });

  test('notes are for seats of one’s own, also for one that was given up, and for the table', async () => {
    const { id, ann, bea } = await pair(evening);
    const eva = await arrive('Eva');
    await eva.ask('join', { body: { token: await inviteFor(ann, id) } });
    const writing = (who: Checked, seat: number, notes: string) =>
      who.ask('writeNotes', { params: { table: id, seat }, body: { notes } });
    for (const [who, seat] of [
      [bea, 1],
      [ann, 6],
      [eva, 2],
    ] as const)
      expect(await refusal(writing(who, seat, 'not mine'))).toMatchObject({
        status: 403,
        message: expect.stringContaining('a seat of one’s own'),
      });
    await writing(eva, 0, 'I only look on');
    await writing(bea, 2, 'clay');
    await bea.ask('freeSeat', { params: { table: id, seat: 2 } });
    const mine = { params: { table: id, seat: 2 } };
    expect(await bea.ask('readNotes', mine)).toEqual({ notes: 'clay' });
    await writing(bea, 2, 'clay and grain');
    expect(await bea.ask('readNotes', mine)).toEqual({ notes: 'clay and grain' });
    // Whoever sits there next finds none, and has their own.
    const cem = await arrive('Cem');
    await cem.ask('join', { body: { token: await inviteFor(ann, id, 2) } });
    expect(await cem.ask('readNotes', mine)).toEqual({ notes: '' });
    await writing(cem, 2, 'wood');
    expect(await bea.ask('readNotes', mine)).toEqual({ notes: 'clay and grain' });
  });

  test('a table put away is last in one’s list, is played on, and comes back; for the others it is where it was', async () => {
    const { id, ann, bea } = await pair(evening);
    await ann.ask('hideTable', { params: { table: id }, body: { hidden: true } });
    const other = await ann.ask('makeTable', { body: { name: 'Other', seats: 2 } });
    const listed = async (who: Checked) =>
      (await who.ask('myTables')).tables.map(({ table, hidden }) => [table.id, hidden]);
    expect(await listed(ann)).toEqual([
      [other.id, false],
      [id, true],
    ]);
    expect(await listed(bea)).toEqual([[id, false]]);
    const at = await ann.sit(id);
    expect(at.seats).toEqual([1]);
    at.close();
    await ann.ask('hideTable', { params: { table: id }, body: { hidden: false } });
    expect((await listed(ann)).every(([, hidden]) => hidden === false)).toBe(true);
  });

  test('a table one has left is put away as well, and back; a stranger has none to put away', async () => {
    const { id, bea } = await pair(evening);
    const cem = await arrive('Cem');
    await bea.ask('leave', { params: { table: id } });
    const hide = (who: Checked, hidden: boolean) =>
      who.ask('hideTable', { params: { table: id }, body: { hidden } });
    const listed = async () => (await bea.ask('myTables')).tables.map(({ hidden, left }) => [hidden, left]);
    await hide(bea, true);
    expect(await listed()).toEqual([[true, true]]);
    await hide(bea, false);
    expect(await listed()).toEqual([[false, true]]);
    expect(await refusal(hide(cem, true))).toMatchObject({ status: 404 });
  });

  test('whom they do not want to hear: nothing new and nothing old of theirs, until they do again', async () => {
    const { id, ann, bea } = await pair(evening, { seats: 3 });
    const cem = await arrive('Cem');
    await cem.ask('join', { body: { token: await inviteFor(ann, id, 3) } });
    const heard: string[] = [];
    const at = await ann.sit(id);
    at.heard.on('message', (message) => {
      if (message.type === 'chat') heard.push(message.said.text);
      if (message.type === 'talk') heard.splice(0, heard.length, ...message.chat.map(({ text }) => text));
    });
    const [hers, his] = [await bea.sit(id), await cem.sit(id)];
    const says = (who: typeof at, text: string) => who.ask({ type: 'chat', id: crypto.randomUUID(), text });
    await says(hers, 'Hello');
    await at.until(() => heard.includes('Hello'));
    const muting = { table: id, person: await bea.id() };
    expect(await ann.ask('mute', { params: muting, body: { muted: true } })).toEqual({
      muted: [{ id: muting.person, name: 'Bea' }],
    });
    // It holds for what is there already, and for the very next word.
    await at.until(() => heard.length === 0);
    await says(hers, 'Can you hear me?');
    await says(his, 'I can');
    await at.until(() => heard.includes('I can'));
    expect(heard).toEqual(['I can']);
    const told = async (who: Checked): Promise<string[]> => {
      const texts: string[] = [];
      const again = await who.sit(id);
      again.heard.on('message', (message) => {
        if (message.type === 'welcome') texts.push(...message.chat.map(({ text }) => text));
      });
      again.say({ type: 'resync', id: crypto.randomUUID() });
      await again.until(() => texts.length > 0);
      again.close();
      return texts;
    };
    expect(await told(ann)).toEqual(['I can']);
    expect(await told(cem)).toEqual(['Hello', 'Can you hear me?', 'I can']);
    expect(await ann.ask('mute', { params: muting, body: { muted: false } })).toEqual({ muted: [] });
    await at.until(() => heard.length === 3);
    expect(heard).toEqual(['Hello', 'Can you hear me?', 'I can']);
    expect(await told(ann)).toEqual(['Hello', 'Can you hear me?', 'I can']);
    for (const one of [at, hers, his]) one.close();
  });

  test('whom: somebody else who plays or watches, or did; and they are named when they have left', async () => {
    const { id, ann, bea } = await pair(evening);
    const [dora, stranger] = [await arrive('Dora'), await arrive('Stranger')];
    await dora.ask('join', { body: { token: await inviteFor(ann, id) } });
    const mute = (person: string, muted = true) =>
      ann.ask('mute', { params: { table: id, person }, body: { muted } });
    for (const person of [await ann.id(), await stranger.id(), 'nobody'])
      expect(await refusal(mute(person))).toMatchObject({ status: 404 });
    await mute(await dora.id());
    await mute(await bea.id());
    for (const one of [bea, dora]) await one.ask('leave', { params: { table: id } });
    const { muted } = await ann.ask('muted', { params: { table: id } });
    expect(muted.map(({ name }) => name).toSorted()).toEqual(['Bea', 'Dora']);
    await mute(await dora.id(), false);
    expect(await mute(await bea.id(), false)).toEqual({ muted: [] });
    // Nothing was kept of those who were refused.
    expect(await ann.ask('muted', { params: { table: id } })).toEqual({ muted: [] });
  });
});

onBothStores('the list of one’s tables', (evening) => {
  const { arrive, gather, house } = evening;

  test('begins with those that wait for one, then the newest; those left or put away come last', async () => {
    const ann = await arrive('Ann');
    const made = async (name: string, body: Readonly<Record<string, unknown>> = {}) =>
      (await ann.ask('makeTable', { body: { name, seats: 2, ...body } })).id;
    // At these nobody waits for her: it is the first seat that has to choose.
    await made('Others first', { mine: [2] });
    const left = await made('Left');
    await made('Mine');
    const hidden = await made('Put away');
    await made('Only host', { mine: [] });
    await made('Mine too');
    await ann.ask('leave', { params: { table: left } });
    await ann.ask('hideTable', { params: { table: hidden }, body: { hidden: true } });
    const names = async () => (await ann.ask('myTables')).tables.map(({ table }) => table.name);
    expect(await names()).toEqual(['Mine too', 'Mine', 'Only host', 'Others first', 'Put away', 'Left']);
    const { tables } = await ann.ask('myTables');
    expect(tables.map(({ hidden, left, mine }) => [hidden, left, mine])).toEqual([
      [false, false, [1]],
      [false, false, [1]],
      [false, false, []],
      [false, false, [2]],
      [true, false, [1]],
      [false, true, []],
    ]);
    // Where a bot stands in, nobody waits for her.
    const first = tables[0]?.table.id ?? '';
    await ann.ask('standIn', { params: { table: first, seat: 1 }, body: { bot: 'easy' } });
    expect((await names()).slice(0, 2)).toEqual(['Mine', 'Mine too']);
  });

  test('says whose turn it is, and since when; it stays so until they have chosen', async () => {
    const { id, ann, bea } = await pair(evening);
    const entry = async (who: Checked) =>
      (await who.ask('myTables')).tables.find(({ table }) => table.id === id);
    const before = Date.now();
    const [hers, others] = [await ann.sit(id), await bea.sit(id)];
    const answer = await hers.choose(1, hers.views.get(1)?.options[0] ?? '');
    await others.until(() => others.seq >= answer.seq);
    const listed = await entry(bea);
    expect(listed).toMatchObject({ seq: 1, over: false, mine: [2] });
    expect(listed?.waitingFor.map(({ seat }) => seat)).toEqual([2]);
    // It is noted when the table rests; from then on it stays.
    const noted = async () => (await house().parts.notices.waiting.noted([id])).get(id)?.since.get(2);
    while ((await noted()) === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
    const since = (await entry(ann))?.waitingFor[0]?.since ?? 0;
    expect(since).toBeGreaterThanOrEqual(before);
    expect(since).toBeLessThanOrEqual(Date.now());
    expect(since).toBe(await noted());
    expect((await entry(bea))?.waitingFor).toEqual([{ seat: 2, since }]);
    for (const one of [hers, others]) one.close();
  });

  test('is read without opening tables, but for one that has just moved on', async () => {
    const { id, ann, bea } = await pair(evening);
    await ann.ask('makeTable', { body: { name: 'Later', seats: 2 } });
    const { store, company, notices, following, jobs } = house().parts;
    const at = [await ann.sit(id), await bea.sit(id)];
    await anyChoice(at, chanceFrom(1));
    await following.close();
    const tables = new Tables(store, new Shelf(store, []), jobs, (error) => {
      throw error;
    });
    const listed = async () => tablesOf(await ann.id(), { store, company, notices, tables });
    const before = await listed();
    expect(before).toEqual((await ann.ask('myTables')).tables);
    expect(before.map(({ table, seq }) => [table.name, seq])).toEqual([
      ['Later', 0],
      ['Fridays', 1],
    ]);
    expect(tables.count).toBe(0);
    await anyChoice(at, chanceFrom(2));
    expect((await listed()).find(({ table }) => table.id === id)).toMatchObject({ seq: 2 });
    expect(tables.count).toBe(1);
    tables.close();
    for (const one of at) one.close();
  });

  test('is one’s own: nobody sees tables of others in it', async () => {
    const { people } = await gather(['Ann', 'Bea']);
    const zoe = await arrive('Zoe');
    expect((await zoe.ask('myTables')).tables).toEqual([]);
    for (const one of people) expect((await one.ask('myTables')).tables).toHaveLength(1);
  });
});
