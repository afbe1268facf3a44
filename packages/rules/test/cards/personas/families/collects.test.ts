import { describe, expect, test } from 'vitest';
import { goodsFrom, pointsFrom, spoke, village } from '../../village.ts';

const MAT = [259, 281, 315, 206, 207];

describe.each([
  { card: 271, kind: 'an item', gains: 259, vp: 2 },
  { card: 293, kind: 'a guest', gains: 281, vp: 1 },
  { card: 327, kind: 'a friend', gains: 315, vp: 1 },
  { card: 304, kind: 'an unconstructed building card', gains: 73, vp: 2 },
])('card $card: gaining $kind: $vp VP and a coin', ({ card, gains, vp }) => {
  const mat = [gains, ...MAT.filter((other) => other !== gains)].slice(0, 5);

  test('from the Market', () => {
    const game = village({ red: { persona: [card], clay: 1, coins: 1 }, mat });
    game.red.places('market').takes(gains);
    expect(pointsFrom(game, card)).toBe(vp);
    expect(goodsFrom(game, card)).toEqual(['red coin 1']);
  });

  test('silent for another kind of card, and for none', () => {
    const game = village({ red: { persona: [card], clay: 1, coins: 1 }, mat });
    game.red.places('market').takes(206);
    expect(spoke(game, card)).toBe(false);
  });

  test('silent when somebody else gains one', () => {
    const game = village({ red: { clay: 1, coins: 1 }, blue: { persona: [card] }, mat });
    game.red.places('market').takes(gains);
    expect(spoke(game, card)).toBe(false);
  });

  test('from a tome too: gained is gained', () => {
    const game = village({
      red: { persona: [card], hand: [238] },
      deck: [gains, 208, 209],
      mat: [206, 207, 5, 6, 7],
    });
    game.red.acts(238).takes(gains);
    expect(pointsFrom(game, card)).toBe(vp);
  });
});

test('card 304: both building cards of a crate', () => {
  const game = village({ red: { persona: [304], coins: 4, hand: [8] } });
  game.red.places('charterstone').opens(8);
  expect(game.red.hand).toEqual([73, 74]);
  expect(pointsFrom(game, 304)).toBe(4);
  expect(game.red.coins).toBe(2);
});
