import { describe, expect, test } from 'vitest';
import { pointsFrom, village } from '../village.ts';

describe.each([238, 239, 240])('card %i: a tome takes any card but a treasure out of the deck', (card) => {
  const start = () =>
    village({ red: { hand: [card] }, mat: [206, 207, 208, 209, 210], deck: [211, 236, 259, 73, 212] });

  test('any of them, the rest is shuffled, the open cards stay', () => {
    const game = start();
    game.red.acts(card);
    expect([...game.red.options].filter((option) => option !== 'pick none').sort()).toEqual([
      'pick 211',
      'pick 212',
      'pick 259',
      'pick 73',
    ]);
    game.red.takes(259);
    expect(game.red.hand).toEqual([259]);
    expect(game.told('shuffled')).toMatchObject([{ place: 'deck' }]);
    expect([...game.sees.deck].sort()).toEqual([211, 212, 236, 73]);
    expect(game.sees.mat).toEqual([206, 207, 208, 209, 210]);
    expect(game.whereIs(card)).toBe('discard');
  });

  test('what it brings can be used in the same turn', () => {
    const game = village({
      red: { hand: [card], pumpkin: 2, coal: 1 },
      mat: [206, 207, 208, 209, 210],
      deck: [259, 211, 212],
    });
    game.red.acts(card).takes(259).acts(259);
    expect(game.red.points).toBe(6);
  });

  test('an assistant it brings counts for the action after it', () => {
    const game = village({
      red: { hand: [card], coins: 4 },
      mat: [206, 207, 208, 209, 5],
      deck: [210, 211, 212],
    });
    game.red.acts(card).takes(210).places('cloudPort').sells('coin-1');
    expect(pointsFrom(game, 210)).toBe(1);
  });
});
