import { CALM, type Holding } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { village } from './village.ts';

const INCOME = { 'red-2': 28, 'red-3': 54, 'red-4': 63, 'red-5': 78 };

const GOALS: readonly { card: number; goal: string; short: Holding; exact: Holding }[] = [
  {
    card: 214,
    goal: '3 tokens on the quota track',
    short: { quota: ['coin-1', 'resource-1'] },
    exact: { quota: ['coin-1', 'resource-1', 'card-1'] },
  },
  { card: 215, goal: '$6', short: { coins: 5 }, exact: { coins: 6 } },
  { card: 216, goal: '2 assistants', short: { hand: [206, 236, 73] }, exact: { hand: [206, 207] } },
  {
    card: 217,
    goal: 'one of every resource',
    short: { metal: 2, grain: 1, wood: 1, coal: 1, clay: 1 },
    exact: { metal: 1, grain: 1, wood: 1, coal: 1, clay: 1, pumpkin: 1 },
  },
  { card: 218, goal: '3 tokens on the reputation track', short: { reputation: 2 }, exact: { reputation: 3 } },
  {
    card: 220,
    goal: '3 other objectives scored',
    short: { coins: 0, scored: [214, 215], secrets: [220] },
    exact: { coins: 0, scored: [214, 215, 216], secrets: [220] },
  },
  { card: 221, goal: 'at most 3 influence before placing', short: { influence: 4 }, exact: { influence: 3 } },
  {
    card: 222,
    goal: '4 kinds of advancement card',
    short: { hand: [206, 207, 236, 259] },
    exact: { hand: [206, 236, 259, 281] },
  },
  {
    card: 226,
    goal: 'tokens on 3 income buildings',
    short: { stands: INCOME, octagons: ['red-2', 'red-3'] },
    exact: { stands: INCOME, octagons: ['red-2', 'red-3', 'red-4'] },
  },
  {
    card: 228,
    goal: '3 minions on the board',
    short: { stands: INCOME, minions: { cat: ['red-1', 'red-2', 'home'] } },
    exact: { stands: INCOME, minions: { cat: ['red-1', 'red-2'], golem: ['red-3'] } },
  },
  { card: 252, goal: '3 treasures', short: { hand: [236, 237] }, exact: { hand: [236, 237, 250] } },
  { card: 272, goal: '3 items', short: { hand: [259, 260] }, exact: { hand: [259, 260, 270] } },
  { card: 294, goal: '3 guests', short: { hand: [281, 282] }, exact: { hand: [281, 282, 292] } },
  {
    card: 299,
    goal: '6 peril',
    short: { perils: { blight: 5 } },
    exact: { perils: { blight: 5, vermin: 1 } },
  },
  {
    card: 305,
    goal: '3 building cards, constructed or not',
    short: { hand: [8, 73] },
    exact: { hand: [8, 73, 22] },
  },
  {
    card: 310,
    goal: '3 kinds of minion, placed or at home',
    short: { minions: { cat: ['home', 'home'], golem: ['red-1'] } },
    exact: { minions: { cat: ['home'], golem: ['red-1'], chef: ['home'] } },
  },
  { card: 328, goal: '3 friends', short: { hand: [315, 316] }, exact: { hand: [315, 316, 326] } },
  {
    card: 334,
    goal: '4 kinds of peril',
    short: { perils: { blight: 3, vermin: 1, bandit: 2 } },
    exact: { perils: { blight: 1, vermin: 1, bandit: 1, famine: 1 } },
  },
];

describe.each(GOALS)('card $card: $goal', ({ card, short, exact }) => {
  const start = (holding: Holding) => {
    const open =
      card === 220 ? [214, 215, 216] : [card, ...[214, 217, 216].filter((other) => other !== card)];
    return village({ red: { coins: 0, ...holding }, objectives: open.slice(0, 3) });
  };

  test('exactly so much: scored for 5 VP, an influence put on it, progress', () => {
    const game = start(exact);
    const { influence } = game.red;
    expect(game.red.options).toContain('place big grandstand');
    game.red.places('grandstand').scores(card);
    if (game.red.options.includes('end')) game.red.ends();
    expect(game.red.points).toBe(5);
    expect(game.red.influence).toBe(influence - 1);
    expect(game.progress).toBe(CALM + 1);
  });

  test('one short: not to be scored', () => {
    const game = start(short);
    expect(game.red.cannotPlaceOn('grandstand').length).toBeGreaterThan(0);
  });

  test('once a game', () => {
    const game = start(
      card === 220 ? { ...exact, scored: [214, 215, 216, 220] } : { ...exact, scored: [card] },
    );
    expect(game.red.options).not.toContain('place big grandstand');
  });
});

describe('objectives look at what is one’s own', () => {
  test.each([
    [214, { quota: ['coin-1', 'resource-1', 'card-1'] }],
    [215, { coins: 6 }],
    [216, { hand: [206, 207] }],
    [217, { metal: 1, grain: 1, wood: 1, coal: 1, clay: 1, pumpkin: 1 }],
    [218, { reputation: 3 }],
  ] as const)('card %i: an opponent’s things do not help', (card, blue) => {
    const others = [214, 217, 216].filter((other) => other !== card).slice(0, 2);
    const game = village({ red: { coins: 0, hand: [] }, blue, objectives: [card, ...others] });
    expect(game.red.options).not.toContain('place big grandstand');
  });

  test('card 215: both may score the same objective, each once', () => {
    const game = village({
      red: { coins: 6 },
      blue: { coins: 6 },
      objectives: [215, 214, 217],
    });
    game.red.places('grandstand').scores(215);
    game.blue.places('grandstand').scores(215);
    expect([game.red.points, game.blue.points]).toEqual([5, 5]);
  });
});

describe('rule 21: private objectives', () => {
  test('card 215 in a hand can be scored by its holder only', () => {
    const game = village({
      red: { coins: 6, secrets: [215] },
      blue: { coins: 6 },
      objectives: [214, 216, 217],
    });
    game.red.places('grandstand').scores(215);
    expect(game.red.points).toBe(5);
    expect(game.blue.options).not.toContain('place big grandstand');
  });

  test('card 220 does not count itself', () => {
    const game = village({
      red: { scored: [214, 215], secrets: [220], coins: 0 },
      objectives: [214, 215, 216],
    });
    expect(game.red.options).not.toContain('place big grandstand');
  });

  test('card 220 counts private objectives that were scored', () => {
    const game = village({
      red: { scored: [214, 215, 218], secrets: [218, 220], coins: 0 },
      objectives: [214, 215, 216],
    });
    game.red.places('grandstand').scores(220);
    expect(game.red.points).toBe(5);
  });

  test('card 221 looks at the supply before the token is put (ruling 31)', () => {
    const game = village({ red: { influence: 4, coins: 0 }, objectives: [221, 214, 217] });
    expect(game.red.options).not.toContain('place big grandstand');
  });

  test('card 221 at a building that also takes influence: before anything is paid', () => {
    const four = village({
      red: { influence: 4, grain: 1, stands: { 'red-2': 117 } },
      objectives: [221, 214, 217],
    });
    expect(four.red.options).not.toContain('place big red-2');
    const three = village({
      red: { influence: 3, grain: 1, stands: { 'red-2': 117 } },
      objectives: [221, 214, 217],
    });
    three.red.places('red-2').scores(221);
    expect(three.red.points).toBe(9);
  });

  test('card 222: a private objective is no advancement card (ruling 50)', () => {
    const game = village({
      red: { hand: [206, 236, 259], secrets: [226], coins: 0 },
      objectives: [222, 214, 217],
    });
    expect(game.red.options).not.toContain('place big grandstand');
  });
});
