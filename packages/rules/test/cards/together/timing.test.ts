import { BEFORE_INCOME } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { pointsFrom, spoke, village } from '../village.ts';

const order = (facts: readonly { readonly fact: string }[], ...names: readonly string[]) =>
  names.map((name) => facts.findIndex(({ fact }) => fact === name));

describe('the steps of a use, in their order', () => {
  test('bump, what 329 gives, placed, help, pay, benefit, then what follows', () => {
    const real = village({
      red: { persona: [280, 329], clay: 1, coins: 3, influence: 5 },
      blue: {
        workers: ['blue-2', 'home'],
        coins: 0,
        minions: { butler: ['blue-2'] },
        stands: { 'blue-2': 81 },
      },
      peril: { 'blue-2': 'blight' },
    });
    real.red.places('blue-2');
    const steps = order(real.action, 'bumped', 'placed', 'helped', 'paid', 'points', 'perilTaken');
    expect(steps.every((step) => step >= 0)).toBe(true);
    expect([...steps].sort((a, b) => a - b)).toEqual(steps);
    const regained = real.action.findIndex((fact) => fact.fact === 'gained' && fact.good === 'influence');
    const paid = real.action.findIndex((fact) => fact.fact === 'paid');
    expect(regained).toBeGreaterThan(steps[0] ?? 0);
    expect(regained).toBeLessThan(paid);
  });

  test('rules speak first: the peril is taken before a persona that listens to the use', () => {
    const game = village({
      red: { persona: [280], clay: 1, stands: { 'red-2': 73 } },
      peril: { 'red-2': 'blight' },
    });
    game.red.places('red-2');
    const peril = game.action.findIndex(({ fact }) => fact === 'perilTaken');
    const points = game.action.findIndex((fact) => fact.fact === 'points' && fact.why === 280);
    expect(peril).toBeLessThan(points);
  });
});

describe('held before the action', () => {
  test('card 280 put on by 93 is silent in that use, card 236 before placing makes it heard', () => {
    const shoe = village({ red: { coins: 1, chest: [275, 280], persona: [203], stands: { 'red-2': 93 } } });
    shoe.red.places('red-2').takes(275);
    expect(spoke(shoe, 275)).toBe(false);
    const glove = village({ red: { chest: [275], persona: [203], hand: [236], clay: 1 } });
    glove.red.acts(236).places('treasury');
    expect(pointsFrom(glove, 275)).toBe(1);
  });

  test('a minion gained in an action can be placed in the next', () => {
    const game = village({ red: { clay: 2, minions: { golem: [] }, stands: { 'red-2': 82 } } });
    game.red.places('red-2');
    if (game.red.options.includes('pick golem')) game.red.picks('golem');
    game.blue.places('blue-1');
    expect(game.red.options).toContain('place golem red-1');
  });

  test('a guest bought in the main action is heard when the goblet brings income after it', () => {
    const game = village({
      red: { metal: 1, coins: 2, hand: [250], clay: 1 },
      mat: [281, 206, 207, 208, 209],
      progress: BEFORE_INCOME - 1,
    });
    game.red.places('market').pays('clay').takes(281).acts(250).movesBy(2);
    expect(game.progress).toBe(BEFORE_INCOME + 1);
    // The goblet is an action of its own: the guest was there before it.
    expect([game.red.points, game.red.goods.pumpkin]).toEqual([1, 1]);
  });

  test('a persona from a crate goes to the chest and is silent in this game (rule 5)', () => {
    const game = village({ red: { coins: 4, clay: 1, hand: [8] } });
    game.red.places('charterstone').opens(8);
    expect(game.red.chest).toEqual([280]);
    expect(game.red.personas).not.toContain(280);
  });
});

describe('actions on one’s own turn', () => {
  test('an item may pay for the placing that follows', () => {
    const game = village({ red: { hand: [261], coal: 2, metal: 1, coins: 0, stands: { 'red-2': 44 } } });
    expect(game.red.options).not.toContain('place big red-2');
    game.red.acts(261);
    expect(game.red.options).toContain('place big red-2');
  });

  test('after the main action only cards are offered, and the end', () => {
    const game = village({ red: { hand: [259, 250], pumpkin: 2, coal: 1 } });
    game.red.places('red-1');
    expect([...game.red.options].sort()).toEqual(['act 250', 'act 259', 'end']);
  });

  test('the turn ends by itself when nothing can be used', () => {
    const game = village({ red: { hand: [259] } });
    game.red.places('red-1');
    expect(game.sees.active).toBe('blue');
  });

  test('retrieving is a main action too: cards may be used after it', () => {
    const game = village({ red: { hand: [250], workers: ['treasury', 'home'] } });
    game.red.retrieves();
    expect(game.red.options).toEqual(['act 250', 'end']);
  });
});
