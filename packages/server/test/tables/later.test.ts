import { CHARTERS, type Charter } from '@charterstone/rules';
import { expect, test } from 'vitest';
import type { Answer, AtTable } from '../../src/client/index.ts';
import { inviteFor } from '../house.ts';
import { onBothStores, playOn, refusal } from './evening.ts';
import { playToGame, seen } from './seen.ts';

function freeCharter(at: AtTable): Charter {
  const played = seen(at).charters.map(({ charter }) => charter);
  const free = CHARTERS.find((charter) => !played.includes(charter));
  if (free === undefined) throw new Error('all charters are played');
  return free;
}

function aside(
  at: AtTable,
  seat: number,
  choice: { readonly do: string; readonly what?: string },
): Promise<Answer> {
  return at.ask({ type: 'choose', id: crypto.randomUUID(), seat, base: at.seq, choices: [choice] });
}

onBothStores('people who come later', ({ arrive, gather, house }) => {
  test('take a chair that was not there at first, say which charter they will play, and play it from the next game on', async () => {
    const { id, people } = await gather(['Ann', 'Bea'], { games: 3, seed: 'later' });
    const [ann] = people;
    if (ann === undefined) throw new Error('there is no host');
    const at = await Promise.all(people.map((one) => one.sit(id)));
    const cem = await arrive('Cem');
    const joined = await cem.ask('join', { body: { token: await inviteFor(ann, id, 3) } });
    expect(joined.seats).toMatchObject([{ seat: 1 }, { seat: 2 }, { seat: 3, person: { name: 'Cem' } }]);
    const late = await cem.sit(id);
    expect(late.seats).toEqual([3]);
    expect(late.views.get(3)).toMatchObject({ options: [], undo: false });
    const charter = CHARTERS[5] ?? '';
    const early = await aside(late, 3, { do: 'join', what: charter });
    expect(early).toMatchObject({ answer: 'refused', reasons: [{ lack: 'notNow' }] });

    await playToGame([...at, late], 1);
    const taken = seen(late).charters.find(({ seat }) => seat === 1)?.charter ?? '';
    expect(await aside(late, 3, { do: 'join', what: taken })).toMatchObject({
      answer: 'refused',
      reasons: [{ lack: 'seated', charter: taken }],
    });
    const free = freeCharter(late);
    expect(await aside(late, 3, { do: 'join', what: free })).toMatchObject({ answer: 'accepted' });
    await late.until(() => seen(late).coming.length > 0);
    expect(seen(late).coming).toEqual([{ seat: 3, charter: free }]);
    // They may change their mind, more than once.
    expect(await aside(late, 3, { do: 'stay' })).toMatchObject({ answer: 'accepted' });
    expect(await aside(late, 3, { do: 'join', what: free })).toMatchObject({ answer: 'accepted' });

    await playToGame([...at, late], 2);
    expect(seen(late).charters.map(({ seat, charter }) => [seat, charter])).toContainEqual([3, free]);
    let decided = 0;
    for (let steps = 0; steps < 60; steps++) {
      if ((late.views.get(3)?.options ?? []).length > 0) decided++;
      await playOn([...at, late], 1, steps);
    }
    expect(decided).toBeGreaterThan(0);
    for (const one of [...at, late]) one.close();
  });

  test('are not let onto a chair of an Automa before it is dismissed, and play on it afterwards', async () => {
    const ann = await arrive('Ann');
    const { id } = await ann.ask('makeTable', {
      body: { name: 'Full', seats: 1, automas: 5, games: 3, seed: 'full' },
    });
    const at = await ann.sit(id);
    await playToGame([at], 1);
    const chair = seen(at).charters.find(({ automa }) => automa);
    if (chair === undefined) throw new Error('there are no Automas');
    await expect(inviteFor(ann, id, chair.seat)).rejects.toThrow(`an Automa sits on chair ${chair.seat}`);
    // Nor by taking it, nor by coming back to it: somebody sat there before, and parted.
    const cem = await arrive('Cem');
    await cem.ask('join', { body: { token: await inviteFor(ann, id) } });
    const { db } = house().parts.store;
    await db.insertInto('seats').values({ campaign: id, seat: chair.seat, user: null, bot: null }).execute();
    await db
      .insertInto('sat')
      .values({ campaign: id, seat: chair.seat, user: await cem.id() })
      .execute();
    for (const one of [ann, cem]) {
      expect((await one.ask('openSeats', { params: { table: id } })).seats).not.toContain(chair.seat);
      const taking = one.ask('takeSeat', { params: { table: id, seat: chair.seat } });
      expect(await refusal(taking)).toMatchObject({ status: 409, error: 'no-seat' });
    }
    const { seats } = await cem.ask('comeBack', { params: { table: id } });
    expect(seats.find(({ seat }) => seat === chair.seat)).not.toHaveProperty('person');
    expect(await aside(at, 1, { do: 'dismiss', what: chair.charter })).toMatchObject({ answer: 'accepted' });
    const bea = await arrive('Bea');
    await bea.ask('join', { body: { token: await inviteFor(ann, id, chair.seat) } });
    const late = await bea.sit(id);
    expect(await aside(late, chair.seat, { do: 'join', what: chair.charter })).toMatchObject({
      answer: 'accepted',
    });
    await playToGame([at, late], 2);
    const hers = seen(late).charters.find(({ seat }) => seat === chair.seat);
    expect(hers).toMatchObject({ charter: chair.charter, automa: false });
    for (const one of [at, late]) one.close();
  });

  test('are not let onto it by a link that is older than the Automa either', async () => {
    const { id, people } = await gather(['Ann', 'Bea'], { games: 3, seed: 'older link' });
    const [ann] = people;
    if (ann === undefined) throw new Error('there is no host');
    const at = await Promise.all(people.map((one) => one.sit(id)));
    const [first] = at;
    if (first === undefined) throw new Error('nobody sits');
    await playToGame(at, 1);
    const tokens = new Map<number, string>();
    for (const seat of [3, 4, 5, 6]) tokens.set(seat, await inviteFor(ann, id, seat));
    expect(await aside(first, 1, { do: 'automa', what: freeCharter(first) })).toMatchObject({
      answer: 'accepted',
    });
    await playToGame(at, 2);
    const chair = seen(first).charters.find(({ automa }) => automa);
    const token = tokens.get(chair?.seat ?? 0);
    if (chair === undefined || token === undefined) throw new Error('no Automa came');
    const cem = await arrive('Cem');
    expect(await cem.ask('readInvite', { body: { token } })).toMatchObject({ free: false });
    expect(await refusal(cem.ask('join', { body: { token } }))).toMatchObject({
      status: 409,
      error: 'no-seat',
    });
    expect((await cem.ask('myTables')).tables).toEqual([]);
    expect(await aside(first, 1, { do: 'dismiss', what: chair.charter })).toMatchObject({
      answer: 'accepted',
    });
    expect(await cem.ask('readInvite', { body: { token } })).toMatchObject({ free: true });
    expect((await cem.ask('join', { body: { token } })).seats).toContainEqual({
      seat: chair.seat,
      person: { id: await cem.id(), name: 'Cem' },
    });
    for (const one of at) one.close();
  });

  test('are there too when the campaign is brought elsewhere', async () => {
    const { id, people } = await gather(['Ann', 'Bea'], { games: 3, seed: 'elsewhere' });
    const [ann] = people;
    if (ann === undefined) throw new Error('there is no host');
    const cem = await arrive('Cem');
    await cem.ask('join', { body: { token: await inviteFor(ann, id, 4) } });
    const at = await Promise.all([...people, cem].map((one) => one.sit(id)));
    const late = at[2];
    if (late === undefined) throw new Error('nobody came later');
    await playToGame(at, 1);
    await aside(late, 4, { do: 'join', what: freeCharter(late) });
    await playToGame(at, 2);
    await cem.ask('freeSeat', { params: { table: id, seat: 4 } });
    await ann.ask('standIn', { params: { table: id, seat: 4 }, body: { bot: 'easy' } });
    const journal = await cem.ask('exportTable', { params: { table: id } });
    const other = await cem.ask('importTable', { body: { name: 'Elsewhere', journal } });
    expect(other.seats).toMatchObject([
      { seat: 1, person: { name: 'Cem' } },
      { seat: 2 },
      { seat: 4, bot: 'easy' },
    ]);
    const mine = await cem.ask('importTable', { body: { name: 'Mine', mine: [4], journal } });
    const here = await cem.sit(mine.id);
    expect(here.seats).toEqual([4]);
    expect(seen(here).charters.map(({ seat }) => seat)).toContain(4);
    for (const one of [...at, here]) one.close();
  });
});
