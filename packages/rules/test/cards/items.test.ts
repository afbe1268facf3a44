import type { Icon, Resource } from '@charterstone/rules';
import type { Holding } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { village } from './village.ts';

type Item = {
  readonly card: number;
  readonly pays: { readonly [R in Resource]?: number };
  readonly vp?: number;
  readonly coin?: number;
  readonly influence?: number;
  readonly asks?: Icon;
};

const ITEMS: readonly Item[] = [
  { card: 259, pays: { pumpkin: 2, coal: 1 }, vp: 6 },
  { card: 260, pays: { pumpkin: 2, clay: 1 }, coin: 3, vp: 2 },
  { card: 261, pays: { coal: 2, metal: 1 }, coin: 5 },
  { card: 262, pays: { coal: 2, grain: 1 }, vp: 3, influence: 2 },
  { card: 263, pays: { wood: 2, pumpkin: 1 }, vp: 4, asks: 'reputation' },
  { card: 264, pays: { wood: 2, coal: 1 }, vp: 6 },
  { card: 265, pays: { clay: 2, wood: 1 }, vp: 4, asks: 'card' },
  { card: 266, pays: { clay: 2, grain: 1 }, coin: 2, vp: 2, asks: 'reputation' },
  { card: 267, pays: { metal: 2, clay: 1 }, influence: 3, vp: 1 },
  { card: 268, pays: { metal: 2, wood: 1 }, vp: 6 },
  { card: 269, pays: { grain: 2, metal: 1 }, vp: 4, coin: 2 },
  { card: 270, pays: { grain: 2, pumpkin: 1 }, coin: 2, vp: 2, asks: 'card' },
];

function oneShort(pays: Item['pays']): Holding {
  const [[resource, n] = ['clay', 1]] = Object.entries(pays);
  return { ...pays, [resource]: n - 1 };
}

describe.each(ITEMS)(
  'card $card: an item for $pays',
  ({ card, pays, vp = 0, coin = 0, influence = 0, asks }) => {
    const holding = { hand: [card], coins: 0, influence: 5 };

    test('paid with exactly its three resources, used and discarded (rule 12)', () => {
      const game = village({ red: { ...holding, ...pays } });
      game.red.acts(card);
      if (asks === 'reputation') game.red.uses(card);
      if (asks === 'card') game.red.picksNothing();
      expect([game.red.points, game.red.coins]).toEqual([vp, coin]);
      expect(game.red.influence).toBe(5 + influence - (asks === 'reputation' ? 1 : 0));
      for (const resource of Object.keys(pays)) expect(game.red.has({ [resource]: 0 })).toBe(true);
      expect(game.whereIs(card)).toBe('discard');
    });

    test('one resource short: not offered', () => {
      const game = village({ red: { ...holding, ...oneShort(pays), clay: pays.clay === undefined ? 3 : 1 } });
      expect(game.red.options).not.toContain(`act ${card}`);
    });

    test('it is no turn: before the main action and after it', () => {
      const game = village({ red: { ...holding, ...pays } });
      expect(game.red.options).toContain(`act ${card}`);
      game.red.places('blue-1');
      expect(game.red.options).toEqual([`act ${card}`, 'end']);
      expect(game.sees.active).toBe('red');
    });
  },
);

test('cards 259 and 264: several in one turn', () => {
  const game = village({ red: { hand: [259, 264], pumpkin: 2, coal: 2, wood: 2 } });
  game.red.acts(259).acts(264).places('red-1');
  expect(game.red.points).toBe(12);
  expect(game.sees.active).toBe('blue');
});

test('card 261: coins as far as the supply has them (ruling 9)', () => {
  const game = village({ red: { hand: [261], coal: 2, metal: 1, coins: 0 }, blue: { coins: 34 } });
  game.red.acts(261);
  expect(game.red.coins).toBe(2);
});

test('card 265: the card gained may be one of the open ones, also an item', () => {
  const game = village({ red: { hand: [265], clay: 2, wood: 1 }, mat: [264, 206, 207, 208, 209] });
  game.red.acts(265).takes(264);
  expect(game.red.hand).toEqual([264]);
});

test('card 262: paid before the influence comes back; nothing to regain: only the points', () => {
  const game = village({ red: { hand: [262], coal: 2, grain: 1, reputation: 3 } });
  game.red.acts(262);
  expect([game.red.influence, game.red.points]).toEqual([9, 3]);
});
