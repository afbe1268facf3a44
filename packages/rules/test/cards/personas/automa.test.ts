import { BEFORE_HOURGLASS, type Holding } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { pointsOfAll, village } from '../village.ts';

/**
 * What the sides of an Automa are worth at the end, laid before red. Blue ends the game, so that red’s worker need not
 * be anywhere.
 */
function atTheEnd(
  card: number,
  red: Holding,
  blue: Holding = {},
  mat: readonly number[] = [206, 207, 208, 209, 210],
) {
  const game = village(
    {
      red: { persona: [card], ...red },
      blue: { coins: 6, ...blue },
      mat,
      objectives: [215, 214, 217],
      progress: BEFORE_HOURGLASS,
    },
    { first: 'blue' },
  );
  game.blue.places('grandstand').scores(215);
  game.red.places('green-1');
  expect(game.sees.over).toBe(true);
  return pointsOfAll(game, card);
}

describe.each([
  { card: 393, vp: 6, of: 'reputation tokens', two: { reputation: 2 }, one: { reputation: 1 } },
  { card: 395, vp: 8, of: 'peril', two: { perils: { blight: 2 } }, one: { perils: { famine: 1 } } },
  {
    card: 397,
    vp: 8,
    of: 'quota tokens',
    two: { quota: ['coin-1', 'coin-2'] },
    one: { quota: ['resource-1'] },
  },
] as const)('card $card: $vp VP at the end for more $of than every person', ({ card, vp, two, one }) => {
  test('more than the others', () => {
    expect(atTheEnd(card, two, one)).toEqual({ red: vp });
  });

  test('as many, or none at all: nothing', () => {
    const same = 'quota' in one ? { quota: ['coin-3'] } : one;
    expect(atTheEnd(card, one, same)).toEqual({});
    expect(atTheEnd(card, {}, {})).toEqual({});
  });
});

describe('card 394: 5 VP at the end for an item or a treasure on the mat', () => {
  test.each([
    [259, { red: 5 }],
    [236, { red: 5 }],
    [281, {}],
  ] as const)('with %i open: %j', (open, expected) => {
    expect(atTheEnd(394, {}, {}, [open, 206, 207, 208, 209])).toEqual(expected);
  });

  test('several are worth no more; one in a hand is nothing', () => {
    expect(atTheEnd(394, {}, {}, [259, 236, 260, 208, 209])).toEqual({ red: 5 });
    expect(atTheEnd(394, { hand: [259] })).toEqual({});
  });
});

describe('card 396: 8 VP at the end for no worker of a person in the charter', () => {
  test('nobody there', () => {
    expect(atTheEnd(396, {})).toEqual({ red: 8 });
  });

  test('a worker there, on a plot or an island: nothing', () => {
    expect(atTheEnd(396, {}, { workers: ['home', 'red-1'] })).toEqual({});
    const island = { islands: { 'sky-red-1': 'red-3' }, stands: { 'sky-red-1': 73 } };
    expect(atTheEnd(396, island, { workers: ['home', 'sky-red-1'] })).toEqual({});
  });

  test('minions are no regular workers', () => {
    expect(atTheEnd(396, { minions: { cat: ['red-1'] } })).toEqual({ red: 8 });
  });
});

describe('card 398: 10 VP at the end for whoever ended the game', () => {
  test('another moved the token onto the hourglass: nothing', () => {
    expect(atTheEnd(398, {})).toEqual({});
  });

  test('oneself: 10 VP', () => {
    const game = village({
      red: { persona: [398], coins: 6 },
      objectives: [215, 214, 217],
      progress: BEFORE_HOURGLASS,
    });
    game.red.places('grandstand').scores(215);
    game.blue.places('blue-1');
    expect(pointsOfAll(game, 398)).toEqual({ red: 10 });
  });
});
