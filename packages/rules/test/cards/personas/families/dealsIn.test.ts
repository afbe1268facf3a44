import { describe, expect, test } from 'vitest';
import { spoke, village } from '../../village.ts';

describe.each([
  { card: 273, kind: 'items', takes: 62, pay: 259 },
  { card: 295, kind: 'guests', takes: 77, pay: 281 },
])('card $card: using a building that takes $kind: the top card of the deck', ({ card, takes, pay }) => {
  test('the top card, whatever it is', () => {
    const game = village({
      red: { persona: [card], hand: [pay], stands: { 'red-2': takes } },
      mat: [206, 207, 5, 6, 7],
      deck: [210, 211],
    });
    game.red.places('red-2');
    expect(game.whereIs(pay)).toBe('discard');
    expect(game.red.hand).toEqual([210]);
    expect(game.sees.deck).toEqual([211]);
  });

  test('with an empty deck the discards are shuffled first', () => {
    const game = village({
      red: { persona: [card], hand: [pay], stands: { 'red-2': takes } },
      mat: [206, 207, 5, 6, 7],
      deck: [],
      discard: [],
    });
    const { discard } = game.sees;
    game.red.places('red-2');
    expect(game.red.hand).toHaveLength(1);
    expect([...discard, pay]).toContain(game.red.hand[0]);
    expect(game.told('shuffled')).toMatchObject([{ place: 'deck' }]);
  });

  test('silent at a building that takes another kind of card', () => {
    const game = village({
      red: { persona: [card], hand: [236], stands: { 'red-2': 48 } },
      deck: [210, 211],
    });
    game.red.places('red-2');
    expect(game.red.hand).toEqual([]);
    expect(spoke(game, card)).toBe(false);
  });

  test('silent when somebody else uses such a building', () => {
    const game = village({
      red: { hand: [pay], stands: { 'red-2': takes } },
      blue: { persona: [card] },
    });
    const hand = game.blue.hand;
    game.red.places('red-2');
    expect(spoke(game, card)).toBe(false);
    expect(game.blue.hand).toEqual(hand);
  });

  test('silent where the card is an offer of one’s own to the quota track: that is no cost of the building', () => {
    const game = village({ red: { persona: [card], hand: [pay], coins: 0 }, deck: [210, 211] });
    game.red.places('cloudPort').sells('card-1');
    expect(game.whereIs(pay)).toBe('discard');
    expect(spoke(game, card)).toBe(false);
  });
});
