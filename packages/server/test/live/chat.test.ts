import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FromServer, Said } from '@charterstone/protocol';
import { expect, test } from 'vitest';
import { AtTable, Visitor } from '../../src/client/index.ts';
import { chanceFrom, inviteFor } from '../house.ts';
import { onServers, seated, there } from './servers.ts';

/** Whoever listens: the lines that were there when they came, and every one since. */
class Ear {
  readonly lines: Said[] = [];
  before = -1;
  isMore: boolean | undefined;
  at: AtTable | undefined;

  static async open(visitor: Visitor, table: string, url: string): Promise<Ear> {
    const ear = new Ear();
    const socket = `${url.replace(/^http/, 'ws')}/api/tables/${table}/socket`;
    ear.at = await AtTable.enter(socket, visitor.cookie, {}, (message) => ear.#hear(message));
    return ear;
  }

  #hear(message: FromServer): void {
    if (message.type === 'welcome') {
      this.before = message.chat.length;
      this.isMore = message.earlierChat;
      this.lines.push(...message.chat);
    }
    if (message.type === 'chat') this.lines.push(message.said);
    // In place of all that was told.
    if (message.type === 'talk') this.lines.splice(0, this.lines.length, ...message.chat);
  }

  get places(): number[] {
    return this.lines.map(({ n }) => n);
  }

  async hears(n: number): Promise<void> {
    await there(this.at).until(() => this.lines.some((line) => line.n >= n));
  }

  close(): void {
    this.at?.close();
  }
}

function say(at: AtTable, text: string, id: string = randomUUID()) {
  return at.ask({ type: 'chat', id, text });
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

onServers('chat', (servers) => {
  const LINES = 30;

  test('everybody hears every line once and in one order, also who comes while others speak', async () => {
    const { id, people, at } = await seated(servers, 3);
    const chance = chanceFrom(1);
    const all = LINES * at.length;
    const ears = await Promise.all(
      people.map((one, i) => Ear.open(one, id, there(servers.houses()[i % 2]).url)),
    );
    const speaking = at.map(async (one, i) => {
      for (let line = 1; line <= LINES; line++) {
        const message = randomUUID();
        // Without waiting for the answer, and some of it twice.
        const answered = say(one, `${i} ${line}`, message);
        if (chance(3) === 0) one.say({ type: 'chat', id: message, text: `${i} ${line}` });
        if (chance(4) === 0) await answered;
        else answered.catch(() => {});
      }
    });
    const late: Ear[] = [];
    const coming = Array.from({ length: 12 }, async (_, i) => {
      await sleep(chance(150));
      late.push(await Ear.open(there(people[i % 3]), id, there(servers.houses()[chance(2)]).url));
    });
    await Promise.all([...speaking, ...coming]);
    await Promise.all([...ears, ...late].map((ear) => ear.hears(all)));
    const [first] = ears;
    for (const ear of ears) expect(ear.places).toEqual(upTo(all));
    for (const ear of ears) expect(ear.lines).toEqual(first?.lines);
    for (const ear of late) {
      const from = there(ear.places[0]);
      expect(ear.places).toEqual(upTo(all).slice(from - 1));
      // As many as there were, up to fifty.
      if (ear.before > 0) expect(from === 1 || ear.before === 50).toBe(true);
      expect(ear.lines).toEqual(first?.lines.slice(from - 1));
    }
    // What one person says stays in the order in which it was said.
    for (const [i] of at.entries()) {
      const mine = first?.lines.map(({ text }) => text).filter((text) => text.startsWith(`${i} `));
      expect(mine).toEqual(upTo(LINES).map((line) => `${i} ${line}`));
    }
    for (const one of [...at, ...ears, ...late]) one.close();
  });

  test('whoever comes in while the last line is said hears it', async () => {
    const { id, people, at } = await seated(servers, 2);
    const chance = chanceFrom(2);
    for (let line = 1; line <= 40; line++) {
      const saying = sleep(chance(12)).then(() => say(there(at[line % 2]), `line ${line}`));
      const [ear] = await Promise.all([
        Ear.open(there(people[0]), id, there(servers.houses()[chance(2)]).url),
        saying,
      ]);
      await ear.hears(line);
      expect(ear.places).toEqual(upTo(line));
      ear.close();
    }
    for (const one of at) one.close();
  });

  test('a line has its speaker’s name; the last fifty are there for whoever comes', async () => {
    const { id, people, at } = await seated(servers, 2);
    for (let line = 1; line <= 70; line++) await say(there(at[line % 2]), `line ${line}`);
    for (const { url } of servers.houses()) {
      const ear = await Ear.open(there(people[0]), id, url);
      expect(ear.places).toEqual(upTo(70).slice(20));
      const speaker = await there(people[0]).ask('whoAmI');
      expect(ear.lines.at(-1)).toEqual({
        n: 70,
        person: speaker.id,
        name: 'Player 1',
        text: 'line 70',
        at: expect.any(Number),
      });
      ear.close();
    }
    for (const one of at) one.close();
  });

  test('what was said before that is told page by page, to whoever takes part', async () => {
    const { id, people, at } = await seated(servers, 2);
    const ben = there(people[1]);
    for (let line = 1; line <= 70; line++) await say(there(at[line % 2]), `line ${line}`);
    const [{ url }, { url: elsewhere }] = servers.houses();
    const ear = await Ear.open(ben, id, url);
    expect(ear.isMore).toBe(true);
    const before = (n: number, most?: number) =>
      ben.ask('earlierChat', { params: { table: id }, query: { before: n, ...(most && { most }) } });
    const rest = await before(21);
    expect(rest.said.map(({ n }) => n)).toEqual(upTo(20));
    expect(rest.earlierChat).toBe(false);
    expect(rest.said.at(-1)).toMatchObject({ name: 'Player 1', text: 'line 20', at: expect.any(Number) });
    const some = await before(71, 10);
    expect(some.said).toEqual(ear.lines.slice(-10));
    expect(some.earlierChat).toBe(true);
    expect(await before(11, 10)).toMatchObject({ earlierChat: false, said: { length: 10 } });
    expect(await before(1)).toEqual({ earlierChat: false, said: [] });
    expect((await before(2 ** 31 - 1, 100)).said).toHaveLength(70);
    const wrong = [{}, { before: 0 }, { before: 2 ** 31 }, { before: 'x' }, { before: 5, most: 0 }];
    for (const query of [...wrong, { before: 5, most: 101 }, { before: 5, but: 'me' }])
      await expect(ben.ask('earlierChat', { params: { table: id }, query })).rejects.toMatchObject({
        status: 400,
      });
    const stranger = await Visitor.arrive(elsewhere, 'Stranger');
    const asked = { params: { table: id }, query: { before: 21 } };
    await expect(stranger.ask('earlierChat', asked)).rejects.toMatchObject({ status: 404 });
    await ben.ask('leave', { params: { table: id } });
    await expect(before(21)).rejects.toMatchObject({ status: 404 });
    for (const one of [...at, ear]) one.close();
  });

  test('who is muted is not read in what was said before either', async () => {
    const { id, people, at } = await seated(servers, 3);
    const { id: muted } = await there(people[0]).ask('whoAmI');
    const ben = there(people[1]);
    for (let line = 1; line <= 60; line++) await say(there(at[line % 5 === 0 ? 2 : 0]), `line ${line}`);
    await ben.ask('mute', { params: { table: id, person: muted }, body: { muted: true } });
    const before = (visitor: Visitor) =>
      visitor.ask('earlierChat', { params: { table: id }, query: { before: 60, most: 4 } });
    expect((await before(ben)).said.map(({ n }) => n)).toEqual([40, 45, 50, 55]);
    expect((await before(there(people[2]))).said.map(({ n }) => n)).toEqual([56, 57, 58, 59]);
    // Twelve lines are left for Ben: those he does not hear are no reason to look for more.
    const ear = await Ear.open(ben, id, servers.houses()[1].url);
    expect([ear.lines.length, ear.isMore]).toEqual([12, false]);
    for (const one of [...at, ear]) one.close();
  });

  test('who is muted is not heard by whoever muted them, and by everybody else', async () => {
    const { id, people, at } = await seated(servers, 3);
    const [ann, ben, cem] = [there(people[0]), there(people[1]), there(people[2])];
    const { id: muted } = await ann.ask('whoAmI');
    const [{ url }, { url: elsewhere }] = servers.houses();
    const ears = await Promise.all([
      Ear.open(ben, id, url),
      Ear.open(ben, id, elsewhere),
      Ear.open(cem, id, elsewhere),
    ]);
    const mute = (on: boolean) =>
      ben.ask('mute', { params: { table: id, person: muted }, body: { muted: on } });
    await say(there(at[0]), 'before');
    await Promise.all(ears.map((ear) => ear.hears(1)));
    const tables = ears.map((ear) => heardOfTable(ear));
    const known = { muted: [{ id: muted, name: 'Player 1' }] };
    expect(await mute(true)).toEqual(known);
    expect(await ben.ask('muted', { params: { table: id } })).toEqual(known);
    expect(await cem.ask('muted', { params: { table: id } })).toEqual({ muted: [] });
    await Promise.all(tables);
    await say(there(at[0]), 'while muted');
    await say(there(at[2]), 'from Cem');
    await Promise.all(ears.map((ear) => ear.hears(3)));
    // On whichever server one listens, also what was there already goes.
    expect(ears.map(({ places }) => places)).toEqual([[3], [3], [1, 2, 3]]);
    const late = await Ear.open(ben, id, elsewhere);
    expect(late.places).toEqual([3]);
    const again = ears.map((ear) => heardOfTable(ear));
    expect(await mute(false)).toEqual({ muted: [] });
    await Promise.all(again);
    await say(there(at[0]), 'after');
    await Promise.all(ears.map((ear) => ear.hears(4)));
    // And comes back.
    for (const ear of ears) expect(ear.places).toEqual([1, 2, 3, 4]);
    const last = await Ear.open(ben, id, url);
    expect(last.places).toEqual([1, 2, 3, 4]);
    for (const one of [...at, ...ears, late, last]) one.close();
  });

  /** Everybody is told that something about the company has changed; from then on it counts. */
  function heardOfTable(ear: Ear): Promise<void> {
    let heard = false;
    const at = there(ear.at);
    at.heard.on('message', ({ type }) => {
      if (type === 'table') heard = true;
    });
    return at.until(() => heard);
  }

  test('however much somebody says who is muted, what others said is there for whoever comes', async () => {
    const { id, people, at } = await seated(servers, 3);
    const { id: muted } = await there(people[0]).ask('whoAmI');
    const ben = there(people[1]);
    await ben.ask('mute', { params: { table: id, person: muted }, body: { muted: true } });
    await say(there(at[2]), 'from Cem');
    for (let line = 2; line <= 60; line++) await say(there(at[0]), `line ${line}`);
    const ear = await Ear.open(ben, id, servers.houses()[1].url);
    expect(ear.lines.map(({ text }) => text)).toEqual(['from Cem']);
    await say(there(at[2]), 'and more');
    await ear.hears(61);
    expect(ear.places).toEqual([1, 61]);
    for (const one of [...at, ear]) one.close();
  });

  test('of what is said something is seen', async () => {
    const { at } = await seated(servers, 2);
    const one = there(at[0]);
    const heard: string[] = [];
    one.heard.on('message', (message) => {
      if (message.type === 'chat') heard.push(message.said.text);
      if (message.type === 'wrong') heard.push('wrong');
    });
    const unseen = ['\u200b', '\u202e \u200d', '\ufe0f', '\u0301', '\u3164', '\u2800'];
    for (const text of unseen) one.say({ type: 'chat', id: randomUUID(), text });
    await say(one, '\u202e…');
    await one.until(() => heard.length > unseen.length);
    expect(heard).toEqual([...unseen.map(() => 'wrong'), '\u202e…']);
    for (const each of at) each.close();
  });

  test('whoever watches talks with the others', async () => {
    const { id, people, at } = await seated(servers, 2);
    const watcher = await Visitor.arrive(servers.houses()[0].url, 'Watcher');
    await watcher.ask('join', { body: { token: await inviteFor(there(people[0]), id) } });
    const ear = await Ear.open(watcher, id, servers.houses()[1].url);
    await say(there(ear.at), 'what a village');
    await say(there(at[0]), 'is it not');
    await ear.hears(2);
    expect(ear.lines.map(({ text }) => text)).toEqual(['what a village', 'is it not']);
    for (const one of [...at, ear]) one.close();
  });
});
