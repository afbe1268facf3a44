import { BEFORE_HOURGLASS } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { spoke, village } from '../village.ts';

describe('card 364 silences every kind of ability of the others’ personas (ruling 54)', () => {
  /** Red has used 364 and placed; it is blue's turn. */
  const silenced = (position: Parameters<typeof village>[0]) => {
    const game = village({ ...position, red: { persona: [364], ...position?.red } });
    game.red.acts(364).places('green-1');
    return game;
  };

  test('a price: 255', () => {
    const game = silenced({ blue: { persona: [255], coins: 0, metal: 4, stands: { 'blue-2': 44 } } });
    expect(game.blue.options).not.toContain('place big blue-2');
  });

  test('a bump: 231', () => {
    const game = silenced({ red: { workers: ['home', 'treasury'] }, blue: { persona: [231], metal: 1 } });
    game.blue.places('treasury');
    expect(game.told('bumped')).toHaveLength(1);
  });

  test('a taking: 307', () => {
    const game = silenced({ blue: { persona: [307], metal: 1, coins: 1 } });
    game.blue.places('market');
    expect(game.blue.options).not.toContain('use 307');
  });

  test('help: 301', () => {
    const game = silenced({ red: { coins: 0, minions: { butler: ['red-1'] } }, blue: { persona: [301] } });
    game.blue.places('red-1');
    expect(game.red.coins).toBe(1);
  });

  test('the die of 232 and the points of 331', () => {
    const game = silenced({ blue: { persona: [232, 331] } });
    game.blue.places('blue-1');
    expect(game.told('rolled')).toEqual([]);
  });

  test('the end of the game, if no income came before it: 296', () => {
    const game = village({
      red: { persona: [364], coins: 6 },
      blue: { persona: [296], metal: 1, clay: 1 },
      objectives: [215, 214, 217],
      progress: BEFORE_HOURGLASS,
    });
    game.red.acts(364).places('grandstand').scores(215);
    game.idleToTheEnd();
    expect(game.history.some((fact) => fact.fact === 'points' && fact.why === 296)).toBe(false);
  });

  test('the holder’s own second persona speaks', () => {
    const game = silenced({ red: { persona: [364, 275], clay: 1 } });
    game.blue.places('blue-1');
    game.red.places('treasury').pays('clay');
    expect(spoke(game, 275)).toBe(true);
  });
});
