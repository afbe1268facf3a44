import type { Fact } from '@charterstone/rules';
import { ends, inGame, isAsked, settles, sheetOf, type Table, write } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** What a fact of the end of a game is about, in one word; undefined for those that are not of it. */
function step(fact: Fact): string | undefined {
  switch (fact.fact) {
    case 'goalMet':
    case 'forked':
    case 'gameEnded':
    case 'victory':
    case 'kept':
      return fact.fact;
    case 'marked':
      return fact.why === 20 ? 'guidepost star' : fact.sheet;
    case 'points':
      return fact.why === 400 ? 'points of the story' : 'points';
    case 'gameBegan':
      return 'next game';
    default:
      return undefined;
  }
}

/** The steps in the order in which they begin. */
function stepsOf(facts: readonly Fact[]): string[] {
  return [...new Set(facts.map(step).filter((name) => name !== undefined))];
}

/** Red wins game 2 with 24 points, a reputation and two coins too many. */
function second(): Table {
  const game = inGame({ game: 2, charters: ['red', 'blue'] });
  return game.given({
    red: { points: 12, coins: 3, reputation: 1, hand: [206, 207] },
    blue: { points: 1, coins: 0, hand: [208] },
  });
}

describe('rule 26, as the Chronicle has it after game 2 (card 125): the end of a game', () => {
  test('goes step by step: guidepost, points, then each seat alone: glory, trophy, capacity, what is kept; then the next set-up', () => {
    const { action } = settles(ends(second()), ['open A']);
    const ended = action.findIndex(({ fact }) => fact === 'gameEnded');
    expect(stepsOf(action.slice(0, ended + 1))).toEqual([
      'goalMet',
      'guidepost star',
      'forked',
      'points of the story',
      'points',
      'gameEnded',
    ]);
    const ofSeat = (charter: string): string[] =>
      stepsOf(action.slice(ended + 1).filter((fact) => 'charter' in fact && fact.charter === charter));
    expect(ofSeat('red')).toEqual(['glory', 'victory', 'kept']);
    expect(ofSeat('blue')).toEqual(['capacity', 'kept']);
    expect(stepsOf(action).at(-1)).toBe('next game');
  });

  test('points of reputation and of the story count for stars and the victory', () => {
    const game = settles(ends(second()), ['open A'], isAsked('keep'));
    // 12, 3 coins by crate A, 10 for the most reputation: two stars; and the one of the guidepost.
    expect(game.red.points).toBe(25);
    expect(sheetOf(game, 'red').victories).toBe(1);
    settles(game);
    expect(sheetOf(game, 'red').glory).toBe(3);
  });

  test('the winners mark a trophy each, ties are friendly', () => {
    const game = inGame({ game: 2, charters: ['red', 'blue', 'green'] });
    game.given({
      red: { points: 5, coins: 0 },
      blue: { points: 5, coins: 0 },
      green: { points: 4, coins: 1, wood: 0 },
    });
    settles(ends(game), ['open B']);
    const trophies = (['red', 'blue', 'green'] as const).map((charter) => sheetOf(game, charter).victories);
    expect(trophies).toEqual([1, 1, 0]);
  });

  test('the first game is won as well', () => {
    const game = inGame({ game: 1, charters: ['red', 'blue'] });
    game.given({ blue: { points: 8 } });
    settles(ends(game));
    expect([sheetOf(game, 'red').victories, sheetOf(game, 'blue').victories]).toEqual([0, 1]);
  });

  test('a persona in play goes back to the chest, used', () => {
    const game = inGame({ game: 2, charters: ['red', 'blue'] });
    game.given({ unlocked: true, red: { persona: [280] } });
    settles(ends(game), [], isAsked('pick 203'));
    expect(game.red.chest).toEqual([203, 280]);
  });

  test('pieces come home, peril and minions left on the board go to the supply', () => {
    const game = inGame({ game: 3, charters: ['red', 'blue'], rules: [33, 34, 36, 37] });
    game.given({
      peril: { 'red-1': 'bandit' },
      red: { perils: { vermin: 2 }, minions: { cat: ['red-1'] }, workers: ['market'] },
    });
    settles(ends(game), ['keep cat']);
    expect(game.red.perils).toEqual([]);
    expect(game.red.workers).toEqual(['home', 'home']);
    expect(game.red.minions('cat')).toEqual(['home']);
  });

  test('private objectives are discarded (rule 21)', () => {
    const game = inGame({ game: 3, charters: ['red', 'blue'], rules: [24] });
    game.given({ unlocked: true, red: { secrets: [220] } });
    settles(ends(game));
    expect(game.whereIs(220)).toMatch(/^objective/);
  });

  test('reputation: most 10, second 7, third 4 (ruling 1: by distinct numbers)', () => {
    const game = inGame({ game: 3, charters: ['red', 'blue', 'green', 'yellow'] });
    game.given({
      red: { reputation: 3 },
      blue: { reputation: 3 },
      green: { reputation: 1 },
      yellow: { reputation: 0 },
    });
    settles(ends(game), ['open D'], isAsked('mark card'));
    expect([game.red.points, game.blue.points, game.green.points, game.yellow.points]).toEqual([
      10, 10, 7, 0,
    ]);
  });
});

describe('the first game keeps everything (rule 17)', () => {
  test('coins, resources and cards carry over; nobody is asked', () => {
    const game = inGame({ game: 1, charters: ['red', 'blue'] });
    game.given({ red: { coins: 5, clay: 3, wood: 2, hand: [8, 206, 207, 208] } });
    ends(game);
    expect(game.sees.game).toBe(2);
    expect(game.red.has({ coin: 5, clay: 3, wood: 2 })).toBe(true);
    expect(game.red.hand).toEqual([8, 206, 207, 208]);
    expect(game.told('returned')).toEqual([]);
  });

  test('capacity does not grow yet (ruling 16), stars are filled already', () => {
    const game = inGame({ game: 1, charters: ['red', 'blue'] });
    game.given({ red: { points: 21 }, blue: { points: 3 } });
    settles(ends(game), ['mark row-1']);
    expect(sheetOf(game, 'blue').circles).toEqual([1, 1, 1, 1]);
    expect(sheetOf(game, 'red').stars[0]).toBe(2);
    expect(sheetOf(game, 'blue').glory).toBe(0);
  });

  test('rules 26 to 29 enter the Chronicle, cards 16 and 21 are read', () => {
    const game = settles(ends(inGame({ game: 1, charters: ['red', 'blue'] })));
    expect(game.sees.chronicle).toEqual(expect.arrayContaining([17, 18, 19, 20]));
    expect(game.told('storyRead').map(({ card }) => card)).toEqual(expect.arrayContaining([21]));
    expect(game.whereIs(400)).toBe('guidepost');
  });
});

describe('between games', () => {
  test('a sheet that was written stays written', () => {
    const game = write(second(), { red: { stars: [1, 2], circles: [2, 1, 3, 1], victories: 1 } });
    settles(ends(game), ['open B', 'mark row-10']);
    expect(sheetOf(game, 'red')).toMatchObject({ circles: [2, 1, 3, 1], victories: 2 });
    expect(sheetOf(game, 'red').stars.slice(0, 2)).toEqual([1, 2]);
  });
});
