import { COMMONS_CARD } from '@charterstone/rules';
import { CALM, newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const GRANDSTAND = COMMONS_CARD + 2;
const open = { objectives: [215, 216, 217], progress: CALM };

describe('rule 17: the Grandstand', () => {
  test('1 influence placed on a completed objective gives 5 VP and a step of progress', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ ...open, red: { coins: 6 } });
    game.red.places('grandstand').scores(215);
    expect(game.red.points).toBe(5);
    expect(game.progress).toBe(CALM + 1);
    expect(game.told('scored')).toEqual([{ fact: 'scored', charter: 'red', card: 215, why: GRANDSTAND }]);
  });

  test('its influence is placed, not paid: it can’t be regained', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ ...open, red: { coins: 6 } });
    game.red.places('grandstand').scores(215);
    expect([game.red.influence, game.red.spent]).toEqual([11, 0]);
    expect(game.sees.objectives).toContainEqual({ card: 215, scoredBy: ['red'] });
  });

  test('without influence nobody scores; the last token is enough', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ ...open, red: { coins: 6, influence: 0 } });
    expect(game.red.cannotPlaceOn('grandstand')).toEqual([{ lack: 'goods', good: 'influence', short: 1 }]);
    game.given({ red: { influence: 1 } });
    game.red.places('grandstand').scores(215);
    expect(game.red.influence).toBe(0);
  });

  test('of several completed objectives the player says which', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ ...open, red: { coins: 6, hand: [8, 206, 207] } });
    game.red.places('grandstand');
    expect(game.red.options).toEqual(['score 215', 'score 216']);
    expect(game.red.cannot({ do: 'score', what: 217 })).toEqual([{ lack: 'incomplete', card: 217 }]);
    game.red.scores(216);
    expect(game.sees.objectives.map(({ scoredBy }) => scoredBy)).toEqual([[], ['red'], []]);
  });

  test('without a completed objective nobody can go there, and each that is missing is named', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given(open);
    expect(game.red.cannotPlaceOn('grandstand')).toEqual(
      [215, 216, 217].map((card) => ({ lack: 'incomplete', card })),
    );
  });
});
