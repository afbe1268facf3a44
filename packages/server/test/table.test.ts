import { makeBot } from '@charterstone/bots';
import { box as data } from '@charterstone/box';
import {
  choiceOfMove,
  compile,
  deciders,
  gameOf,
  hash,
  moves,
  newCampaign,
  options,
  replay,
} from '@charterstone/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../src/store/store.ts';
import { Journal } from '../src/tables/journal.ts';
import { type Happened, Table, type Wish } from '../src/tables/table.ts';
import { type Ground, ground, KINDS } from './stores.ts';

const box = compile(data);
const setting = { seats: 2, seed: 'table', games: 1 };

describe.each(KINDS)('a table, its journal in %s', (kind) => {
  let place: Ground;
  let store: Store;
  beforeAll(async () => {
    place = await ground(kind);
    store = await place.open();
  }, 60_000);
  afterAll(() => place.dispose());

  let last = 0;
  /** A new campaign, as a number of servers see it. */
  async function tables(servers: number, heard: (server: number, happened: Happened) => void = () => {}) {
    const id = `campaign ${++last}`;
    await store.db
      .insertInto('campaigns')
      .values({ id, setting: JSON.stringify(setting), rules: 2, box: 2, made_at: 0 })
      .execute();
    const stores = await Promise.all(
      Array.from({ length: servers }, () => (kind === 'sqlite' ? store : openOther())),
    );
    return stores.map(
      (one, i) =>
        new Table(id, new Journal(one), { state: newCampaign(box, setting).state, seq: 0 }, (happened) =>
          heard(i, happened),
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
    return { message, seat, base: table.seq, choice };
  };

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
      new Journal(store),
      { state: newCampaign(box, setting).state, seq: 0 },
      () => {},
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
    const bad: Wish = { message: 'a', seat: 2, base: 0, choice: { do: 'place', what: 'big', at: 'market' } };
    expect(await table.take(bad)).toMatchObject({
      answer: 'refused',
      seq: 0,
      reasons: [{ lack: expect.any(String) }],
    });
    expect(await new Journal(store).after(table.campaign, 0)).toEqual([]);
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
          return table.take({ message: `${round} ${i}`, seat, base: table.seq, choice });
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
    const replayed = replay(box, { setting, entries });
    expect(replayed.ok && hash(replayed.state)).toBe(first === undefined ? '' : hash(first.state));
  });
});
