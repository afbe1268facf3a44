import { setTimeout as pause } from 'node:timers/promises';
import { gameNumber, gameOf, glance } from '@charterstone/rules';
import { expect, test } from 'vitest';
import { type AtTable, Visitor } from '../../src/client/index.ts';
import { chanceFrom, openHouse } from '../house.ts';
import { ground } from '../stores.ts';
import type { Checked } from './checked.ts';
import { firstOption, onBothStores, onOneStore, playOn, toldBack } from './evening.ts';
import { seen } from './seen.ts';

/** So many questions are answered while a bot thinks. */
const ANSWERS = 20;

/** Whose turn it is, as the list of tables says it. */
async function waitingFor(one: Checked, id: string): Promise<readonly number[]> {
  const { tables } = await one.ask('myTables');
  return tables.find(({ table }) => table.id === id)?.waitingFor.map(({ seat }) => seat) ?? [];
}

/** Looks again and again until it is so; the test's own patience ends it. */
async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50);
}

/** The person plays by chance whenever it is their turn, until the table is over. */
async function playAgainstBots(at: AtTable, seat: number, isOver: () => Promise<boolean>): Promise<number> {
  const chance = chanceFrom(seat);
  for (let mine = 0; ; mine++) {
    const options = () => at.views.get(seat)?.options ?? [];
    const over = eventually(async () => options().length > 0 || (await isOver()));
    await Promise.race([at.until(() => options().length > 0), over]);
    const option = options()[chance(options().length)];
    if (option === undefined) return mine;
    expect(await at.choose(seat, option)).toMatchObject({ answer: 'accepted' });
  }
}

onBothStores('bots', ({ arrive, house }) => {
  test('who have to move first begin by themselves, with nobody there, and stop where a person is asked', async () => {
    const ann = await arrive('Ann');
    const { id } = await ann.ask('makeTable', {
      body: { name: 'Without me', seats: 3, mine: [3], bots: { 1: 'easy', 2: 'normal' }, games: 1 },
    });
    await eventually(async () => (await waitingFor(ann, id)).join() === '3');
    const { seq } = await house().parts.tables.open(id);
    expect(seq).toBeGreaterThanOrEqual(2);
    const journal = await house().parts.tables.journal.after(id, 0);
    expect(new Set(journal.map(({ seat }) => seat))).toEqual(new Set([1, 2]));
    expect(journal.map(({ message }) => message.split('-')[0])).toEqual(journal.map(() => 'bot'));
  });

  test('of every level play a whole game against one person, to its end', async () => {
    const ann = await arrive('Ann');
    const bots = { 1: 'easy', 3: 'normal', 4: 'search:8', 5: 'random', 6: 'greedy' };
    const { id } = await ann.ask('makeTable', {
      body: { name: 'Against all', seats: 6, bots, games: 1, seed: 'against all' },
    });
    const at = await ann.sit(id);
    expect(at.seats).toEqual([2]);
    const isOver = async () => (await ann.ask('myTables')).tables.some(({ over }) => over);
    const mine = await playAgainstBots(at, 2, isOver);
    expect(mine).toBeGreaterThan(5);
    const journal = await house().parts.tables.journal.after(id, 0);
    const choicesBy = (seat: number) => journal.filter((entry) => entry.seat === seat).length;
    expect(choicesBy(2)).toBe(mine);
    for (const seat of [1, 3, 4, 5, 6]) expect(choicesBy(seat)).toBeGreaterThan(5);
    at.close();
  });

  test('alone do not play for ever: they wait until somebody looks on, and again when nobody does', async () => {
    const ann = await arrive('Ann');
    const { id } = await ann.ask('makeTable', {
      body: { name: 'Among themselves', seats: 2, mine: [], bots: { 1: 'easy', 2: 'random' } },
    });
    const table = await house().parts.tables.open(id);
    await pause(300);
    expect(table.seq).toBe(0);
    const at = await ann.sit(id);
    await at.until(() => at.seq >= 6);
    at.close();
    await eventually(async () => house().parts.presence.at(id).length === 0);
    const left = table.seq;
    await pause(800);
    const stopped = table.seq;
    // Each of them may have been thinking just then.
    expect(stopped).toBeLessThanOrEqual(left + 2);
    const again = await ann.sit(id);
    await again.until(() => again.seq > stopped + 4);
    again.close();
  });

  test('where they play for everybody they stop when the game is over, until somebody plays again', async () => {
    const ann = await arrive('Ann');
    const { id } = await ann.ask('makeTable', {
      body: { name: 'Back soon', seats: 2, bots: { 2: 'random' }, seed: 'back soon' },
    });
    const params = { table: id, seat: 1 };
    await ann.ask('standIn', { params, body: { bot: 'random' } });
    const at = await ann.sit(id);
    const table = await house().parts.tables.open(id);
    // The first crates and stories are opened with nobody but them; the second game begins with its people.
    await eventually(async () => seen(at).round > 0);
    await eventually(async () => !glance.isUnderWay(gameOf(table.state)));
    await pause(500);
    const { seq } = table;
    await pause(500);
    expect([table.seq, glance.isUnderWay(gameOf(table.state))]).toEqual([seq, false]);
    // The first game was played, and the second may be laid out as far as nobody has to decide.
    expect([1, 2]).toContain(gameNumber(table.state));
    await ann.ask('handBack', { params });
    await at.until(() => (at.views.get(1)?.options ?? []).length > 0);
    expect(await at.choose(1, firstOption(at, 1))).toMatchObject({ answer: 'accepted' });
    at.close();
  });
});

onOneStore('bots that think long', ({ arrive }) => {
  test('do it in threads: whoever is at the table is answered all the while', async () => {
    const ann = await arrive('Ann');
    const { id } = await ann.ask('makeTable', {
      body: { name: 'Hard', seats: 2, mine: [2], bots: { 1: 'hard' }, games: 1 },
    });
    const at = await ann.sit(id);
    // A bot that has to decide among several things thinks for a second; on a busy machine another may have had that second.
    let most = 0;
    for (let decisions = 0; most <= ANSWERS && decisions < 20; decisions++) {
      const since = at.seq;
      let answered = 0;
      while (at.seq === since && (at.views.get(2)?.options ?? []).length === 0) {
        await toldBack(at, { type: 'ping', id: crypto.randomUUID() });
        answered++;
      }
      most = Math.max(most, answered);
      if ((at.views.get(2)?.options ?? []).length > 0) await playOn([at], 1);
    }
    // Were the thinking done here, one question would have been answered, at its end.
    expect(most).toBeGreaterThan(ANSWERS);
    at.close();
  });
});

test('bots among themselves play no faster than somebody can look on', async () => {
  const place = await ground('sqlite');
  const restMs = 300;
  const house = await openHouse(place.where, {}, { botsRestMs: restMs });
  try {
    const ann = await Visitor.arrive(house.url, 'Ann');
    const { id } = await ann.ask('makeTable', {
      body: { name: 'To look on', seats: 2, mine: [], bots: { 1: 'random', 2: 'random' } },
    });
    const at = await ann.sit(id);
    await at.until(() => at.seq >= 6);
    at.close();
    const journal = await house.parts.tables.journal.after(id, 0);
    const pauses = journal.slice(1).map((entry, i) => entry.at - (journal[i]?.at ?? 0));
    // A clock may be a little behind itself.
    expect(Math.min(...pauses)).toBeGreaterThan(restMs - 20);
  } finally {
    await house.stop();
    await place.dispose();
  }
});
