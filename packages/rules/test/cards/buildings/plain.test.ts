import type { Icon } from '@charterstone/rules';
import type { Holding } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { village } from '../village.ts';
import { NOTHING, oneShort } from './price.ts';

/** Buildings that take plain goods and give plain goods: the price exactly, and what is there afterwards. */
type Plain = {
  readonly card: number;
  readonly price: Holding;
  readonly gains: { readonly [good in 'vp' | 'coin' | 'influence']?: number } & {
    readonly [good in 'metal' | 'grain' | 'wood' | 'coal' | 'clay' | 'pumpkin']?: number;
  };
};

const PLAIN: readonly Plain[] = [
  { card: 22, price: { pumpkin: 1 }, gains: { coin: 3 } },
  { card: 38, price: { perils: { blight: 1 } }, gains: { vp: 3 } },
  { card: 39, price: { minions: { cat: ['home'] }, influence: 1 }, gains: { vp: 7 } },
  { card: 42, price: { perils: { vermin: 2 }, influence: 1 }, gains: { vp: 6 } },
  { card: 43, price: { coal: 1 }, gains: { coin: 2, vp: 1 } },
  { card: 48, price: { hand: [236], influence: 1 }, gains: { vp: 7 } },
  { card: 50, price: { hand: [250] }, gains: { coin: 4, vp: 3 } },
  { card: 51, price: { coins: 7 }, gains: { vp: 13 } },
  { card: 44, price: { coins: 4 }, gains: { vp: 5 } },
  { card: 53, price: { perils: { fuelShortage: 1 } }, gains: { coin: 3 } },
  { card: 57, price: { coins: 5 }, gains: { vp: 7, influence: 1 } },
  { card: 58, price: { wood: 1 }, gains: { metal: 1, clay: 1, pumpkin: 1 } },
  { card: 62, price: { hand: [259], influence: 1 }, gains: { vp: 6 } },
  { card: 72, price: { perils: { famine: 2 } }, gains: { influence: 1, coin: 1, vp: 2 } },
  { card: 73, price: { clay: 1 }, gains: { pumpkin: 1, grain: 1 } },
  { card: 77, price: { hand: [281] }, gains: { coin: 3, vp: 2 } },
  { card: 80, price: { hand: [282] }, gains: { vp: 4, influence: 1 } },
  { card: 81, price: { clay: 1, coins: 3 }, gains: { vp: 8 } },
  { card: 74, price: { coins: 1 }, gains: { coal: 1, wood: 1, grain: 1, metal: 1 } },
  { card: 83, price: { perils: { bandit: 1 } }, gains: { coin: 2, vp: 1 } },
  { card: 85, price: { minions: { golem: ['home'] } }, gains: { influence: 1, vp: 3 } },
  { card: 86, price: { perils: { bandit: 1 }, coins: 2 }, gains: { vp: 6 } },
  { card: 100, price: { metal: 1, influence: 1 }, gains: { coal: 1, clay: 1, wood: 1, vp: 3 } },
  { card: 101, price: { hand: [73] }, gains: { vp: 4, coin: 1 } },
  { card: 89, price: { metal: 1 }, gains: { influence: 1, vp: 2 } },
  { card: 104, price: { perils: { disrepair: 1 } }, gains: { influence: 2, coin: 1 } },
  { card: 106, price: { minions: { robot: ['home'] }, metal: 1 }, gains: { vp: 7 } },
  { card: 109, price: { grain: 1 }, gains: { vp: 2, coin: 1 } },
  { card: 123, price: { grain: 3 }, gains: { vp: 6 } },
  { card: 97, price: { metal: 2, grain: 1, pumpkin: 1 }, gains: { vp: 7 } },
];

describe.each(PLAIN)('card $card: $price gives $gains', ({ card, price, gains }) => {
  test('for exactly its price', () => {
    const game = village({ red: { ...NOTHING, ...price, stands: { 'red-2': card } } });
    game.red.places('red-2');
    const { vp = 0, coin = 0, influence = 0, ...resources } = gains;
    expect([game.red.points, game.red.coins, game.red.influence]).toEqual([vp, coin, influence]);
    const none = { metal: 0, grain: 0, wood: 0, coal: 0, clay: 0, pumpkin: 0 };
    expect(game.red.goods).toEqual({ ...none, coin, ...resources });
    expect(game.red.hand).toEqual([]);
    expect(game.red.perils).toEqual([]);
  });

  test.each(oneShort(price))('one short, with %j: not to be used, and the reason is a good', (short) => {
    const game = village({ red: { ...NOTHING, ...short, stands: { 'red-2': card } } });
    expect(game.red.cannotPlaceOn('red-2')).toMatchObject([{ lack: 'goods', short: 1 }]);
  });
});

describe.each<{ card: number; price: Holding; paid: number; gains: number; good: Icon }>([
  { card: 52, price: { coal: 1, coins: 2, influence: 1, hand: [8] }, paid: 1, gains: 5, good: 'vp' },
  { card: 55, price: { coal: 1, influence: 1 }, paid: 1, gains: 4, good: 'coin' },
])('card $card: a price with influence', ({ card, price, paid, gains, good }) => {
  test('the influence is spent and can be regained', () => {
    const game = village({ red: { ...NOTHING, ...price, stands: { 'red-2': card } } });
    game.red.places('red-2');
    if (game.red.options.includes('open 8')) game.red.opens(8);
    expect([game.red.influence, game.red.spent]).toEqual([0, 11 + paid]);
    expect(good === 'vp' ? game.red.points : game.red.coins).toBe(gains);
  });

  test('without it: not to be used', () => {
    const game = village({ red: { ...NOTHING, ...price, influence: 0, stands: { 'red-2': card } } });
    expect(game.red.options).not.toContain('place big red-2');
  });
});
