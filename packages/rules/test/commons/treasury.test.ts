import { RESOURCES } from '@charterstone/rules';
import { newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

describe('rule 17: the Treasury', () => {
  test.each(RESOURCES)('1 %s gives $1', (resource) => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { [resource]: 1 } });
    game.red.places('treasury').pays(resource);
    expect(game.red.goods).toMatchObject({ coin: 5, [resource]: 0 });
    expect(game.red.points).toBe(0);
  });

  test('coins are no resource: without one nobody can go there', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    expect(game.red.cannotPlaceOn('treasury')).toEqual([{ lack: 'goods', good: 'resource', short: 1 }]);
  });

  test('it takes one resource, however many there are', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 5 } });
    game.red.places('treasury');
    expect(game.red.goods).toMatchObject({ coin: 5, clay: 4 });
  });

  test('it needs no influence and moves nothing on the progress track', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 1, influence: 0 } });
    const { progress } = game;
    game.red.places('treasury');
    expect(game.progress).toBe(progress);
  });
});
