import { BEFORE_INCOME } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { bumpedHome, pointsFrom, spoke, village } from '../village.ts';

describe('cards 329 and 231: politeness costs the influence of a bump', () => {
  const start = (influence: number) =>
    village({
      red: { persona: [231, 329], influence, coins: 1 },
      blue: { workers: ['blue-2', 'home'], stands: { 'blue-2': 56 } },
    });

  test('with influence enough one may be polite', () => {
    const game = start(3);
    game.red.places('blue-2');
    expect(game.red.options).toEqual(['use 231', 'pass 231']);
    game.red.uses(231);
    expect(spoke(game, 329)).toBe(false);
    expect(game.red.influence).toBe(2);
  });

  test('when the influence of 329 is the price one can’t be polite: no dead end', () => {
    const game = start(0);
    expect(game.red.options).toContain('place big blue-2');
    game.red.places('blue-2');
    expect(game.red.options).not.toContain('use 231');
    expect(bumpedHome(game)).toEqual(['blue']);
    expect(game.red.influence).toBe(0);
  });
});

describe('cards 329, 231 and 245: a scroll makes it all possible again', () => {
  const start = () =>
    village({
      red: { persona: [231, 329], hand: [245], influence: 0, coins: 1, stands: { 'red-2': 56 } },
      blue: { workers: ['red-2', 'home'] },
    });

  test('polite: then the scroll has to be used', () => {
    const game = start();
    game.red.places('red-2').uses(231);
    expect(game.red.options).not.toContain('pass 245');
    expect(game.whereIs(245)).toBe('discard');
    expect([game.red.coins, game.red.influence]).toEqual([1, 0]);
    expect(game.blue.workers).toEqual(['red-2', 'home']);
  });

  test('not polite: the influence comes back, the scroll may be kept', () => {
    const game = start();
    game.red.places('red-2').passes();
    expect(game.red.options).toEqual(['use 245', 'pass 245']);
    game.red.passes();
    expect([game.red.coins, game.red.influence]).toEqual([0, 0]);
    expect(game.red.hand).toEqual([245]);
  });

  test('not polite and the scroll: the influence stays', () => {
    const game = start();
    game.red.places('red-2').passes();
    game.red.uses(245);
    expect([game.red.coins, game.red.influence]).toEqual([1, 1]);
  });
});

describe('a robot (309) and card 307', () => {
  const start = (mat: readonly number[], deck: readonly number[]) =>
    village({
      red: { persona: [307], hand: [], minions: { robot: ['home'] }, stands: { 'red-2': 62 } },
      mat,
      deck,
    });

  test('the robot’s card may come from the top three', () => {
    const game = village({
      red: { persona: [307], hand: [], minions: { robot: ['home'] } },
      mat: [206, 207, 208, 209, 210],
      deck: [211, 212, 213, 5],
    });
    game.red.places('red-1', 'robot').uses(307).takes(212);
    expect(game.red.hand).toEqual([212]);
    expect(game.red.goods.clay).toBe(1);
  });

  test('what is hidden pays nothing: an item in the deck does not make the building usable', () => {
    const game = start([206, 207, 208, 209, 210], [259, 260, 261, 5]);
    expect(game.red.options).not.toContain('place robot red-2');
  });

  test('an open item does, and then the deck is no way out', () => {
    const game = start([259, 207, 208, 209, 210], [206, 211, 212, 5]);
    expect(game.red.options).toContain('place robot red-2');
    game.red.places('red-2', 'robot');
    expect(game.red.options).not.toContain('use 307');
    expect(game.red.points).toBe(6);
  });

  test('an opponent’s robot asks the opponent’s 307', () => {
    const game = village({
      red: {},
      blue: { persona: [307], hand: [], minions: { robot: ['blue-1'] } },
      mat: [206, 207, 208, 209, 210],
      deck: [211, 212, 213, 5],
    });
    game.red.places('blue-1');
    expect(game.blue.options).toEqual(['use 307', 'pass 307']);
  });
});

describe('cards 307 and 304, 251, 271: what the top three gives is gained', () => {
  test('an unconstructed building from the top three', () => {
    const game = village({
      red: { persona: [304, 307], clay: 1, coins: 1, hand: [] },
      mat: [206, 207, 208, 209, 210],
      deck: [73, 211, 212, 5],
    });
    game.red.places('market').uses(307).takes(73);
    expect(pointsFrom(game, 304)).toBe(2);
    expect(game.red.coins).toBe(1);
  });

  test('a treasure from the top three came by a building', () => {
    const game = village({
      red: { persona: [251, 307], clay: 1, coins: 1, hand: [] },
      mat: [206, 207, 208, 209, 210],
      deck: [236, 211, 212, 5],
    });
    game.red.places('market').uses(307).takes(236);
    expect(game.red.coins).toBe(2);
  });
});

describe('several that speak after a use', () => {
  test('257 and a healer: the peril first, then each in the order its owner likes', () => {
    const game = village({
      red: { persona: [230, 257] },
      blue: { workers: ['red-1', 'home'] },
      peril: { 'red-1': 'blight' },
    });
    game.red.places('red-1');
    expect(game.red.perils).toEqual(['blight']);
    game.red.uses(230);
    expect(game.red.workers).toEqual(['home', 'home']);
    game.red.chooses('points');
    expect(game.red.points).toBe(2);
  });

  test('313 and 230: home by one, the other is tested again', () => {
    const game = village({
      red: { persona: [230, 313], workers: ['treasury', 'home'] },
      peril: { 'red-1': 'blight' },
    });
    game.red.places('red-1').uses(230);
    expect(game.red.workers).toEqual(['treasury', 'home']);
    expect(game.red.options).not.toContain('use 313');
  });

  test('276 and 280 and a friend: plain gains need no order', () => {
    const game = village({
      red: { persona: [276, 280], clay: 1, coins: 3, hand: [316], built: { 'red-2': 81 } },
    });
    game.red.places('red-2');
    expect(game.red.points).toBe(8 + 4 + 1 + 1);
    expect(game.sees.active).toBe('blue');
  });
});

test('card 363 and cards that listen: a card given by another is gained (293)', () => {
  const game = village({ red: { persona: [293, 363], hand: [], coins: 0 }, blue: { hand: [281] } });
  game.red.acts(363);
  expect(game.red.hand).toEqual([281]);
  expect([game.red.points, game.red.coins]).toEqual([2, 1]);
});

test('card 306 and 274: turning back keeps the 3 VP away, forward brings them', () => {
  const start = () =>
    village({ red: { persona: [274, 306], coins: 6 }, objectives: [215, 214, 217], progress: BEFORE_INCOME })
      .red.places('grandstand')
      .scores(215).table;
  expect(pointsFrom(start().red.movesBy(1).table, 306)).toBe(3);
  expect(pointsFrom(start().red.movesBy(0).table, 306)).toBe(0);
  expect(pointsFrom(start().red.movesBy(-1).table, 306)).toBe(0);
});

test('card 245 with a minion: its building is free too', () => {
  const game = village({
    red: { hand: [245], coins: 0, minions: { cat: ['home'] }, stands: { 'red-2': 44 } },
  });
  game.red.places('red-2', 'cat');
  expect(game.red.points).toBe(6);
});

test('card 301 and a robot: what does not help can’t draw', () => {
  const game = village({
    red: { persona: [301] },
    blue: { hand: [], minions: { robot: ['blue-1'] } },
  });
  game.red.places('blue-1');
  expect(game.sees.active).toBe('blue');
  expect(game.blue.hand).toEqual([]);
});

test('cards 241 and 313: an amulet after everybody is home gives the turn', () => {
  const game = village({ red: { persona: [313], hand: [241], workers: ['treasury', 'home'] } });
  game.red.places('red-1').passes();
  game.red.acts(241).picks('small');
  expect(game.red.workers).toEqual(['treasury', 'home']);
  expect(game.sees.active).toBe('red');
});
