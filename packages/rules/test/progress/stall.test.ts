import { PRINTED_RULE } from '@charterstone/rules';
import { BEFORE_BOAT, BEFORE_HOURGLASS, CALM, HOURGLASS, newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const QUIET = 12;

function quietRounds(game: ReturnType<typeof newGame>, n: number): void {
  for (let i = 0; i < n; i++) game.idleRound();
}

describe('ruling 7: the stall', () => {
  test('after 12 whole rounds without progress the token moves 1 space at the end of each further round', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ progress: CALM });
    quietRounds(game, QUIET);
    expect(game.progress).toBe(CALM);
    quietRounds(game, 1);
    expect(game.progress).toBe(CALM + 1);
    expect(game.facts).toContainEqual({
      fact: 'advanced',
      charter: undefined,
      from: CALM,
      to: CALM + 1,
      why: PRINTED_RULE + 25,
    });
    quietRounds(game, 1);
    expect(game.progress).toBe(CALM + 2);
  });

  test('it moves at the end of the round, not before', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ progress: CALM });
    quietRounds(game, QUIET);
    game.red.idles();
    expect(game.progress).toBe(CALM);
    game.blue.idles();
    expect(game.progress).toBe(CALM + 1);
  });

  test('nobody advanced it: no boat, no sherpa (209)', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ progress: BEFORE_BOAT, red: { hand: [8, 209] }, blue: { hand: [9, 211] } });
    quietRounds(game, QUIET + 1);
    expect(game.progress).toBe(BEFORE_BOAT + 1);
    expect(game.red.options).toContain('retrieve');
    expect([game.red.points, game.blue.points]).toEqual([0, 0]);
    expect([game.red.influence, game.blue.influence]).toEqual([12, 12]);
  });

  test('until someone moves it: then 12 quiet rounds are counted anew', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ progress: CALM, red: { coins: 6 }, objectives: [215, 214, 216] });
    quietRounds(game, QUIET);
    game.red.places('grandstand').scores(215);
    game.blue.idles();
    expect(game.progress).toBe(CALM + 1);
    quietRounds(game, QUIET);
    expect(game.progress).toBe(CALM + 1);
    quietRounds(game, 1);
    expect(game.progress).toBe(CALM + 2);
  });

  test('the hourglass reached so ends the game with that round (ruling 37)', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ progress: BEFORE_HOURGLASS });
    quietRounds(game, QUIET);
    const { round } = game.sees;
    game.red.idles();
    game.blue.idles();
    expect(game.progress).toBe(HOURGLASS);
    expect(game.sees.over).toBe(true);
    expect(game.sees.round).toBe(round);
    expect(game.facts).toContainEqual({ fact: 'ending', charter: undefined });
  });

  test('so a game in which everybody only idles ends, for one seat too', () => {
    for (const seats of [1, 3]) {
      const game = newGame({ seats });
      const steps = HOURGLASS - game.progress;
      game.idleToTheEnd();
      expect(game.sees.round).toBe(QUIET + steps);
    }
  });
});
