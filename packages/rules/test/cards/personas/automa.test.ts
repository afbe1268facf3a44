import type { Charter } from '@charterstone/rules';
import { BEFORE_HOURGLASS, type Holding, type Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { pointsOfAll, village } from '../village.ts';

/** Cards with which Automas go to their own basic building and do nothing else. */
const QUIET = [389, 387];

/** What lies before people and Automas when the game ends; the side is the green Automa's. */
type End = {
  readonly green?: Holding;
  readonly yellow?: Holding;
  readonly red?: Holding;
  readonly blue?: Holding;
  readonly mat?: readonly number[];
};

/**
 * What the side of an Automa is worth at the end, beside another Automa and two people. Blue ends the game, both Automas go home, red has
 * the last turn.
 */
function atTheEnd(card: number, { green, yellow = {}, red = {}, blue, mat }: End) {
  const game = village(
    {
      green: { persona: [card], ...green },
      yellow,
      red,
      blue: { coins: 6, ...blue },
      mat: mat ?? [206, 207, 208, 209, 210],
      objectives: [215, 214, 217],
      automaDeck: QUIET,
      progress: BEFORE_HOURGLASS,
    },
    { automas: ['green', 'yellow'], first: 'blue' },
  );
  game.blue.places('grandstand').scores(215);
  game.red.places('red-1');
  expect(game.sees.over).toBe(true);
  return pointsOfAll(game, card);
}

describe.each([
  {
    card: 393,
    vp: 6,
    of: 'reputation tokens',
    three: { reputation: 3 },
    two: { reputation: 2 },
    one: { reputation: 1 },
    same: { reputation: 2 },
  },
  {
    card: 395,
    vp: 8,
    of: 'peril',
    three: { perils: { vermin: 3 } },
    two: { perils: { blight: 2 } },
    one: { perils: { famine: 1 } },
    same: { perils: { famine: 1, bandit: 1 } },
  },
  {
    card: 397,
    vp: 8,
    of: 'quota tokens',
    three: { quota: ['card-1', 'card-2', 'card-3'] },
    two: { quota: ['coin-1', 'coin-2'] },
    one: { quota: ['resource-1'] },
    same: { quota: ['resource-1', 'resource-2'] },
  },
] as const)(
  'card $card: $vp VP at the end for more $of than every person',
  ({ card, vp, two, one, three, same }) => {
    test('more than the people', () => {
      expect(atTheEnd(card, { green: two, blue: one })).toEqual({ green: vp });
    });

    test('another Automa may have more', () => {
      expect(atTheEnd(card, { green: two, blue: one, yellow: three })).toEqual({ green: vp });
    });

    test('as many as one of them, or none at all: nothing', () => {
      expect(atTheEnd(card, { green: two, blue: same })).toEqual({});
      expect(atTheEnd(card, { green: two, red: same })).toEqual({});
      expect(atTheEnd(card, { green: two, red: three })).toEqual({});
      expect(atTheEnd(card, {})).toEqual({});
    });
  },
);

describe('card 394: 5 VP at the end for an item or a treasure on the mat', () => {
  test.each([
    [259, { green: 5 }],
    [236, { green: 5 }],
    [281, {}],
  ] as const)('with %i open: %j', (open, expected) => {
    expect(atTheEnd(394, { mat: [open, 206, 207, 208, 209] })).toEqual(expected);
  });

  test('several are worth no more; one in a hand is nothing', () => {
    expect(atTheEnd(394, { mat: [259, 236, 260, 208, 209] })).toEqual({ green: 5 });
    expect(atTheEnd(394, { red: { hand: [259] } })).toEqual({});
  });
});

describe('card 396: 8 VP at the end for no worker of a person in the charter', () => {
  const SHOP = { stands: { 'green-2': 73 } };

  test('nobody there but its own worker', () => {
    expect(atTheEnd(396, { green: SHOP })).toEqual({ green: 8 });
  });

  test('a worker of another Automa is none of a person', () => {
    expect(atTheEnd(396, { green: SHOP, yellow: { workers: ['green-2'] } })).toEqual({ green: 8 });
  });

  test('a person’s worker, on a plot or an island: nothing', () => {
    expect(atTheEnd(396, { green: SHOP, blue: { workers: ['home', 'green-2'] } })).toEqual({});
    const island = { islands: { 'sky-green-1': 'green-3' }, stands: { 'sky-green-1': 73 } };
    expect(atTheEnd(396, { green: island, blue: { workers: ['home', 'sky-green-1'] } })).toEqual({});
  });

  test('minions are no regular workers', () => {
    expect(atTheEnd(396, { green: SHOP, blue: { minions: { cat: ['green-2'] } } })).toEqual({ green: 8 });
  });
});

describe('card 398: 10 VP at the end for whoever ended the game', () => {
  /** Red has the first turn; then the first Automa moves the token onto the hourglass. The side is that of the Automa on this chair. */
  function ended(chair: number): { readonly game: Table; readonly holder: Charter } {
    const game = village({}, { charters: ['red'], automas: ['green', 'yellow'] });
    const holder = game.seat(chair).charter;
    game.given({
      unlocked: true,
      [holder]: { persona: [398] },
      // To the market, with progress.
      automaDeck: [382, 389],
      progress: BEFORE_HOURGLASS,
    });
    game.red.places('red-1');
    expect(game.sees.over).toBe(true);
    return { game, holder };
  }

  test('the Automa that moved the token onto the hourglass', () => {
    const { game, holder } = ended(2);
    expect(pointsOfAll(game, 398)).toEqual({ [holder]: 10 });
  });

  test('another Automa moved it, or a person: nothing', () => {
    expect(pointsOfAll(ended(3).game, 398)).toEqual({});
    expect(atTheEnd(398, {})).toEqual({});
  });
});
