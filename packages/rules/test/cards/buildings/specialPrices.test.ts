import type { Holding } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { village } from '../village.ts';

describe.each<{ card: number; price: string; exact: Holding; shorts: readonly Holding[]; coins?: number }>([
  { card: 92, price: 'a coal', exact: { coal: 1 }, shorts: [{ coal: 0, wood: 3 }] },
  { card: 93, price: 'a coin', exact: { coins: 1 }, shorts: [{ coins: 0 }] },
  { card: 94, price: 'three coins', exact: { coins: 3 }, shorts: [{ coins: 2 }] },
  { card: 95, price: 'two resources', exact: { clay: 1, wood: 1 }, shorts: [{ clay: 1 }], coins: 3 },
  {
    card: 96,
    price: 'an advancement card and an influence',
    exact: { hand: [206], influence: 1 },
    shorts: [{ influence: 1 }, { hand: [206] }],
  },
  {
    card: 97,
    price: 'four resources',
    exact: { metal: 1, coal: 1, clay: 2 },
    shorts: [{ metal: 1, coal: 1, clay: 1 }],
  },
])('card $card: its price is $price', ({ card, exact, shorts, coins = 0 }) => {
  const NOTHING = { coins: 0, clay: 0, influence: 0, hand: [], chest: [280] } as const;
  const start = (holding: Holding) =>
    village({
      red: { ...NOTHING, ...holding, stands: { 'red-2': card } },
      deck: [211, 212, 213, 5, 6, 7, 10],
    });

  test('exactly so much is enough, and all of it is paid', () => {
    const game = start(exact);
    game.red.places('red-2');
    const none = { metal: 0, grain: 0, wood: 0, coal: 0, clay: 0, pumpkin: 0 };
    expect(game.red.goods).toEqual({ ...none, coin: coins });
    expect([game.red.influence, game.red.hand]).toEqual([0, []]);
  });

  test.each(shorts)('a little less is not: %j', (short) => {
    expect(start(short).red.options).not.toContain('place big red-2');
  });
});
