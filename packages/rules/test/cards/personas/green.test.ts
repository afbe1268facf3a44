import { BEFORE_BOAT, BEFORE_HOURGLASS, BEFORE_INCOME, CALM } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { pointsFrom, spoke, village } from '../village.ts';

describe('card 274: scoring an objective moves the token forward, back or not at all', () => {
  const scoring = (progress = CALM) =>
    village({ red: { persona: [274], coins: 6 }, objectives: [215, 214, 217], progress })
      .red.places('grandstand')
      .scores(215).table;

  test('asked once, with three answers', () => {
    const game = scoring();
    expect([...game.red.options].sort()).toEqual(['by -1', 'by 0', 'by 1']);
  });

  test.each([1, 0, -1])('by %i', (by) => {
    const game = scoring();
    game.red.movesBy(by);
    expect(game.progress).toBe(CALM + by);
    expect(game.red.points).toBe(5);
  });

  test('a boat only forwards (ruling 6)', () => {
    const forward = scoring(BEFORE_BOAT);
    forward.red.movesBy(1);
    expect(forward.red.options).toContain('use rule-25');
    const back = scoring(BEFORE_BOAT + 2);
    back.red.movesBy(-1);
    expect(back.red.decides).toBe(false);
    expect(back.progress).toBe(BEFORE_BOAT + 1);
  });

  test('income only forwards', () => {
    const game = scoring(BEFORE_INCOME + 2);
    game.red.movesBy(-1);
    expect(game.told('income')).toEqual([]);
  });

  test('silent when somebody else scores', () => {
    const game = village({ red: { coins: 6 }, blue: { persona: [274] }, objectives: [215, 214, 217] });
    game.red.places('grandstand').scores(215);
    expect(game.progress).toBe(CALM + 1);
    expect(game.sees.active).toBe('blue');
    expect(game.blue.options).not.toContain('by 1');
  });

  test('not for the buildings and crates one makes', () => {
    const game = village({ red: { persona: [274], coins: 4, hand: [8] } });
    game.red.places('charterstone').opens(8);
    expect(game.red.decides).toBe(false);
    expect(game.progress).toBe(CALM + 1);
  });

  test('not for the turn without influence', () => {
    const game = village({ red: { persona: [274], influence: 0 } });
    game.red.places('red-1');
    game.blue.places('blue-1');
    expect(game.progress).toBe(CALM + 1);
  });

  test('the hourglass can be put off', () => {
    const game = scoring(BEFORE_HOURGLASS);
    game.red.movesBy(0);
    expect(game.told('ending')).toEqual([]);
  });
});

describe('card 275: 1 VP after using a building of the Commons', () => {
  test('each of the five', () => {
    const treasury = village({ red: { persona: [275], clay: 1 } });
    treasury.red.places('treasury');
    expect(pointsFrom(treasury, 275)).toBe(1);
    const market = village({ red: { persona: [275], clay: 1, coins: 1 } });
    market.red.places('market').picksNothing();
    expect(pointsFrom(market, 275)).toBe(1);
    const stand = village({ red: { persona: [275], coins: 6 }, objectives: [215, 214, 217] });
    stand.red.places('grandstand').scores(215);
    expect(pointsFrom(stand, 275)).toBe(1);
    const crate = village({ red: { persona: [275], coins: 4, hand: [8] } });
    crate.red.places('charterstone').opens(8);
    expect(pointsFrom(crate, 275)).toBe(1);
    const build = village({ red: { persona: [275], clay: 2, grain: 1, metal: 1, hand: [73] } });
    build.red.places('zeppelin').builds(73, 'red-2');
    expect(pointsFrom(build, 275)).toBe(1);
  });

  test('silent when somebody else uses one', () => {
    const game = village({ red: { clay: 1 }, blue: { persona: [275] } });
    game.red.places('treasury');
    expect(spoke(game, 275)).toBe(false);
  });

  test('the Cloud Port is not of the Commons (ruling 3), nor is a charter', () => {
    const port = village({ red: { persona: [275], coins: 4 } });
    port.red.places('cloudPort').sells('coin-1');
    expect(spoke(port, 275)).toBe(false);
    const own = village({ red: { persona: [275] } });
    own.red.places('red-1');
    expect(spoke(own, 275)).toBe(false);
  });
});

describe('card 276: 4 VP for the first use of a building one built in this game (ruling 15)', () => {
  test('the first time, not the second', () => {
    const game = village({ red: { persona: [276], clay: 3, built: { 'red-2': 73 } } });
    game.red.places('red-2');
    expect(pointsFrom(game, 276)).toBe(4);
    game.blue.places('blue-1');
    game.red.places('red-2');
    expect(spoke(game, 276)).toBe(false);
  });

  test('the builder’s first use, also when another was quicker', () => {
    const game = village({ red: { persona: [276], clay: 1, built: { 'red-2': 73 } }, blue: { clay: 1 } });
    game.red.places('green-1');
    game.blue.places('red-2');
    expect(spoke(game, 276)).toBe(false);
    game.red.places('red-2');
    expect(pointsFrom(game, 276)).toBe(4);
  });

  test('nothing for a building of an earlier game, of another, or the Commons', () => {
    const game = village({
      red: { persona: [276], clay: 2, stands: { 'red-2': 73 } },
      blue: { built: { 'blue-2': 89 } },
    });
    game.red.places('red-2');
    expect(spoke(game, 276)).toBe(false);
    const other = village({
      red: { persona: [276], metal: 1, influence: 9 },
      blue: { built: { 'blue-2': 89 } },
    });
    other.red.places('blue-2');
    expect(spoke(other, 276)).toBe(false);
  });

  test('each building one built counts', () => {
    const game = village({ red: { persona: [276], clay: 3, coins: 3, built: { 'red-2': 73, 'red-3': 84 } } });
    game.red.places('red-2');
    game.blue.places('blue-1');
    game.red.places('red-3').passes();
    expect(pointsFrom(game, 276)).toBe(4);
  });
});
