import { box as boxData } from '@charterstone/box';
import type { Abilities, CardData } from '@charterstone/rules';
import { BEFORE_BOAT, boxWith, newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const withCards = (cards: { readonly [number: number]: CardData }) =>
  boxWith({ cards: { ...boxData.cards, ...cards } });
const assistant = (abilities: Abilities): CardData => ({ kind: 'assistant', abilities });

describe('who speaks', () => {
  test('a rule that does not lie in the Chronicle is silent, and speaks from the instant it does', () => {
    const box = withCards({
      14: { kind: 'rule', slot: 18, abilities: { on: 'used', where: { by: 'anyone' }, do: { vp: 3 } } },
    });
    const game = newGame({ charters: ['red', 'blue'], box });
    game.red.places('red-1');
    expect(game.red.points).toBe(0);
    game.blue.places('charterstone').opens(9);
    expect(game.blue.points).toBe(8);
  });

  test('a rule that takes the slot of another sends it to the Archive', () => {
    const box = withCards({ 14: { kind: 'rule', slot: 20 } });
    const game = newGame({ charters: ['red', 'blue'], box });
    game.given({ red: { coins: 10 }, objectives: [215, 214, 216] });
    game.red.places('charterstone').opens(8);
    expect(game.whereIs(14)).toBe('chronicle');
    const { progress } = game;
    game.idleUntil('red');
    game.red.places('grandstand').scores(215);
    // Printed rule 20, which moved the token, is gone.
    expect(game.progress).toBe(progress);
  });

  test('those that only give speak by card number, wherever they lie', () => {
    const box = withCards({
      206: assistant({ on: 'used', do: { vp: 1 } }),
      207: assistant({ on: 'used', do: { coin: 1 } }),
      203: { kind: 'persona', charter: 'red', abilities: { on: 'used', do: { clay: 1 } } },
    });
    const game = newGame({ charters: ['red', 'blue'], box });
    game.given({ red: { hand: [8, 207, 206] } });
    game.red.places('red-1');
    expect(game.told('spoke').map(({ card }) => card)).toEqual([203, 206, 207]);
  });

  test('what may be used once a game is spent by using it, not by declining it', () => {
    const box = withCards({ 206: assistant({ on: 'used', once: 'game', may: true, do: { vp: 2 } }) });
    const game = newGame({ charters: ['red', 'blue'], box });
    game.given({ red: { hand: [8, 206] } });
    game.red.places('red-1').passes();
    game.idleUntil('red');
    game.red.places('blue-1').uses(206);
    expect(game.red.points).toBe(2);
    game.idleUntil('red').red.retrieves();
    game.idleUntil('red').red.places('red-1');
    expect(game.red.points).toBe(2);
  });
});

describe('amounts', () => {
  test('nothing is asked where the count is nothing', () => {
    const box = withCards({ 206: assistant({ on: 'used', do: { resource: { per: 'quotaTokens' } } }) });
    const game = newGame({ charters: ['red', 'blue'], box });
    game.given({ red: { hand: [8, 206] } });
    game.red.places('red-1');
    expect(game.red.decides).toBe(false);
  });

  test('progress of two spaces is one move, and only the last space counts (ruling 6)', () => {
    const box = withCards({ 206: assistant({ on: 'used', do: { progress: 2 } }) });
    const game = newGame({ charters: ['red', 'blue'], box });
    game.given({ red: { hand: [8, 206] }, progress: BEFORE_BOAT });
    game.red.places('red-1');
    expect(game.told('advanced')).toMatchObject([{ from: BEFORE_BOAT, to: BEFORE_BOAT + 2 }]);
    expect(game.red.decides).toBe(false);
  });

  test('resources of any kind are picked in rising order, so that no selection is asked twice', () => {
    const game = newGame({ charters: ['purple', 'blue'] });
    game.given({ purple: { opened: [1], built: { 'purple-2': 23 } } });
    game.purple.places('purple-2').picks('coal');
    expect(game.purple.options).toEqual(['pick coal', 'pick clay', 'pick pumpkin', 'pick none']);
  });
});
