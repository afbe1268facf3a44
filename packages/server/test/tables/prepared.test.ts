import { expect, test } from 'vitest';
import { onBothStores, onOneStore, playOn } from './evening.ts';

/** A later game, how many people, how many Automas beside them. */
const VILLAGES: readonly (readonly [number, number, number])[] = [
  [2, 1, 0],
  [2, 3, 0],
  [2, 6, 0],
  [6, 1, 3],
  [6, 2, 0],
  [6, 4, 1],
  [12, 2, 0],
  [12, 5, 0],
  [13, 1, 2],
  [13, 2, 0],
  [13, 6, 0],
];

const OTHER_RULES = { marketFaceDown: true, threeOpenCards: true, progressAtFirst: true, manualValues: true };

onOneStore('a village that was prepared', ({ arrive }) => {
  test.each(VILLAGES)(
    'up to game %i, for %i people and %i Automas: its first decision is there, and play goes on',
    async (game, seats, automas) => {
      const ann = await arrive('Ann');
      const mine = Array.from({ length: seats }, (_, i) => i + 1);
      const { id, ...made } = await ann.ask('makeTable', {
        body: { name: 'Later', seats, automas, mine, preparedGame: game, seed: `later ${game}` },
      });
      expect(made).toMatchObject({ automas, seats: mine.map((seat) => ({ seat })) });
      const at = await ann.sit(id);
      const deciding = mine.filter((seat) => (at.views.get(seat)?.options ?? []).length > 0);
      expect(deciding).not.toEqual([]);
      const begun = at.seq;
      expect(begun).toBeGreaterThan(0);
      const [listed] = (await ann.ask('myTables')).tables;
      expect(listed).toMatchObject({ game, over: false, seq: begun });
      expect(listed?.waitingFor.map(({ seat }) => seat)).toEqual(deciding);
      expect(await playOn([at], 40)).toBe(40);
      expect(at.seq).toBe(begun + 40);
      at.close();
    },
  );

  test('is the same for the same seed', async () => {
    const ann = await arrive('Ann');
    const body = { name: 'Later', seats: 2, mine: [1, 2], preparedGame: 3, seed: 'twins' };
    const both = [];
    for (const _ of 'ab') both.push(await ann.sit((await ann.ask('makeTable', { body })).id));
    const [one, other] = both;
    for (const seat of [1, 2]) expect(one?.views.get(seat)).toEqual(other?.views.get(seat));
    for (const at of both) at.close();
  });

  test('is built by the rules that its maker has chosen, and goes on by them to the last game', async () => {
    const ann = await arrive('Ann');
    const wish = { name: 'Later', seats: 2, mine: [1, 2], preparedGame: 3, seed: 'by the manual' };
    const begun = async (more: Readonly<Record<string, unknown>>) =>
      ann.ask('makeTable', { body: { ...wish, ...more } });
    const made = await begun({ options: OTHER_RULES, games: 3 });
    expect(made).toMatchObject({ games: 3 });
    expect([...made.options].sort()).toEqual(Object.keys(OTHER_RULES).sort());
    const { setting, entries } = JSON.parse(await ann.ask('exportTable', { params: { table: made.id } }));
    expect(setting).toMatchObject({ games: 3, options: OTHER_RULES });
    const usual = await begun({});
    const other = JSON.parse(await ann.ask('exportTable', { params: { table: usual.id } }));
    expect(entries).not.toEqual(other.entries);
    const at = await ann.sit(made.id);
    await playOn([at]);
    const { tables } = await ann.ask('myTables');
    expect(tables.find(({ table }) => table.id === made.id)).toMatchObject({ game: 3, over: true });
    at.close();
  });

  test('can be played with bots, whose seats a bot plays from the first decision on', async () => {
    const ann = await arrive('Ann');
    const { id } = await ann.ask('makeTable', {
      body: { name: 'Later', seats: 3, bots: { 1: 'easy', 2: 'normal' }, preparedGame: 2, seed: 'company' },
    });
    const at = await ann.sit(id);
    expect(at.seats).toEqual([3]);
    const begun = at.seq;
    for (let turns = 0; turns < 5; turns++) {
      await at.until(() => (at.views.get(3)?.options ?? []).length > 0);
      expect(await playOn([at], 1)).toBe(1);
    }
    expect(at.seq).toBeGreaterThan(begun + 5);
    at.close();
  });
});

onBothStores('a prepared village', ({ arrive }) => {
  test('is there after game 12 too, with a journal of thousands of choices, for people who come by link', async () => {
    const ann = await arrive('Ann');
    const bea = await arrive('Bea');
    const { id } = await ann.ask('makeTable', { body: { name: 'Afterwards', seats: 2, preparedGame: 13 } });
    const { link } = await ann.ask('makeInvite', { params: { table: id }, body: { seat: 2 } });
    await bea.ask('join', { body: { token: link.split('/').at(-1) } });
    const at = [await ann.sit(id), await bea.sit(id)];
    expect(await playOn(at, 10)).toBe(10);
    for (const one of at) one.close();
  });
});
