import { BEFORE_BOAT, BEFORE_HOURGLASS, CALM, HOURGLASS } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { village } from '../village.ts';

describe('card 250: the goblet moves the token one or two spaces either way', () => {
  test.each([-2, -1, 1, 2])('by %i', (by) => {
    const game = village({ red: { hand: [250] }, progress: CALM });
    game.red.acts(250);
    expect([...game.red.options].sort()).toEqual(['by -1', 'by -2', 'by 1', 'by 2']);
    game.red.movesBy(by);
    expect(game.progress).toBe(CALM + by);
    expect(game.whereIs(250)).toBe('discard');
  });

  test('two spaces are one move: only the landing space counts (ruling 6)', () => {
    const over = village({ red: { hand: [250, 209] }, progress: BEFORE_BOAT });
    over.red.acts(250).movesBy(2);
    expect(over.told('esteemed')).toEqual([]);
    expect(over.red.options).not.toContain('use rule-25');
    expect(over.red.points).toBe(1);
    const onto = village({ red: { hand: [250] }, progress: BEFORE_BOAT - 1 });
    onto.red.acts(250).movesBy(2);
    expect(onto.red.options).toContain('use rule-25');
  });

  test('backwards nothing is advanced: 209 is silent', () => {
    const game = village({ red: { hand: [250, 209] } });
    game.red.acts(250).movesBy(-2);
    expect(game.red.points).toBe(0);
  });

  test('beyond the hourglass there is nothing: it stops there and the round is the last', () => {
    const game = village({ red: { hand: [250] }, progress: BEFORE_HOURGLASS });
    game.red.acts(250).movesBy(2);
    expect(game.progress).toBe(HOURGLASS);
    expect(game.told('ending')).toHaveLength(1);
  });

  test('on the hourglass it does nothing any more (ruling 5)', () => {
    const game = village({
      red: { coins: 6 },
      blue: { hand: [250] },
      objectives: [215, 214, 217],
      progress: BEFORE_HOURGLASS,
    });
    game.red.places('grandstand').scores(215);
    expect(game.progress).toBe(HOURGLASS);
    expect(game.blue.options).not.toContain('act 250');
  });
});

test('cards 236 to 250: bought in this turn’s action they can be used after it', () => {
  const game = village({ red: { clay: 1, coins: 1, hand: [] }, mat: [250, 206, 207, 208, 209] });
  game.red.places('market').takes(250);
  expect(game.red.options).toEqual(['act 250', 'end']);
});
