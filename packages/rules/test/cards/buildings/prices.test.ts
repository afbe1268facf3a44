import type { Holding } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { village } from '../village.ts';
import { NOTHING, oneShort } from './price.ts';

/** What buildings with more than plain goods to give take for it. */
describe.each<{ card: number; price: Holding }>([
  { card: 25, price: { pumpkin: 1 } },
  { card: 30, price: { pumpkin: 1 } },
  { card: 41, price: { pumpkin: 1 } },
  { card: 55, price: { coal: 1, influence: 1 } },
  { card: 56, price: { coins: 1, influence: 1 } },
  { card: 59, price: { wood: 1 } },
  { card: 64, price: { wood: 1 } },
  { card: 65, price: { hand: [259] } },
  { card: 68, price: { perils: { vermin: 1 } } },
  { card: 71, price: { wood: 1 } },
  { card: 84, price: { clay: 1, coins: 1 } },
  { card: 87, price: { clay: 1 } },
  { card: 91, price: { metal: 1 } },
  { card: 105, price: { metal: 1, coins: 1 } },
  { card: 108, price: { metal: 1, influence: 1 } },
  { card: 113, price: { hand: [315] } },
  { card: 119, price: { perils: { famine: 1 } } },
  { card: 122, price: { grain: 1, influence: 1 } },
])('card $card: its price is $price', ({ card, price }) => {
  const start = (holding: Holding) => village({ red: { ...NOTHING, ...holding, stands: { 'red-2': card } } });

  test('exactly so much is enough', () => {
    expect(start(price).red.options).toContain('place big red-2');
  });

  test.each(oneShort(price))('one short, with %j: not to be used', (short) => {
    expect(start(short).red.cannotPlaceOn('red-2')).toMatchObject([{ lack: 'goods', short: 1 }]);
  });
});
