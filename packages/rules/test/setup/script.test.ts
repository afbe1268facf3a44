import { newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

describe('the start-up script (cards 1 to 13)', () => {
  test('the numbered cards are read aloud at their step, and go to the Archive', () => {
    const game = newGame({ seats: 2, until: 'charters' });
    const read = (): number[] => game.facts.flatMap((fact) => (fact.fact === 'storyRead' ? [fact.card] : []));
    expect(read()).toEqual([1, 2, 3]);
    game.seat(1).sitsDownAt('red');
    expect(read()).toEqual([]);
    game.seat(2).sitsDownAt('blue');
    expect(read()).toEqual([4]);
    game.red.lays('red-1');
    expect(read()).toEqual([]);
    game.blue.lays('blue-1');
    expect(read()).toEqual([11, 12, 13]);
    for (const card of [1, 2, 3, 4, 11, 12, 13]) expect(game.whereIs(card)).toBe('archive');
  });

  test('with six players nobody is inactive, so card 11 is not read', () => {
    const game = newGame({ seats: 6 });
    expect(game.facts).toContainEqual({ fact: 'storyRead', card: 12 });
    expect(game.facts).not.toContainEqual({ fact: 'storyRead', card: 11 });
  });

  test('what the crates hold is still locked in the Index', () => {
    const game = newGame();
    for (const card of [14, 15, 22, 23, 43, 44, 58, 59, 73, 74, 88, 89, 109, 110])
      expect(game.whereIs(card)).toBe('index');
    for (const card of [219, 233, 258, 280, 303, 314]) expect(game.whereIs(card)).toBe('index');
  });
});
