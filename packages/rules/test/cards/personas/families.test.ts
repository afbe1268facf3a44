import type { Minion, Peril } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { laidOut, pointsFrom, spoke, village } from '../village.ts';

const PLENTY = { coins: 5, metal: 3, grain: 3, wood: 3, coal: 3, clay: 3, pumpkin: 3 } as const;

describe.each([
  { card: 219, resource: 'pumpkin', building: 22 },
  { card: 233, resource: 'coal', building: 43 },
  { card: 258, resource: 'wood', building: 58 },
  { card: 280, resource: 'clay', building: 73 },
  { card: 303, resource: 'metal', building: 89 },
  { card: 314, resource: 'grain', building: 109 },
] as const)(
  'card $card: 1 VP after using a building that takes $resource',
  ({ card, resource, building }) => {
    const at = (site: string) =>
      village({
        red: { ...PLENTY, persona: [card], influence: 9, stands: { 'red-2': building, 'red-3': 44 } },
        blue: { stands: { 'blue-2': 81 } },
      }).red.places(site).table;

    test('at such a building, in one’s own charter', () => {
      expect(pointsFrom(at('red-2'), card)).toBe(1);
    });

    test('after the benefit', () => {
      const game = at('red-2');
      const last = game.told('points').at(-1);
      expect(last?.why).toBe(card);
    });

    test('silent at a building that takes something else, or any resource', () => {
      expect(spoke(at('red-3'), card)).toBe(false);
      const game = at('treasury');
      game.red.pays(resource);
      expect(spoke(game, card)).toBe(false);
    });

    test('silent when somebody else uses such a building', () => {
      const game = village({
        red: { ...PLENTY, stands: { 'red-2': building } },
        blue: { persona: [card] },
      });
      game.red.places('red-2');
      expect(spoke(game, card)).toBe(false);
    });

    test('also where the cost was waived: the icon is printed there', () => {
      const game = village({
        red: { persona: [card], hand: [245], influence: 9, stands: { 'red-2': building } },
      });
      game.red.places('red-2');
      if (game.red.options.includes('use 245')) game.red.uses(245);
      expect(pointsFrom(game, card)).toBe(1);
      expect(game.whereIs(245)).toBe('discard');
    });
  },
);

describe.each<{ card: number; minion: Minion }>([
  { card: 229, minion: 'cat' },
  { card: 235, minion: 'ghost' },
  { card: 279, minion: 'butler' },
  { card: 298, minion: 'golem' },
  { card: 311, minion: 'robot' },
  { card: 333, minion: 'chef' },
])('card $card: 2 VP for retrieving at least two of kind $minion', ({ card, minion }) => {
  const SITES = { 'red-2': 73, 'red-3': 74, 'red-4': 84 };
  const retrieving = (...where: string[]) =>
    village({ red: { persona: [card], stands: SITES, minions: { [minion]: where } } }).red.retrieves().table;

  test('with exactly two on the board', () => {
    const game = retrieving('red-2', 'red-3');
    expect(pointsFrom(game, card)).toBe(2);
    expect(game.red.minions(minion)).toEqual(['home', 'home']);
  });

  test('with three on the board still 2 VP', () => {
    expect(pointsFrom(retrieving('red-2', 'red-3', 'red-4'), card)).toBe(2);
  });

  test('nothing with one on the board and one at home', () => {
    expect(spoke(retrieving('red-2', 'home'), card)).toBe(false);
  });

  test('nothing for two minions of different kinds', () => {
    const other = minion === 'cat' ? 'butler' : 'cat';
    const game = village({
      red: { persona: [card], stands: SITES, minions: { [minion]: ['red-2'], [other]: ['red-3'] } },
    });
    game.red.retrieves();
    expect(spoke(game, card)).toBe(false);
  });

  test('nothing when the workers come home otherwise than by retrieving all', () => {
    const game = village({
      red: {
        persona: [card],
        wood: 1,
        stands: { ...SITES, 'red-5': 71 },
        minions: { [minion]: ['red-2', 'red-3'] },
      },
    });
    game.red.places('red-5');
    expect(game.red.minions(minion)).toEqual(['home', 'home']);
    expect(spoke(game, card)).toBe(false);
  });
});

describe.each<{ card: number; peril: Peril }>([
  { card: 230, peril: 'blight' },
  { card: 256, peril: 'fuelShortage' },
  { card: 277, peril: 'vermin' },
  { card: 300, peril: 'bandit' },
  { card: 312, peril: 'disrepair' },
  { card: 335, peril: 'famine' },
])('card $card: whoever picks up $peril may come home at once, with 1 VP', ({ card, peril }) => {
  const using = (found: Peril) =>
    village({ red: { persona: [card], clay: 1 }, peril: { 'red-1': found } }).red.places('red-1').table;

  test('used: the worker is home again, 1 VP, the peril is taken', () => {
    const game = using(peril);
    expect(game.red.options).toEqual([`use ${card}`, `pass ${card}`]);
    game.red.uses(card);
    expect(game.red.workers).toEqual(['home', 'home']);
    expect(pointsFrom(game, card)).toBe(1);
    expect(game.red.perils).toEqual([peril]);
    expect(game.told('retrieved')).toMatchObject([{ charter: 'red', workers: ['big'] }]);
  });

  test('passed: the worker stays, no point, the peril is taken', () => {
    const game = using(peril);
    game.red.passes();
    expect(game.red.workers).toEqual(['red-1', 'home']);
    expect(game.red.points).toBe(0);
    expect(game.red.perils).toEqual([peril]);
  });

  test('only this worker: the other stays where it is', () => {
    const game = village({
      red: { persona: [card], workers: ['treasury', 'home'] },
      peril: { 'red-1': peril },
    });
    game.red.places('red-1').uses(card);
    expect(game.red.workers).toEqual(['treasury', 'home']);
  });

  test('another peril is picked up without a word', () => {
    const other = peril === 'blight' ? 'vermin' : 'blight';
    const game = using(other);
    expect(game.red.decides).toBe(false);
    expect(game.red.perils).toEqual([other]);
  });

  test('silent when somebody else picks it up', () => {
    const game = village({ blue: { persona: [card] }, peril: { 'red-1': peril } });
    game.red.places('red-1');
    expect(game.red.perils).toEqual([peril]);
    expect(spoke(game, card)).toBe(false);
  });

  test('a minion that picks it up comes home too', () => {
    const game = village({
      red: { persona: [card], minions: { cat: ['home'] } },
      peril: { 'red-1': peril },
    });
    game.red.places('red-1', 'cat').uses(card);
    expect(game.red.minions('cat')).toEqual(['home']);
    expect(game.red.workers).toEqual(['home', 'home']);
    expect(pointsFrom(laidOut(game, {}), card)).toBe(1);
  });
});
