import type { Holding } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { village } from '../village.ts';

describe.each<{ card: number; price: string; exact: Holding; short: Holding }>([
  { card: 92, price: 'a coal', exact: { coal: 1 }, short: { coal: 0, wood: 3 } },
  { card: 93, price: 'two coins', exact: { coins: 2 }, short: { coins: 1 } },
  { card: 94, price: 'an influence', exact: { influence: 1 }, short: { influence: 0 } },
  { card: 95, price: 'two resources', exact: { clay: 1, wood: 1 }, short: { clay: 1 } },
  { card: 96, price: 'an advancement card', exact: { hand: [206] }, short: { hand: [] } },
  {
    card: 97,
    price: 'one of every resource',
    exact: { metal: 1, grain: 1, wood: 1, coal: 1, clay: 1, pumpkin: 1 },
    short: { metal: 1, grain: 1, wood: 1, coal: 1, clay: 2 },
  },
])('card $card: its price is $price', ({ card, exact, short }) => {
  const NOTHING = { coins: 0, clay: 0, hand: [], chest: [280] } as const;
  const start = (holding: Holding) =>
    village({
      red: { ...NOTHING, ...holding, stands: { 'red-2': card } },
      deck: [211, 212, 213, 5, 6, 7, 10],
    });

  test('exactly so much is enough, and all of it is paid', () => {
    const game = start(exact);
    const before = game.red.supply;
    game.red.places('red-2');
    const { goods, influence, hand } = game.red.supply;
    const spent = Object.values(before.goods).reduce((sum, n) => sum + n, 0);
    const left = Object.values({ ...goods, coin: 0 }).reduce((sum, n) => sum + n, 0);
    if (spent > 0) expect(left).toBe(0);
    if (card === 94) expect(influence).toBe(0);
    if (card === 96) expect(hand).toEqual([]);
  });

  test('a little less is not', () => {
    expect(start(short).red.options).not.toContain('place big red-2');
  });
});

test('card 97: 8 VP', () => {
  const game = village({
    red: { metal: 1, grain: 1, wood: 1, coal: 1, clay: 1, pumpkin: 1, stands: { 'red-2': 97 } },
  });
  game.red.places('red-2');
  expect(game.red.points).toBe(8);
});
