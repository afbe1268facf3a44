import { once } from 'node:events';
import { view } from '@charterstone/rules';
import { expect, test } from 'vitest';
import type { AtTable } from '../../src/client/index.ts';
import { CLOSED } from '../../src/live/guest.ts';
import { inviteFor } from '../house.ts';
import type { Checked } from './checked.ts';
import { firstOption, onBothStores, playOn, refusal, refusals } from './evening.ts';

onBothStores('whoever watches by a link', ({ arrive, gather, house }) => {
  async function watched(): Promise<{
    readonly id: string;
    readonly host: Checked;
    readonly at: readonly AtTable[];
    readonly eva: Checked;
    readonly token: string;
  }> {
    const { id, people } = await gather(['Ann', 'Bea']);
    const [host] = people;
    if (host === undefined) throw new Error('there is no host');
    const token = await inviteFor(host, id);
    const eva = await arrive('Eva');
    expect(await eva.ask('readInvite', { body: { token } })).toEqual({
      table: id,
      name: 'Fridays',
      free: true,
    });
    await eva.ask('join', { body: { token } });
    return { id, host, at: await Promise.all(people.map((one) => one.sit(id))), eva, token };
  }

  test('sees what lies open, as it goes, and nothing else', async () => {
    const { id, at, eva } = await watched();
    const watching = await eva.sit(id);
    expect(watching.seats).toEqual([]);
    expect([...watching.views.keys()]).toEqual([0]);
    const table = await house().parts.tables.open(id);
    for (let round = 0; round < 6; round++) {
      await playOn(at, 8, round);
      await watching.until(() => watching.seq === table.seq);
      const seen = watching.views.get(0);
      expect(seen?.cells).toEqual(view(table.state, undefined).table);
      expect(seen).toMatchObject({ options: [], undo: false });
    }
    for (const one of [...at, watching]) one.close();
  });

  test('can’t take the campaign home, in which every deck lies open; whoever plays can', async () => {
    const { id, host, at, eva } = await watched();
    const asked = (one: Checked) => one.ask('exportTable', { params: { table: id } });
    expect(await refusal(asked(eva))).toMatchObject({ status: 403, error: 'forbidden' });
    expect(JSON.parse(await asked(host))).toHaveProperty('setting');
    // Also whoever has got up since.
    await host.ask('freeSeat', { params: { table: id, seat: 1 } });
    expect(JSON.parse(await asked(host))).toHaveProperty('setting');
    // And whoever has left; but not those who watched, and left.
    for (const one of [host, eva]) await one.ask('leave', { params: { table: id } });
    expect(JSON.parse(await asked(host))).toHaveProperty('setting');
    expect(await refusal(asked(eva))).toMatchObject({ status: 404, error: 'not-found' });
    for (const one of at) one.close();
  });

  test('can’t choose, take back, go back or ask for hints, for nobody’s seat', async () => {
    const { id, at, eva } = await watched();
    await playOn(at, 5);
    const watching = await eva.sit(id);
    const seq = watching.seq;
    const deciding = at.find((one) =>
      one.seats.some((seat) => (one.views.get(seat)?.options.length ?? 0) > 0),
    );
    const [seat = 1] = deciding?.seats ?? [];
    const refused = { answer: 'refused', seq, reasons: [{ lack: 'notYourSeat' }] };
    const option = deciding === undefined ? '' : firstOption(deciding, seat);
    for (const chair of [1, 2, 3]) {
      expect(await watching.choose(chair, chair === seat ? option : 'pass')).toMatchObject(refused);
      for (const choices of [
        [{ do: 'undo' }],
        [{ do: 'part' }],
        [{ do: 'name', what: 'village', text: 'Evaville' }],
      ])
        expect(
          await watching.ask({ type: 'choose', id: crypto.randomUUID(), seat: chair, base: seq, choices }),
        ).toMatchObject(refused);
      for (const message of [
        { type: 'hint' as const },
        { type: 'foresee' as const, base: seq, choices: [{ do: 'pass' }] },
        { type: 'rewind' as const, base: seq, to: 1 },
        { type: 'withdraw' as const, base: seq },
      ])
        expect(await watching.ask({ ...message, id: crypto.randomUUID(), seat: chair })).toMatchObject(
          refused,
        );
    }
    expect((await house().parts.tables.open(id)).seq).toBe(seq);
    for (const one of [...at, watching]) one.close();
  });

  test('can’t let bots play, take or free seats, make links or be the host', async () => {
    const { id, at, host, eva } = await watched();
    const table = { table: id };
    const forbidden = [
      eva.ask('standIn', { params: { ...table, seat: 1 }, body: { bot: 'easy' } }),
      eva.ask('handBack', { params: { ...table, seat: 1 } }),
      eva.ask('freeSeat', { params: { ...table, seat: 2 } }),
      eva.ask('makeInvite', { params: table, body: {} }),
      eva.ask('changeTable', { params: table, body: { name: 'Evas' } }),
    ];
    for (const told of await refusals(forbidden)) expect(told).toMatchObject({ status: 403 });
    const taken = eva.ask('takeSeat', { params: { ...table, seat: 2 } });
    expect(await refusal(taken)).toMatchObject({ status: 409, error: 'seat-taken' });
    const made = host.ask('changeTable', { params: table, body: { host: await eva.id() } });
    expect(await refusal(made)).toMatchObject({
      ...{ status: 400, error: 'no-participant' },
      message: expect.stringContaining('only somebody who plays at the table can be its host'),
    });
    for (const one of at) one.close();
  });

  test('is offered no seat, however free; whoever sat there is, and the host', async () => {
    const { id, people } = await gather(['Ann', 'Bea'], { seats: 3 });
    const [host, bea] = people;
    const eva = await arrive('Eva');
    if (host === undefined || bea === undefined) throw new Error('somebody is missing');
    await eva.ask('join', { body: { token: await inviteFor(host, id) } });
    const openFor = async (one: Checked) => (await one.ask('openSeats', { params: { table: id } })).seats;
    expect(await Promise.all([host, bea, eva].map(openFor))).toEqual([[3], [], []]);
    const hers = { params: { table: id, seat: 2 } };
    await bea.ask('freeSeat', hers);
    expect(await Promise.all([host, bea, eva].map(openFor))).toEqual([[2, 3], [2], []]);
    expect(await refusal(eva.ask('takeSeat', hers))).toMatchObject({ status: 403 });
    await bea.ask('takeSeat', hers);
    expect(await openFor(bea)).toEqual([]);
  });

  test('is shown out when the link is revoked, and does not come in again; the others play on', async () => {
    const { id, at, host, eva, token } = await watched();
    const other = await arrive('Fay');
    const second = await inviteFor(host, id);
    await other.ask('join', { body: { token: second } });
    const [watching, staying] = [await eva.sit(id), await other.sit(id)];
    const { invites } = await host.ask('invites', { params: { table: id } });
    const mine = invites.filter(({ seat, revoked }) => seat === undefined && !revoked);
    expect(mine).toHaveLength(2);
    const shownOut = once(watching.heard, 'closed');
    await host.ask('revokeInvite', { params: { table: id, invite: mine[0]?.id ?? '' } });
    expect(await shownOut).toEqual([CLOSED.notYours]);
    await expect(eva.sit(id)).rejects.toThrow('refused: 404');
    expect(await refusal(eva.ask('tableInfo', { params: { table: id } }))).toMatchObject({ status: 404 });
    expect(await refusal(eva.ask('join', { body: { token } }))).toMatchObject({ error: 'no-invite' });
    expect((await eva.ask('myTables')).tables).toEqual([]);
    expect(await refusal(eva.ask('comeBack', { params: { table: id } }))).toMatchObject({ status: 404 });
    await playOn(at, 3);
    await staying.until(() => staying.seq === at[0]?.seq);
    for (const one of [...at, staying]) one.close();
  });

  test('and plays as well, since before or since then, stays when the link is revoked', async () => {
    const { id, people } = await gather(['Ann', 'Bea'], { seats: 3 });
    const [host, bea] = people;
    const eva = await arrive('Eva');
    if (host === undefined || bea === undefined) throw new Error('somebody is missing');
    const token = await inviteFor(host, id);
    for (const one of [bea, eva]) await one.ask('join', { body: { token } });
    await eva.ask('join', { body: { token: await inviteFor(host, id, 3) } });
    const at = await Promise.all([host, bea, eva].map((one) => one.sit(id)));
    const { invites } = await host.ask('invites', { params: { table: id } });
    const watch = invites.find(({ seat }) => seat === undefined);
    await host.ask('revokeInvite', { params: { table: id, invite: watch?.id ?? '' } });
    expect(await playOn(at, 12)).toBe(12);
    expect(at.map(({ seats }) => seats)).toEqual([[1], [2], [3]]);
    for (const one of at) one.close();
  });

  test('can leave and come back as long as the link holds', async () => {
    const { id, at, eva } = await watched();
    await eva.ask('leave', { params: { table: id } });
    await expect(eva.sit(id)).rejects.toThrow('refused: 404');
    expect((await eva.ask('myTables')).tables).toMatchObject([{ left: true, mine: [] }]);
    await eva.ask('comeBack', { params: { table: id } });
    const again = await eva.sit(id);
    expect(again.seats).toEqual([]);
    for (const one of [...at, again]) one.close();
  });
});
