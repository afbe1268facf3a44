import { describe, expect, test } from 'vitest';
import type { AtTable } from '../../src/client/index.ts';
import { chanceFrom, inviteFor } from '../house.ts';
import { onBothStores, playOn, refusal } from './evening.ts';

/** A wish for a table that can't be had, and what its maker is told. */
const WRONG: readonly (readonly [string, Record<string, unknown>, string, RegExp])[] = [
  ['no seat', { seats: 0 }, 'wrong-shape', /seats: .*>=1/],
  ['seven seats', { seats: 7 }, 'wrong-shape', /seats: .*<=6/],
  ['half a seat', { seats: 2.5 }, 'wrong-shape', /seats: .*int/],
  ['seats in words', { seats: 'two' }, 'wrong-shape', /seats: .*number/],
  ['no name', { name: ' ' }, 'wrong-shape', /name: /],
  ['a name of two lines', { name: 'Fri\ndays' }, 'wrong-shape', /name: a name is one line/],
  ['a name without an end', { name: 'F'.repeat(41) }, 'wrong-shape', /name: .*40/],
  [
    'more Automas than there is room for',
    { seats: 4, automas: 3 },
    'wrong-setting',
    /room for 0 to 2 Automas/,
  ],
  ['Automas beside six', { seats: 6, automas: 1 }, 'wrong-setting', /beside six seats there is no room/],
  [
    'a rule nobody knows',
    { options: { sevenOpenCards: true } },
    'wrong-setting',
    /no option "sevenOpenCards"/,
  ],
  [
    'a rule that is neither on nor off',
    { options: { manualValues: 1 } },
    'wrong-shape',
    /options\.manualValues: /,
  ],
  ['no games at all', { games: 0 }, 'wrong-shape', /games: /],
  ['games without an end', { games: 10_000 }, 'wrong-shape', /games: .*9999/],
  ['a seed without an end', { seed: 's'.repeat(101) }, 'wrong-shape', /seed: .*100/],
  ['a seed of two lines', { seed: 'a\nb' }, 'wrong-setting', /a seed has no line breaks/],
  ['a bot where there is no seat', { bots: { 3: 'normal' } }, 'wrong-setting', /no seat 3 at a table of 2/],
  ['a bot where there never is a seat', { bots: { 7: 'normal' } }, 'wrong-shape', /bots/],
  [
    'a bot nobody knows',
    { bots: { 2: 'clever' } },
    'unknown-bot',
    /there is no bot "clever": .*easy, normal, hard/,
  ],
  [
    'a bot that thinks for minutes',
    { bots: { 2: 'search:60000ms' } },
    'unknown-bot',
    /search:60000ms thinks too long/,
  ],
  [
    'a bot that thinks of everything',
    { bots: { 2: 'search:999999' } },
    'unknown-bot',
    /search:999999 thinks too long/,
  ],
  ['a seat of mine that is not there', { mine: [1, 3] }, 'wrong-setting', /no seat 3 at a table of 2/],
  ['a seat of mine that a bot plays', { mine: [2], bots: { 2: 'easy' } }, 'seat-taken', /a bot plays seat 2/],
  ['a language we do not speak', { language: 'fr' }, 'wrong-shape', /language: /],
  ['a timer of no time', { courtesy: { timerHours: 0 } }, 'wrong-shape', /courtesy\.timerHours: /],
  ['a village before the first game', { preparedGame: 0 }, 'wrong-shape', /preparedGame: /],
  ['a village too late', { preparedGame: 14 }, 'wrong-shape', /preparedGame: .*13/],
  [
    'a village that is over before it begins',
    { preparedGame: 4, games: 3 },
    'wrong-setting',
    /closes after game 3 can't begin with game 4/,
  ],
  [
    'a village of rules that nobody knows',
    { preparedGame: 2, options: { noRules: true } },
    'wrong-setting',
    /noRules/,
  ],
  ['something unheard of', { colour: 'red' }, 'wrong-shape', /colour/],
];

onBothStores('a table is made', ({ arrive, gather, house }) => {
  test('as its host wants it, in everything', async () => {
    const ann = await arrive('Ann');
    const wanted = {
      name: 'Thursdays at Ann’s',
      seats: 4,
      automas: 2,
      mine: [1, 3],
      bots: { 2: 'hard', 4: 'search:40' },
      options: { marketFaceDown: true, threeOpenCards: false, manualValues: true },
      games: 3,
      language: 'pl',
      courtesy: { timerHours: 48, reminders: false },
    };
    const made = await ann.ask('makeTable', { body: wanted });
    const person = { id: await ann.id(), name: 'Ann' };
    expect(made).toEqual({
      id: made.id,
      name: 'Thursdays at Ann’s',
      host: person.id,
      language: 'pl',
      seats: [
        { seat: 1, person },
        { seat: 2, bot: 'hard' },
        { seat: 3, person },
        { seat: 4, bot: 'search:40' },
      ],
      automas: 2,
      games: 3,
      options: ['marketFaceDown', 'manualValues'],
      courtesy: { timerHours: 48, reminders: false },
      madeAt: made.madeAt,
    });
    expect(await ann.ask('tableInfo', { params: { table: made.id } })).toEqual(made);
  });

  test('with next to nothing said: the first seat is its maker’s, the others wait for their people', async () => {
    const ann = await arrive('Ann');
    const made = await ann.ask('makeTable', { body: { name: 'Fridays', seats: 3 } });
    expect(made.seats.map(({ person }) => person?.name)).toEqual(['Ann', undefined, undefined]);
    expect(made).toMatchObject({ language: 'en', automas: 0, options: [], courtesy: {} });
    expect(made).not.toHaveProperty('games');
    const bots = await ann.ask('makeTable', { body: { name: 'Bots first', seats: 3, bots: { 1: 'easy' } } });
    expect(bots.seats.map(({ person }) => person?.name)).toEqual([undefined, 'Ann', undefined]);
  });

  test('by somebody who plays nowhere at it and only looks after it', async () => {
    const ann = await arrive('Ann');
    const made = await ann.ask('makeTable', { body: { name: 'For the others', seats: 2, mine: [] } });
    expect(made).toMatchObject({ host: await ann.id(), seats: [{ seat: 1 }, { seat: 2 }] });
    const at = await ann.sit(made.id);
    expect(at.seats).toEqual([]);
    at.close();
  });

  test.each([1, 2, 3, 4, 5, 6])('for %i people, and as many Automas as there is room for', async (seats) => {
    const ann = await arrive('Ann');
    const mine = Array.from({ length: seats }, (_, i) => i + 1);
    for (const automas of new Set([0, 1, 6 - seats].filter((many) => many <= 6 - seats))) {
      const body = { name: 'Fridays', seats, automas, mine, games: 1 };
      const { id } = await ann.ask('makeTable', { body });
      const at = await ann.sit(id);
      expect([...at.views.keys()]).toEqual(mine);
      // Alone against Automas a game may be short.
      expect(await playOn([at], 12)).toBeGreaterThan(5);
      at.close();
    }
  });

  test('for one game: when it is over, so is the table', async () => {
    const { id, people } = await gather(['Ann', 'Bea'], { games: 1 });
    const at = await Promise.all(people.map((one) => one.sit(id)));
    await playOn(at);
    const [listed] = (await people[1]?.ask('myTables'))?.tables ?? [];
    expect(listed).toMatchObject({ over: true, game: 1, waitingFor: [] });
    for (const one of at) one.close();
  });

  test('to which nobody new sits down when it is over: whoever played comes back, and anybody may watch', async () => {
    const { id, people } = await gather(['Ann', 'Bea'], { seats: 3, bots: { 3: 'easy' }, games: 1 });
    const [ann, bea] = people;
    if (ann === undefined || bea === undefined) throw new Error('somebody is missing');
    const eva = await arrive('Eva');
    const [hers, third, watching] = [
      await inviteFor(ann, id, 2),
      await inviteFor(ann, id, 3),
      await inviteFor(ann, id),
    ];
    const at = await Promise.all(people.map((one) => one.sit(id)));
    const isOver = async () => (await ann.ask('myTables')).tables.some(({ over }) => over);
    while ((await playOn(at)) > 0 || !(await isOver())) await new Promise((done) => setTimeout(done, 20));
    for (const one of at) one.close();
    const refused = { status: 409, error: 'campaign-over' };
    expect(await refusal(eva.ask('join', { body: { token: third } }))).toMatchObject(refused);
    const made = ann.ask('makeInvite', { params: { table: id }, body: { seat: 3 } });
    expect(await refusal(made)).toMatchObject(refused);
    expect((await eva.ask('join', { body: { token: watching } })).seats[2]).toEqual({ seat: 3, bot: 'easy' });
    // Who watches is no more invited to play than a stranger.
    expect(await refusal(eva.ask('join', { body: { token: third } }))).toMatchObject(refused);
    await bea.ask('leave', { params: { table: id } });
    expect((await bea.ask('join', { body: { token: hers } })).seats[1]).toMatchObject({
      person: { name: 'Bea' },
    });
    expect(await inviteFor(ann, id)).toMatch(/./);
  });

  test('for two games: after the first comes the second, and then it is over', async () => {
    const ann = await arrive('Ann');
    const { id } = await ann.ask('makeTable', {
      body: { name: 'Two games', seats: 2, mine: [1, 2], games: 2 },
    });
    const at = await ann.sit(id);
    const games = new Set<number>();
    while ((await playOn([at], 25)) === 25)
      for (const { game } of (await ann.ask('myTables')).tables) games.add(game);
    expect([...games].sort()).toEqual([0, 1, 2].filter((game) => games.has(game)));
    expect(games).toContain(2);
    expect((await ann.ask('myTables')).tables).toMatchObject([{ over: true, game: 2 }]);
    at.close();
  });

  test.each(WRONG)('not with %s: its maker reads why, and nothing is made', async (_, wish, error, why) => {
    const ann = await arrive('Ann');
    const campaigns = () => house().parts.store.db.selectFrom('campaigns').select('id').execute();
    const before = await campaigns();
    const told = await refusal(ann.ask('makeTable', { body: { name: 'Fridays', seats: 2, ...wish } }));
    expect(told).toMatchObject({ status: error === 'seat-taken' ? 409 : 400, error });
    expect(told.message).toMatch(why);
    expect((await ann.ask('myTables')).tables).toEqual([]);
    expect(await campaigns()).toEqual(before);
  });
});

describe('the seed of a table', () => {
  onBothStores('decides its decks', ({ arrive }) => {
    /** Whatever two tables show on every seat, when the same is chosen at both, is compared until they differ. */
    async function stepsAlike(first: AtTable, second: AtTable, most: number): Promise<number> {
      const chance = chanceFrom(7);
      for (let step = 0; step < most; step++) {
        const seats = [...first.views.keys()];
        if (seats.some((seat) => !isAlike(first, second, seat))) return step;
        const seat = seats.find((one) => (first.views.get(one)?.options ?? []).length > 0);
        if (seat === undefined) return step;
        const options = first.views.get(seat)?.options ?? [];
        const option = options[chance(options.length)] ?? '';
        for (const at of [first, second]) expect((await at.choose(seat, option)).answer).toBe('accepted');
        await Promise.all([first, second].map((at) => at.until(() => at.seq === step + 1)));
      }
      return most;
    }

    function isAlike(first: AtTable, second: AtTable, seat: number): boolean {
      const [one, other] = [first.views.get(seat), second.views.get(seat)];
      return one?.cells.join() === other?.cells.join() && one?.options.join() === other?.options.join();
    }

    async function tableOf(body: Readonly<Record<string, unknown>>): Promise<AtTable> {
      const ann = await arrive('Ann');
      const { id } = await ann.ask('makeTable', {
        body: { name: 'Fridays', seats: 2, mine: [1, 2], games: 1, ...body },
      });
      return ann.sit(id);
    }

    test('the same seed and the same choices: the same game to its end', async () => {
      const [one, other] = [await tableOf({ seed: 'acorn' }), await tableOf({ seed: 'acorn' })];
      const steps = await stepsAlike(one, other, 1000);
      expect(steps).toBeGreaterThan(20);
      expect([one, other].map((at) => at.seq)).toEqual([steps, steps]);
      expect(one.views.get(1)?.options).toEqual([]);
      for (const at of [one, other]) at.close();
    });

    test.each([
      ['another seed', { seed: 'acorn' }, { seed: 'beech' }],
      ['a seed that nobody knows', {}, {}],
    ])('%s: another game', async (_, first, second) => {
      const [one, other] = [await tableOf(first), await tableOf(second)];
      expect(await stepsAlike(one, other, 200)).toBeLessThan(60);
      for (const at of [one, other]) at.close();
    });
  });
});
