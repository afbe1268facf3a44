import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { CLOSED } from '../../src/live/guest.ts';
import { messageBy } from '../../src/tables/message.ts';
import { inviteFor } from '../house.ts';
import type { Checked } from './checked.ts';
import { firstOption, onBothStores, refusal, refusals } from './evening.ts';

onBothStores('the host shows out', ({ arrive, house }) => {
  /** A table of two: its host on the second chair, and a stranger on the first, to whom the link for it has got. */
  async function leaked(): Promise<{
    readonly id: string;
    readonly host: Checked;
    readonly eve: Checked;
    readonly token: string;
    /** The host shows somebody out. */
    readonly out: (whom: Checked) => Promise<unknown>;
  }> {
    const [host, eve] = [await arrive('Ann'), await arrive('Eve')];
    const { id } = await host.ask('makeTable', { body: { name: 'Fridays', seats: 2, mine: [2], games: 1 } });
    const token = await inviteFor(host, id, 1);
    await eve.ask('join', { body: { token } });
    const out = async (whom: Checked) =>
      host.ask('showOut', { params: { table: id, person: await whom.id() } });
    return { id, host, eve, token, out };
  }

  /** What somebody could do who is at a table, or was. */
  const attempts = (one: Checked, table: string) => [
    one.ask('tableInfo', { params: { table } }),
    one.ask('comeBack', { params: { table } }),
    one.ask('takeSeat', { params: { table, seat: 1 } }),
    one.ask('exportTable', { params: { table } }),
    one.ask('history', { params: { table } }),
    one.ask('outline', { params: { table } }),
    one.ask('earlierChat', { params: { table }, query: { before: 5 } }),
    one.ask('hideTable', { params: { table }, body: { hidden: true } }),
  ];

  test('a stranger who sits there by a link that got astray: the seat is free, and nothing of the table is theirs', async () => {
    const { id, host, eve, token, out } = await leaked();
    const at = await eve.sit(id);
    const closed = once(at.heard, 'closed');
    expect(await out(eve)).toMatchObject({ seats: [{ seat: 1 }, { seat: 2, person: { name: 'Ann' } }] });
    expect((await host.ask('tableInfo', { params: { table: id } })).seats[0]).toEqual({ seat: 1 });
    expect(await closed).toEqual([CLOSED.notYours]);
    await expect(eve.sit(id)).rejects.toThrow('refused: 404');
    for (const told of await refusals(attempts(eve, id))) expect(told).toMatchObject({ status: 404 });
    expect((await eve.ask('myTables')).tables).toEqual([]);
    expect(await refusal(eve.ask('join', { body: { token } }))).toMatchObject({ error: 'no-invite' });
    // Perhaps nobody heard that it was done: the same wish again is no mistake.
    await out(eve);
    expect(await refusal(out(await arrive('Nobody')))).toMatchObject({ status: 404 });
  });

  test('by every link that there was: only one that is made afterwards lets them in', async () => {
    const { id, host, eve, out } = await leaked();
    const older = [await inviteFor(host, id), await inviteFor(host, id), await inviteFor(host, id, 1)];
    for (const token of older.slice(0, 2)) await eve.ask('join', { body: { token } });
    await out(eve);
    for (const token of older)
      expect(await refusal(eve.ask('join', { body: { token } }))).toMatchObject({ error: 'no-invite' });
    await eve.ask('join', { body: { token: await inviteFor(host, id) } });
    await eve.ask('tableInfo', { params: { table: id } });
  });

  test('whatever the clocks of servers say: what came first is known to the database', async () => {
    const HOUR = 3_600_000;
    const { id, host, eve, out } = await leaked();
    const { db } = house().parts.store;
    // A server that is an hour ahead made a link, another one shows out; then the other way round.
    const early = await inviteFor(host, id);
    await db
      .updateTable('invites')
      .set({ made_at: Date.now() + HOUR })
      .where('campaign', '=', id)
      .execute();
    await out(eve);
    expect(await refusal(eve.ask('join', { body: { token: early } }))).toMatchObject({ error: 'no-invite' });
    await db
      .updateTable('members')
      .set({ shown_out_at: Date.now() + 2 * HOUR })
      .where('user', '=', await eve.id())
      .execute();
    const seat = await inviteFor(host, id, 1);
    await eve.ask('join', { body: { token: await inviteFor(host, id) } });
    await eve.ask('join', { body: { token: seat } });
    await eve.ask('tableInfo', { params: { table: id } });
  });

  test('whoever has got up and still looks on, and whoever has left', async () => {
    for (const going of ['freeSeat', 'leave'] as const) {
      const { id, eve, token, out } = await leaked();
      await eve.ask(going, { params: { table: id, ...(going === 'leave' ? {} : { seat: 1 }) } });
      await out(eve);
      for (const told of await refusals(attempts(eve, id))) expect(told).toMatchObject({ status: 404 });
      expect(await refusal(eve.ask('join', { body: { token } }))).toMatchObject({ error: 'no-invite' });
    }
  });

  test('until somebody is invited anew: to the seat, or to watch and no more', async () => {
    const { id, host, eve, out } = await leaked();
    await out(eve);
    await eve.ask('join', { body: { token: await inviteFor(host, id) } });
    expect(await refusal(eve.ask('exportTable', { params: { table: id } }))).toMatchObject({ status: 403 });
    expect((await eve.ask('openSeats', { params: { table: id } })).seats).toEqual([]);
    await out(eve);
    await eve.ask('join', { body: { token: await inviteFor(host, id, 1) } });
    const at = await eve.sit(id);
    expect(at.seats).toEqual([1]);
    expect(await at.choose(1, firstOption(at, 1))).toMatchObject({ answer: 'accepted' });
    at.close();
  });

  test('one who watches, and nobody else who came by the same link; it has ended for everybody new', async () => {
    const { id, host, out } = await leaked();
    const token = await inviteFor(host, id);
    const [eva, fay, gil] = [await arrive('Eva'), await arrive('Fay'), await arrive('Gil')];
    for (const one of [eva, fay]) await one.ask('join', { body: { token } });
    const [hers, staying] = [await eva.sit(id), await fay.sit(id)];
    const closed = once(hers.heard, 'closed');
    await out(eva);
    expect(await closed).toEqual([CLOSED.notYours]);
    await expect(eva.sit(id)).rejects.toThrow('refused: 404');
    for (const one of [eva, gil])
      expect(await refusal(one.ask('join', { body: { token } }))).toMatchObject({ error: 'no-invite' });
    await fay.ask('tableInfo', { params: { table: id } });
    const { invites } = await host.ask('invites', { params: { table: id } });
    const open = invites.filter(({ seat, revoked }) => seat === undefined && !revoked);
    expect(open).toHaveLength(1);
    const alsoClosed = once(staying.heard, 'closed');
    await host.ask('revokeInvite', { params: { table: id, invite: open[0]?.id ?? '' } });
    expect(await alsoClosed).toEqual([CLOSED.notYours]);
  });

  test('nobody who has played, however long they are gone: they are told so, and nothing changes', async () => {
    const { id, eve, token, out } = await leaked();
    const at = await eve.sit(id);
    await at.choose(1, firstOption(at, 1));
    const refused = {
      status: 409,
      error: 'has-played',
      message: expect.stringContaining('have played here'),
    };
    expect(await refusal(out(eve))).toMatchObject(refused);
    expect(at.table?.seats[0]?.person?.name).toBe('Eve');
    at.close();
    await eve.ask('leave', { params: { table: id } });
    expect(await refusal(out(eve))).toMatchObject(refused);
    await eve.ask('comeBack', { params: { table: id } });
    await eve.ask('join', { body: { token } });
  });

  test('knows whom: everybody who was let in, and whether they have played', async () => {
    const { id, host, eve, out } = await leaked();
    const [eva, gone] = [await arrive('Eva'), await arrive('Gone')];
    for (const one of [eva, gone]) await one.ask('join', { body: { token: await inviteFor(host, id) } });
    const at = await eve.sit(id);
    await at.choose(1, firstOption(at, 1));
    at.close();
    await eve.ask('leave', { params: { table: id } });
    await out(gone);
    const { people } = await host.ask('people', { params: { table: id } });
    expect(people.map(({ person, ...how }) => ({ name: person.name, ...how }))).toEqual([
      { name: 'Ann', watches: false, left: false, played: false },
      { name: 'Eve', watches: false, left: true, played: true },
      { name: 'Eva', watches: true, left: false, played: false },
    ]);
    expect(await refusal(out(host))).toMatchObject({ status: 409, error: 'host-stays' });
  });

  test('whoever makes their first choice at this instant: it stands and they stay, or they are out and it was never made', async () => {
    const seen = new Set<string>();
    // Whoever was first comes later the next time, more and more until the other was, and then by a little: until it hangs on an instant.
    let [head, step] = [0, 1];
    for (let round = 0; round < 12 || (seen.size < 2 && round < 40); round++) {
      const { id, host, eve, out } = await leaked();
      const at = await eve.sit(id);
      const choosing = pause(Math.max(0, head)).then(() => at.choose(1, firstOption(at, 1)));
      const showing = pause(Math.max(0, -head)).then(() => out(eve));
      const [chosen, shown] = await Promise.allSettled([choosing, showing]);
      const written = (await house().parts.tables.journal.after(id, 0)).some(({ seat }) => seat === 1);
      const { seats } = await host.ask('tableInfo', { params: { table: id } });
      const what = shown.status === 'fulfilled' ? 'out' : 'stays';
      seen.add(what);
      head += what === 'out' ? -step : step;
      step = seen.size < 2 ? 2 * step : Math.max(1, step / 2);
      expect({ written, sits: seats[0]?.person !== undefined }).toEqual(
        what === 'out' ? { written: false, sits: false } : { written: true, sits: true },
      );
      if (what === 'stays') {
        expect(shown).toMatchObject({ reason: { error: 'has-played' } });
        expect(chosen).toMatchObject({ value: { answer: 'accepted' } });
      } else if (chosen.status === 'fulfilled')
        expect(chosen.value).toMatchObject({ answer: 'refused', reasons: [{ lack: 'notYourSeat' }] });
      at.close();
    }
    expect([...seen].sort()).toEqual(['out', 'stays']);
  });

  test('and the journal takes nothing more from them, whatever a server still believes', async () => {
    const { id, eve, out } = await leaked();
    await out(eve);
    const entry = {
      seq: 1,
      seat: 1,
      choice: { do: 'pass' } as const,
      message: messageBy(await eve.id(), 'late'),
      at: 1,
    };
    const { journal } = house().parts.tables;
    await expect(journal.append(id, [entry])).rejects.toThrow('shown out');
    expect(await journal.after(id, 0)).toEqual([]);
    expect(await journal.append(id, [{ ...entry, message: 'bot-1' }])).toBe(true);
  });
});
