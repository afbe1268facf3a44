import type { Charter } from '@charterstone/rules';
import { ends, isAsked, kingsOf, settles, type Table, write } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { BARE, doors, inLater, nextGame, playing } from './campaign.ts';

describe('forks', () => {
  test('with people among those who reached the goal, one of them chooses', () => {
    const game = settles(
      ends(playing(400, { red: { ...BARE, coins: 3 } })),
      ['mark row-10'],
      isAsked('open '),
    );
    expect(game.red.options).toEqual(['open A', 'open B']);
  });

  test('nobody reached it: people choose', () => {
    const game = settles(ends(playing(406)), ['mark row-10'], isAsked('open '));
    expect(game.red.options).toEqual(['open K', 'open L']);
  });

  test.each([
    { card: 384, king: 'pleased', door: 'B' },
    { card: 389, king: 'displeased', door: 'A' },
  ])('Automas alone: the king of the next card decides ($card, $king: door $door)', ({ card, door }) => {
    const game = nextGame(playing(400, { red: BARE, automaDeck: [card, 377, 378] }));
    expect(game.history).toContainEqual({ fact: 'forked', charter: 'green', door });
    expect(kingsOf(game)).toEqual(
      door === 'B' ? { pleased: 1, displeased: 0 } : { pleased: 0, displeased: 1 },
    );
  });

  test.each([
    [377, 'A'],
    [378, 'B'],
    [379, 'B'],
    [380, 'A'],
    [381, 'A'],
    [382, 'B'],
    [383, 'A'],
    [385, 'A'],
    [386, 'B'],
    [387, 'B'],
    [388, 'A'],
    [390, 'B'],
    [391, 'A'],
    [392, 'B'],
  ] as const)('card %i shows the king of door %s', (card, door) => {
    const game = ends(playing(400, { red: BARE, automaDeck: [card, 384] }));
    settles(game, ['mark row-10'], (table) => doors(table).length > 0);
    expect(doors(game)).toEqual([door]);
  });
});

describe('sides: cards 393 to 398 (game 11)', () => {
  /** Game 12 with this Automa; everybody who was asked took this side. */
  function battle(automa: Charter, asked: 'loyal' | 'rebel', pleased = 0): Table {
    const person = automa === 'red' ? 'blue' : 'red';
    const game = inLater(
      11,
      { [person]: { hand: [206, 207, 208, 209, 210, 211] } },
      { charters: [person], automas: [automa], guidepost: 410 },
    );
    return nextGame(write(game, { kings: { pleased } }), ['open S', `choose ${asked}`]);
  }

  describe.each([
    ['green', 393, 'loyal'],
    ['purple', 394, 'loyal'],
    ['red', 395, 'loyal'],
    ['black', 396, 'rebel'],
    ['yellow', 397, 'rebel'],
    ['blue', 398, 'rebel'],
  ] as const)('the Automa of %s', (charter, card, side) => {
    test.each(['loyal', 'rebel'] as const)(`takes card ${card} when all others are %s`, (others) => {
      const game = battle(charter, others);
      expect(game.sees.game).toBe(12);
      expect(game.whereIs(card)).toBe(`play-${charter}`);
      expect(game.wasUsed(card)).toBe(true);
    });

    test(`counts as ${side} in the battle`, () => {
      // With door S 22 kings are pleased: only a rebel, who counts two, brings more than 23.
      expect(doors(battle(charter, 'loyal', 21))).toEqual(['S', side === 'rebel' ? 'V' : 'U']);
    });
  });
});
