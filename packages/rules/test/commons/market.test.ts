import { COMMONS_CARD } from '@charterstone/rules';
import { newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const MARKET = COMMONS_CARD + 4;
const mat = [206, 207, 5, 209, 210];

describe('rule 17: the Market', () => {
  test('any 1 resource and $1 give one open advancement card', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 1 }, mat });
    game.red.places('market').takes(207);
    expect(game.red.goods).toMatchObject({ coin: 3, clay: 0 });
    expect(game.red.hand).toEqual([8, 207]);
    expect(game.told('cardMoved')).toContainEqual({
      fact: 'cardMoved',
      charter: 'red',
      card: 207,
      from: 'mat-2',
      to: 'hand-red',
      why: MARKET,
    });
  });

  test('all five open cards are for sale, of any kind, and none of the deck', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 1 }, mat });
    game.red.places('market');
    expect(game.red.options).toEqual([...mat.map((card) => `pick ${card}`), 'pick none']);
    const [top = 0] = game.sees.deck;
    expect(game.red.cannot({ do: 'pick', what: top })).toEqual([{ lack: 'notNow' }]);
  });

  test('both the resource and the coin are needed', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { coins: 0, clay: 1 } });
    expect(game.red.cannotPlaceOn('market')).toEqual([{ lack: 'goods', good: 'coin', short: 1 }]);
    game.given({ red: { coins: 1, clay: 0 } });
    expect(game.red.cannotPlaceOn('market')).toEqual([{ lack: 'goods', good: 'resource', short: 1 }]);
    game.given({ red: { clay: 1 } });
    game.red.places('market').takes(game.sees.mat[0] ?? 0);
    expect(game.red.goods).toMatchObject({ coin: 0, clay: 0 });
  });
});
