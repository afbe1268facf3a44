import { describe, expect, test } from 'vitest';
import { pointsFrom, village } from '../village.ts';

describe('help that can do nothing is not asked', () => {
  test('card 332: a chef with no influence paid', () => {
    const game = village({ red: { minions: { chef: ['home'] } } });
    game.red.places('red-1', 'chef');
    expect(game.sees.active).toBe('blue');
  });

  test('card 234: a ghost without influence', () => {
    const game = village({ red: { influence: 0, minions: { ghost: ['home'] } } });
    game.red.places('red-1', 'ghost');
    expect(game.told('esteemed')).toEqual([]);
  });

  test('card 297: a golem with an empty supply', () => {
    const rest = {
      metal: 'rest',
      grain: 'rest',
      wood: 'rest',
      coal: 'rest',
      clay: 'rest',
      pumpkin: 'rest',
    } as const;
    const game = village({ red: { minions: { golem: ['home'] } }, blue: rest });
    game.red.places('red-1', 'golem');
    expect(game.sees.active).toBe('blue');
  });

  test('card 278: a butler with no coin in the supply', () => {
    const game = village({ red: { coins: 0, minions: { butler: ['home'] } }, blue: { coins: 'rest' } });
    game.red.places('red-1', 'butler');
    expect(game.red.coins).toBe(0);
  });
});

describe('a minion uses a building like any worker', () => {
  test('an income building: its owner’s influence', () => {
    const game = village({ red: { minions: { cat: ['home'] }, stands: { 'red-2': 54 } } });
    game.red.places('red-2', 'cat');
    expect(game.octagonsOn('red-2')).toEqual(['red']);
    expect(game.red.influence).toBe(11);
  });

  test('card 71 brings it home as well', () => {
    const game = village({ red: { wood: 1, minions: { cat: ['home'] }, stands: { 'red-2': 71 } } });
    game.red.places('red-2', 'cat');
    expect(game.red.minions('cat')).toEqual(['home']);
  });

  test('card 41 may bring it home', () => {
    const game = village({
      red: { pumpkin: 1, minions: { cat: ['home'] }, workers: ['treasury', 'home'], stands: { 'red-2': 41 } },
    });
    game.red.places('red-2', 'cat');
    expect(game.red.options).toEqual(['pick big', 'pick cat']);
  });

  test('card 276: the builder’s first use by a minion', () => {
    const game = village({
      red: { persona: [276], clay: 1, minions: { cat: ['home'] }, built: { 'red-2': 73 } },
    });
    game.red.places('red-2', 'cat');
    expect(pointsFrom(game, 276)).toBe(4);
  });

  test('card 313: the last one at home was a minion', () => {
    const game = village({
      red: { persona: [313], workers: ['treasury', 'green-1'], minions: { cat: ['home'] } },
    });
    game.red.places('red-1', 'cat').uses(313);
    expect(game.red.minions('cat')).toEqual(['home']);
    expect(game.red.workers).toEqual(['home', 'home']);
  });

  test('card 26: scores an objective with a minion', () => {
    const game = village({
      red: { coins: 7, minions: { cat: ['home'] }, stands: { 'red-2': 26 } },
      objectives: [215, 214, 217],
    });
    game.red.places('red-2', 'cat').scores(215);
    expect(game.red.points).toBe(1 + 7);
  });

  test('with two of a kind only one is offered', () => {
    const game = village({ red: { minions: { cat: ['home', 'home'] } } });
    expect(game.red.options.filter((option) => option === 'place cat red-1')).toHaveLength(1);
  });

  test('two minions of one owner never stand together', () => {
    const game = village({ red: { minions: { cat: ['red-1'], golem: ['home'] } } });
    expect(game.red.options).not.toContain('place golem red-1');
  });
});

test('card 227: in a game of three the owner gains from each opponent', () => {
  const game = village(
    { red: { minions: { cat: ['red-1'] } } },
    { charters: ['red', 'blue', 'green'], first: 'green' },
  );
  game.green.places('red-1');
  game.blue.places('red-1');
  expect(game.red.points).toBe(2);
});
