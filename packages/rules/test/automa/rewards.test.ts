import { BEFORE_BOAT, BEFORE_HOURGLASS, BEFORE_INCOME, HOURGLASS } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { beside, draws, withCard } from './table.ts';

/** Assistants: they can be neither built nor opened. */
const PEOPLE = [206, 207, 208, 209, 210];

describe('card 382: the two highest cards of the mat are discarded', () => {
  test('by number, and others take their places', () => {
    const game = withCard(382, { mat: [210, 92, 206, 93, 207], deck: [211, 212, 213] });
    expect([210, 207].map((card) => game.whereIs(card))).toEqual(['discard', 'discard']);
    expect(game.sees.mat).toEqual([211, 92, 206, 93, 212]);
  });
});

describe('cards 381 and 392: an Automa builds', () => {
  test('the lowest unconstructed building of the mat on its first empty plot; nothing is paid or gained', () => {
    const game = withCard(381, { mat: [210, 95, 92, 93, 206] });
    expect(game.sees.village['green-2']).toBe(92);
    expect(game.green.influence).toBe(12);
    expect(game.green.points).toBe(2);
    expect(game.told('paid')).toEqual([]);
  });

  test('plots fill in their order, whichever are empty', () => {
    const game = withCard(392, {
      mat: [92, 93, 206, 207, 208],
      green: { stands: { 'green-2': 94, 'green-4': 95 } },
    });
    expect(game.sees.village['green-3']).toBe(92);
    draws(game, 381);
    expect(game.sees.village['green-5']).toBe(93);
  });

  test('a card with a crate is discarded, as a constructed one; one without is archived', () => {
    const crated = withCard(381, { mat: [58, 206, 207, 208, 209] });
    expect(crated.whereIs(58)).toBe('discard');
    expect(crated.green.hand).toEqual([]);
    const plain = withCard(381, { mat: [92, 206, 207, 208, 209] });
    expect(plain.whereIs(92)).toBe('archive');
  });

  test('the mat is filled up again', () => {
    expect(withCard(381, { mat: [92, 206, 207, 208, 209], deck: [211] }).sees.mat).toContain(211);
  });

  test('a constructed card can’t be built again, people even less: without a card nothing is built', () => {
    const game = withCard(381, { mat: [8, ...PEOPLE.slice(1)] });
    expect(game.told('built')).toEqual([]);
    expect(game.sees.mat).toEqual([8, ...PEOPLE.slice(1)]);
  });

  test('the progress token moves by the card alone, not by the building (rule 18)', () => {
    const game = withCard(381, { mat: [92, 206, 207, 208, 209], rules: [14] });
    expect(game.told('advanced')).toMatchObject([{ charter: 'green', why: 381 }]);
    expect(withCard(392, { mat: [92, 206, 207, 208, 209], rules: [14] }).told('advanced')).toEqual([]);
  });
});

describe('rule 161: on a full charter an Automa builds over', () => {
  const stands = { 'green-2': 94, 'green-3': 67, 'green-4': 64, 'green-5': 92, 'green-6': 69 };
  const full = (mat: readonly number[], rules: readonly number[] = [29]) =>
    withCard(381, { mat, rules, green: { stands } });

  test('its building of least value, of equal ones the lower number, but not the basic one', () => {
    // 67 and 92 are worth 8, 94 is worth 9.
    const game = full([96, 206, 207, 208, 209]);
    expect(game.told('built')).toMatchObject([{ card: 96, site: 'green-3', over: 67 }]);
  });

  test('with the lowest card that is worth more', () => {
    // 89 is worth 4, 93 as much as what stands there, 95 is worth 9, 97 is worth 12.
    const game = full([97, 89, 93, 95, 206]);
    expect(game.told('built')).toMatchObject([{ card: 95, site: 'green-3' }]);
  });

  test('not at all where no card is worth more, or before rule 29', () => {
    expect(full([89, 93, 206, 207, 208]).told('built')).toEqual([]);
    expect(full([97, 206, 207, 208, 209], []).told('built')).toEqual([]);
  });

  test('a building that bears something stays (rule 18)', () => {
    const game = withCard(381, {
      mat: [96, 206, 207, 208, 209],
      rules: [29, 36],
      green: { stands },
      peril: { 'green-3': 'blight' },
    });
    expect(game.told('built')).toMatchObject([{ card: 96, site: 'green-5', over: 92 }]);
  });

  test('as long as a plot is empty nothing is built over', () => {
    const game = withCard(381, {
      mat: [97, 206, 207, 208, 209],
      rules: [29],
      green: { stands: { 'green-2': 94 } },
    });
    expect(game.told('built')).toMatchObject([{ card: 97, site: 'green-3' }]);
  });
});

describe('cards 379 and 380: an Automa opens a crate', () => {
  test('of the lowest constructed card of the mat, which is archived; nothing is paid', () => {
    const game = withCard(379, { mat: [7, 6, 206, 207, 208] });
    expect(game.told('opened')).toMatchObject([{ charter: 'green', crate: 2, card: 6 }]);
    expect(game.whereIs(6)).toBe('archive');
    expect(game.green.influence).toBe(12);
    expect(game.green.points).toBe(2);
  });

  test('the persona goes to its chest, also that of another charter; buildings go into the deck', () => {
    const game = withCard(380, { mat: [6, 206, 207, 208, 209] });
    expect(game.whereIs(233)).toBe('chest-green');
    for (const card of [43, 44]) expect(game.whereIs(card)).toMatch(/^(deck|mat-\d)$/);
    expect(game.green.hand).toEqual([]);
  });

  test('what is said to be one of several goes to its pile altogether, and its rule enters', () => {
    // Crate 23: items.
    const game = withCard(379, {
      mat: [206, 207, 208, 209, 210],
      green: { built: { 'green-2': 58 }, hand: [] },
    });
    game.given({ mat: [58, 206, 207, 208, 209], green: { workers: [] } });
    draws(game, 379);
    expect(game.told('opened')).toMatchObject([{ crate: 23 }]);
    expect(game.sees.chronicle).toContain(60);
    for (let item = 259; item <= 270; item++) expect(game.whereIs(item)).toMatch(/^(deck|mat-\d)$/);
  });

  test('minions come to the village, none to the Automa', () => {
    // Crate 32: golems, of which whoever opens it gets one.
    const game = beside({ red: { built: { 'red-2': 74 }, hand: [] } });
    draws(game, 380, { mat: [74, 206, 207, 208, 209] });
    expect(game.told('opened')).toMatchObject([{ crate: 32 }]);
    expect(game.whereIs(297)).toBe('table');
    expect(game.green.minions('golem')).toEqual([]);
  });

  test('the first crate of the campaign brings rules 14 and 15, whoever opens it', () => {
    const game = withCard(379, { mat: [7, 206, 207, 208, 209] });
    expect(game.sees.chronicle).toEqual(expect.arrayContaining([14, 15]));
  });

  test('the progress token moves by the card alone', () => {
    const game = withCard(379, { mat: [7, 206, 207, 208, 209] });
    expect(game.told('advanced')).toMatchObject([{ charter: 'green', why: 379 }]);
  });

  test('unconstructed cards have nothing to open', () => {
    const game = withCard(379, { mat: [92, 58, 206, 207, 208] });
    expect(game.told('opened')).toEqual([]);
  });
});

describe('the progress icon', () => {
  test('an Automa that reaches a boat gains no reputation for it', () => {
    const game = withCard(382, { progress: BEFORE_BOAT });
    expect(game.told('advanced')).toMatchObject([{ charter: 'green', to: BEFORE_BOAT + 1 }]);
    expect(game.told('esteemed')).toEqual([]);
  });

  test('an income icon gives income to people, not to Automas (rule 24)', () => {
    const game = beside({
      rules: [27],
      progress: BEFORE_INCOME,
      red: { stands: { 'red-2': 78 }, octagons: ['red-2'] },
      green: { stands: { 'green-2': 28 } },
    });
    draws(game, 382);
    expect(game.told('income').map(({ charter }) => charter)).toEqual(['red']);
    expect(game.green.points).toBe(2);
  });

  test('it may reach the hourglass: the round in progress is the last', () => {
    const game = withCard(382, { progress: BEFORE_HOURGLASS });
    expect(game.history.some((fact) => fact.fact === 'advanced' && fact.to === HOURGLASS)).toBe(true);
    expect(game.sees.over).toBe(true);
  });
});

describe('the reputation icon', () => {
  test('puts one influence on the track, without a boat', () => {
    const game = withCard(390);
    expect(game.told('esteemed')).toMatchObject([{ charter: 'green', why: 390 }]);
    expect(game.green.influence).toBe(11);
  });

  test('without influence nothing happens', () => {
    const game = withCard(390, { green: { influence: 0 } });
    expect(game.told('esteemed')).toEqual([]);
    expect(game.green.points).toBe(2);
  });

  test('it counts at the end like everybody’s (rule 23)', () => {
    const game = withCard(390, { progress: BEFORE_HOURGLASS });
    const [ended] = game.history.filter((fact) => fact.fact === 'gameEnded');
    expect(ended).toMatchObject({ fact: 'gameEnded' });
    expect(game.green.points).toBeGreaterThan(2);
  });
});

describe('the quota icon', () => {
  test('the first free space down the leftmost column, then down the next one; no goods, no bonus', () => {
    const game = withCard(391);
    expect(sold(game)).toEqual(['resource-1']);
    for (const space of ['coin-1', 'card-1', 'resource-2']) {
      draws(game, 391, { green: { workers: [] } });
      expect(sold(game)).toEqual([space]);
    }
    expect(game.green.points).toBe(8);
    expect(game.green.influence).toBe(8);
  });

  test('spaces that are taken are passed by', () => {
    const game = withCard(391, { red: { quota: ['resource-1', 'card-1'] } });
    expect(sold(game)).toEqual(['coin-1']);
  });

  test('the rows of minions and peril belong to the column once they are there', () => {
    const columns = ['resource', 'coin', 'card'].flatMap((row) => [`${row}-1`, `${row}-2`]);
    const taken = { red: { quota: columns } };
    expect(sold(withCard(391, { ...taken, rules: [33, 34] }))).toEqual(['minion-2']);
    expect(sold(withCard(391, { ...taken, rules: [36, 37] }))).toEqual(['peril-2']);
    expect(sold(withCard(391, taken))).toEqual(['resource-3']);
  });

  test('without influence nothing happens; reputation comes first', () => {
    expect(sold(withCard(391, { green: { influence: 0 } }))).toEqual([]);
    const game = withCard(377, { green: { influence: 1 } });
    expect(game.told('esteemed')).toHaveLength(1);
    expect(sold(game)).toEqual([]);
  });
});

function sold(game: ReturnType<typeof withCard>): readonly string[] {
  return game.told('sold').map(({ space }) => space);
}
