import { expect, test } from 'vitest';
import { writeJournal } from '../../src/journals/index.ts';
import { inviteFor } from '../house.ts';
import { randomJournal } from '../journals/games.ts';
import { onBothStores, playOn, refusal } from './evening.ts';

const played = randomJournal({ seats: 3, seed: 'brought along', games: 2 }, 60);

onBothStores('a table that was brought along', ({ arrive, gather, house }) => {
  test('stands where it stood, its bots play on at their levels, and its people come by new links', async () => {
    const ann = await arrive('Ann');
    const journal = writeJournal({ ...played, bots: [2, 3], levels: ['easy', 'hard'] });
    const made = await ann.ask('importTable', { body: { name: 'Brought along', language: 'de', journal } });
    expect(made).toMatchObject({
      name: 'Brought along',
      language: 'de',
      host: await ann.id(),
      games: 2,
      seats: [
        { seat: 1, person: { name: 'Ann' } },
        { seat: 2, bot: 'easy' },
        { seat: 3, bot: 'hard' },
      ],
    });
    const at = await ann.sit(made.id);
    expect(at.seats).toEqual([1]);
    await at.until(() => (at.views.get(1)?.options ?? []).length > 0);
    expect(at.seq).toBeGreaterThanOrEqual(60);
    expect(await playOn([at], 1)).toBe(1);
    at.close();
  });

  test('has bots as they were before there were levels', async () => {
    const ann = await arrive('Ann');
    const made = await ann.ask('importTable', {
      body: { name: 'Of old', journal: writeJournal({ ...played, bots: [1] }) },
    });
    expect(made.seats).toMatchObject([{ bot: 'normal' }, { person: { name: 'Ann' } }, { seat: 3 }]);
  });

  test('gives people the seats they ask for, also where a bot played', async () => {
    const ann = await arrive('Ann');
    const journal = writeJournal({ ...played, bots: [2, 3], levels: ['easy', 'easy'] });
    const made = await ann.ask('importTable', { body: { name: 'Ours again', mine: [1, 2], journal } });
    expect(made.seats).toMatchObject([
      { person: { name: 'Ann' } },
      { person: { name: 'Ann' } },
      { bot: 'easy' },
    ]);
    expect(made.seats[1]).not.toHaveProperty('bot');
  });

  test('is the very table that was exported, for everybody', async () => {
    const { id, people } = await gather(['Ann', 'Bea'], { games: 3, seed: 'over there' });
    const [ann, bea] = people;
    const there = await Promise.all(people.map((one) => one.sit(id)));
    await playOn(there, 50);
    const journal = (await bea?.ask('exportTable', { params: { table: id } })) ?? '';
    const copy = await bea?.ask('importTable', { body: { name: 'Over here', mine: [2], journal } });
    if (bea === undefined || ann === undefined || copy === undefined) throw new Error('somebody is missing');
    await ann.ask('join', { body: { token: await inviteFor(bea, copy.id, 1) } });
    const here = [await ann.sit(copy.id), await bea.sit(copy.id)];
    expect(here.map(({ seq }) => seq)).toEqual(there.map(({ seq }) => seq));
    for (const [i, at] of here.entries()) {
      const seen = there[i]?.views.get(i + 1);
      expect(at.views.get(i + 1)).toEqual(seen);
    }
    await playOn(here, 10);
    for (const at of [...there, ...here]) at.close();
  });

  test.each([
    ['is no journal', 'Once upon a time', /journal/],
    ['has a choice against the rules', tampered(), /choice 31 is against the rules/],
  ])('is refused where it %s, with a reason, and nothing is made', async (_, journal, why) => {
    const ann = await arrive('Ann');
    const campaigns = () => house().parts.store.db.selectFrom('campaigns').select('id').execute();
    const before = await campaigns();
    const told = await refusal(ann.ask('importTable', { body: { name: 'Wrong', journal } }));
    expect(told).toMatchObject({ status: 422, error: 'bad-journal' });
    expect(told.message).toMatch(why);
    expect((await ann.ask('myTables')).tables).toEqual([]);
    expect(await campaigns()).toEqual(before);
  });

  test('is refused for a seat that it does not have', async () => {
    const ann = await arrive('Ann');
    const told = await refusal(
      ann.ask('importTable', { body: { name: 'Wrong', mine: [4], journal: writeJournal(played) } }),
    );
    expect(told).toMatchObject({ status: 400, error: 'wrong-setting' });
    expect(told.message).toContain('there is no seat 4 at a table of 3');
  });
});

/** Somebody does something twice. */
function tampered(): string {
  const entries = played.entries.toSpliced(30, 0, ...played.entries.slice(0, 1));
  return writeJournal({ ...played, entries });
}
