import { PRINTED_RULE } from '@charterstone/rules';
import { BEFORE_BOAT, CALM, newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const RULE_25 = PRINTED_RULE + 25;

/** Blue is at its turn, red comes next. */
const blueBegins = () => newGame({ charters: ['red', 'blue'], first: 'blue' }).given({ progress: CALM });

describe('rules 6 and 25: a turn begun with 0 influence', () => {
  test('first moves the progress token by 1, then the turn is taken', () => {
    const game = blueBegins().given({ red: { influence: 0 } });
    game.blue.idles();
    expect(game.progress).toBe(CALM + 1);
    expect(game.told('advanced')).toEqual([
      { fact: 'advanced', charter: 'red', from: CALM, to: CALM + 1, why: RULE_25 },
    ]);
    expect(game.deciders).toEqual([game.red.seat]);
    game.red.places('red-1');
    expect(game.red.goods.clay).toBe(1);
  });

  test('so does every further such turn, whatever is done in it', () => {
    const game = blueBegins().given({ red: { influence: 0 } });
    game.blue.idles();
    game.red.places('red-1');
    game.blue.idles();
    expect(game.progress).toBe(CALM + 2);
    game.red.retrieves();
    game.blue.idles();
    expect(game.progress).toBe(CALM + 3);
  });

  test('the turns of others move nothing', () => {
    const game = blueBegins().given({ red: { influence: 0 } });
    game.blue.idles();
    game.red.idles();
    expect(game.progress).toBe(CALM + 1);
  });

  test('with 1 influence left nothing moves', () => {
    const game = blueBegins().given({ red: { influence: 1 } });
    game.blue.idles();
    expect(game.progress).toBe(CALM);
  });

  test('spending the last token moves nothing before the next turn begins', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ progress: CALM, red: { influence: 1 } });
    game.red.places('cloudPort').sells('coin-1');
    expect(game.red.influence).toBe(0);
    expect(game.progress).toBe(CALM);
    game.blue.idles();
    expect(game.progress).toBe(CALM + 1);
  });

  test('it stops when a token is regained', () => {
    const game = blueBegins().given({
      red: { influence: 0, metal: 1 },
      blue: { opened: [5], built: { 'blue-2': 89 } },
    });
    game.blue.idles();
    expect(game.progress).toBe(CALM + 1);
    game.red.places('blue-2');
    expect(game.red.influence).toBe(1);
    game.blue.idles();
    expect(game.progress).toBe(CALM + 1);
  });

  test('a boat reached so gives nothing, as there is no token to place (ruling 6)', () => {
    const game = blueBegins().given({ red: { influence: 0 }, progress: BEFORE_BOAT });
    game.blue.idles();
    expect(game.progress).toBe(BEFORE_BOAT + 1);
    expect(game.red.options).toContain('place big red-1');
  });
});
