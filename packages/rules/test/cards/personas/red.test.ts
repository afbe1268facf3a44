import { describe, expect, test } from 'vitest';
import { goodsFrom, pointsFrom, spoke, village } from '../village.ts';

describe('card 301: opponents’ minions do not help when one uses their building', () => {
  const visiting = (persona: number) =>
    village({
      red: { persona: [persona], coins: 0 },
      blue: { coins: 0, minions: { butler: ['blue-1'] } },
    }).red.places('blue-1').table;

  test('their owner gains nothing', () => {
    expect(visiting(301).blue.coins).toBe(0);
    expect(visiting(203).blue.coins).toBe(1);
  });

  test('one’s own minions help as ever', () => {
    const game = village({ red: { persona: [301], coins: 0, minions: { butler: ['home'] } } });
    game.red.places('red-1', 'butler');
    expect(game.red.coins).toBe(1);
  });

  test('who stands by with it changes nothing between two others', () => {
    const game = village(
      { red: { coins: 0 }, blue: { coins: 0, minions: { butler: ['blue-1'] } }, green: { persona: [301] } },
      { charters: ['red', 'blue', 'green'] },
    );
    game.red.places('blue-1');
    expect(game.blue.coins).toBe(1);
  });

  test('another’s persona does not protect one’s guests', () => {
    const game = village({
      red: { persona: [203], coins: 0 },
      blue: { persona: [301], coins: 0, minions: { butler: ['blue-1'] } },
    });
    game.red.places('blue-1');
    expect(game.blue.coins).toBe(1);
  });
});

describe('card 302: placing a minion: 1 VP', () => {
  test('as it is placed', () => {
    const game = village({ red: { persona: [302], coins: 0, minions: { butler: ['home'] } } });
    game.red.places('red-1', 'butler');
    expect(pointsFrom(game, 302)).toBe(1);
    expect(goodsFrom(game, 278)).toEqual(['red coin 1']);
  });

  test('not for a regular worker, nor for another’s minion', () => {
    const game = village({
      red: { persona: [302], minions: { cat: ['home'] } },
      blue: { minions: { cat: ['home'] } },
    });
    game.red.places('red-1');
    expect(spoke(game, 302)).toBe(false);
    game.blue.places('blue-1', 'cat');
    expect(spoke(game, 302)).toBe(false);
  });

  test('before paying: the points stand before the price is paid', () => {
    const game = village({
      red: { persona: [302], coins: 0, clay: 1, minions: { butler: ['home'] }, stands: { 'red-2': 84 } },
    });
    game.red.places('red-2', 'butler');
    const facts = game.action.map(({ fact }) => fact);
    expect(facts.indexOf('points')).toBeLessThan(facts.indexOf('paid'));
  });
});
