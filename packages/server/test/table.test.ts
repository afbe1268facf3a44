import { makeBot } from '@charterstone/bots';
import { box as data } from '@charterstone/box';
import {
  choiceOfMove,
  compile,
  deciders,
  gameOf,
  hash,
  load,
  moves,
  newCampaign,
  options,
  replay,
} from '@charterstone/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../src/store/store.ts';
import { Journal } from '../src/tables/journal.ts';
import { replayedTo } from '../src/tables/replay.ts';
import { standing } from '../src/tables/standing.ts';
import { type Doors, type Happened, Table, type Wish } from '../src/tables/table.ts';
import { type Ground, ground, KINDS } from './stores.ts';

const box = compile(data);
const setting = { seats: 2, seed: 'table', games: 1 };

describe.each(KINDS)('a table, its journal in %s', (kind) => {
  let place: Ground;
  let store: Store;
  beforeAll(async () => {
    place = await ground(kind);
    store = await place.open();
  });
  afterAll(() => place.dispose());

  const begun = () => ({ state: newCampaign(box, setting).state, seq: 0 });
  const doors = (one: Store, heard: (happened: Happened) => void): Doors => {
    const journal = new Journal(one);
    return {
      journal,
      heard,
      expected: () => {},
      replayed: async (id, upTo) => {
        const entries = (await journal.after(id, 0)).filter(({ seq }) => seq <= upTo);
        const state = load(box, replayedTo(box, { setting, entries }).table);
        if (state === undefined) throw new Error('it was just saved');
        return state;
      },
    };
  };

  let last = 0;
  /** A new campaign, as a number of servers see it. */
  async function tables(servers: number, heard: (server: number, happened: Happened) => void = () => {}) {
    const id = `campaign ${++last}`;
    await store.db
      .insertInto('campaigns')
      .values({ id, setting: JSON.stringify(setting), rules: 2, box: 2, fingerprint: '', made_at: 0 })
      .execute();
    const stores = await Promise.all(
      Array.from({ length: servers }, () => (kind === 'sqlite' ? store : openOther())),
    );
    return stores.map(
      (one, i) =>
        new Table(
          id,
          begun(),
          doors(one, (happened) => heard(i, happened)),
        ),
    );
  }
  const others: Store[] = [];
  async function openOther(): Promise<Store> {
    const other = await openStore(place.where);
    others.push(other);
    return other;
  }
  afterAll(async () => {
    for (const { engine } of others) await engine.close();
  });

  const wish = (table: Table, seat: number, message: string): Wish => {
    const [choice] = options(table.state, seat);
    if (choice === undefined) throw new Error(`seat ${seat} has nothing to choose`);
    return { message, seat, base: table.seq, choices: [choice] };
  };

  /** So many choices by chance. */
  async function playOn(table: Table, choices: number, after: () => void = () => {}): Promise<void> {
    const bot = makeBot('random', 'playing on');
    for (let i = 0; i < choices; i++) {
      const [seat = 0] = deciders(table.state);
      const game = gameOf(table.state);
      const count = moves(game, seat);
      const choice = choiceOfMove(game, game.moves[bot(game, count, seat)] ?? 0);
      await table.take({ message: `on ${table.seq}`, seat, base: table.seq, choices: [choice] });
      after();
    }
  }

  test('an accepted choice is in the journal, and everybody hears its facts', async () => {
    const heard: Happened[] = [];
    const [table] = await tables(1, (_, happened) => heard.push(happened));
    if (table === undefined) throw new Error('no table');
    expect(await table.take(wish(table, 1, 'a'))).toEqual({ answer: 'accepted', seq: 1 });
    expect(table.seq).toBe(1);
    expect(heard.map(({ entry }) => entry.seq)).toEqual([1]);
    expect(heard[0]?.facts).toContainEqual(expect.objectContaining({ fact: 'charterChosen', seat: 1 }));
    expect(await new Journal(store).after(table.campaign, 0)).toHaveLength(1);
  });

  test('what arrives twice happens once, however late', async () => {
    const [table] = await tables(1);
    if (table === undefined) throw new Error('no table');
    const first = wish(table, 1, 'a');
    expect(await Promise.all([table.take(first), table.take(first)])).toEqual([
      { answer: 'accepted', seq: 1 },
      { answer: 'accepted', seq: 1 },
    ]);
    await table.take(wish(table, 2, 'b'));
    expect(await table.take(first)).toEqual({ answer: 'accepted', seq: 1 });
    expect(table.seq).toBe(2);
    // Opened anew, it has only the journal to remember by.
    const again = new Table(
      table.campaign,
      begun(),
      doors(store, () => {}),
    );
    expect(await again.take(first)).toEqual({ answer: 'accepted', seq: 1 });
    await again.catchUp();
    expect(await again.take(first)).toEqual({ answer: 'accepted', seq: 1 });
    expect(hash(again.state)).toBe(hash(table.state));
  });

  test('a choice for a decision that has passed is stale, and changes nothing', async () => {
    const [table] = await tables(1);
    if (table === undefined) throw new Error('no table');
    const twice = wish(table, 1, 'a');
    await table.take(twice);
    expect(await table.take({ ...twice, message: 'b' })).toEqual({ answer: 'stale', seq: 1 });
    expect(table.seq).toBe(1);
  });

  test('the other seat’s choice does not make mine stale where both may choose', async () => {
    const [table] = await tables(1);
    if (table === undefined) throw new Error('no table');
    await table.take(wish(table, 1, 'a'));
    await table.take(wish(table, 2, 'b'));
    expect(deciders(table.state)).toEqual([1, 2]);
    const mine = wish(table, 2, 'mine');
    await table.take(wish(table, 1, 'theirs'));
    expect(await table.take(mine)).toEqual({ answer: 'accepted', seq: 4 });
  });

  test('what is not possible is refused with the reason, and changes nothing', async () => {
    const [table] = await tables(1);
    if (table === undefined) throw new Error('no table');
    const bad: Wish = {
      message: 'a',
      seat: 2,
      base: 0,
      choices: [{ do: 'place', what: 'big', at: 'market' }],
    };
    expect(await table.take(bad)).toMatchObject({
      answer: 'refused',
      seq: 0,
      reasons: [{ lack: expect.any(String) }],
    });
    expect(await new Journal(store).after(table.campaign, 0)).toEqual([]);
  });

  test('a run of choices happens whole or not at all', async () => {
    const [table] = await tables(1);
    if (table === undefined) throw new Error('no table');
    const [first] = options(table.state, 1);
    if (first === undefined) throw new Error('nothing to choose');
    const run: Wish = { message: 'run', seat: 1, base: 0, choices: [first, first] };
    expect(await table.take(run)).toMatchObject({ answer: 'refused', seq: 0 });
    expect(await new Journal(store).after(table.campaign, 0)).toEqual([]);
    const good: Wish = { message: 'good', seat: 1, base: 0, choices: [first, { do: 'undo' }, first] };
    expect(await table.take(good)).toEqual({ answer: 'accepted', seq: 1 });
    expect(table.seq).toBe(3);
    expect(await table.take(good)).toEqual({ answer: 'accepted', seq: 1 });
    expect(table.seq).toBe(3);
  });

  test('a table goes back further than undo when it is told to, on every server, and nothing before can be undone', async () => {
    const [one, other] = await tables(2);
    if (one === undefined || other === undefined) throw new Error('no table');
    const hashes = [hash(one.state)];
    await playOn(one, 40, () => hashes.push(hash(one.state)));
    const was = one.seq;
    expect(await one.rewind('back', 1, was, 17)).toEqual({ answer: 'accepted', seq: was + 1 });
    expect(await one.rewind('back', 1, was, 17)).toEqual({ answer: 'accepted', seq: was + 1 });
    expect(await one.rewind('late', 1, was, 3)).toMatchObject({ answer: 'stale' });
    expect(hash(one.state)).toBe(hashes[17]);
    for (const seat of [1, 2])
      expect(
        await one.take({ message: `undo ${seat}`, seat, base: one.seq, choices: [{ do: 'undo' }] }),
      ).toMatchObject({
        answer: 'refused',
      });
    await other.catchUp();
    expect(hash(other.state)).toBe(hashes[17]);
    const [seat = 0] = deciders(other.state);
    expect(await other.take(wish(other, seat, 'on from there'))).toEqual({
      answer: 'accepted',
      seq: was + 2,
    });
    await one.catchUp();
    expect(hash(one.state)).toBe(hash(other.state));
    const late = new Table(
      one.campaign,
      begun(),
      doors(store, () => {}),
    );
    await late.catchUp();
    expect(hash(late.state)).toBe(hash(one.state));
  });

  test('a message that comes again happens once, also where what it wishes is possible again', async () => {
    const [table] = await tables(1);
    if (table === undefined) throw new Error('no table');
    await playOn(table, 20);
    const parts: Wish = { message: 'parts', seat: 1, base: 0, choices: [{ do: 'part' }] };
    expect(await table.take(parts)).toEqual({ answer: 'accepted', seq: 21 });
    const stays: Wish = { ...parts, message: 'stays', choices: [{ do: 'stay' }] };
    expect(await table.take(stays)).toEqual({ answer: 'accepted', seq: 22 });
    // Opened anew, a table knows nothing by heart; only the journal can tell that this was said before.
    const fresh = new Table(
      table.campaign,
      { state: table.state, seq: table.seq },
      doors(store, () => {}),
    );
    expect(await fresh.take(parts)).toEqual({ answer: 'accepted', seq: 21 });
    expect(fresh.seq).toBe(22);
    expect(await new Journal(store).after(table.campaign, 0)).toHaveLength(22);
  });

  test('servers that write at the same time never fork the campaign', async () => {
    const heard: number[][] = [[], [], []];
    const servers = await tables(3, (server, { entry }) => heard[server]?.push(entry.seq));
    const bot = makeBot('random', 'contending');
    let accepted = 0;
    let stale = 0;
    for (let round = 0; round < 60; round++) {
      // Each server asks its own opinion of the table, which may be behind.
      const answers = await Promise.all(
        servers.map((table, i) => {
          const [seat = 0] = deciders(table.state);
          if (seat === 0) return undefined;
          const game = gameOf(table.state);
          const count = moves(game, seat);
          const choice = choiceOfMove(game, game.moves[bot(game, count, seat)] ?? 0);
          return table.take({ message: `${round} ${i}`, seat, base: table.seq, choices: [choice] });
        }),
      );
      accepted += answers.filter((answer) => answer?.answer === 'accepted').length;
      stale += answers.filter((answer) => answer?.answer === 'stale').length;
    }
    for (const table of servers) await table.catchUp();
    expect(new Set(servers.map(({ state }) => hash(state))).size).toBe(1);
    const [first] = servers;
    const entries = await new Journal(store).after(first?.campaign ?? '', 0);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
    expect(entries).toHaveLength(accepted);
    expect(stale).toBeGreaterThan(10);
    for (const seqs of heard) expect(seqs).toEqual(entries.map(({ seq }) => seq));
    const replayed = replay(box, { setting, entries: standing(entries) });
    expect(replayed.ok && hash(replayed.state)).toBe(first === undefined ? '' : hash(first.state));
  });
});
