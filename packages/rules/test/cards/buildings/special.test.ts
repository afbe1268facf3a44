import { BEFORE_BOAT, BEFORE_HOURGLASS, CALM } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { pointsFrom, village } from '../village.ts';

test('cards 92 to 97 have no crate: constructed, their cards go to the Archive', () => {
  const game = village({ red: { wood: 1, clay: 1, metal: 1, coal: 1, hand: [92] } });
  game.red.places('zeppelin').builds(92, 'red-2');
  expect(game.whereIs(92)).toBe('archive');
});

describe('card 92: the open cards go, one of the new ones is taken', () => {
  const start = (coal: number) =>
    village({
      red: { coal, hand: [], stands: { 'red-2': 92 } },
      mat: [206, 207, 208, 209, 210],
      deck: [211, 212, 213, 5, 6, 9, 10],
    });

  test('five away, five new, one of them taken and replaced', () => {
    const game = start(1);
    game.red.places('red-2');
    expect(game.red.options).not.toContain('pick 206');
    game.red.takes(212);
    expect(game.red.hand).toEqual([212]);
    expect(game.sees.active).toBe('blue');
    expect([...game.sees.mat].sort()).toEqual([211, 213, 5, 6, 9]);
    expect(game.sees.discard).toEqual(expect.arrayContaining([206, 207, 208, 209, 210]));
  });

  test('what was thrown out is the new deck as soon as the last card of the old one is turned up (ruling 26)', () => {
    const game = start(1).given({ deck: [211, 212, 213, 5, 6, 9], discard: [] });
    const thrown = [...game.sees.discard, 206, 207, 208, 209, 210].toSorted((a, b) => a - b);
    game.red.places('red-2').takes(212);
    expect(game.sees.discard).toEqual([]);
    expect(game.sees.deck.toSorted((a, b) => a - b)).toEqual(thrown);
  });

  test('its price is a coal', () => {
    expect(start(0).red.options).not.toContain('place big red-2');
  });
});

describe('card 93: another persona is put on', () => {
  test('out of the chest, beside the one in play; used from then on (ruling 15)', () => {
    const game = village({ red: { coins: 1, persona: [203], chest: [219, 280], stands: { 'red-2': 93 } } });
    game.red.places('red-2').takes(280);
    expect(game.red.personas).toEqual([203, 280]);
    expect(game.red.chest).toEqual([219]);
    expect(game.wasUsed(280)).toBe(true);
  });

  test('it is silent in the action in which it came, and speaks in the next', () => {
    const game = village({
      red: { coins: 1, clay: 1, persona: [203], chest: [275, 280], stands: { 'red-2': 93, 'red-3': 73 } },
    });
    game.red.places('red-2').takes(280);
    expect(pointsFrom(game, 280)).toBe(0);
    game.blue.places('blue-1');
    game.red.places('red-3');
    expect(pointsFrom(game, 280)).toBe(1);
  });

  test('with nobody in the chest nothing comes of it', () => {
    const game = village({ red: { coins: 1, stands: { 'red-2': 93 } } });
    game.red.places('red-2');
    expect(game.red.personas).toHaveLength(1);
  });
});

describe('card 94: the progress token for three coins, and 3 VP', () => {
  test('one space', () => {
    const game = village({ red: { coins: 3, influence: 2, stands: { 'red-2': 94 } } });
    game.red.places('red-2');
    expect([game.progress, game.red.points]).toEqual([CALM + 1, 3]);
    expect([game.red.coins, game.red.influence]).toEqual([0, 2]);
  });

  test('its mover may take the boat', () => {
    const game = village({ red: { coins: 3, stands: { 'red-2': 94 } }, progress: BEFORE_BOAT });
    game.red.places('red-2');
    expect(game.red.options).toEqual(['use rule-25', 'pass rule-25']);
  });

  test('it can end the game', () => {
    const game = village({ red: { coins: 3, stands: { 'red-2': 94 } }, progress: BEFORE_HOURGLASS });
    game.red.places('red-2');
    expect(game.told('ending')).toMatchObject([{ charter: 'red' }]);
  });
});

test('card 95: two resources of any kind for three coins', () => {
  const game = village({ red: { coins: 0, clay: 1, wood: 2, stands: { 'red-2': 95 } } });
  game.red.places('red-2').pays('clay');
  expect(game.red.has({ coin: 3, clay: 0, wood: 1 })).toBe(true);
  const one = village({ red: { clay: 1, stands: { 'red-2': 95 } } });
  expect(one.red.options).not.toContain('place big red-2');
});

test('card 96: any advancement card and an influence for 5 VP; a private objective is none', () => {
  const game = village({ red: { hand: [206, 236], influence: 2, stands: { 'red-2': 96 } } });
  game.red.places('red-2').pays(236);
  expect(game.red.hand).toEqual([206]);
  expect([game.red.points, game.red.influence]).toEqual([5, 1]);
  const none = village({ red: { hand: [], secrets: [220], stands: { 'red-2': 96 } } });
  expect(none.red.options).not.toContain('place big red-2');
});

test('card 97: four resources of any kind for 7 VP; coins are none', () => {
  const game = village({ red: { coins: 0, metal: 3, wood: 2, stands: { 'red-2': 97 } } });
  game.red.places('red-2').pays('metal', 'metal', 'metal', 'wood');
  expect(game.red.has({ metal: 0, wood: 1 })).toBe(true);
  expect(game.red.points).toBe(7);
  const three = village({ red: { coins: 5, metal: 2, wood: 1, stands: { 'red-2': 97 } } });
  expect(three.red.cannotPlaceOn('red-2')).toMatchObject([{ lack: 'goods', good: 'resource', short: 1 }]);
});
