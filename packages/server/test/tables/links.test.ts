import { expect, test } from 'vitest';
import { inviteFor } from '../house.ts';
import { Checked } from './checked.ts';
import { onBothStores, playOn, refusal, refusals } from './evening.ts';

onBothStores('a link to a seat', ({ arrive, house }) => {
  async function tableOf(host: Checked, seats = 3): Promise<string> {
    return (await host.ask('makeTable', { body: { name: 'Fridays', seats, games: 1 } })).id;
  }

  test('says what it leads to, to anybody, and brings whoever takes it to that seat', async () => {
    const ann = await arrive('Ann');
    const id = await tableOf(ann);
    const { link, invite } = await ann.ask('makeInvite', { params: { table: id }, body: { seat: 3 } });
    expect(link).toMatch(new RegExp(`^${house().url}/#/join/[\\w-]{22,}$`));
    expect(invite).toMatchObject({ seat: 3, revoked: false });
    const token = link.split('/').at(-1);
    const nobody = new Checked(house().url);
    const offer = { table: id, name: 'Fridays', seat: 3, free: true };
    expect(await nobody.ask('readInvite', { body: { token } })).toEqual(offer);
    expect(await refusal(nobody.ask('join', { body: { token } }))).toMatchObject({
      status: 401,
      error: 'no-session',
    });
    const bea = await arrive('Bea');
    expect(await refusal(bea.ask('tableInfo', { params: { table: id } }))).toMatchObject({ status: 404 });
    const joined = await bea.ask('join', { body: { token } });
    expect(joined.seats).toMatchObject([
      { person: { name: 'Ann' } },
      { seat: 2 },
      { seat: 3, person: { name: 'Bea' } },
    ]);
    const at = await bea.sit(id);
    expect(at.seats).toEqual([3]);
    at.close();
    expect(await nobody.ask('readInvite', { body: { token } })).toEqual({ ...offer, free: false });
    expect(await bea.ask('readInvite', { body: { token } })).toEqual(offer);
  });

  test('taken twice by the same person is taken once', async () => {
    const ann = await arrive('Ann');
    const bea = await arrive('Bea');
    const token = await inviteFor(ann, await tableOf(ann), 2);
    const once = await bea.ask('join', { body: { token } });
    expect(await bea.ask('join', { body: { token } })).toEqual(once);
    expect((await bea.ask('myTables')).tables).toHaveLength(1);
  });

  test('is the only one for its seat, also of several that are made at the same instant', async () => {
    for (let round = 0; round < 6; round++) {
      const ann = await arrive('Ann');
      const params = { table: await tableOf(ann) };
      await Promise.all([1, 2, 3, 4].map(() => ann.ask('makeInvite', { params, body: { seat: 2 } })));
      const { invites } = await ann.ask('invites', { params });
      expect(invites.filter(({ revoked }) => !revoked)).toHaveLength(1);
    }
  });

  test('is ended by a new one for the same seat, and by nothing for another', async () => {
    const ann = await arrive('Ann');
    const bea = await arrive('Bea');
    const id = await tableOf(ann);
    const [first, other, second] = [
      await inviteFor(ann, id, 2),
      await inviteFor(ann, id, 3),
      await inviteFor(ann, id, 2),
    ];
    for (const question of ['readInvite', 'join'] as const)
      expect(await refusal(bea.ask(question, { body: { token: first } }))).toMatchObject({
        status: 404,
        error: 'no-invite',
      });
    expect(await bea.ask('readInvite', { body: { token: other } })).toMatchObject({ seat: 3, free: true });
    expect((await bea.ask('join', { body: { token: second } })).seats[1]).toMatchObject({
      person: { name: 'Bea' },
    });
  });

  test('can be revoked before it is taken; whoever has taken it stays', async () => {
    const ann = await arrive('Ann');
    const [bea, cem] = [await arrive('Bea'), await arrive('Cem')];
    const id = await tableOf(ann);
    const table = { table: id };
    const taken = await inviteFor(ann, id, 2);
    await bea.ask('join', { body: { token: taken } });
    const open = await inviteFor(ann, id, 3);
    const { invites } = await ann.ask('invites', { params: table });
    expect(invites.map(({ seat, revoked }) => [seat, revoked])).toEqual([
      [2, false],
      [3, false],
    ]);
    expect(JSON.stringify(invites)).not.toContain(open);
    const at = await bea.sit(id);
    for (const invite of invites) await ann.ask('revokeInvite', { params: { ...table, invite: invite.id } });
    expect(await refusal(cem.ask('join', { body: { token: open } }))).toMatchObject({ error: 'no-invite' });
    expect((await bea.ask('tableInfo', { params: table })).seats[1]).toMatchObject({
      person: { name: 'Bea' },
    });
    await at.until(() => at.isOpen);
    expect(at.seats).toEqual([2]);
    at.close();
    const [invite] = invites;
    // The same wish again is no mistake: perhaps nobody heard that it was done.
    await ann.ask('revokeInvite', { params: { ...table, invite: invite?.id ?? '' } });
    const unknown = ann.ask('revokeInvite', { params: { ...table, invite: 'nobodys' } });
    expect(await refusal(unknown)).toMatchObject({ status: 404 });
  });

  test('is the host’s to make, to see and to end, of this table alone', async () => {
    const [ann, bea, cem] = [await arrive('Ann'), await arrive('Bea'), await arrive('Cem')];
    const [id, hers] = [await tableOf(ann), await tableOf(cem)];
    await bea.ask('join', { body: { token: await inviteFor(ann, id, 2) } });
    const { invite } = await ann.ask('makeInvite', { params: { table: id }, body: { seat: 3 } });
    const asked = (who: Checked, table: string) => [
      who.ask('makeInvite', { params: { table }, body: { seat: 3 } }),
      who.ask('invites', { params: { table } }),
      who.ask('revokeInvite', { params: { table, invite: invite.id } }),
    ];
    for (const told of await refusals(asked(bea, id))) expect(told).toMatchObject({ status: 403 });
    for (const told of await refusals(asked(cem, id))) expect(told).toMatchObject({ status: 404 });
    const stranger = cem.ask('revokeInvite', { params: { table: hers, invite: invite.id } });
    expect(await refusal(stranger)).toMatchObject({ status: 404 });
    expect((await ann.ask('invites', { params: { table: id } })).invites.at(-1)).toMatchObject({
      revoked: false,
    });
  });

  test('is not made for a chair that an Automa sits on', async () => {
    const ann = await arrive('Ann');
    const { id } = await ann.ask('makeTable', { body: { name: 'Fridays', seats: 2, automas: 2 } });
    const asked = (seat: number) => ann.ask('makeInvite', { params: { table: id }, body: { seat } });
    for (const seat of [2, 5, 6]) expect((await asked(seat)).invite).toMatchObject({ seat });
    for (const told of await refusals([asked(3), asked(4)])) {
      expect(told).toMatchObject({ status: 409, error: 'no-seat' });
      expect(told.message).toMatch(/an Automa sits on chair [34]/);
    }
  });

  test('taken while the host lets a bot play there: whoever came plays for themselves', async () => {
    const [ann, bea] = [await arrive('Ann'), await arrive('Bea')];
    for (let round = 0; round < 15; round++) {
      const id = await tableOf(ann, 2);
      const token = await inviteFor(ann, id, 2);
      const [late, joined] = await Promise.allSettled([
        ann.ask('standIn', { params: { table: id, seat: 2 }, body: { bot: 'easy' } }),
        bea.ask('join', { body: { token } }),
      ]);
      expect(joined.status).toBe('fulfilled');
      // Either the bot was there first and made room, or its host is told that the seat is taken.
      if (late.status === 'rejected') expect([403, 409]).toContain(late.reason.status);
      const { seats } = await bea.ask('tableInfo', { params: { table: id } });
      expect(seats[1]).toEqual({ seat: 2, person: { id: await bea.id(), name: 'Bea' } });
    }
  });

  test('raced for by three people is one’s: the others are told so and are not at the table', async () => {
    const ann = await arrive('Ann');
    const racers = [await arrive('Bea'), await arrive('Cem'), await arrive('Dov')];
    const winners = new Map<string, number>();
    for (let round = 0; round < 25; round++) {
      const id = await tableOf(ann, 2);
      const token = await inviteFor(ann, id, 2);
      const runs = await Promise.allSettled(racers.map((one) => one.ask('join', { body: { token } })));
      const won = runs.flatMap((run) => (run.status === 'fulfilled' ? [run.value] : []));
      const lost = runs.flatMap((run) => (run.status === 'rejected' ? [run.reason] : []));
      expect(won).toHaveLength(1);
      expect(lost).toMatchObject([
        { status: 409, error: 'seat-taken' },
        { status: 409, error: 'seat-taken' },
      ]);
      const { seats } = await ann.ask('tableInfo', { params: { table: id } });
      expect(won[0]?.seats).toEqual(seats);
      const [, { person } = {}] = seats;
      winners.set(person?.name ?? 'nobody', (winners.get(person?.name ?? 'nobody') ?? 0) + 1);
      const inside = await Promise.all(
        racers.map((one) =>
          one.ask('tableInfo', { params: { table: id } }).then(
            () => true,
            () => false,
          ),
        ),
      );
      expect(inside.filter((isIn) => isIn)).toHaveLength(1);
    }
    expect(winners.has('nobody')).toBe(false);
    expect([...winners.values()].reduce((sum, many) => sum + many)).toBe(25);
  });

  test('brings somebody who watched from the side to the table, with a view of their own', async () => {
    const [ann, bea] = [await arrive('Ann'), await arrive('Bea')];
    const id = await tableOf(ann, 2);
    await bea.ask('join', { body: { token: await inviteFor(ann, id) } });
    const at = await bea.sit(id);
    expect(at.seats).toEqual([]);
    await bea.ask('join', { body: { token: await inviteFor(ann, id, 2) } });
    await at.until(() => at.seats.includes(2) && at.views.has(2));
    const host = await ann.sit(id);
    expect(await playOn([host, at], 8)).toBe(8);
    for (const one of [host, at]) one.close();
  });
});
