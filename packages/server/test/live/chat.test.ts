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
      this.lines.push(...message.chat);
    }
    if (message.type === 'chat') this.lines.push(message.said);
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
    expect(await mute(true)).toEqual({ muted: [muted] });
    expect(await ben.ask('muted', { params: { table: id } })).toEqual({ muted: [muted] });
    expect(await cem.ask('muted', { params: { table: id } })).toEqual({ muted: [] });
    await Promise.all(tables);
    await say(there(at[0]), 'while muted');
    await say(there(at[2]), 'from Cem');
    await Promise.all(ears.map((ear) => ear.hears(3)));
    expect(ears.map(({ places }) => places)).toEqual([
      [1, 3],
      [1, 3],
      [1, 2, 3],
    ]);
    const late = await Ear.open(ben, id, elsewhere);
    expect(late.places).toEqual([3]);
    const again = ears.map((ear) => heardOfTable(ear));
    expect(await mute(false)).toEqual({ muted: [] });
    await Promise.all(again);
    await say(there(at[0]), 'after');
    await Promise.all(ears.map((ear) => ear.hears(4)));
    expect(ears.map(({ places }) => places)).toEqual([
      [1, 3, 4],
      [1, 3, 4],
      [1, 2, 3, 4],
    ]);
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
