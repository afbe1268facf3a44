import { PRINTED_RULE } from '@charterstone/rules';
import {
  BEFORE_BOAT,
  BEFORE_HOURGLASS,
  BEFORE_INCOME,
  CALM,
  HOURGLASS,
  newGame,
  theBox,
} from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const ready = (progress: number) =>
  newGame({ charters: ['red', 'blue'] }).given({
    red: { coins: 6, clay: 3, grain: 1, metal: 1, hand: [8] },
    objectives: [215, 214, 216],
    progress,
  });

describe('rule 25: what advances the progress token', () => {
  test('an objective scored: 1 space', () => {
    const game = ready(CALM);
    game.red.places('grandstand').scores(215);
    expect(game.told('advanced')).toEqual([
      { fact: 'advanced', charter: 'red', from: CALM, to: CALM + 1, why: PRINTED_RULE + 20 },
    ]);
  });

  test('a crate unlocked: 1 space', () => {
    const game = ready(CALM);
    game.red.places('charterstone').opens(8);
    expect(game.told('advanced')).toEqual([
      { fact: 'advanced', charter: 'red', from: CALM, to: CALM + 1, why: PRINTED_RULE + 19 },
    ]);
  });

  test('a building constructed: 1 space', () => {
    const game = ready(CALM).given({ red: { opened: [4] } });
    game.red.places('zeppelin').builds(73, 'red-2');
    expect(game.told('advanced')).toEqual([
      { fact: 'advanced', charter: 'red', from: CALM, to: CALM + 1, why: 14 },
    ]);
  });

  test('nothing else does: Treasury, Market, Cloud Port, other buildings, retrieving', () => {
    const game = ready(CALM);
    game.red.places('treasury').pays('clay');
    game.idleUntil('red');
    game.red.places('market').pays('clay').picksNothing();
    game.idleUntil('red');
    game.red.places('cloudPort').sells('coin-1');
    game.idleUntil('red');
    game.red.places('red-1');
    game.idleUntil('red');
    expect(game.progress).toBe(CALM);
  });
});

describe('rule 25: boats', () => {
  test('whoever moves the token to a boat may gain 1 reputation', () => {
    const game = ready(BEFORE_BOAT);
    game.red.places('grandstand').scores(215);
    expect(game.progress).toBe(BEFORE_BOAT + 1);
    expect(game.deciders).toEqual([game.red.seat]);
    game.red.uses('rule-25');
    expect(game.told('esteemed')).toMatchObject([{ charter: 'red' }]);
    expect(game.sees.reputation.filter((charter) => charter !== undefined)).toEqual(['red']);
  });

  test('a space without a boat offers nothing', () => {
    const game = ready(CALM);
    game.red.places('grandstand').scores(215);
    expect(game.red.decides).toBe(false);
  });

  test('ruling 4: a boat on every fourth space, counted back from the hourglass', () => {
    const { boats, hourglass } = theBox().board.progress;
    expect(hourglass).toBe(16);
    // None on the first space, 0: nothing moves forwards onto it.
    expect([...boats].sort((a, b) => a - b)).toEqual([4, 8, 12]);
  });
});

describe('rule 24: income', () => {
  test('an icon lies 2, 5, 9 and 13 spaces before the hourglass, none on a boat', () => {
    const { boats, income } = theBox().board.progress;
    expect([...income].sort((a, b) => a - b)).toEqual([3, 7, 11, 14]);
    expect(income.filter((space) => boats.includes(space))).toEqual([]);
  });

  test('the icon on the track is told but brings nobody anything yet', () => {
    const game = ready(BEFORE_INCOME);
    const before = game.blue.supply;
    game.red.places('grandstand').scores(215);
    expect(game.told('incomeSpace')).toEqual([{ fact: 'incomeSpace', space: BEFORE_INCOME + 1 }]);
    expect(game.told('gained')).toEqual([]);
    expect(game.red.goods).toMatchObject({ coin: 6, clay: 3, grain: 1, metal: 1 });
    expect(game.red.points).toBe(5);
    expect(game.blue.supply).toEqual(before);
  });
});

describe('ruling 5: on the hourglass', () => {
  test('further moves do nothing and trigger nothing', () => {
    const game = ready(BEFORE_HOURGLASS).given({ blue: { coins: 6, hand: [9, 209] } });
    game.red.places('grandstand').scores(215);
    expect(game.progress).toBe(HOURGLASS);
    game.blue.places('grandstand').scores(215);
    expect(game.told('advanced')).toEqual([]);
    expect(game.progress).toBe(HOURGLASS);
    // 5 VP for the objective; the sherpa, 209, has nothing to say.
    expect(game.told('points').filter(({ charter }) => charter === 'blue')).toMatchObject([{ n: 5 }]);
  });
});
