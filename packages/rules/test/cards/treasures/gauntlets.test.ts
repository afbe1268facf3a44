import { describe, expect, test } from 'vitest';
import { pointsFrom, village } from '../village.ts';

describe.each([236, 237])('card %i: a gauntlet puts on another persona from the chest', (card) => {
  test('beside the one in play; it counts as used; the gauntlet is discarded', () => {
    const game = village({ red: { persona: [203], chest: [219, 280], hand: [card] } });
    game.red.acts(card);
    expect(game.red.options).toEqual(['pick 219', 'pick 280']);
    game.red.takes(280);
    expect(game.red.personas).toEqual([203, 280]);
    expect(game.wasUsed(280)).toBe(true);
    expect(game.whereIs(card)).toBe('discard');
  });

  test('put on before placing it is heard in that action', () => {
    const game = village({ red: { chest: [280], hand: [card], clay: 1, coins: 3, stands: { 'red-2': 81 } } });
    game.red.acts(card).places('red-2');
    expect(pointsFrom(game, 280)).toBe(1);
  });

  test('put on after the main action it is silent about it', () => {
    const game = village({ red: { chest: [280], hand: [card], clay: 1, coins: 3, stands: { 'red-2': 81 } } });
    game.red.places('red-2').acts(card);
    expect(game.red.personas).toContain(280);
    expect(game.red.points).toBe(8);
  });

  test('not offered with nobody in the chest', () => {
    const game = village({ red: { hand: [card] } });
    expect(game.red.chest).toEqual([]);
    expect(game.red.options).not.toContain(`act ${card}`);
  });
});
