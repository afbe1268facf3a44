import { describe, expect, test } from 'vitest';
import { pointsFrom, spoke, village } from '../../village.ts';

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
      const gains = game.action.filter(({ fact }) => fact === 'points' || fact === 'gained');
      expect(gains.length).toBeGreaterThan(1);
      expect(gains.at(-1)).toMatchObject({ fact: 'points', why: card });
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

    test('also where the cost was waived: the icon is printed there (ruling 49)', () => {
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
