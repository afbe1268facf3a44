import { box as boxData } from '@charterstone/box';
import type { Lack } from '@charterstone/rules';
import { boxWith, CALM, ends, inGame, isAsked, newGame, settles, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const two = (box = theBox()) => newGame({ charters: ['red', 'blue'], box }).given({ progress: CALM });

/** An edition of the box that does not say what crate 31 holds. */
function withoutCrate31() {
  const { 31: _, ...crates } = boxData.crates;
  return boxWith({ crates });
}

/** For every kind of lack a position in which it is the reason. A new kind without a position does not compile. */
const LACKS: { readonly [L in Lack['lack']]: () => readonly Lack[] } = {
  goods: () => two().red.cannotPlaceOn('treasury'),
  aim: () => two().red.cannotPlaceOn('zeppelin'),
  // In this box no crate is: see ruling 40 in crates.test.ts.
  shut: () =>
    two(withoutCrate31())
      .given({ red: { coins: 4, opened: [4], built: { 'red-2': 73 }, hand: [73] } })
      .red.cannotPlaceOn('charterstone'),
  build: () =>
    two()
      .given({ red: { opened: [4], hand: [73] } })
      .red.cannotPlaceOn('zeppelin'),
  byBuilding: () => two().red.cannot({ do: 'sell', at: 'coin-1' }),
  incomplete: () => two().red.cannot({ do: 'score', what: 215 }),
  scored: () => {
    const game = two().given({
      red: { coins: 6, hand: [206, 207], scored: [215] },
      objectives: [215, 216, 217],
    });
    game.red.places('grandstand');
    game.idleUntil('red');
    return game.red.cannot({ do: 'score', what: 215 });
  },
  taken: () => {
    const game = two().given({ blue: { quota: ['coin-1'] } });
    return game.red.places('cloudPort').cannot({ do: 'sell', at: 'coin-1' });
  },
  // The small worker keeps away from the big one in game 5 (404).
  forbidden: () =>
    inGame({ game: 5, charters: ['red', 'blue'] })
      .given({ red: { workers: ['red-1', 'home'] } })
      .red.cannot({ do: 'place', what: 'small', at: 'red-1' }),
  // An income of one's own, once a game (253).
  spent: () => {
    const game = two().given({ red: { persona: [253] } });
    game.red.acts(253);
    return game.red.cannot({ do: 'act', what: 253 });
  },
  covered: () =>
    two()
      .given({ unlocked: true, red: { stands: { 'red-2': 73 }, islands: { 'sky-red-1': 'red-2' } } })
      .red.cannotPlaceOn('red-2'),
  token: () =>
    two()
      .given({ unlocked: true, red: { stands: { 'red-2': 54 }, octagons: ['red-2'] } })
      .red.cannotPlaceOn('red-2'),
  occupied: () => {
    const game = two().given({ red: { clay: 2, grain: 1, metal: 1, opened: [4] } });
    return game.red.places('zeppelin').cannot({ do: 'build', what: 73, at: 'red-1' });
  },
  basic: () =>
    settles(ends(inGame({ game: 4, charters: ['red', 'blue'] })), ['open E'], isAsked('lay')).red.cannot({
      do: 'lay',
      what: 'sky-red-1',
      at: 'red-1',
    }),
  plot: () =>
    two()
      .given({
        red: {
          opened: [4, 1, 2, 3],
          built: { 'red-2': 22, 'red-3': 23, 'red-4': 43, 'red-5': 44, 'red-6': 58 },
        },
      })
      .red.cannotPlaceOn('zeppelin'),
  notYours: () => two().red.places('charterstone').cannot({ do: 'open', what: 9 }),
  empty: () => two().red.cannotPlaceOn('red-2'),
  worker: () =>
    two()
      .given({ red: { workers: ['red-1'] } })
      .red.cannot({ do: 'place', what: 'big', at: 'yellow-1' }),
  nobodyOut: () => two().red.cannot({ do: 'retrieve' }),
  notYourDecision: () => two().blue.cannotPlaceOn('blue-1'),
  notNow: () => two().red.cannot({ do: 'pay', what: 'clay' }),
  unknown: () => two().red.cannot({ do: 'place', what: 'big', at: 'nowhere' }),
  badName: () => two().red.cannot({ do: 'name', what: 203, text: '' }),
  named: () => two().red.names(203, 'Ada').cannot({ do: 'name', what: 203, text: 'Eva' }),
  // Charters get their names when the first game is over (ruling 23).
  titled: () => {
    const game = settles(ends(newGame({ charters: ['red', 'blue'], games: 0 })));
    game.red.does({ do: 'name', what: 'red', text: 'Claywater' });
    return game.red.cannot({ do: 'name', what: 'red', text: 'Redbank' });
  },
  lastSeat: () => {
    const game = two();
    game.blue.does({ do: 'part' });
    return game.red.cannot({ do: 'part' });
  },
  seated: () => two().seat(3).cannot({ do: 'join', what: 'blue' }),
  noUndo: () => two().red.cannot({ do: 'undo' }),
};

test.each(Object.entries(LACKS))('explain: "%s" is given where it is the reason', (lack, reasons) => {
  expect(reasons().map((reason) => reason.lack)).toEqual([lack]);
});

describe('explain', () => {
  test('every shortage is named at once, with how much is missing', () => {
    const game = two().given({ red: { opened: [4], hand: [73], clay: 1, influence: 1 } });
    expect(game.red.cannotPlaceOn('zeppelin')).toEqual([
      {
        lack: 'build',
        card: 73,
        goods: [
          { good: 'influence', short: 2 },
          { good: 'metal', short: 1 },
          { good: 'grain', short: 1 },
          { good: 'clay', short: 1 },
        ],
      },
    ]);
  });

  test('of several aims the nearest is explained: the one with the smallest shortage', () => {
    const game = two().given({ red: { opened: [4], clay: 2, wood: 1 } });
    // 73 lacks grain and metal, 74 only coal.
    expect(game.red.cannotPlaceOn('zeppelin')).toEqual([
      { lack: 'build', card: 74, goods: [{ good: 'coal', short: 1 }] },
    ]);
  });

  test('a turn does not begin with what a building is used for: what speaks against it, else that it takes a building', () => {
    const game = two().given({ red: { opened: [4], hand: [73, 8], coins: 6 }, blue: { quota: ['coin-1'] } });
    expect(game.red.cannot({ do: 'sell', at: 'coin-1' })).toEqual([{ lack: 'taken', space: 'coin-1' }]);
    expect(game.red.cannot({ do: 'sell', at: 'coin-2' })).toEqual([{ lack: 'byBuilding', gives: 'quota' }]);
    expect(game.red.cannot({ do: 'act', what: 73 })).toEqual([{ lack: 'byBuilding', gives: 'construct' }]);
    const [objective = 0] = game.sees.objectives.map(({ card }) => card);
    expect(game.red.cannot({ do: 'score', what: objective })).toEqual([
      { lack: 'incomplete', card: objective },
    ]);
    const [lying = 0] = game.sees.mat;
    expect(game.red.cannot({ do: 'take', what: lying })).toEqual([{ lack: 'byBuilding', gives: 'card' }]);
    expect(game.red.cannot({ do: 'take', what: 73 })).toEqual([{ lack: 'notNow' }]);
  });

  test('nothing speaks against an option', () => {
    const game = two().given({ red: { clay: 1 } });
    for (const site of ['treasury', 'market', 'cloudPort', 'red-1', 'charterstone'])
      expect(game.red.wouldLackOn(site)).toEqual([]);
  });

  test('a site is explained to a player who is not at the turn, as if it were', () => {
    const game = two().given({ blue: { coins: 0 } });
    expect(game.blue.wouldLackOn('market')).toEqual([
      { lack: 'goods', good: 'coin', short: 1 },
      { lack: 'goods', good: 'resource', short: 1 },
    ]);
    expect(game.blue.wouldLackOn('blue-1')).toEqual([]);
    expect(game.blue.wouldLackOn('blue-2')).toEqual([{ lack: 'empty', site: 'blue-2' }]);
    expect(game.blue.wouldLackOn('nowhere')).toEqual([{ lack: 'unknown' }]);
  });

  test('a word that is no site is not called an empty one', () => {
    expect(two().red.cannot({ do: 'place', what: 'big', at: 'coin-1' })).toEqual([{ lack: 'unknown' }]);
  });

  test('of several reasons the one that goods can mend is told, not the crate that stays shut', () => {
    const game = two(withoutCrate31());
    game.given({ red: { coins: 2, opened: [4], built: { 'red-2': 73 }, hand: [5, 73] } });
    expect(game.red.cannotPlaceOn('charterstone')).toEqual([{ lack: 'goods', good: 'coin', short: 2 }]);
  });

  test('a completed objective without influence lacks influence', () => {
    const game = two();
    game.given({ red: { coins: 6, influence: 0 }, objectives: [214, 215, 216] });
    expect(game.red.wouldLackOn('grandstand')).toEqual([{ lack: 'goods', good: 'influence', short: 1 }]);
  });
});
