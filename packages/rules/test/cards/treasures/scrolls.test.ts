import { describe, expect, test } from 'vitest';
import { village } from '../village.ts';

describe.each([245, 246, 247, 248, 249])(
  'card %i: a scroll waives the cost of a building on one’s own plots',
  (card) => {
    test('used: nothing is paid; the scroll is discarded', () => {
      const game = village({ red: { hand: [card], coins: 4, stands: { 'red-2': 44 } } });
      game.red.places('red-2');
      expect(game.red.options).toEqual([`use ${card}`, `pass ${card}`]);
      game.red.uses(card);
      expect([game.red.coins, game.red.points]).toEqual([4, 5]);
      expect(game.told('waived')).toHaveLength(1);
      expect(game.whereIs(card)).toBe('discard');
    });

    test('passed: the price is paid and the scroll kept', () => {
      const game = village({ red: { hand: [card], coins: 4, stands: { 'red-2': 44 } } });
      game.red.places('red-2').passes();
      expect([game.red.coins, game.red.points]).toEqual([0, 5]);
      expect(game.red.hand).toEqual([card]);
    });

    test('whoever can’t pay can use the building with it, and only with it', () => {
      const game = village({ red: { hand: [card], coins: 3, stands: { 'red-2': 44 } } });
      expect(game.red.options).toContain('place big red-2');
      game.red.places('red-2');
      expect(game.red.points).toBe(5);
      expect(game.red.coins).toBe(3);
      expect(game.whereIs(card)).toBe('discard');
      const without = village({ red: { hand: [], coins: 3, stands: { 'red-2': 44 } } });
      expect(without.red.options).not.toContain('place big red-2');
    });

    test('silent when somebody else comes to one’s plots', () => {
      const game = village({ red: { clay: 1 }, blue: { hand: [card], stands: { 'blue-2': 73 } } });
      game.red.places('blue-2');
      expect(game.red.goods.clay).toBe(0);
      expect(game.whereIs(card)).toBe('hand-blue');
      expect(game.blue.options).not.toContain(`use ${card}`);
    });

    test('not in another’s charter, not in the Commons', () => {
      const game = village({ red: { hand: [card], coins: 0 }, blue: { stands: { 'blue-2': 44 } } });
      expect(game.red.options).not.toContain('place big blue-2');
      const commons = village({ red: { hand: [card], clay: 1 } });
      commons.red.places('treasury');
      expect(commons.red.hand).toEqual([card]);
      expect(commons.red.goods.clay).toBe(0);
    });

    test('one’s own islands are own plots (ruling 12)', () => {
      const game = village({
        red: { hand: [card], coins: 0, islands: { 'sky-red-1': 'red-3' }, stands: { 'sky-red-1': 44 } },
      });
      game.red.places('sky-red-1');
      expect(game.red.points).toBe(5);
    });
  },
);

describe('card 245: what a scroll does not waive', () => {
  test('influence that is placed is still needed: an octagon', () => {
    const none = village({ red: { hand: [245], influence: 0, stands: { 'red-2': 54 } } });
    expect(none.red.options).not.toContain('place big red-2');
    const one = village({ red: { hand: [245], influence: 1, stands: { 'red-2': 54 } } });
    one.red.places('red-2');
    expect(one.red.influence).toBe(0);
    expect(one.red.hand).toEqual([245]);
  });

  test('paid influence is waived, that on the objective is not', () => {
    const game = village({
      red: { hand: [245], coins: 6, influence: 1, stands: { 'red-2': 26 } },
      objectives: [215, 214, 217],
    });
    game.red.places('red-2').uses(245);
    expect([game.red.influence, game.red.coins]).toEqual([0, 6]);
    expect(game.red.points).toBe(7);
  });

  test('the four resources of what is constructed are not the building’s cost', () => {
    const poor = village({ red: { hand: [245, 73], metal: 0, stands: { 'red-2': 98 } } });
    expect(poor.red.options).not.toContain('place big red-2');
    const game = village({
      red: { hand: [245, 73], clay: 2, grain: 1, metal: 1, influence: 0, stands: { 'red-2': 98 } },
    });
    expect(game.red.options).toContain('place big red-2');
    game.red.places('red-2').builds(73, 'red-3');
    expect(game.sees.village['red-3']).toBe(73);
    expect(game.red.has({ clay: 0, grain: 0, metal: 0 })).toBe(true);
  });

  test('a free building asks nothing', () => {
    const game = village({ red: { hand: [245] } });
    game.red.places('red-1');
    expect(game.red.decides).toBe(false);
  });

  test('with two scrolls only one is needed', () => {
    const game = village({ red: { hand: [245, 246], coins: 0, stands: { 'red-2': 44 } } });
    game.red.places('red-2');
    while (game.sees.active === 'red') {
      const [option = ''] = game.red.options;
      const [deed = '', what = ''] = option.split(' ');
      if (deed === 'next') game.red.letsSpeak(Number(what));
      else if (deed === 'use') game.red.uses(Number(what));
      else break;
    }
    expect(game.red.points).toBe(5);
    expect(game.red.hand).toHaveLength(1);
  });
});
