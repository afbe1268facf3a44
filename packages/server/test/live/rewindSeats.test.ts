import { expect, test } from 'vitest';
import { Visitor } from '../../src/client/index.ts';
import { anyChoice, chanceFrom, inviteFor } from '../house.ts';
import { told } from '../proofs/told.ts';
import { truthOf } from '../proofs/truth.ts';
import { agreed, lastOf, playOn, proposed, wish } from './rewinding.ts';
import { onServers, seated, there } from './servers.ts';

onServers('who is asked before a table goes back', (servers) => {
  test('whoever plays two seats agrees for both; whoever lets a bot stand in is asked as well, a seat of nobody is not', async () => {
    const [{ url }, { url: elsewhere }] = servers.houses();
    const host = await Visitor.arrive(url, 'Ann');
    const params = { table: '' };
    const { id } = await host.ask('makeTable', {
      body: { name: 'Four', seats: 4, mine: [1, 2], seed: 'four' },
    });
    params.table = id;
    const ben = await Visitor.arrive(url, 'Ben');
    await ben.ask('join', { body: { token: await inviteFor(host, id, 3) } });
    const cem = await Visitor.arrive(url, 'Cem');
    await cem.ask('join', { body: { token: await inviteFor(host, id, 4) } });
    const at = await Promise.all([host.sit(id), ben.sit(id, elsewhere), cem.sit(id)]);
    // Until it is not seat 4's turn, so that its bot has nothing to do.
    const chance = chanceFrom(6);
    do await anyChoice(at, chance);
    while (there(at[0]).seq < 12 || there(at[2]).views.get(4)?.options.length !== 0);
    const base = there(at[0]).seq;
    await cem.ask('standIn', { params: { ...params, seat: 4 }, body: { bot: 'easy' } });
    const heard = proposed(there(at[0]), () => true);
    expect(await wish(there(at[1]), 6, { base })).toMatchObject({ answer: 'accepted', seq: base });
    expect(await heard).toEqual({ base, to: 6, agreed: [3], needed: [1, 2, 3, 4] });
    expect(await wish(there(at[0]), 6, { seat: 2, base })).toMatchObject({ answer: 'accepted', seq: base });
    // Others may act for whoever is away; what they did is not taken back without them.
    expect(await wish(there(at[2]), 6, { base })).toMatchObject({ answer: 'accepted', seq: base + 1 });
    // The bot may have gone on from there already.
    const { states } = await truthOf(servers.houses()[0].parts.store, id);
    expect(there(states[base + 1]).table).toEqual(there(states[6]).table);
    for (const one of at) one.close();
  });

  test('whoever takes over a seat has agreed to nothing, and a chair outside the game is not asked', async () => {
    const { id, people, at } = await seated(servers, 2, { seed: 'hands' });
    const [ann, ben] = [there(at[0]), there(at[1])];
    const [host, gone] = [there(people[0]), there(people[1])];
    const [house] = servers.houses();
    const chance = chanceFrom(14);
    do await anyChoice(at, chance);
    while (ann.seq < 10 || (await lastOf(house, id, 2)) === ann.seq);
    const [base, to] = [ann.seq, await lastOf(house, id, 2)];
    await told(ben, base);
    const dee = await Visitor.arrive(servers.houses()[0].url, 'Dee');
    await dee.ask('join', { body: { token: await inviteFor(host, id, 5) } });
    await wish(ben, to, { base });
    ben.close();
    await gone.ask('leave', { params: { table: id } });
    const cyd = await Visitor.arrive(servers.houses()[0].url, 'Cyd');
    await cyd.ask('join', { body: { token: await inviteFor(host, id, 2) } });
    const sat = await cyd.sit(id, servers.houses()[1].url);
    const heard = proposed(sat, () => true);
    expect(await wish(ann, to, { base })).toMatchObject({ answer: 'accepted', seq: base });
    expect(await heard).toEqual({ base, to, agreed: [1], needed: [1, 2] });
    expect(await wish(sat, to, { base })).toMatchObject({ answer: 'accepted', seq: base + 1 });
    for (const one of [ann, sat]) one.close();
  });

  test('happens as well when the one who had not agreed leaves, and did nothing since', async () => {
    const { id, people, at } = await seated(servers, 3, { seed: 'rest' });
    const [ann, ben, cem] = [there(at[0]), there(at[1]), there(at[2])];
    const [house] = servers.houses();
    const chance = chanceFrom(15);
    do await anyChoice(at, chance);
    while (
      ann.seq < 10 ||
      cem.views.get(3)?.options.length !== 0 ||
      (await lastOf(house, id, 3)) === ann.seq
    );
    const [base, to] = [ann.seq, await lastOf(house, id, 3)];
    for (const one of [ann, ben]) await wish(one, to, { base });
    await there(people[2]).ask('standIn', { params: { table: id, seat: 3 }, body: { bot: 'easy' } });
    expect(ann.seq).toBe(base);
    await there(people[2]).ask('leave', { params: { table: id } });
    await ann.until(() => ann.seq > base);
    expect((await truthOf(servers.houses()[0].parts.store, id)).entries[base]?.choice).toEqual({
      do: 'rewind',
      what: to,
    });
    for (const one of at) one.close();
  });

  test('a chair outside the game neither keeps others from going back nor goes back alone', async () => {
    const { id, people, at } = await seated(servers, 2, { seed: 'outside' });
    const [ann, ben] = [there(at[0]), there(at[1])];
    await playOn(at, 10, 16);
    const base = ann.seq;
    const dee = await Visitor.arrive(servers.houses()[0].url, 'Dee');
    await dee.ask('join', { body: { token: await inviteFor(there(people[0]), id, 5) } });
    const outside = await dee.sit(id);
    await wish(ann, 4, { base });
    await wish(outside, 4, { base });
    await wish(ben, 6, { base });
    expect(await wish(ann, 6, { base })).toMatchObject({ answer: 'accepted', seq: base + 1 });
    const { entries } = await agreed(servers.houses()[0], { id, at });
    expect(entries.at(-1)?.choice).toEqual({ do: 'rewind', what: 6 });
    for (const [i, one] of at.entries()) {
      one.close();
      await there(people[i]).ask('leave', { params: { table: id } });
    }
    await told(outside, base + 1);
    expect(await wish(outside, 2)).toMatchObject({ answer: 'refused', seq: base + 1 });
    outside.close();
  });
});
