import { describe, expect, test } from 'vitest';
import { newGame, Refused } from '../src/index.ts';

describe('player verbs', () => {
  test('a refused verb says who wanted what, why not, and what was possible', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    const refused = () => game.red.places('zeppelin');
    expect(refused).toThrow(Refused);
    expect(refused).toThrow('red can\'t "place big zeppelin"');
    expect(refused).toThrow('{"lack":"aim","deed":"construct"}');
    expect(refused).toThrow('red decides: place big charterstone');
  });

  test('so does a verb of somebody who is not at the turn', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    expect(() => game.blue.places('blue-1')).toThrow('red decides');
    expect(() => game.green).toThrow('nobody plays green');
  });

  test('what the rules did by themselves may be said aloud, but only what they did', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 1 } });
    const saved = game.copy();
    game.red.places('treasury').pays('clay');
    expect(game.red.has({ clay: 0, coin: 5 })).toBe(true);
    expect(() => saved.red.places('treasury').pays('wood')).toThrow(Refused);
  });

  test('what can be done is no refusal', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    expect(() => game.red.cannotPlaceOn('red-1')).toThrow('can "place big red-1"');
  });

  test('a copy goes its own way', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    const other = game.copy();
    other.red.places('red-1');
    expect(game.red.workers).toEqual(['home', 'home']);
    expect(game.journal.length).toBe(other.journal.length - 1);
  });
});

describe('positions', () => {
  test('every component is moved from where it lies, none is made', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ red: { coins: 6, clay: 3 }, blue: { coins: 'rest', hand: [9, 206] } });
    expect(game.sees.supply).toMatchObject({ coin: 0, clay: 9 });
    expect([game.red.coins, game.blue.coins]).toEqual([6, 30]);
    expect([...game.sees.mat, ...game.sees.deck]).not.toContain(206);
    expect(game.sees.mat).toHaveLength(5);
  });

  test('influence that is not named as placed counts as paid', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ red: { reputation: 2, quota: ['coin-1'], influence: 4 } });
    expect([game.red.influence, game.red.spent]).toEqual([4, 5]);
  });

  test('more than there is, or what nobody can have, is refused', () => {
    const lay = (position: Parameters<ReturnType<typeof newGame>['given']>[0]) => () =>
      newGame({ charters: ['red', 'blue'] }).given(position);
    expect(lay({ red: { clay: 13 } })).toThrow();
    expect(lay({ red: { reputation: 13 } })).toThrow();
    expect(lay({ red: { influence: 13 } })).toThrow();
    expect(lay({ red: { hand: [73] } })).toThrow('card 73 is locked');
    expect(lay({ green: { coins: 1 } })).toThrow('nobody plays green');
    expect(lay({ progress: 99 })).toThrow('space 99');
    expect(lay({ red: { workers: ['nowhere'] } })).toThrow('nowhere');
    expect(lay({ red: { quota: ['gold-1'] } })).toThrow('gold-1');
  });

  test('a position is laid out between two turns only', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('cloudPort');
    expect(() => game.given({ red: { coins: 6 } })).toThrow('between two turns');
  });
});
