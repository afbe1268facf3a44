import { ends, inGame, isAsked, settles, sheetOf, type Table, write } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/** Blue wins game 3; red may keep things. Everybody scored the same, so nobody fills a star by the guidepost alone. */
function third(circles: readonly number[] = [1, 1, 1, 1]): Table {
  const game = inGame({ game: 3, charters: ['red', 'blue'], rules: [33, 34] });
  game.given({ blue: { points: 5, coins: 0, hand: [] }, red: { coins: 0, hand: [] } });
  return write(game, { red: { circles }, blue: { circles: [4, 4, 4, 4] } });
}

/** The end of the game up to what red keeps, red having filled a circle of `filled`. */
function keeping(game: Table, filled = 'coin'): Table {
  return settles(ends(game), ['open D', `mark ${filled}`, 'mark row-10'], isAsked('keep'));
}

describe('rule 29: capacity grows', () => {
  test('after games 2 to 12, for those who did not win, by one circle of their choice', () => {
    const game = settles(ends(third()), ['open D', 'mark row-10'], isAsked('mark coin'));
    expect(game.deciders).toEqual([game.red.seat]);
    expect(game.red.options).toEqual(['mark resource', 'mark coin', 'mark card', 'mark minion']);
    game.red.does({ do: 'mark', what: 'card' });
    settles(game);
    expect(sheetOf(game, 'red').circles).toEqual([1, 1, 2, 1]);
    expect(sheetOf(game, 'blue').circles).toEqual([4, 4, 4, 4]);
  });

  test('at most four of a kind (ruling 16)', () => {
    const game = settles(ends(third([4, 1, 4, 1])), ['open D', 'mark row-10'], isAsked('mark coin'));
    expect(game.red.options).toEqual(['mark coin', 'mark minion']);
  });

  test('a circle with no room left is lost (ruling 16)', () => {
    const game = settles(ends(third([4, 4, 4, 4])), ['open D', 'mark row-10']);
    expect(game.sees.game).toBe(4);
    expect(sheetOf(game, 'red').circles).toEqual([4, 4, 4, 4]);
  });

  test('all who tie for the win go without', () => {
    const game = third();
    game.given({ red: { points: 5 } });
    settles(ends(game), ['open D']);
    expect(sheetOf(game, 'red').circles).toEqual([1, 1, 1, 1]);
  });
});

describe('rule 29: what is kept after games 2 to 12', () => {
  test('coins: as many as there are circles, nobody is asked', () => {
    const game = third([1, 2, 1, 1]);
    game.given({ red: { coins: 7 } });
    settles(ends(game), ['open D', 'mark card']);
    expect(game.red.coins).toBe(2);
  });

  test('the circle just filled counts already', () => {
    const game = third([1, 2, 1, 1]);
    game.given({ red: { coins: 7 } });
    settles(ends(game), ['open D', 'mark coin']);
    expect(game.red.coins).toBe(3);
  });

  test('resources: of different kinds, as many as there are circles', () => {
    const game = third([2, 1, 1, 1]);
    game.given({ red: { clay: 3, wood: 1, metal: 2 } });
    keeping(game);
    expect(game.red.options.toSorted()).toEqual(['done', 'keep clay', 'keep metal', 'keep wood']);
    game.red.does({ do: 'keep', what: 'metal' });
    game.red.does({ do: 'keep', what: 'clay' });
    settles(game);
    expect(game.red.has({ clay: 1, metal: 1, wood: 0 })).toBe(true);
  });

  test('of three clay only one is kept, whatever the circles: different types', () => {
    const game = third([3, 1, 1, 1]);
    game.given({ red: { clay: 3 } });
    settles(ends(game), ['open D', 'mark coin']);
    expect(game.red.goods.clay).toBe(1);
  });

  test('one may keep less', () => {
    const game = third([2, 1, 1, 1]);
    game.given({ red: { clay: 3, wood: 1, metal: 2 } });
    keeping(game).red.does({ do: 'done' });
    settles(game);
    expect(game.red.has({ clay: 0, metal: 0, wood: 0 })).toBe(true);
  });

  test('cards: of different kinds', () => {
    const game = third([1, 1, 2, 1]);
    game.given({ unlocked: true, red: { hand: [206, 207, 22, 259] } });
    keeping(game);
    expect(game.red.options.toSorted()).toEqual(['done', 'keep 206', 'keep 207', 'keep 22', 'keep 259']);
    game.red.does({ do: 'keep', what: 206 });
    expect(game.red.options).not.toContain('keep 207');
    game.red.does({ do: 'keep', what: 259 });
    settles(game);
    expect(game.red.hand).toEqual([206, 259]);
    for (const card of [207, 22]) expect(game.whereIs(card)).toMatch(/^(deck|mat-\d)$/);
  });

  test('a kind may be kept by any of its cards, also after one of another kind', () => {
    const game = third([1, 1, 2, 1]);
    game.given({ unlocked: true, red: { hand: [206, 207, 22, 259] } });
    keeping(game).red.does({ do: 'keep', what: 207 });
    game.red.does({ do: 'keep', what: 259 });
    settles(game);
    expect(game.red.hand).toEqual([207, 259]);
  });

  test('a building card counts as unconstructed or constructed: two kinds', () => {
    const game = third([1, 1, 2, 1]);
    game.given({ unlocked: true, red: { hand: [8, 22] } });
    settles(ends(game), ['open D', 'mark coin']);
    expect(game.red.hand).toEqual([8, 22]);
  });

  test('minions: of different kinds, wherever they stand', () => {
    const game = third([1, 1, 1, 2]);
    game.given({ red: { minions: { cat: ['home', 'home'], golem: ['red-1'], chef: ['home'] } } });
    keeping(game);
    expect(game.red.options.toSorted()).toEqual(['done', 'keep cat', 'keep chef', 'keep golem']);
    game.red.does({ do: 'keep', what: 'golem' });
    game.red.does({ do: 'keep', what: 'cat' });
    settles(game);
    expect(game.red.minions('cat')).toEqual(['home']);
    expect(game.red.minions('golem')).toEqual(['home']);
    expect(game.red.minions('chef')).toEqual([]);
  });

  test('what fits is kept without asking', () => {
    const game = third([1, 1, 1, 1]);
    game.given({ red: { clay: 1, coins: 1, hand: [206], minions: { cat: ['home'] } } });
    settles(ends(game), ['open D'], isAsked('keep'));
    expect(game.sees.game).toBe(4);
    expect(game.red.has({ clay: 1, coin: 1 })).toBe(true);
    expect(game.red.hand).toEqual([206]);
    expect(game.red.minions('cat')).toEqual(['home']);
  });

  test('everybody keeps side by side', () => {
    const game = third([1, 1, 1, 1]);
    game.given({
      red: { clay: 1, wood: 1 },
      blue: { clay: 1, wood: 1, metal: 1, coal: 1, pumpkin: 1, grain: 1 },
    });
    keeping(game, 'coin');
    expect(game.deciders).toEqual([game.red.seat, game.blue.seat]);
  });

  test('personas and sheets are always kept, companions and the spectral worker too', () => {
    const game = third();
    game.given({ unlocked: true, red: { chest: [280, 293] } });
    write(game, { red: { companion: 337, kind: true, open: [343] } });
    settles(ends(game), ['open D', 'pass'], isAsked('pick 203'));
    expect(game.red.chest).toEqual([203, 280, 293]);
    expect(game.whereIs(337)).toBe('hand-red');
    expect(game.whereIs(343)).toBe('hand-red');
  });
});
