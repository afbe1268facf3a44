import { COMMONS_CARD } from '@charterstone/rules';
import { CALM, newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const ZEPPELIN = COMMONS_CARD;

/** Red opened the starting crate: 73 takes 2 clay, grain, metal; 74 takes 2 clay, wood, coal. */
const withCards = () =>
  newGame({ charters: ['red', 'blue'] }).given({ red: { opened: [4] }, progress: CALM });

describe('rule 17: the Zeppelin', () => {
  test('3 influence and the 4 resources on the card construct the building, for 5 VP and a step of progress', () => {
    const game = withCards().given({ red: { clay: 2, grain: 1, metal: 1, coins: 0 } });
    game.red.places('zeppelin').builds(73, 'red-2');
    expect(game.sees.village['red-2']).toBe(73);
    expect(game.red.goods).toEqual({ coin: 0, metal: 0, grain: 0, wood: 0, coal: 0, clay: 0, pumpkin: 0 });
    expect(game.red.points).toBe(5);
    expect(game.progress).toBe(CALM + 1);
    expect(game.told('built')).toEqual([
      { fact: 'built', charter: 'red', card: 73, site: 'red-2', why: ZEPPELIN },
    ]);
  });

  test('its influence is paid, not placed: it can be regained', () => {
    const game = withCards().given({ red: { clay: 2, grain: 1, metal: 1 } });
    game.red.places('zeppelin').builds(73, 'red-2');
    expect([game.red.influence, game.red.spent]).toEqual([9, 3]);
  });

  test('influence, resources or a building card that are short are named', () => {
    const game = withCards().given({ red: { clay: 1, grain: 1, metal: 1, influence: 1 } });
    expect(game.red.cannotPlaceOn('zeppelin')).toEqual([
      {
        lack: 'build',
        card: 73,
        goods: [
          { good: 'influence', short: 2 },
          { good: 'clay', short: 1 },
        ],
      },
    ]);
    const fresh = newGame({ charters: ['red', 'blue'] });
    expect(fresh.red.cannotPlaceOn('zeppelin')).toEqual([{ lack: 'aim', deed: 'construct' }]);
  });

  test('exactly 3 influence is enough, 2 is not', () => {
    const goods = { clay: 2, grain: 1, metal: 1 };
    withCards()
      .given({ red: { ...goods, influence: 3 } })
      .red.places('zeppelin')
      .builds(73, 'red-2');
    expect(
      withCards()
        .given({ red: { ...goods, influence: 2 } })
        .red.cannotPlaceOn('zeppelin'),
    ).toEqual([{ lack: 'build', card: 73, goods: [{ good: 'influence', short: 1 }] }]);
  });

  test('the right resources are needed, not any four', () => {
    const game = withCards().given({ red: { clay: 2, pumpkin: 6, metal: 1 } });
    expect(game.red.cannotPlaceOn('zeppelin')).toEqual([
      { lack: 'build', card: 73, goods: [{ good: 'grain', short: 1 }] },
    ]);
  });

  test('of two cards and five plots the player says which and where, as far as it can be paid', () => {
    const game = withCards().given({ red: { clay: 2, grain: 1, metal: 1 } });
    game.red.places('zeppelin');
    expect(game.red.options).toEqual([2, 3, 4, 5, 6].map((plot) => `build 73 red-${plot}`));
    expect(game.red.cannot({ do: 'build', what: 74, at: 'red-2' })).toEqual([
      {
        lack: 'build',
        card: 74,
        goods: [
          { good: 'wood', short: 1 },
          { good: 'coal', short: 1 },
        ],
      },
    ]);
  });

  test('careful: even the points may be left, never the step of progress', () => {
    const game = withCards().given({ red: { clay: 2, grain: 1, metal: 1 } });
    game.red.placesCarefully('zeppelin').builds(73, 'red-2').leaves('vp');
    expect(game.red.points).toBe(0);
    expect(game.progress).toBe(CALM + 1);
  });
});
