import { BEFORE_HOURGLASS, type Holding } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { pointsOfAll, village } from '../village.ts';

/** Blue moves the token onto the hourglass with its last influence; red only waits for the end, with what it holds. */
function toTheEnd(persona: number, holding: Holding) {
  const game = village(
    {
      red: { persona: [persona], coins: 3, clay: 1, ...holding },
      blue: { coins: 6 },
      objectives: [215, 214, 217],
      progress: BEFORE_HOURGLASS,
    },
    { first: 'blue' },
  );
  game.blue.places('grandstand').scores(215);
  game.idleToTheEnd();
  return game.history.filter((fact) => fact.fact === 'points' && fact.why === persona).length > 0
    ? game.red.points
    : 0;
}

describe.each<{ card: number; vp: number; of: string; none: Holding; some: Holding }>([
  { card: 369, vp: 6, of: 'coins', none: { coins: 0 }, some: { coins: 1 } },
  { card: 370, vp: 6, of: 'resources', none: { clay: 0 }, some: { clay: 0, wood: 1 } },
  { card: 371, vp: 10, of: 'minions', none: { minions: { cat: [] } }, some: { minions: { cat: ['red-1'] } } },
  { card: 372, vp: 6, of: 'reputation tokens', none: {}, some: { reputation: 1 } },
  { card: 373, vp: 6, of: 'quota tokens', none: {}, some: { quota: ['coin-1'] } },
  { card: 374, vp: 10, of: 'advancement cards', none: { hand: [] }, some: { hand: [206] } },
])('card $card: $vp VP at the end for no $of', ({ card, vp, none, some }) => {
  test('with none', () => {
    expect(toTheEnd(card, none)).toBe(vp);
  });

  test('with one: nothing', () => {
    expect(toTheEnd(card, some)).toBe(0);
  });
});

test('card 374: a private objective is no advancement card (ruling 50)', () => {
  expect(toTheEnd(374, { hand: [], secrets: [220] })).toBe(10);
});

test.each([369, 370, 371, 372, 373, 374])('card %i says nothing in the course of a game', (card) => {
  const game = village({ red: { persona: [card], coins: 0, clay: 0, hand: [] } });
  game.red.places('red-1');
  game.idleUntil('red');
  game.red.retrieves();
  expect(pointsOfAll(game, card)).toEqual({});
});
