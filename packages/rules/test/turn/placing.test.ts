import { box as boxData } from '@charterstone/box';
import { boxWith, newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

describe('rule 15: on your turn place a worker or retrieve all of them', () => {
  test('a worker leaves the personal supply and stands on the building; then the next player has the turn', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('red-1');
    expect(game.red.workers).toEqual(['red-1', 'home']);
    expect(game.told('placed')).toEqual([
      { fact: 'placed', charter: 'red', worker: 'big', site: 'red-1', building: 8 },
    ]);
    expect(game.deciders).toEqual([game.blue.seat]);
    expect(game.red.cannotPlaceOn('blue-1')).toEqual([{ lack: 'notYourDecision' }]);
  });

  test('any building on the board can be used: of the Commons, one’s own, another’s, an inactive charter’s', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 1 } });
    const sites = game.red.options.filter((text) => text.startsWith('place '));
    expect(sites).toEqual(
      [
        'charterstone',
        'treasury',
        'market',
        'cloudPort',
        'purple-1',
        'black-1',
        'green-1',
        'red-1',
        'blue-1',
        'yellow-1',
      ].map((site) => `place big ${site}`),
    );
  });

  test('there is nothing to use on an empty plot', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    expect(game.red.cannotPlaceOn('red-2')).toEqual([{ lack: 'empty', site: 'red-2' }]);
  });

  test('the building is used once a placing', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('red-1');
    expect(game.red.goods.clay).toBe(1);
    game.idleUntil('red');
    expect(game.red.goods.clay).toBe(1);
  });

  test('workers do not differ, so only one is offered: the big one, then the small one (ruling 33)', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    expect(game.red.options.filter((text) => text.includes('small'))).toEqual([]);
    expect(game.red.cannot({ do: 'place', what: 'small', at: 'red-1' })).toEqual([{ lack: 'notNow' }]);
    game.red.places('red-1');
    game.blue.idles();
    expect(game.red.options.filter((text) => text.includes('big'))).toEqual([]);
    expect(game.red.options).toContain('place small blue-1');
    expect(game.red.cannot({ do: 'place', what: 'big', at: 'blue-1' })).toEqual([{ lack: 'worker' }]);
  });

  test('big and small bring the same', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('yellow-1');
    game.blue.idles();
    game.red.places('yellow-1');
    expect(game.told('placed')).toMatchObject([{ worker: 'small' }]);
    expect(game.red.goods.grain).toBe(2);
  });
});

describe('rule 15: retrieving', () => {
  test('all workers come home in one turn, and nothing else happens', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { workers: ['red-1'] } });
    const before = game.red.supply;
    game.red.retrieves();
    expect(game.red.workers).toEqual(['home', 'home']);
    expect(game.told('retrieved')).toEqual([{ fact: 'retrieved', charter: 'red', workers: ['big'] }]);
    expect(game.red.supply).toEqual({ ...before, workers: { big: 'home', small: 'home' } });
    expect(game.deciders).toEqual([game.blue.seat]);
  });

  test('there is no retrieving of one worker only: both come home', () => {
    const game = newGame({ charters: ['red', 'blue'], first: 'blue' });
    game.given({ red: { workers: ['red-1', 'treasury'] } });
    game.blue.idles();
    expect(game.red.workers).toEqual(['home', 'home']);
    expect(game.told('retrieved')).toMatchObject([{ workers: ['big', 'small'] }]);
  });

  test('retrieving leaves the workers of others where they are', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ red: { workers: ['red-1'] }, blue: { workers: ['treasury', 'market'] } });
    game.red.retrieves();
    expect(game.told('retrieved')).toHaveLength(2);
    expect(game.told('retrieved')).toMatchObject([{ charter: 'red' }, { charter: 'blue' }]);
  });

  test('whoever has no worker left can only retrieve, and so does without being asked (ruling 32)', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('red-1');
    game.blue.places('blue-1');
    game.red.places('yellow-1');
    game.blue.places('green-1');
    expect(game.told('retrieved')).toMatchObject([{ charter: 'red' }, { charter: 'blue' }]);
    expect(game.red.workers).toEqual(['home', 'home']);
    expect(game.sees.turn).toBe(7);
  });

  test('nobody is retrieved when nobody is out (ruling 34)', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    expect(game.red.options).not.toContain('retrieve');
    expect(game.red.cannot({ do: 'retrieve' })).toEqual([{ lack: 'nobodyOut' }]);
  });

  test('… unless there is nothing else to do: then the turn passes (ruling 34)', () => {
    const dear = Object.fromEntries(
      [5, 6, 7, 8, 9, 10].map((number) => [number, { ...boxData.cards[number], cost: { coin: 5 } }]),
    );
    const box = boxWith({ cards: { ...boxData.cards, ...dear } });
    const game = newGame({ charters: ['red', 'blue'], first: 'blue', box });
    game.given({ red: { coins: 0, hand: [] } });
    game.blue.places('cloudPort').sells('coin-1');
    expect(game.told('retrieved')).toEqual([{ fact: 'retrieved', charter: 'red', workers: [] }]);
    expect(game.deciders).toEqual([game.blue.seat]);
    expect(game.sees.round).toBe(2);
  });
});
