import type { Minion } from '@charterstone/rules';
import type { Player } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { village } from '../village.ts';

/** Says yes to whatever a minion offers its owner. */
function accepts(owner: Player, minion: Minion): void {
  if (minion === 'ghost') owner.uses(234);
  if (minion === 'chef') owner.uses(332);
  if (minion === 'golem') owner.picks('wood');
  if (minion === 'robot') owner.takes(206);
}

/** What a minion's help leaves its owner with, beside what the basic building gives. */
function helpOf(owner: Player, minion: Minion): boolean {
  switch (minion) {
    case 'cat':
      return owner.points === 1;
    case 'ghost':
      return owner.table.sees.reputation.includes(owner.charter);
    case 'butler':
      return owner.coins === 1;
    case 'golem':
      return owner.goods.wood === 1;
    case 'robot':
      return owner.hand.includes(206);
    case 'chef':
      return owner.influence === 10;
  }
}

const MAT = { mat: [206, 207, 208, 209, 210] };

describe.each<{ card: number; minion: Minion }>([
  { card: 227, minion: 'cat' },
  { card: 234, minion: 'ghost' },
  { card: 278, minion: 'butler' },
  { card: 297, minion: 'golem' },
  { card: 309, minion: 'robot' },
  { card: 332, minion: 'chef' },
])('card $card: a $minion', ({ minion }) => {
  const owner = { coins: 0, wood: 0, influence: 9, hand: [] };

  test('helps as it is placed, and its building is used', () => {
    const game = village({ red: { ...owner, minions: { [minion]: ['home'] } }, ...MAT });
    game.red.places('red-1', minion);
    accepts(game.red, minion);
    expect(helpOf(game.red, minion)).toBe(true);
    expect(game.red.goods.clay).toBe(1);
    expect(game.red.minions(minion)).toEqual(['red-1']);
    expect(game.red.workers).toEqual(['home', 'home']);
    expect(game.sees.active).toBe('blue');
  });

  test('helps its owner when an opponent uses its building', () => {
    const game = village({
      red: { coins: 3 },
      blue: { ...owner, minions: { [minion]: ['blue-1'] } },
      ...MAT,
    });
    game.red.places('blue-1');
    accepts(game.blue, minion);
    expect(helpOf(game.blue, minion)).toBe(true);
    expect(game.red.goods.metal).toBe(1);
    expect(game.told('helped')).toMatchObject([{ charter: 'blue', minion, site: 'blue-1' }]);
  });

  test('does not help its owner’s regular worker (ruling 14)', () => {
    const game = village({ red: { ...owner, minions: { [minion]: ['red-1'] } }, ...MAT });
    game.red.places('red-1');
    expect(game.told('helped')).toEqual([]);
    expect(game.sees.active).toBe('blue');
  });

  test('can’t be bumped: it stays when somebody comes', () => {
    const game = village({
      red: { coins: 3 },
      blue: { ...owner, minions: { [minion]: ['blue-1'] } },
      ...MAT,
    });
    game.red.places('blue-1');
    expect(game.told('bumped')).toEqual([]);
    expect(game.blue.minions(minion)).toEqual(['blue-1']);
  });

  test('comes home with “retrieve all”, and only then', () => {
    const game = village({ red: { ...owner, minions: { [minion]: ['red-1'] } }, ...MAT });
    game.red.retrieves();
    expect(game.red.minions(minion)).toEqual(['home']);
    expect(game.told('retrieved')).toMatchObject([{ workers: [minion] }]);
  });

  test('goes only to an empty building of one’s own charter', () => {
    const game = village({
      red: {
        ...owner,
        clay: 3,
        minions: { [minion]: ['home'], cat: minion === 'cat' ? ['home', 'red-3'] : ['red-3'] },
        stands: { 'red-2': 73, 'red-3': 74 },
      },
      blue: { workers: ['red-2', 'home'] },
    });
    const sites = game.red.options
      .filter((option) => option.startsWith(`place ${minion} `))
      .map((option) => option.split(' ')[2]);
    expect(sites).toEqual(['red-1']);
  });

  test('a placed one is held (rule 16): it can be paid', () => {
    const game = village({
      red: { ...owner, minions: { [minion]: ['red-1'] }, stands: { 'red-2': 39 } },
    });
    game.red.places('red-2');
    expect(game.red.minions(minion)).toEqual([]);
    expect([game.red.points, game.red.influence]).toEqual([7, 8]);
  });

  test('one at home is paid before one on the board (ruling 51)', () => {
    const game = village({
      red: { ...owner, minions: { [minion]: ['red-1', 'home'] }, stands: { 'red-2': 39 } },
    });
    game.red.places('red-2');
    expect(game.red.minions(minion)).toEqual(['red-1']);
  });
});
