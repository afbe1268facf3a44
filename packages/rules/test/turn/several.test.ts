import { inspect } from '@charterstone/rules';
import { newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const NONE = { metal: 0, grain: 0, wood: 0, coal: 0, clay: 0, pumpkin: 0 };

describe('several are asked for in rising order', () => {
  test('of what is paid all that may be among it is told, also what is not offered first; and how many are left', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({
      red: { ...NONE, metal: 1, grain: 1, clay: 1 },
    });
    game.red.places('cloudPort').sells('resource-2');
    // Two are to be paid: whoever begins with clay would have nothing behind it.
    expect(game.red.options).toEqual(['pay metal', 'pay grain']);
    const among = ['metal', 'grain', 'clay'].map((what) => ({ choice: { do: 'pay', what }, n: 1 }));
    expect(inspect(game.state).questions).toMatchObject([{ left: 2, among }]);
    game.red.pays('grain');
    // The clay was the only one left, and paid by itself.
    expect(game.red.goods).toMatchObject({ metal: 1, grain: 0, clay: 0 });
  });
});
