import type { Charter } from '@charterstone/rules';
import { ends, inGame, isAsked, type Position, settles, type Table, write } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { LAID } from './village.ts';

/** Red and blue in a late game; red has the spectral worker. */
function haunted(game = 7): Table {
  const table = inGame({ game, charters: ['red', 'blue'] }).given(LAID);
  return write(table, { red: { open: [343] } });
}

/** Who gets card 343 after game 6, with stars as said. */
function given(red: number, blue: number, seed = 'ghost'): Charter {
  const game = inGame({ game: 6, charters: ['red', 'blue'], seed }).given(LAID);
  write(game, {
    red: { stars: [0, 0, 0, 0, 0, 0, 0, 0, 0, red] },
    blue: { stars: [0, 0, 0, 0, 0, 0, 0, 0, 0, blue] },
  });
  settles(ends(game), ['mark row-10']);
  return game.whereIs(343) === 'hand-red' ? 'red' : 'blue';
}

describe('card 343: who gets the spectral worker', () => {
  test('the player with the least glory', () => {
    expect(given(2, 9)).toBe('red');
    expect(given(9, 2)).toBe('blue');
  });

  test('of several the die decides', () => {
    const owners = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => given(3, 3, seed)));
    expect([...owners].toSorted()).toEqual(['blue', 'red']);
  });

  test('inactive charters never, though they have no stars at all', () => {
    for (const seed of ['a', 'b', 'c']) expect(['red', 'blue']).toContain(given(5, 6, seed));
  });
});

describe('card 343: what it does', () => {
  test('big and small are told apart from now on', () => {
    const game = haunted();
    expect(game.red.options).toEqual(expect.arrayContaining(['place big red-1', 'place small red-1']));
  });

  test('placing it may gain a reputation', () => {
    const game = haunted();
    game.red.does({ do: 'place', what: 'big', at: 'red-1' });
    game.red.uses(343);
    expect(game.sees.reputation.filter((charter) => charter === 'red')).toHaveLength(1);
  });

  test('or not', () => {
    const game = haunted();
    game.red.does({ do: 'place', what: 'big', at: 'red-1' });
    game.red.passes();
    expect(game.red.influence).toBe(12);
    expect(game.red.workers[0]).toBe('red-1');
  });

  test('the small worker gains nothing', () => {
    const game = haunted();
    game.red.does({ do: 'place', what: 'small', at: 'red-1' });
    expect(game.red.influence).toBe(12);
    expect(game.deciders).toEqual([game.blue.seat]);
  });

  test('an opponent who bumps it may make its owner esteemed', () => {
    const game = haunted().given({ red: { workers: ['green-1'] } });
    game.red.retrieves();
    game.given({ red: { workers: ['green-1'] } });
    game.blue.places('green-1');
    expect(game.deciders).toEqual([game.red.seat]);
    game.red.uses(343);
    expect(game.sees.reputation.filter((charter) => charter === 'red')).toHaveLength(1);
  });

  test('its owner bumping it does not, beyond placing', () => {
    const game = haunted().given({ red: { workers: ['green-1'] } });
    game.red.does({ do: 'place', what: 'small', at: 'green-1' });
    expect(game.red.influence).toBe(12);
    expect(game.red.workers).toEqual(['home', 'green-1']);
  });

  test('ruling 15: it acts before paying, the influence counts', () => {
    // Building 55 takes a coal and 1 influence.
    const placed = (influence: number) => {
      const game = haunted().given({ unlocked: true, red: { influence, coal: 1, stands: { 'red-2': 55 } } });
      game.red.does({ do: 'place', what: 'big', at: 'red-2' });
      return game.red.options;
    };
    // The only influence is the price: it can’t go onto the track first.
    expect(placed(1)).not.toContain('use 343');
    expect(placed(2)).toContain('use 343');
  });
});

describe('card 343: how to be rid of it, at a game’s end', () => {
  /** The end of game 7, up to the question whether red pays. */
  function asked(position: Position): Table {
    const game = haunted();
    game.given({ unlocked: true, ...position });
    return settles(ends(game), ['open L', 'mark row-10'], isAsked('use 343'));
  }

  test('nine coins', () => {
    const game = asked({ red: { coins: 9, hand: [] } });
    const before = game.red.coins;
    game.red.uses(343);
    expect(game.whereIs(343)).toBe('archive');
    expect(game.red.coins).toBe(before - 9);
  });

  test('eight coins are too few', () => {
    const game = haunted().given({ red: { coins: 8, hand: [] } });
    settles(ends(game), ['open L', 'mark row-10', 'use 343']);
    expect(game.whereIs(343)).toBe('hand-red');
  });

  test.each([
    ['the wizard', 291],
    ['the sorceress', 292],
    ['the gauntlet of life', 236],
    ['the amulet of vitality', 243],
  ])('%s (card %i)', (_name, card) => {
    const game = asked({ red: { coins: 0, hand: [card] } });
    game.red.uses(343);
    settles(game);
    expect(game.whereIs(343)).toBe('archive');
    expect(game.red.hand).not.toContain(card);
  });

  test.each([281, 237, 241, 244])('card %i does not do', (card) => {
    const game = haunted().given({ unlocked: true, red: { coins: 0, hand: [card] } });
    settles(ends(game), ['open L', 'mark row-10', 'use 343']);
    expect(game.whereIs(343)).toBe('hand-red');
  });

  test('one may decline, and pay after a later game', () => {
    const game = asked({ red: { coins: 9, hand: [] } });
    game.red.passes();
    settles(game, ['open L', 'mark row-10', 'pass']);
    expect(game.whereIs(343)).toBe('hand-red');
  });

  test('with both coins and a card one is asked for one or the other, and pays only once', () => {
    const game = asked({ red: { coins: 9, hand: [291] } });
    settles(game, ['use 343', 'mark row-10', 'mark card', 'keep 291', 'keep']);
    expect(game.whereIs(343)).toBe('archive');
    const paid = game.action.filter(
      (fact) =>
        (fact.fact === 'paid' && fact.good === 'coin') ||
        (fact.fact === 'cardMoved' && fact.card === 291 && fact.why === 343),
    );
    expect(paid).toHaveLength(1);
  });

  test('the big worker is a big worker again', () => {
    const game = asked({ red: { coins: 9, hand: [] } });
    game.red.uses(343);
    settles(game, ['mark row-10', 'pick']);
    expect(game.sees.game).toBe(8);
    if (game.sees.active !== 'red') game.decider.idles();
    expect(game.red.options).not.toContain('place small red-1');
  });
});
