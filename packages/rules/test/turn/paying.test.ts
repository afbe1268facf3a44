import { COMMONS_CARD } from '@charterstone/rules';
import { newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const TREASURY = COMMONS_CARD + 3;

describe('rule 15: cost', () => {
  test('the cost goes from the personal to the general supply', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 1 } });
    const { supply } = game.sees;
    game.red.places('treasury');
    expect(game.red.goods).toMatchObject({ clay: 0, coin: 5 });
    expect(game.sees.supply).toMatchObject({ clay: supply.clay + 1, coin: supply.coin - 1 });
  });

  test('the cost is paid before the benefit is gained', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 1 } });
    game.red.places('treasury');
    expect(game.action.filter(({ fact }) => fact === 'paid' || fact === 'gained')).toEqual([
      { fact: 'paid', charter: 'red', good: 'clay', n: 1, why: TREASURY },
      { fact: 'gained', charter: 'red', good: 'coin', n: 1, why: TREASURY },
    ]);
  });

  test('who can’t pay the cost can’t place: each good that is short is named', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { coins: 0 } });
    expect(game.red.cannotPlaceOn('market')).toEqual([
      { lack: 'goods', good: 'coin', short: 1 },
      { lack: 'goods', good: 'resource', short: 1 },
    ]);
    expect(game.red.options).not.toContain('place big market');
    expect(game.red.options).not.toContain('careful big market');
  });

  test('the benefit can’t pay the cost: with the last coin only where no coin is asked', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { coins: 0, clay: 1 } });
    expect(game.red.options).toContain('place big treasury');
    expect(game.red.cannotPlaceOn('market')).toEqual([{ lack: 'goods', good: 'coin', short: 1 }]);
  });

  test('of several kinds of resource the player says which; a single kind is paid without asking', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 1, wood: 2 } });
    game.red.places('treasury');
    expect(game.red.options).toEqual(['pay wood', 'pay clay']);
    game.red.pays('wood');
    expect(game.red.goods).toMatchObject({ clay: 1, wood: 1, coin: 5 });
    game.blue.idles();
    game.given({ red: { clay: 0 } });
    game.red.places('treasury');
    expect(game.red.goods).toMatchObject({ wood: 0, coin: 6 });
  });

  test('one can’t pay what one does not have, nor with something that is not asked', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 1, wood: 1 } });
    game.red.places('treasury');
    expect(game.red.cannot({ do: 'pay', what: 'metal' })).toEqual([{ lack: 'notNow' }]);
    expect(game.red.cannot({ do: 'pay', what: 8 })).toEqual([{ lack: 'notNow' }]);
    expect(game.blue.cannot({ do: 'pay', what: 'clay' })).toEqual([{ lack: 'notYourDecision' }]);
  });
});
