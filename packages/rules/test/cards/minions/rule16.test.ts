import { describe, expect, test } from 'vitest';
import { spoke, village } from '../village.ts';

describe('rule 16: what a minion brings can pay for its building', () => {
  test('card 278: a butler’s coin', () => {
    const game = village({ red: { coins: 0, minions: { butler: ['home'] }, stands: { 'red-2': 23 } } });
    expect(game.red.options).not.toContain('place big red-2');
    expect(game.red.options).toContain('place butler red-2');
    game.red.places('red-2', 'butler').picks('wood', 'wood', 'wood');
    expect(game.red.goods.wood).toBe(3);
    expect(game.red.coins).toBe(0);
  });

  test('card 297: a golem’s resource; another kind is not offered, nor none', () => {
    const game = village({ red: { clay: 0, minions: { golem: ['home'] }, stands: { 'red-2': 73 } } });
    game.red.places('red-2', 'golem');
    expect(game.red.has({ clay: 0, pumpkin: 1, grain: 1 })).toBe(true);
  });

  test('card 332: a chef’s influence: it can’t be passed when it is the price', () => {
    const game = village({
      red: { influence: 0, coins: 1, minions: { chef: ['home'] }, stands: { 'red-2': 56 } },
    });
    expect(game.red.options).toContain('place chef red-2');
    game.red.places('red-2', 'chef');
    expect(game.red.options).not.toContain('pass 332');
    expect([game.red.coins, game.red.influence]).toEqual([0, 0]);
  });

  test('card 309: a robot’s card can pay a card, if it is an open one', () => {
    const game = village({
      red: { hand: [], minions: { robot: ['home'] }, stands: { 'red-2': 62 } },
      mat: [259, 206, 207, 208, 209],
    });
    expect(game.red.options).toContain('place robot red-2');
    game.red.places('red-2', 'robot');
    expect(game.red.points).toBe(6);
    expect(game.whereIs(259)).toBe('discard');
    const none = village({
      red: { hand: [], minions: { robot: ['home'] }, stands: { 'red-2': 62 } },
      mat: [206, 207, 208, 209, 210],
    });
    expect(none.red.options).not.toContain('place robot red-2');
  });

  test('card 234: a ghost’s reputation takes the last influence only if it is not the price', () => {
    const game = village({
      red: { influence: 1, coins: 1, minions: { ghost: ['home'] }, stands: { 'red-2': 56 } },
    });
    game.red.places('red-2', 'ghost');
    expect(game.red.options).not.toContain('use 234');
    expect(game.told('esteemed')).toEqual([]);
    expect(game.red.influence).toBe(0);
  });

  test('card 278: another’s butler does not pay for me', () => {
    const game = village({
      red: { coins: 0 },
      blue: { coins: 0, minions: { butler: ['blue-2'] }, stands: { 'blue-2': 23 } },
    });
    expect(game.red.options).not.toContain('place big blue-2');
  });
});

describe('rule 16: minions and others', () => {
  test('a regular worker and another’s minion stand together; the next worker bumps the worker only', () => {
    const game = village(
      { red: {}, blue: { coins: 0, minions: { butler: ['blue-1'] } }, green: {} },
      { charters: ['red', 'blue', 'green'] },
    );
    game.red.places('blue-1');
    game.green.places('blue-1');
    expect(game.told('bumped')).toMatchObject([{ owner: 'red' }]);
    expect(game.blue.coins).toBe(2);
    expect(game.blue.minions('butler')).toEqual(['blue-1']);
  });

  test('a minion on a building does not stop its owner’s worker', () => {
    const game = village({ red: { minions: { cat: ['red-1'] } } });
    game.red.places('red-1');
    expect(game.red.workers).toEqual(['red-1', 'home']);
  });

  test('placing a minion is the turn', () => {
    const game = village({ red: { minions: { cat: ['home'] } } });
    game.red.places('red-1', 'cat');
    expect(game.sees.active).toBe('blue');
  });

  test('on an own island too, not on another’s', () => {
    const game = village({
      red: {
        clay: 1,
        minions: { cat: ['home'] },
        islands: { 'sky-red-1': 'red-3' },
        stands: { 'sky-red-1': 73 },
      },
      blue: { islands: { 'sky-blue-1': 'blue-3' }, stands: { 'sky-blue-1': 89 } },
    });
    const sites = game.red.options
      .filter((option) => option.startsWith('place cat '))
      .map((option) => option.split(' ')[2]);
    expect(sites).toEqual(['red-1', 'sky-red-1']);
  });

  test('a kind is gained only once its card is in play, and while the supply has it', () => {
    const locked = village({ red: { clay: 2, stands: { 'red-2': 82 } } });
    locked.red.places('red-2');
    expect(locked.red.minions('golem')).toEqual([]);
    const game = village({ red: { clay: 2, minions: { golem: [] }, stands: { 'red-2': 82 } } });
    game.red.places('red-2');
    if (game.red.options.includes('pick golem')) game.red.picks('golem');
    expect(game.red.minions('golem')).toEqual(['home']);
    const out = village({
      red: { clay: 2, minions: { golem: [] }, stands: { 'red-2': 82 } },
      blue: { minions: { golem: ['home', 'home', 'home', 'home', 'home', 'home'] } },
    });
    out.red.places('red-2');
    expect(out.red.minions('golem')).toEqual([]);
  });

  test('an opponent’s robot draws from what is open after my own taking', () => {
    const game = village({
      red: { clay: 1, coins: 1 },
      blue: { hand: [], minions: { robot: ['blue-1'] } },
      mat: [206, 207, 208, 209, 210],
    });
    game.red.places('blue-1');
    expect(game.blue.options).toContain('pick 206');
    game.blue.picksNothing();
    expect(game.blue.hand).toEqual([]);
    expect(game.red.goods.metal).toBe(1);
  });

  test('rule 34: minions on the quota track, also placed ones', () => {
    const game = village({ red: { minions: { cat: ['red-1', 'home'] } } });
    game.red.places('cloudPort');
    expect(game.red.options).toContain('sell minion-2');
    game.red.sells('minion-2');
    expect(game.red.minions('cat')).toEqual([]);
    expect(game.red.points).toBe(3);
    const one = village({ red: { coins: 3, minions: { cat: ['home'] } } });
    one.red.places('cloudPort');
    expect(one.red.options).not.toContain('sell minion-2');
    expect(spoke(one, 227)).toBe(false);
  });
});
