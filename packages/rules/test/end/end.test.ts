import { type Charter, isOver } from '@charterstone/rules';
import { BEFORE_HOURGLASS, CALM, HOURGLASS, newGame, type Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** Whoever has $6 can score objective 215 and reach the hourglass by it. */
const nearTheEnd = (charters: readonly Charter[], rich: Charter) =>
  newGame({ charters }).given({
    [rich]: { coins: 6 },
    objectives: [215, 214, 216],
    progress: BEFORE_HOURGLASS,
  });

/** How many turns each player has ended. */
function turnsTaken(game: Table): Record<string, number> {
  const turns: Record<string, number> = {};
  for (const fact of game.history)
    if (fact.fact === 'turnEnded') turns[fact.charter] = (turns[fact.charter] ?? 0) + 1;
  return turns;
}

describe('rule 26: end of game', () => {
  test('the token on the hourglass: the round is finished, each player takes the same number of turns', () => {
    const game = nearTheEnd(['red', 'purple', 'green'], 'red');
    game.red.places('grandstand').scores(215);
    expect(game.progress).toBe(HOURGLASS);
    expect(game.told('ending')).toEqual([{ fact: 'ending', charter: 'red' }]);
    expect(game.sees.over).toBe(false);
    game.purple.idles();
    expect(game.sees.over).toBe(false);
    game.green.idles();
    expect(game.sees.over).toBe(true);
    expect(turnsTaken(game)).toEqual({ red: 1, purple: 1, green: 1 });
  });

  test('reached in the middle of a later round: those before have had their turn, those after still get theirs', () => {
    const game = nearTheEnd(['red', 'purple', 'green'], 'purple');
    game.idleRound();
    game.red.idles();
    game.purple.places('grandstand').scores(215);
    expect(game.deciders).toEqual([game.green.seat]);
    game.green.idles();
    expect(game.sees.over).toBe(true);
    expect(turnsTaken(game)).toEqual({ red: 2, purple: 2, green: 2 });
  });

  test('reached by the last player of the round: the game ends at once', () => {
    const game = nearTheEnd(['red', 'purple'], 'purple');
    game.red.idles();
    game.purple.places('grandstand').scores(215);
    expect(game.sees.over).toBe(true);
  });

  test('reached by the rule of no influence: the turn itself is still taken', () => {
    const game = newGame({ charters: ['red', 'blue'], first: 'blue' });
    game.given({ red: { influence: 0 }, progress: BEFORE_HOURGLASS });
    game.blue.idles();
    expect(game.progress).toBe(HOURGLASS);
    expect(game.deciders).toEqual([game.red.seat]);
    game.red.places('red-1');
    expect(game.red.goods.clay).toBe(1);
    expect(game.sees.over).toBe(true);
  });

  test('ruling 5: the last turns are ordinary turns', () => {
    const game = nearTheEnd(['red', 'blue'], 'red');
    game.red.places('grandstand').scores(215);
    game.blue.places('charterstone').opens(9);
    expect(game.blue.points).toBe(5);
    expect(game.sees.over).toBe(true);
  });

  test('when it is over nobody decides, and every choice is refused', () => {
    const game = nearTheEnd(['red', 'blue'], 'red');
    game.red.places('grandstand').scores(215);
    game.blue.idles();
    expect(isOver(game.state)).toBe(true);
    expect(game.deciders).toEqual([]);
    expect(game.red.options).toEqual([]);
    expect(game.red.cannot({ do: 'retrieve' })).toEqual([{ lack: 'notYourDecision' }]);
  });
});

describe('rule 26: the most victory points win', () => {
  test('winner and points are told', () => {
    const game = nearTheEnd(['red', 'blue'], 'red').given({ blue: { points: 4 } });
    game.red.places('grandstand').scores(215);
    game.blue.idles();
    expect(game.sees.winners).toEqual(['red']);
    expect(game.facts.at(-1)).toEqual({
      fact: 'gameEnded',
      winners: ['red'],
      points: { red: 5, blue: 4 },
    });
  });

  test('points of the reputation track count', () => {
    const game = nearTheEnd(['red', 'blue'], 'red').given({ blue: { points: 4, reputation: 1 } });
    game.red.places('grandstand').scores(215);
    game.blue.idles();
    expect(game.sees.winners).toEqual(['blue']);
    expect(game.blue.points).toBe(14);
  });

  test('ties are friendly: all who have the most win', () => {
    const game = nearTheEnd(['red', 'blue', 'green'], 'red');
    game.given({ blue: { points: 5 }, green: { points: 4 } });
    game.red.places('grandstand').scores(215);
    game.idleToTheEnd();
    expect([...game.sees.winners].sort()).toEqual(['blue', 'red']);
  });

  test('a game nobody scored in is won by everybody (ruling 39)', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ progress: BEFORE_HOURGLASS });
    game.idleToTheEnd();
    expect([...game.sees.winners].sort()).toEqual(['blue', 'red']);
  });

  test('one seat alone is a legal game: its round is its turn, and it wins (ruling 38)', () => {
    const game = nearTheEnd(['yellow'], 'yellow');
    expect(game.deciders).toEqual([1]);
    game.yellow.idles();
    expect(game.sees.round).toBe(2);
    game.yellow.places('grandstand').scores(215);
    expect(game.sees.over).toBe(true);
    expect(game.sees.winners).toEqual(['yellow']);
  });

  test('inactive charters never win', () => {
    const game = newGame({ charters: ['red'] }).given({ progress: BEFORE_HOURGLASS });
    game.idleToTheEnd();
    expect(game.sees.winners).toEqual(['red']);
  });

  test('before the hourglass no round is the last', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ progress: CALM });
    game.idleRound().idleRound().idleRound();
    expect(game.sees.over).toBe(false);
    expect(game.sees.winners).toEqual([]);
  });
});
