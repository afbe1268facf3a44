import { CHARTERS, newCampaign } from '@charterstone/rules';
import { newGame, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

describe('start-up, card 3: charters', () => {
  test('charters are chosen in seating order, one seat after the other', () => {
    const game = newGame({ seats: 3, until: 'charters' });
    expect(game.deciders).toEqual([1]);
    expect(game.seat(2).cannot({ do: 'charter', what: 'red' })).toEqual([{ lack: 'notYourDecision' }]);
    game.seat(1).sitsDownAt('green');
    expect(game.facts).toContainEqual({ fact: 'charterChosen', seat: 1, charter: 'green' });
    expect(game.deciders).toEqual([2]);
    game.seat(2).sitsDownAt('red');
    expect(game.deciders).toEqual([3]);
  });

  test('every charter can be chosen, and a taken charter is not offered', () => {
    const game = newGame({ seats: 3, until: 'charters' });
    expect(game.seat(1).options).toEqual(CHARTERS.map((charter) => `charter ${charter}`));
    game.seat(1).sitsDownAt('green');
    expect(game.seat(2).options).toEqual(
      CHARTERS.filter((charter) => charter !== 'green').map((charter) => `charter ${charter}`),
    );
    game.seat(2).cannot({ do: 'charter', what: 'green' });
  });

  test('the sixth seat gets the charter that is left', () => {
    const game = newGame({ charters: ['red', 'blue', 'green', 'yellow', 'purple', 'black'], until: 'plots' });
    expect(game.seat(6).charter).toBe('black');
    expect(game.deciders).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('rule 4: the persona of the charter lies before its player, for all six charters', () => {
    const game = newGame({ charters: ['purple', 'black', 'green', 'red', 'blue', 'yellow'], until: 'plots' });
    const personas = [1, 2, 3, 4, 5, 6].map((seat) => game.seat(seat).supply.persona);
    expect(personas).toEqual([[200], [201], [202], [203], [204], [205]]);
  });

  test('a game has 1 to 6 seats', () => {
    for (const seats of [1, 2, 3, 4, 5, 6])
      expect(newCampaign(theBox(), { seats, seed: 'any' }).state.table.length).toBeGreaterThan(0);
    for (const seats of [0, 7, 2.5, -1, Number.NaN])
      expect(() => newCampaign(theBox(), { seats, seed: 'any' })).toThrow(RangeError);
  });

  test('the same seats and seed give the same campaign, another seed another one', () => {
    const deck = (seed: string) => newGame({ charters: ['red', 'blue'], seed }).sees.deck;
    expect(deck('a')).toEqual(deck('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => deck(seed).join())).size).toBeGreaterThan(1);
  });
});
