import { randomUUID } from 'node:crypto';
import { inspect, type Seat, type State, view } from '@charterstone/rules';
import { expect, test } from 'vitest';
import type { AtTable } from '../../src/client/index.ts';
import { inviteFor } from '../house.ts';
import type { Checked } from './checked.ts';
import { onBothStores, type Party, playOn, refusal } from './evening.ts';

onBothStores('what if', ({ gather, arrive, house }) => {
  /** Everything that lies in the database about a campaign. */
  async function lying(campaign: string): Promise<string> {
    const { db } = house().parts.store;
    const rows = await Promise.all([
      db.selectFrom('campaigns').selectAll().where('id', '=', campaign).execute(),
      db.selectFrom('journal').selectAll().where('campaign', '=', campaign).orderBy('seq').execute(),
      db.selectFrom('tables').selectAll().where('campaign', '=', campaign).execute(),
      db.selectFrom('seats').selectAll().where('campaign', '=', campaign).orderBy('seat').execute(),
      db.selectFrom('members').selectAll().where('campaign', '=', campaign).orderBy('user').execute(),
    ]);
    return JSON.stringify(rows);
  }

  const stateOf = async (table: string): Promise<State> => (await house().parts.tables.open(table)).state;

  const playingOn = (who: Checked, table: string, seq: number, body = {}) =>
    who.ask('whatIf', { params: { table, seq }, body });

  /** A table of three people, played for a while. */
  async function evening(): Promise<
    Party & { readonly seq: number; readonly ann: Checked; readonly bea: Checked }
  > {
    const { id, people } = await gather(['Ann', 'Bea', 'Cem'], { seed: 'evening' });
    const at = await Promise.all(people.map((one) => one.sit(id)));
    await playOn(at, 40);
    const seq = at[0]?.seq ?? 0;
    for (const one of at) one.close();
    const [ann, bea] = people;
    if (ann === undefined || bea === undefined) throw new Error('there are three');
    return { id, people, seq, ann, bea };
  }

  /** Plays the copy until it has gone on by so many places; the bots play along. */
  async function goOn(at: AtTable, by: number): Promise<void> {
    const end = at.seq + by;
    while (at.seq < end) {
      if ((await playOn([at], 1)) === 0) {
        const { seq } = at;
        await at.until(() => at.seq > seq);
      }
    }
  }

  test('somebody plays on from a moment with bots, and the campaign stays as it is, to the letter', async () => {
    const { id, seq, bea } = await evening();
    const before = await lying(id);
    const hash = (await stateOf(id)).table.join();
    const copy = await playingOn(bea, id, seq - 10, { name: 'What if: Fridays' });
    expect(copy).toMatchObject({
      name: 'What if: Fridays',
      host: await bea.id(),
      whatIf: { table: id, name: 'Fridays', seq: seq - 10 },
      seats: [
        { seat: 1, bot: 'normal' },
        { seat: 2, person: { name: 'Bea' } },
        { seat: 3, bot: 'normal' },
      ],
    });
    const at = await bea.sit(copy.id);
    expect(at.seats).toEqual([2]);
    await goOn(at, 12);
    at.close();
    expect(await lying(id)).toBe(before);
    expect((await stateOf(id)).table.join()).toBe(hash);
    const [first] = (await bea.ask('myTables')).tables.filter(({ table }) => table.id === copy.id);
    expect(first).toMatchObject({ table: { whatIf: { table: id } }, mine: [2] });
  });

  test('the copy begins as the seat saw the moment, with another chance to come', async () => {
    const { id, seq, ann } = await evening();
    const moment = seq - 5;
    const [one, two] = [await playingOn(ann, id, moment), await playingOn(ann, id, moment)];
    const then = await ann.ask('passage', { params: { table: id, seq: moment }, query: { most: 1 } });
    const decks: string[] = [];
    for (const copy of [one, two]) {
      const journal = await house().parts.tables.journal.after(copy.id, 0);
      const deal = journal.find(({ choice }) => choice.do === 'deal');
      expect(deal).toMatchObject({ seat: 0, choice: { do: 'deal', what: '1' } });
      const begun = await ann.ask('passage', {
        params: { table: copy.id, seq: deal?.seq ?? 0 },
        query: { most: 1 },
      });
      expect(begun.view.cells).toBe(then.view.cells);
      expect(begun.steps[0]?.facts).toEqual([{ fact: 'dealtAnew' }]);
      const recorded = await stateOf(copy.id);
      decks.push(`${inspect(recorded).deck} ${view(recorded, 1).table.length}`);
    }
    expect(new Set(decks).size).toBe(2);
    // What went before is told as it was.
    const told = async (table: string) =>
      (await ann.ask('history', { params: { table }, query: { after: 0, most: moment } })).steps;
    expect(await told(one.id)).toEqual(await told(id));
  });

  test('a copy of a copy comes from the copy, and the first table stays as it is', async () => {
    const { id, seq, ann } = await evening();
    const before = await lying(id);
    const copy = await playingOn(ann, id, seq);
    const at = await ann.sit(copy.id);
    await goOn(at, 4);
    const { journal } = house().parts.tables;
    const between = await journal.after(copy.id, 0);
    const again = await playingOn(ann, copy.id, seq + 2);
    expect(again).toMatchObject({ whatIf: { table: copy.id, seq: seq + 2 } });
    const there = await ann.sit(again.id);
    await goOn(there, 3);
    for (const one of [at, there]) one.close();
    expect(await lying(id)).toBe(before);
    // The bots of the first copy may have gone on meanwhile.
    expect((await journal.after(copy.id, 0)).slice(0, between.length)).toEqual(between);
  });

  test('from the very beginning too, but from no place that is not there or was taken back', async () => {
    const { id, people, seq, ann } = await evening();
    expect(await playingOn(ann, id, 0)).toMatchObject({ whatIf: { table: id, seq: 0 } });
    const at = await Promise.all(people.map((one) => one.sit(id)));
    for (const one of at)
      await one.ask({ type: 'rewind', id: randomUUID(), seat: one.seats[0] ?? 0, base: seq, to: seq - 8 });
    await Promise.all(at.map((one) => one.until(() => one.seq === seq + 1)));
    for (const one of at) one.close();
    for (const place of [seq - 3, seq, seq + 2, 999_999])
      expect([place, await refusal(playingOn(ann, id, place))]).toMatchObject([place, { status: 404 }]);
    const copy = await playingOn(ann, id, seq + 1);
    const state = await stateOf(id);
    expect(view(await stateOf(copy.id), 1).table).toEqual(view(state, 1).table);
  });

  test('only for whoever plays at the table', async () => {
    const { id, seq, people, ann } = await evening();
    const eva = await arrive('Eva');
    expect(await refusal(playingOn(eva, id, seq))).toMatchObject({ status: 404 });
    await eva.ask('join', { body: { token: await inviteFor(ann, id) } });
    expect(await refusal(playingOn(eva, id, seq))).toMatchObject({ status: 403, error: 'forbidden' });
    const copy = await playingOn(ann, id, seq);
    for (const other of [eva, ...people.slice(1)])
      expect(await refusal(other.ask('tableInfo', { params: { table: copy.id } }))).toMatchObject({
        status: 404,
      });
  });

  test('is private, and no way to what others saw: no links, no seats of theirs, no way back before it was dealt', async () => {
    const { id, seq, ann } = await evening();
    const { id: table } = await playingOn(ann, id, seq);
    for (const body of [{ seat: 2 }, {}])
      expect(await refusal(ann.ask('makeInvite', { params: { table }, body }))).toMatchObject({
        error: 'what-if',
      });
    const seatOf = (seat: Seat) => ({ params: { table, seat } });
    expect(await refusal(ann.ask('takeSeat', seatOf(2)))).toMatchObject({ status: 403 });
    expect(await ann.ask('openSeats', { params: { table } })).toEqual({ seats: [] });
    const query = { seat: 2, most: 1 };
    expect(await refusal(ann.ask('passage', { params: { table, seq: 1 }, query }))).toMatchObject({
      status: 403,
    });
    // One's own can be left and taken again, and other bots can play.
    await ann.ask('freeSeat', seatOf(1));
    expect(await ann.ask('openSeats', { params: { table } })).toEqual({ seats: [1] });
    await ann.ask('takeSeat', seatOf(1));
    expect(await ann.ask('standIn', { ...seatOf(2), body: { bot: 'easy' } })).toMatchObject({
      seats: [{ seat: 1, person: { name: 'Ann' } }, { seat: 2, bot: 'easy' }, { seat: 3 }],
    });
    const at = await ann.sit(table);
    await goOn(at, 6);
    // Bots may be at it: a wish counts for the place where the table is.
    const wish = async (to: number) => {
      for (;;) {
        const answer = await at.ask({ type: 'rewind', id: randomUUID(), seat: 1, base: at.seq, to });
        if (answer.answer !== 'stale') return answer;
      }
    };
    expect(await wish(seq)).toMatchObject({ answer: 'refused', reasons: [{ lack: 'dealtAnew' }] });
    const { places } = await ann.ask('placesBack', { params: { table } });
    expect(places.slice(0, seq + 3)).toEqual([
      ...Array.from({ length: seq + 1 }, (_, place) => ({ seq: place, whyNot: 'dealtAnew' })),
      { seq: seq + 1 },
      { seq: seq + 2 },
    ]);
    expect(await wish(seq + 1)).toMatchObject({ answer: 'accepted' });
    at.close();
  });

  test('can be put away like any table', async () => {
    const { id, seq, ann } = await evening();
    const { id: table } = await playingOn(ann, id, seq);
    await ann.ask('hideTable', { params: { table }, body: { hidden: true } });
    const { tables } = await ann.ask('myTables');
    expect(tables.filter(({ hidden }) => hidden).map((one) => one.table.id)).toEqual([table]);
  });
});
