import { choiceText, options, view } from '@charterstone/rules';
import { expect, test } from 'vitest';
import type { AtTable } from '../../src/client/index.ts';
import type { Table } from '../../src/tables/table.ts';
import { chanceFrom, inviteFor } from '../house.ts';
import { onOneStore, playOn } from './evening.ts';

/** What is seen from each seat is what that seat may see, no more and no less. */
function expectOwnViews(at: AtTable, { state }: Table): void {
  for (const [seat, seen] of at.views) {
    expect(seen.cells.join()).toBe(view(state, seat).table.join());
    expect(seen.options).toEqual(options(state, seat).map(choiceText));
  }
}

onOneStore('several seats on one device', ({ arrive, gather, house }) => {
  test('each has its own view and its own options, in one socket, also where something is secret', async () => {
    const ann = await arrive('Ann');
    // In the ninth game people hold what others do not see.
    const { id } = await ann.ask('makeTable', {
      body: {
        name: 'One tablet',
        seats: 4,
        mine: [1, 2, 4],
        bots: { 3: 'easy' },
        preparedGame: 9,
        seed: 'tablet',
      },
    });
    const at = await ann.sit(id);
    const table = await house().parts.tables.open(id);
    expect(at.seats).toEqual([1, 2, 4]);
    expect([...at.views.keys()]).toEqual([1, 2, 4]);
    const chance = chanceFrom(3);
    const deciding = () => at.seats.filter((seat) => (at.views.get(seat)?.options ?? []).length > 0);
    const decided = new Set<number>();
    let differing = 0;
    for (let steps = 0; steps < 60; steps++) {
      await at.until(() => deciding().length > 0 && at.seq === table.seq);
      const [seat = 0] = deciding();
      expectOwnViews(at, table);
      if (new Set(at.seats.map((one) => at.views.get(one)?.cells.join())).size > 1) differing++;
      decided.add(seat);
      const mine = at.views.get(seat)?.options ?? [];
      const answer = await at.choose(seat, mine[chance(mine.length)] ?? '');
      expect(answer.answer).toBe('accepted');
      await at.until(() => at.seq >= answer.seq);
    }
    expect(decided).toEqual(new Set([1, 2, 4]));
    expect(differing).toBeGreaterThan(10);
    at.close();
  });

  test('can be given away one by one: to a friend who comes with a device of their own', async () => {
    const ann = await arrive('Ann');
    const { id } = await ann.ask('makeTable', {
      body: { name: 'One tablet', seats: 2, mine: [1, 2], games: 1 },
    });
    const at = await ann.sit(id);
    await playOn([at], 4);
    await ann.ask('freeSeat', { params: { table: id, seat: 2 } });
    // It is hers no longer, however soon she says something for it.
    const late = await at.choose(2, at.views.get(2)?.options[0] ?? at.views.get(1)?.options[0] ?? '');
    expect(late).toMatchObject({ answer: 'refused', reasons: [{ lack: 'notYourSeat' }] });
    await at.until(() => !at.views.has(2));
    const bea = await arrive('Bea');
    await bea.ask('join', { body: { token: await inviteFor(ann, id, 2) } });
    const hers = await bea.sit(id);
    expect([at.seats, hers.seats]).toEqual([[1], [2]]);
    expect(await playOn([at, hers], 10)).toBe(10);
    for (const one of [at, hers]) one.close();
  });

  test('or to a bot: whoever leaves and comes back finds the seats they had, not those they gave up', async () => {
    const ann = await arrive('Ann');
    const { id } = await ann.ask('makeTable', {
      body: { name: 'One tablet', seats: 3, mine: [1, 2, 3], games: 1 },
    });
    const [second, third] = [
      { table: id, seat: 2 },
      { table: id, seat: 3 },
    ];
    await ann.ask('freeSeat', { params: second });
    await ann.ask('standIn', { params: second, body: { bot: 'easy' } });
    await ann.ask('standIn', { params: third, body: { bot: 'easy' } });
    await ann.ask('leave', { params: { table: id } });
    const { seats } = await ann.ask('comeBack', { params: { table: id } });
    const person = { id: await ann.id(), name: 'Ann' };
    expect(seats).toEqual([
      { seat: 1, person },
      { seat: 2, bot: 'easy' },
      { seat: 3, person },
    ]);
    // It was hers once: she may sit down there again, and then it is kept for her.
    await ann.ask('takeSeat', { params: second });
    await ann.ask('leave', { params: { table: id } });
    expect((await ann.ask('comeBack', { params: { table: id } })).seats[1]).toEqual({ seat: 2, person });
  });

  test('have names of their own, which others see, and which nobody else gets with the seat', async () => {
    const ann = await arrive('Ann');
    const bea = await arrive('Bea');
    const body = { name: 'One tablet', seats: 3, mine: [1, 2], names: { 2: ' Bo ' }, games: 1 };
    const { id, seats } = await ann.ask('makeTable', { body });
    const person = { id: await ann.id(), name: 'Ann' };
    expect(seats.slice(0, 2)).toEqual([
      { seat: 1, person },
      { seat: 2, person, name: 'Bo' },
    ]);
    await bea.ask('join', { body: { token: await inviteFor(ann, id, 3) } });
    const hers = await bea.sit(id);
    const second = { table: id, seat: 2 };
    await ann.ask('nameSeat', { params: second, body: { name: 'Bruno' } });
    await hers.until(() => hers.table?.seats[1]?.name === 'Bruno');
    // Whoever comes back is still called so, and whoever sits there instead is not.
    await ann.ask('leave', { params: { table: id } });
    await ann.ask('comeBack', { params: { table: id } });
    expect((await ann.ask('tableInfo', { params: { table: id } })).seats[1]?.name).toBe('Bruno');
    const copy = await ann.ask('whatIf', { params: { table: id, seq: 0 }, body: {} });
    expect(copy.seats.map(({ name }) => name)).toEqual([undefined, 'Bruno', undefined]);
    await ann.ask('freeSeat', { params: second });
    const cy = await arrive('Cy');
    // The table was handed over when she left.
    const taken = await cy.ask('join', { body: { token: await inviteFor(bea, id, 2) } });
    expect(taken.seats[1]).toEqual({ seat: 2, person: { id: await cy.id(), name: 'Cy' } });
    // A name is wanted as any other; without one the seat goes by its person's.
    for (const name of ['', '\u202eoB', '\ufe0f', '\u0301', 'x'.repeat(41)])
      await expect(ann.ask('nameSeat', { params: { table: id, seat: 1 }, body: { name } })).rejects.toThrow();
    const first = { table: id, seat: 1 };
    await ann.ask('nameSeat', { params: first, body: { name: 'Anna' } });
    expect((await ann.ask('nameSeat', { params: first, body: {} })).seats[0]).toEqual({ seat: 1, person });
    await expect(
      ann.ask('makeTable', { body: { name: 'One tablet', seats: 2, mine: [1], names: { 2: 'Bo' } } }),
    ).rejects.toThrow('not yours');
    hers.close();
  });

  test('have names that differ, however they are written', async () => {
    const ann = await arrive('Ann');
    const body = { name: 'One tablet', seats: 3, mine: [1, 2], games: 1 };
    await expect(
      ann.ask('makeTable', { body: { ...body, names: { 1: 'Anna', 2: ' ANNA' } } }),
    ).rejects.toMatchObject({ status: 409, error: 'same-name' });
    const { id } = await ann.ask('makeTable', { body: { ...body, names: { 1: 'Anna', 2: 'Bo' } } });
    const named = (person: typeof ann, seat: number, name: string) =>
      person.ask('nameSeat', { params: { table: id, seat }, body: { name } });
    await expect(named(ann, 2, 'anna')).rejects.toMatchObject({ status: 409, error: 'same-name' });
    // One's own name may be written otherwise, and others call themselves what they like.
    expect((await named(ann, 1, 'ANNA')).seats[0]?.name).toBe('ANNA');
    const bea = await arrive('Bea');
    await bea.ask('join', { body: { token: await inviteFor(ann, id, 3) } });
    expect((await named(bea, 3, 'Anna')).seats[2]?.name).toBe('Anna');
  });

  test('and one seat on several devices: all of them show the same, and any of them can choose', async () => {
    const { id, people } = await gather(['Ann', 'Bea']);
    const [ann, bea] = people;
    if (ann === undefined || bea === undefined) throw new Error('somebody is missing');
    const [phone, tablet, hers] = [await ann.sit(id), await ann.sit(id), await bea.sit(id)];
    for (let turn = 0; turn < 12; turn++) {
      await playOn([turn % 2 === 0 ? phone : tablet, hers], 1, turn);
      await Promise.all([phone, tablet].map((at) => at.until(() => at.seq >= turn + 1)));
      expect(phone.views.get(1)).toEqual(tablet.views.get(1));
    }
    expect(phone.here).toHaveLength(2);
    for (const one of [phone, tablet, hers]) one.close();
  });
});
