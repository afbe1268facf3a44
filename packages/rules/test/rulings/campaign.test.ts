import type { Charter } from '@charterstone/rules';
import {
  BEFORE_INCOME,
  ends,
  inGame,
  isAsked,
  newGame,
  type Position,
  settles,
  sheetOf,
  type Table,
  write,
} from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { doors, islandsOf, LAID, RICH } from '../campaign/village.ts';
import { RULES_OF_THE_CRATES } from '../cards/village.ts';

const TWO = ['red', 'blue'] as const;

/** A game of red and blue, with islands from game 5 on. */
function game(number: number, position: Position = {}, rules: readonly number[] = []): Table {
  const table = inGame({ game: number, charters: TWO, rules });
  if (number >= 5) table.given(LAID);
  return table.given({ unlocked: true, ...position });
}

/** The first turn of the next game. */
function after(table: Table, wishes: readonly string[] = []): Table {
  return settles(ends(table), [...wishes, 'mark row-10', 'choose unkind', 'choose loyal']);
}

describe('ruling 12: what lies under an island', () => {
  test('ruling 12: a covered building gets no peril in set-up; what stands on an island does', () => {
    const village = game(6, { red: { stands: { 'red-2': 73, 'sky-red-1': 74 } } }, [36, 37]);
    after(village, ['lay sky-red-1 red-2', 'lay sky-red-2 red-3']);
    expect(village.sees.game).toBe(7);
    expect(village.perilOn('red-2')).toBeUndefined();
    expect(village.perilOn('sky-red-1')).toBeDefined();
    expect(village.perilOn('red-1')).toBeDefined();
  });
});

describe('ruling 13: how peril is taken', () => {
  test('ruling 13: paying and selling peril takes none from any building', () => {
    const village = game(8, {
      red: { perils: { bandit: 2 }, coins: 0, clay: 0, metal: 0, hand: [] },
      blue: { workers: ['cloudPort', 'home'] },
      peril: { 'red-1': 'vermin' },
    });
    village.red.places('cloudPort').sells('peril-2');
    expect(village.red.perils).toEqual([]);
    expect(village.perilOn('red-1')).toBe('vermin');
  });

  test('ruling 13: by the glory row, at the start of a game', () => {
    const village = write(game(8), { red: { stars: [0, 0, 0, 5] } });
    after(village, ['pick']);
    expect(village.red.perils).toHaveLength(1);
  });
});

describe('ruling 16: capacity', () => {
  test('ruling 16: kept things of one kind are of different types', () => {
    const village = write(game(4, { red: { clay: 3, wood: 2, coins: 0, hand: [] } }), {
      red: { circles: [4, 1, 1, 1] },
      blue: { circles: [4, 4, 4, 4] },
    });
    village.given({ red: { points: 9 } });
    after(village, ['open E']);
    expect([village.red.goods.clay, village.red.goods.wood]).toEqual([1, 1]);
  });
});

describe('ruling 17: glory rows', () => {
  test('ruling 17: a completed row gives its bonus, the tenth has no end and none', () => {
    const village = write(game(4), { red: { stars: [0, 4, 0, 0, 0, 0, 0, 0, 0, 40] }, blue: {} });
    village.given({ red: { coins: 0 }, blue: { coins: 0, points: 9 } });
    after(village, ['open E']);
    expect(village.red.coins).toBe(1);
    expect(sheetOf(village, 'red').stars[9]).toBeGreaterThanOrEqual(40);
  });
});

describe('ruling 19: charters nobody plays', () => {
  test('ruling 19: rule 2 builds on the lowest open plot', () => {
    const village = game(3, { green: { stands: { 'green-2': 58 } } });
    village.given({ unlocked: true, deck: [22, 23, 43, 44, 59, 109, 110, 206, 207] });
    after(village, ['open C']);
    expect(village.sees.village['green-3']).toBeDefined();
    expect(village.sees.village['green-4']).toBeUndefined();
    for (const charter of ['yellow', 'purple', 'black'])
      expect(village.sees.village[`${charter}-2`]).toBeDefined();
  });

  test('ruling 19: their sides are the chooser’s, all four of them', () => {
    const village = game(11, { red: { hand: [206, 207], influence: 12 }, blue: { influence: 1 } });
    settles(ends(village), ['open S', 'mark row-10'], isAsked('choose loyal'));
    const answers: Charter[] = [];
    while (isAsked('choose loyal')(village)) {
      const { decider } = village;
      answers.push(decider.charter);
      decider.chooses('rebel');
    }
    expect(answers.toSorted()).toEqual(['blue', 'red', 'red', 'red', 'red', 'red']);
  });
});

describe('ruling 20: guests', () => {
  test.each([
    [1, [6, 1]],
    [3, [6, 1]],
  ] as const)('ruling 20: with %i players both rewards, without a question', (seats, expected) => {
    const village = newGame({ charters: (['red', 'blue', 'green'] as const).slice(0, seats) });
    village.given({
      unlocked: true,
      rules: RULES_OF_THE_CRATES,
      red: { coins: 6, hand: [281] },
      objectives: [215, 214, 217],
      progress: BEFORE_INCOME,
    });
    village.red.places('grandstand').scores(215);
    expect([village.red.points, village.red.goods.pumpkin]).toEqual(expected);
  });
});

describe('ruling 44: nobody reached the goal', () => {
  test('ruling 44: no star is filled, and of all players the one with most influence chooses', () => {
    const village = game(7, { red: { influence: 3 }, blue: { influence: 9 } });
    ends(village);
    expect(village.told('goalMet')).toMatchObject([{ charters: [] }]);
    expect(village.deciders).toEqual([village.blue.seat]);
    expect(village.blue.options).toEqual(['open K', 'open L']);
    expect([sheetOf(village, 'red').glory, sheetOf(village, 'blue').glory]).toEqual([0, 0]);
  });
});

describe('ruling 45: when doors open', () => {
  const order = (village: Table) =>
    village.history.flatMap((fact) => {
      if (fact.fact === 'storyOpened') return ['door'];
      return fact.fact === 'points' && fact.why === 308 ? ['points'] : [];
    });

  test('ruling 45: a chosen door before the points of the end are counted', () => {
    const village = game(7, { red: { persona: [308], influence: 0 } });
    expect(order(after(village, ['open L']))).toEqual(['door', 'points']);
  });

  test('ruling 45: a door the table decides after them', () => {
    const village = game(8, { red: { persona: [308], influence: 0 } });
    expect(order(after(village))).toEqual(['points', 'door']);
  });
});

describe('ruling 46: the average of all villages', () => {
  test('ruling 46: the village has to be above it; the number told last counts', () => {
    const village = game(6, { red: { points: 20 }, blue: { points: 10 } });
    village.seat(0).does({ do: 'tell', what: 99 });
    village.seat(0).does({ do: 'tell', what: 30 });
    expect(doors(after(village))).toEqual(['J']);
  });
});

describe('ruling 47: crates opened for everybody', () => {
  test('ruling 47: whoever holds the card of such a crate can’t open it any more', () => {
    const village = after(game(10));
    expect(village.sees.game).toBe(11);
    const { decider } = village;
    village.given({
      unlocked: true,
      [decider.charter]: { ...RICH, hand: [45, 43], built: { [`${decider.charter}-6`]: 45 } },
    });
    expect(decider.options.filter((option) => option.includes('charterstone'))).toEqual([]);
  });
});

describe('ruling 48: no victory card', () => {
  test('ruling 48: a player without one counts 2, 6, 7 and 10, like the equal ones', () => {
    const village = inGame({ game: 12, charters: TWO }).given(islandsOf(TWO));
    village.given({ red: { chest: [293, 295, 296] }, blue: { chest: [303, 304, 306] } });
    write(village, { red: { victories: 2, circles: [1, 1, 1, 1], stars: [3] } });
    settles(ends(village), ['mark row-10', 'pass'], (table) =>
      table.history.some(({ fact }) => fact === 'campaignEnded'),
    );
    const [ended] = village.history.flatMap((fact) => (fact.fact === 'campaignEnded' ? [fact] : []));
    const red = ended?.scores.find(({ charter }) => charter === 'red');
    const { glory, circles, victories } = sheetOf(village, 'red');
    expect(red).toMatchObject({
      capacity: circles.reduce((sum, n) => sum + n, 0) * 2,
      victories: victories * 7,
      glory: glory * 10,
    });
  });
});
