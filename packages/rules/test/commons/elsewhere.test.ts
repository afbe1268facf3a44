import { box as boxData } from '@charterstone/box';
import type { Building } from '@charterstone/rules';
import { boxWith, CALM, newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** A game in which building 73 does something else and stands on red-2; red holds 74 and 5. */
function withBuilding(building: Pick<Building, 'cost' | 'benefit'>) {
  const card = boxData.cards[73];
  if (card?.kind !== 'building') throw new Error('73 is a building');
  const box = boxWith({ cards: { ...boxData.cards, 73: { ...card, ...building } } });
  return newGame({ charters: ['red', 'blue'], box }).given({
    red: { opened: [4], built: { 'red-2': 73 }, hand: [74, 5] },
    blue: { hand: [9, 73] },
    progress: CALM,
  });
}

describe('rules 18, 19, 20, 22: any building with the icon, at its own cost and for its own points', () => {
  test('construct', () => {
    const game = withBuilding({ cost: { coin: 3, influence: 2 }, benefit: { construct: 1, vp: 3 } });
    game.given({ red: { clay: 2, wood: 1, coal: 1 } });
    game.red.places('red-2').builds(74, 'red-3');
    expect(game.sees.village['red-3']).toBe(74);
    expect([game.red.points, game.red.coins, game.red.influence]).toEqual([3, 1, 10]);
    expect(game.progress).toBe(CALM + 1);
  });

  test('unlock a crate', () => {
    const game = withBuilding({ cost: { clay: 1 }, benefit: { crate: 1 } }).given({ red: { clay: 1 } });
    game.red.places('red-2').opens(5);
    expect(game.red.hand).toEqual([22, 23, 74]);
    expect([game.red.points, game.red.coins, game.red.influence]).toEqual([0, 4, 12]);
    expect(game.progress).toBe(CALM + 1);
  });

  test('score an objective: the points are those of the building used', () => {
    const game = withBuilding({ cost: { coin: 1 }, benefit: { objective: 1, vp: 2 } });
    game.given({ red: { coins: 7 }, objectives: [215, 214, 216] });
    game.red.places('red-2').scores(215);
    expect([game.red.points, game.red.coins, game.red.influence]).toEqual([2, 6, 11]);
    expect(game.progress).toBe(CALM + 1);
    game.blue.idles();
    // Once a game, wherever it was scored.
    expect(game.red.cannotPlaceOn('grandstand')).toEqual([
      { lack: 'scored', card: 215 },
      { lack: 'incomplete', card: 214 },
      { lack: 'incomplete', card: 216 },
    ]);
  });

  test('objectives are looked at before the cost is paid (ruling 31)', () => {
    const game = withBuilding({ cost: { coin: 1 }, benefit: { objective: 1, vp: 2 } });
    game.given({ red: { coins: 6 }, objectives: [215, 214, 216] });
    game.red.places('red-2').scores(215);
    expect([game.red.points, game.red.coins]).toEqual([2, 5]);
  });

  test('sell to the quota track', () => {
    const game = withBuilding({ cost: { coin: 1 }, benefit: { quota: 1, vp: 1 } });
    game.red.places('red-2').sells('coin-3');
    // $1 for the building and $2 for the space; 1 VP of the building and 1 VP of the space.
    expect([game.red.points, game.red.coins, game.red.influence]).toEqual([2, 1, 11]);
  });

  test('cost and price of the aim are weighed together', () => {
    const game = withBuilding({ cost: { coin: 3 }, benefit: { quota: 1, vp: 1 } });
    game.given({ red: { coins: 4, clay: 1 } });
    game.red.places('red-2');
    expect(game.red.cannot({ do: 'sell', at: 'coin-2' })).toEqual([
      { lack: 'goods', good: 'coin', short: 1 },
    ]);
    game.red.sells('coin-1');
    expect(game.red.coins).toBe(0);
  });

  test('the card that is constructed or opened can’t be the card that is paid', () => {
    const open = withBuilding({ cost: { card: 1 }, benefit: { crate: 1 } });
    open.given({ red: { hand: [5] }, blue: { hand: [9, 73, 74] } });
    expect(open.red.cannotPlaceOn('red-2')).toEqual([{ lack: 'goods', good: 'card', short: 1 }]);
    open.given({ red: { hand: [5, 206] } });
    open.red.places('red-2').opens(5);
    expect(open.sees.discard).not.toContain(5);
    expect(open.red.hand).toEqual([22, 23]);
  });

  test('the assistants of the Commons are silent there', () => {
    const game = withBuilding({ cost: { coin: 1 }, benefit: { crate: 1, vp: 3 } }).given({
      red: { hand: [5, 206] },
    });
    game.red.places('red-2').opens(5);
    expect(game.red.points).toBe(3);
  });
});
