import { CALM, newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** Red can construct 73 (2 clay, grain, metal) or 74 (2 clay, wood, coal). */
const rich = { clay: 4, grain: 1, metal: 1, wood: 1, coal: 1 };
const ready = () =>
  newGame({ charters: ['red', 'blue'] }).given({ red: { ...rich, opened: [4] }, progress: CALM });

describe('rule 18: constructing', () => {
  test('nobody can construct before the first crate of the campaign: there are no building cards', () => {
    const game = newGame({ seats: 6 });
    const building = [22, 23, 43, 44, 58, 59, 73, 74, 88, 89, 109, 110];
    for (const card of building) expect(game.whereIs(card)).toBe('index');
    for (const { charter } of game.players) {
      game.given({ [charter]: { metal: 2, grain: 2, wood: 2, coal: 2, clay: 2, pumpkin: 2 } });
      expect(game.of(charter).wouldLackOn('zeppelin')).toEqual([{ lack: 'aim', deed: 'construct' }]);
    }
  });

  test('the building goes onto an empty plot of one’s own charter and can be used by everybody from then on', () => {
    const game = ready();
    expect(game.red.cannotPlaceOn('red-4')).toEqual([{ lack: 'empty', site: 'red-4' }]);
    game.red.places('zeppelin').builds(73, 'red-4');
    expect(game.sees.village['red-4']).toBe(73);
    game.given({ blue: { clay: 1 } });
    game.blue.places('red-4');
    expect(game.blue.goods).toMatchObject({ clay: 0, pumpkin: 1, grain: 1 });
  });

  test('a plot of another charter, an inactive one or the Commons is refused', () => {
    const game = ready();
    game.red.places('zeppelin');
    for (const at of ['blue-2', 'green-2', 'treasury'])
      expect(game.red.cannot({ do: 'build', what: 73, at })).toEqual([{ lack: 'notYours' }]);
  });

  test('a plot with a building is refused: there is no overbuilding yet', () => {
    const game = ready();
    game.red.places('zeppelin');
    expect(game.red.cannot({ do: 'build', what: 73, at: 'red-1' })).toEqual([
      { lack: 'occupied', site: 'red-1' },
    ]);
  });

  test('with all six plots built over nobody can construct', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({
      red: {
        ...rich,
        opened: [4, 1, 2, 3],
        built: { 'red-2': 22, 'red-3': 23, 'red-4': 43, 'red-5': 44, 'red-6': 58 },
      },
    });
    expect(game.red.hand).toContain(73);
    expect(game.red.cannotPlaceOn('zeppelin')).toEqual([{ lack: 'plot' }]);
  });

  test('only a building card of one’s own hand can be constructed, and only once', () => {
    const game = ready().given({ blue: { opened: [5] } });
    game.red.places('zeppelin');
    expect(game.red.cannot({ do: 'build', what: 88, at: 'red-2' })).toEqual([{ lack: 'notYours' }]);
    game.red.builds(73, 'red-2');
    game.idleUntil('red');
    game.red.places('zeppelin');
    expect(game.red.cannot({ do: 'build', what: 73, at: 'red-3' })).toEqual([{ lack: 'notYours' }]);
    expect(game.red.options).toEqual([3, 4, 5, 6].map((plot) => `build 74 red-${plot}`));
  });

  test('any building can be constructed in any charter: cards know no owner', () => {
    const game = ready().given({ red: { opened: [5], metal: 2, coal: 1, pumpkin: 1 } });
    game.red.places('zeppelin').builds(88, 'red-2');
    expect(game.sees.village['red-2']).toBe(88);
  });
});

describe('rule 10: constructed building cards', () => {
  test('IF IT HAS A CRATE the card stays in the personal supply, as a constructed building card', () => {
    const game = ready();
    game.red.places('zeppelin').builds(73, 'red-2');
    expect(game.red.hand).toEqual([73, 74]);
  });

  test('IF IT HAS NO CRATE the card goes to the Archive', () => {
    // 79, 80 and 81 end a line: there is no further crate (crate 35).
    const game = ready().given({ unlocked: true, red: { hand: [74, 79] } });
    game.red.places('zeppelin').builds(79, 'red-2');
    expect(game.whereIs(79)).toBe('archive');
    expect(game.red.hand).toEqual([74]);
    expect(game.sees.village['red-2']).toBe(79);
  });

  test('it is still an advancement card: it can be sold, unconstructed or constructed', () => {
    const game = ready();
    game.red.places('zeppelin').builds(73, 'red-2');
    game.blue.idles();
    game.red.places('cloudPort').sells('card-2').pays(73, 74);
    expect(game.sees.discard).toEqual([74, 73]);
    // The building stays in the village.
    expect(game.sees.village['red-2']).toBe(73);
  });
});
