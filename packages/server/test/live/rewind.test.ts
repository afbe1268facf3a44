import { randomUUID } from 'node:crypto';
import type { FromServer } from '@charterstone/protocol';
import { expect, test } from 'vitest';
import { type Answer, Visitor } from '../../src/client/index.ts';
import { chanceFrom, inviteFor } from '../house.ts';
import { told } from '../proofs/told.ts';
import { agreed, playOn, proposed, wish } from './rewinding.ts';
import { onServers, seated, there } from './servers.ts';

onServers('going back together', (servers) => {
  test('happens when every seat agrees, whichever server they are on, and nothing before can be undone', async () => {
    const { id, at } = await seated(servers, 3, { seed: 'back' });
    const [ann, ben, cem] = [there(at[0]), there(at[1]), there(at[2])];
    await playOn(at, 30, 1);
    const base = ann.seq;
    const [toBen, toCem] = [proposed(ben, () => true), proposed(cem, ({ agreed }) => agreed.length === 2)];
    expect(await wish(ann, 12)).toMatchObject({ answer: 'accepted', seq: base });
    expect(await toBen).toEqual({ base, to: 12, agreed: [1], needed: [1, 2, 3] });
    expect(await wish(ben, 12, { base })).toMatchObject({ answer: 'accepted', seq: base });
    expect(await toCem).toEqual({ base, to: 12, agreed: [1, 2], needed: [1, 2, 3] });
    expect(ann.seq).toBe(base);
    const steps: FromServer[] = [];
    ann.heard.on('message', (message) => message.type === 'step' && steps.push(message));
    expect(await wish(cem, 12, { base })).toMatchObject({ answer: 'accepted', seq: base + 1 });
    const { states, last } = await agreed(servers.houses()[0], { id, at });
    expect(steps).toMatchObject([{ from: base, seq: base + 1, rewoundTo: 12 }]);
    expect(last.table).toEqual(there(states[12]).table);
    for (const one of at)
      expect(await one.choose(there(one.seats[0]), 'undo')).toMatchObject({ answer: 'refused' });
    await playOn(at, 10, 2);
    await agreed(servers.houses()[0], { id, at });
    for (const one of at) one.close();
  });

  test('is off when somebody chooses instead: the wish is stale', async () => {
    const { id, people, at } = await seated(servers, 2, { seed: 'instead' });
    const [ann, ben] = [there(at[0]), there(at[1])];
    await playOn(at, 20, 3);
    const base = ann.seq;
    await wish(ann, 5);
    const late = await there(people[1]).sit(id, servers.houses()[1].url);
    await playOn(at, 1, 4);
    expect(await wish(ben, 5, { base })).toMatchObject({ answer: 'stale', seq: base + 1 });
    expect(await wish(late, 5, { base })).toMatchObject({ answer: 'stale', seq: base + 1 });
    const { entries } = await agreed(servers.houses()[0], { id, at });
    expect(entries).toHaveLength(base + 1);
    let welcomed: FromServer | undefined;
    late.heard.on('message', (message) => {
      if (message.type === 'welcome') welcomed = message;
    });
    late.say({ type: 'resync', id: randomUUID() });
    await late.until(() => welcomed !== undefined);
    expect(welcomed).not.toHaveProperty('rewind');
    for (const one of [...at, late]) one.close();
  });

  test('whoever comes later, on either server, is told of the wish', async () => {
    const { id, people, at } = await seated(servers, 2, { seed: 'later' });
    await playOn(at, 8, 5);
    const ann = there(at[0]);
    await wish(ann, 3);
    for (const { url } of servers.houses()) {
      let heard: FromServer | undefined;
      const late = await there(people[1]).sit(id, url);
      late.heard.on('message', (message) => {
        if (message.type === 'welcome') heard = message;
      });
      late.say({ type: 'resync', id: randomUUID() });
      await late.until(() => heard !== undefined);
      expect(heard).toMatchObject({ rewind: { base: ann.seq, to: 3, agreed: [1], needed: [1, 2] } });
      late.close();
    }
    for (const one of at) one.close();
  });

  test('a wish is heard and taken on a server that has hardly heard of the choice before it', async () => {
    const { at } = await seated(servers, 2, { seed: 'hardly' });
    await playOn(at, 6, 9);
    for (let round = 0; round < 10; round++) {
      const chooser = there(
        at.find(({ seats, views }) => (views.get(there(seats[0]))?.options.length ?? 0) > 0),
      );
      const other = there(at.find((one) => one !== chooser));
      const [seat, to] = [there(chooser.seats[0]), chooser.seq - 2];
      const heard = proposed(other, (rewind) => rewind.to === to);
      const { seq } = await chooser.choose(seat, there(chooser.views.get(seat)?.options[0]));
      await wish(chooser, to, { base: seq });
      expect(await heard).toMatchObject({ base: seq, agreed: [seat] });
      await told(other, seq);
      // Back there, and this time on the other server before it has heard of the choice.
      const again = there(
        at.find(({ seats, views }) => (views.get(there(seats[0]))?.options.length ?? 0) > 0),
      );
      const late = there(at.find((one) => one !== again));
      const { seq: base } = await again.choose(
        there(again.seats[0]),
        there(again.views.get(there(again.seats[0]))?.options[0]),
      );
      expect(await wish(late, to, { base })).toMatchObject({ answer: 'accepted', seq: base });
      await told(late, base);
    }
    for (const one of at) one.close();
  });

  test('the same wish again, because its answer was lost, is accepted again: there is one rewind', async () => {
    const { id, at } = await seated(servers, 2, { seed: 'lost' });
    const [ann, ben] = [there(at[0]), there(at[1])];
    await playOn(at, 10, 12);
    const base = ann.seq;
    await wish(ann, 4);
    const message = { type: 'rewind', id: randomUUID(), seat: 2, base, to: 4 } as const;
    expect(await ben.ask(message)).toMatchObject({ answer: 'accepted', seq: base + 1 });
    await agreed(servers.houses()[0], { id, at });
    await playOn(at, 2, 13);
    expect(await ben.ask(message)).toMatchObject({ answer: 'accepted', seq: base + 1 });
    expect(await wish(ann, 5, { base })).toMatchObject({ answer: 'stale' });
    expect((await agreed(servers.houses()[0], { id, at })).entries).toHaveLength(base + 3);
    for (const one of at) one.close();
  });

  test('only to one place at a time, that is before this one, and only by whoever plays', async () => {
    const { id, people, at } = await seated(servers, 2, { seed: 'places' });
    const [ann, ben] = [there(at[0]), there(at[1])];
    await playOn(at, 10, 7);
    const base = ann.seq;
    await wish(ann, 4);
    await wish(ben, 6, { base });
    expect((await agreed(servers.houses()[0], { id, at })).entries).toHaveLength(base);
    expect(await wish(ann, base)).toMatchObject({ answer: 'refused' });
    expect(await wish(ann, 4, { seat: 2 })).toMatchObject({
      answer: 'refused',
      reasons: [{ lack: 'notYourSeat' }],
    });
    const watcher = await Visitor.arrive(servers.houses()[0].url, 'Watcher');
    await watcher.ask('join', { body: { token: await inviteFor(there(people[0]), id) } });
    const watching = await watcher.sit(id);
    expect(await wish(watching, 4, { seat: 1 })).toMatchObject({ answer: 'refused' });
    expect(await wish(ben, 4, { base })).toMatchObject({ answer: 'accepted', seq: base + 1 });
    const { entries } = await agreed(servers.houses()[0], { id, at });
    expect(entries.at(-1)?.choice).toEqual({ do: 'rewind', what: 4 });
    for (const one of [...at, watching]) one.close();
  });

  test('not to a place that everybody went back behind; to one before it, and to where they went on from', async () => {
    const { id, at } = await seated(servers, 2, { seed: 'behind' });
    const [ann, ben] = [there(at[0]), there(at[1])];
    const both = async (to: number): Promise<Answer> => {
      const base = ann.seq;
      await wish(ann, to, { base });
      const answer = await wish(ben, to, { base });
      await agreed(servers.houses()[0], { id, at });
      return answer;
    };
    await playOn(at, 12, 10);
    expect(await both(5)).toMatchObject({ answer: 'accepted', seq: 13 });
    await playOn(at, 3, 11);
    for (const place of [6, 9, 12])
      expect(await both(place)).toMatchObject({ answer: 'refused', reasons: [{ lack: 'takenBack' }] });
    expect(ann.seq).toBe(16);
    expect(await both(13)).toMatchObject({ answer: 'accepted', seq: 17 });
    expect(await both(14)).toMatchObject({ answer: 'refused' });
    expect(await both(4)).toMatchObject({ answer: 'accepted', seq: 18 });
    const { last, states } = await agreed(servers.houses()[0], { id, at });
    expect(last.table).toEqual(there(states[4]).table);
    for (const one of at) one.close();
  });

  test('everybody agrees at the same instant, or somebody chooses at it: there is one journal, and all agree with it', async () => {
    const { id, at } = await seated(servers, 2, { seed: 'instant' });
    const [ann, ben] = [there(at[0]), there(at[1])];
    const chance = chanceFrom(8);
    const came = { back: 0, on: 0 };
    for (let round = 0; round < 24; round++) {
      await playOn(at, 2, round);
      const base = ann.seq;
      const to = base - 1 - chance(2);
      const isContended = round % 2 === 1;
      if (isContended) await wish(ann, to, { base });
      const chooser = at.find(({ seats, views }) => (views.get(there(seats[0]))?.options.length ?? 0) > 0);
      const seat = there(chooser?.seats[0]);
      const answers = await Promise.all(
        isContended
          ? [
              wish(ben, to, { base }),
              there(chooser).choose(seat, there(chooser?.views.get(seat)?.options[0])),
            ]
          : [wish(ann, to, { base }), wish(ben, to, { base })],
      );
      const { entries } = await agreed(servers.houses()[0], { id, at });
      const isBack = entries[base]?.choice.do === 'rewind';
      came[isBack ? 'back' : 'on']++;
      if (!isContended) expect(isBack).toBe(true);
      // Where both got through, the choice was made after all had gone back.
      const accepted = answers.filter(({ answer }) => answer === 'accepted').length;
      expect(entries.length - base).toBe(isContended ? accepted : 1);
    }
    expect(came.back).toBeGreaterThan(11);
    for (const one of at) one.close();
  });
});
