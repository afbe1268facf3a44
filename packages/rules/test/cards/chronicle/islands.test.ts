import { describe, expect, test } from 'vitest';
import { village } from '../village.ts';

const FOR_73 = { clay: 2, grain: 1, metal: 1 } as const;

describe('ruling 12: sky islands (card 132)', () => {
  test('a building under an island can’t be used', () => {
    const game = village({
      red: { clay: 1, stands: { 'red-2': 73 }, islands: { 'sky-red-1': 'red-2' } },
    });
    expect(game.red.options).not.toContain('place big red-2');
  });

  test('a building on an island can, by everybody', () => {
    const game = village({
      red: { clay: 1, stands: { 'sky-red-1': 73 }, islands: { 'sky-red-1': 'red-2' } },
      blue: { clay: 1 },
    });
    game.red.places('sky-red-1');
    expect(game.red.has({ clay: 0, pumpkin: 1, grain: 1 })).toBe(true);
    game.blue.places('sky-red-1');
    expect(game.blue.has({ clay: 0, pumpkin: 1, grain: 1 })).toBe(true);
  });

  test('an island in the chest is nowhere', () => {
    const game = village({
      red: { clay: 1, stands: { 'sky-red-2': 73 }, islands: { 'sky-red-1': 'red-2' } },
    });
    expect(game.red.options).not.toContain('place big sky-red-2');
  });

  test('one builds on an empty island, not on the plot under it', () => {
    const game = village({ red: { ...FOR_73, hand: [73], islands: { 'sky-red-1': 'red-2' } } });
    game.red.places('zeppelin');
    expect(game.red.options).toContain('build 73 sky-red-1');
    expect(game.red.options).not.toContain('build 73 red-2');
    game.red.builds(73, 'sky-red-1');
    expect(game.sees.village['sky-red-1']).toBe(73);
  });

  test('card 276: the first use of a building built on an island', () => {
    const game = village({
      red: { persona: [276], clay: 1, built: { 'sky-red-1': 73 }, islands: { 'sky-red-1': 'red-2' } },
    });
    game.red.places('sky-red-1');
    expect(game.red.points).toBe(4);
  });

  test('guidepost 412: only the owner goes up', () => {
    const game = village({
      game: 12,
      guidepost: 412,
      red: {
        clay: 1,
        islands: { 'sky-red-1': 'red-2', 'sky-red-2': 'red-3' },
        stands: { 'sky-red-1': 74 },
        coins: 1,
      },
      blue: { islands: { 'sky-blue-1': 'blue-2', 'sky-blue-2': 'blue-3' }, stands: { 'sky-blue-1': 73 } },
    });
    expect(game.red.options).not.toContain('place big sky-blue-1');
    expect(game.red.options).toContain('place big sky-red-1');
  });
});

describe('ruling 12: building over a building (card 29)', () => {
  const start = (position: Parameters<typeof village>[0]) =>
    village({ ...position, red: { ...FOR_73, hand: [73], stands: { 'red-2': 74 }, ...position?.red } });
  const offered = (position: Parameters<typeof village>[0]) => {
    const game = start(position);
    game.red.places('zeppelin');
    return game.red.options.includes('build 73 red-2');
  };

  test('nothing on it: it may be built over', () => {
    const game = start({});
    game.red.places('zeppelin').builds(73, 'red-2');
    expect(game.sees.village['red-2']).toBe(73);
    expect(game.told('built')).toMatchObject([{ card: 73, site: 'red-2', over: 74 }]);
  });

  test('a worker, a minion, peril or influence on it stop it', () => {
    expect(offered({ blue: { workers: ['red-2', 'home'] } })).toBe(false);
    expect(offered({ red: { minions: { cat: ['red-2'] } } })).toBe(false);
    expect(offered({ peril: { 'red-2': 'blight' } })).toBe(false);
    expect(offered({})).toBe(true);
  });

  test('never a basic building, never another’s', () => {
    const game = start({ blue: { stands: { 'blue-2': 89 } } });
    game.red.places('zeppelin');
    expect(game.red.options).not.toContain('build 73 red-1');
    expect(game.red.options).not.toContain('build 73 blue-2');
  });

  test('on an island too', () => {
    const game = village({
      red: { ...FOR_73, hand: [73], stands: { 'sky-red-1': 74 }, islands: { 'sky-red-1': 'red-2' } },
    });
    game.red.places('zeppelin').builds(73, 'sky-red-1');
    expect(game.sees.village['sky-red-1']).toBe(73);
  });

  test('card 276 hears the newest building', () => {
    const game = village({
      red: { ...FOR_73, clay: 3, hand: [73], stands: { 'red-2': 74 }, persona: [276] },
    });
    game.red.places('zeppelin').builds(73, 'red-2');
    game.blue.places('blue-1');
    game.red.places('red-2');
    expect(game.red.points).toBe(5 + 4);
  });

  test('without rule card 29 only empty plots', () => {
    const game = start({ rules: [14, 15] });
    game.red.places('zeppelin');
    expect(game.sees.chronicle).not.toContain(29);
    expect(game.red.options).toContain('build 73 red-3');
    expect(game.red.options).not.toContain('build 73 red-2');
  });
});
