import { PRINTED_RULE } from '@charterstone/rules';
import { BEFORE_BOAT, BEFORE_HOURGLASS, newGame, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const { start, spaces } = theBox().board.reputation;
const START_OF_TWO = start[1] ?? 0;

/** Red scores 6 coins and lands on a boat. */
const atBoat = () =>
  newGame({ charters: ['red', 'blue'] }).given({
    red: { coins: 6 },
    objectives: [215, 214, 216],
    progress: BEFORE_BOAT,
  });

describe('rule 23: the reputation track', () => {
  test('reputation places 1 influence; it stays there and can’t be regained', () => {
    const game = atBoat();
    game.red.places('grandstand').scores(215).uses('rule-25');
    // One token on the objective, one on the track.
    expect([game.red.influence, game.red.spent]).toEqual([10, 0]);
    expect(game.sees.reputation[START_OF_TWO]).toBe('red');
  });

  test('the first token lies on the space of the player count, further ones closer to the ocean', () => {
    const game = atBoat().given({ blue: { reputation: 1 } });
    expect(game.sees.reputation[START_OF_TWO]).toBe('blue');
    game.red.places('grandstand').scores(215).uses('rule-25');
    expect(game.sees.reputation[START_OF_TWO + 1]).toBe('red');
    expect(game.told('esteemed')).toEqual([
      { fact: 'esteemed', charter: 'red', space: START_OF_TWO + 1, why: PRINTED_RULE + 25 },
    ]);
  });

  test('it is optional', () => {
    const game = atBoat();
    game.red.places('grandstand').scores(215);
    expect(game.red.options).toEqual(['use rule-25', 'pass rule-25']);
    game.red.passes();
    expect(game.told('esteemed')).toEqual([]);
    expect(game.told('passed')).toMatchObject([{ charter: 'red' }]);
    expect(game.red.influence).toBe(11);
  });

  test('one open space is enough, and a full track takes nobody', () => {
    const room = spaces - START_OF_TWO;
    const last = atBoat().given({ blue: { reputation: room - 1 } });
    last.red.places('grandstand').scores(215).uses('rule-25');
    expect(last.told('esteemed')).toMatchObject([{ space: spaces - 1 }]);
    const full = atBoat().given({ blue: { reputation: room } });
    full.red.places('grandstand').scores(215);
    expect(full.red.decides).toBe(false);
    expect([full.red.influence, full.red.points]).toEqual([11, 5]);
  });

  test('without a token nothing is offered', () => {
    const game = atBoat().given({ red: { influence: 1 } });
    game.red.places('grandstand').scores(215);
    expect(game.red.decides).toBe(false);
    expect(game.told('esteemed')).toEqual([]);
  });
});

describe('rule 23: end of game', () => {
  const seating = ['red', 'purple', 'green', 'yellow'] as const;

  /** Points from the reputation track for so many tokens of red, purple, green and yellow. */
  function scored(tokens: readonly number[]): number[] {
    const charters = seating.slice(0, tokens.length);
    const game = newGame({ charters }).given({
      red: { reputation: tokens[0] ?? 0, coins: 6 },
      progress: BEFORE_HOURGLASS,
      objectives: [215, 214, 216],
      ...Object.fromEntries(
        charters.slice(1).map((charter, i) => [charter, { reputation: tokens[i + 1] ?? 0 }]),
      ),
    });
    game.red.places('grandstand').scores(215);
    game.idleToTheEnd();
    // Red gained 5 VP at the Grandstand.
    return charters.map((charter) => game.of(charter).points - (charter === 'red' ? 5 : 0));
  }

  test.each([
    { tokens: [3, 2, 1, 0], points: [10, 7, 4, 0], what: 'most 10, next 7, then 4' },
    { tokens: [1, 2, 3, 4], points: [0, 4, 7, 10], what: 'fourth gets nothing' },
    {
      tokens: [3, 3, 1, 0],
      points: [10, 10, 7, 0],
      what: 'ties are friendly and use up one rank (ruling 1)',
    },
    { tokens: [3, 1, 1, 0], points: [10, 7, 7, 0], what: 'a tie for the second rank' },
    { tokens: [4, 2, 1, 1], points: [10, 7, 4, 4], what: 'a tie for the third rank' },
    { tokens: [2, 2, 2, 2], points: [10, 10, 10, 10], what: 'a tie of all' },
    { tokens: [0, 0, 0, 0], points: [0, 0, 0, 0], what: 'at least 1 token is needed' },
    { tokens: [1, 0, 0, 0], points: [10, 0, 0, 0], what: 'no token, no rank' },
    { tokens: [0, 5], points: [0, 10], what: 'two players' },
    { tokens: [2, 1], points: [10, 7], what: 'the second of two gets 7' },
    { tokens: [1], points: [10], what: 'one seat alone (ruling 38)' },
    { tokens: [0], points: [0], what: 'one seat alone without a token' },
  ])('$tokens score $points: $what', ({ tokens, points }) => {
    expect(scored(tokens)).toEqual(points);
  });

  test('the points are told with their rule', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({
      red: { coins: 6 },
      blue: { reputation: 1 },
      progress: BEFORE_HOURGLASS,
      objectives: [215, 214, 216],
    });
    game.red.places('grandstand').scores(215);
    game.blue.idles();
    expect(game.facts).toContainEqual({
      fact: 'points',
      charter: 'blue',
      n: 10,
      total: 10,
      why: PRINTED_RULE + 23,
    });
  });
});
