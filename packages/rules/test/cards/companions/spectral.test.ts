import { describe, expect, test } from 'vitest';
import { village } from '../village.ts';

describe('card 343: the spectral worker is its holder’s big worker', () => {
  const holder = { coins: 0, hand: [343] };

  test('big and small are told apart', () => {
    const game = village({ red: holder });
    expect(game.red.options).toContain('place big red-1');
    expect(game.red.options).toContain('place small red-1');
  });

  test('placing it may bring a reputation; the small one brings none', () => {
    const game = village({ red: holder });
    game.red.places('red-1', 'big');
    expect(game.red.options).toEqual(['use 343', 'pass 343']);
    game.red.uses(343);
    expect(game.told('esteemed')).toHaveLength(1);
    const small = village({ red: holder });
    small.red.places('red-1', 'small');
    expect(small.told('esteemed')).toEqual([]);
    expect(small.red.decides).toBe(false);
  });

  test('bumped by an opponent: a reputation for its owner', () => {
    const game = village({ red: { clay: 1 }, blue: { ...holder, workers: ['treasury', 'home'] } });
    game.red.places('treasury');
    expect(game.blue.options).toEqual(['use 343', 'pass 343']);
    game.blue.uses(343);
    expect(game.told('esteemed')).toMatchObject([{ charter: 'blue' }]);
  });

  test('bumped by its owner, or the small one bumped: nothing', () => {
    const own = village({ red: { ...holder, clay: 1, workers: ['treasury', 'home'] } });
    own.red.places('treasury', 'small');
    expect(own.red.decides).toBe(false);
    const small = village({ red: { clay: 1 }, blue: { ...holder, workers: ['home', 'treasury'] } });
    small.red.places('treasury');
    expect(small.blue.options).not.toContain('use 343');
  });

  test('before paying (ruling 15): its influence is not there for the price, and then it is not offered', () => {
    const game = village({ red: { ...holder, influence: 1, coal: 1, stands: { 'red-2': 55 } } });
    game.red.places('red-2', 'big');
    expect(game.red.options).not.toContain('use 343');
    expect([game.red.coins, game.red.influence]).toEqual([4, 0]);
  });

  test('it is no advancement card: it can’t be paid', () => {
    const game = village({ red: { ...holder, stands: { 'red-2': 96 } } });
    expect(game.red.options).not.toContain('place big red-2');
  });
});
