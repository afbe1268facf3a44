import type { Charter } from '@charterstone/rules';
import { kingsOf, write } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { RICH } from '../../../campaign/village.ts';
import { achievers, doorsAfter, doorsOffered, nextGame, playing } from './game.ts';

describe('card 409: most minions, which have to be caught (game 10)', () => {
  const LOOSE = { red: { minions: { cat: ['red-1'] } } } as const;

  test('the goal counts minions of all kinds before a charter; none is no goal', () => {
    const game = playing(409, {
      red: { minions: { cat: ['home', 'home'] } },
      blue: { minions: { golem: ['home'], chef: ['home'], ghost: ['home'] } },
    });
    expect(achievers(game)).toEqual(['blue']);
    expect(achievers(playing(409))).toEqual([]);
  });

  test('nobody places minions: not even at home', () => {
    const game = playing(409, { red: { minions: { cat: ['home'] } } });
    expect(game.red.cannot({ do: 'place', what: 'cat', at: 'red-1' })).toContainEqual({
      lack: 'forbidden',
      card: 409,
    });
  });

  test('whoever enters pays 1 influence first and has caught it; the use goes on as ever', () => {
    const game = playing(409, { red: { minions: { cat: [] } }, blue: { minions: { cat: ['red-1'] } } });
    game.red.places('red-1');
    expect(game.red.minions('cat')).toEqual(['home']);
    expect(game.blue.minions('cat')).toEqual([]);
    expect([game.red.influence, game.red.spent, game.red.goods.clay]).toEqual([11, 1, 1]);
  });

  test('without influence its building is closed, the others are not', () => {
    const game = playing(409, { ...LOOSE, blue: { influence: 0 } });
    game.red.places('green-1');
    expect(game.blue.options).not.toContain('place big red-1');
    expect(game.blue.options).toContain('place big blue-1');
  });

  test('the door is nobody’s choice: as many pleased kings as displeased ones Q, fewer R', () => {
    const told = (pleased: number, displeased: number) => {
      const game = playing(409);
      write(game, { kings: { pleased, displeased } });
      return doorsAfter(game);
    };
    expect(told(4, 4)).toEqual(['Q']);
    expect(told(3, 4)).toEqual(['R']);
  });

  test('its rules are gone with its game: minions work again', () => {
    const game = playing(409);
    write(game, { kings: { displeased: 1 } });
    nextGame(game);
    if (game.sees.active !== 'red') game.idleUntil('red');
    game.given({ red: { minions: { cat: ['home'] } }, peril: { 'red-1': 'none' } });
    expect(game.whereIs(411)).toBe('guidepost');
    expect(game.red.options).toContain('place cat red-1');
  });
});

describe.each([
  { card: 410, goal: 'most', achieved: ['red'], tied: ['blue', 'red'] },
  { card: 411, goal: 'fewest', achieved: ['blue'], tied: ['blue', 'red'] },
] as const)('card $card: $goal advancement cards (game 11)', ({ card, achieved, tied }) => {
  test('cards of every kind count, private objectives do not', () => {
    expect(achievers(playing(card, { red: { hand: [206, 259] }, blue: { hand: [207] } }))).toEqual(achieved);
    const secret = playing(card, { red: { hand: [206] }, blue: { hand: [207], secrets: [220] } });
    expect(achievers(secret)).toEqual(tied);
  });

  test('the chooser opens S or T', () => {
    expect(doorsOffered(playing(card))).toEqual(['open S', 'open T']);
  });

  test('what was still locked of treasures, items, guests and friends is opened in its set-up', () => {
    const game = playing(409);
    write(game, { kings: card === 410 ? { pleased: 1 } : { displeased: 1 } });
    nextGame(game);
    expect(game.whereIs(card)).toBe('guidepost');
    expect(game.sees.chronicle).toEqual(expect.arrayContaining([47, 60, 75, 111]));
  });
});

describe('card 410: the festival', () => {
  test('regular workers, big and small, stay out of their own charter; the spectral one too', () => {
    const game = playing(410, { red: { workers: ['treasury', 'home'] } });
    expect(game.red.cannot({ do: 'place', what: 'small', at: 'red-1' })).toEqual([
      { lack: 'forbidden', card: 410 },
    ]);
    write(game, { red: { open: [343] } });
    game.given({ red: { workers: ['home', 'treasury'] } });
    expect(game.red.options).not.toContain('place big red-1');
  });

  test('everybody else may come', () => {
    const game = playing(410);
    expect(game.red.options).toContain('place big blue-1');
    game.red.places('blue-1');
    expect(game.blue.options).toContain('place big red-1');
  });

  test('and in the game after it all go home again', () => {
    const game = nextGame(playing(410), ['open S']);
    if (game.sees.active !== 'red') game.idleUntil('red');
    expect(game.red.options).toContain('place big red-1');
  });
});

describe('card 411: martial law', () => {
  test('the token is put, not paid: it never comes back in this game', () => {
    const game = playing(411, { red: { influence: 3 } });
    const { spent } = game.red;
    game.red.places('blue-1');
    expect([game.red.influence, game.red.spent]).toEqual([2, spent]);
  });

  test('a charter is opened before the price is paid: both have to be there', () => {
    const one = playing(411, { red: { ...RICH, influence: 1 }, blue: { stands: { 'blue-2': 55 } } });
    expect(one.red.options).not.toContain('place big blue-2');
    const two = playing(411, { red: { ...RICH, influence: 2 }, blue: { stands: { 'blue-2': 55 } } });
    two.red.places('blue-2');
    expect(two.red.influence).toBe(0);
  });

  test('charters nobody plays are closed, too', () => {
    const game = playing(411);
    game.red.places('yellow-1');
    expect(game.told('put')).toMatchObject([{ charter: 'red', where: 'emblem' }]);
  });

  test('in the game after it all is open again', () => {
    const game = nextGame(playing(411), ['open T']);
    if (game.sees.active !== 'red') game.idleUntil('red');
    game.red.places('blue-1');
    expect(game.red.influence).toBe(12);
  });
});

describe.each([412, 413])('card %i: fewest influence; islands are their owners’ (game 12)', (card) => {
  test('the one with the fewest; paid and put tokens are gone alike', () => {
    const game = playing(card, { red: { influence: 5 }, blue: { quota: ['coin-1'], influence: 4 } });
    expect(achievers(game)).toEqual(['blue']);
    const other = playing(card, { red: { influence: 4 }, blue: { quota: ['coin-1'], influence: 5 } });
    expect(achievers(other)).toEqual(['red']);
  });

  test('a tie goes to the die: one achiever only', () => {
    const game = playing(card, { red: { influence: 4 }, blue: { influence: 4 } });
    expect(achievers(game)).toHaveLength(1);
    expect(game.told('rolled').length).toBeGreaterThan(0);
  });

  test('others’ islands are closed to workers; one’s own and all plots are open', () => {
    const game = playing(card, {
      red: { ...RICH, stands: { 'sky-red-1': 73 } },
      blue: { stands: { 'sky-blue-1': 74, 'blue-2': 22 } },
    });
    expect(game.red.cannotPlaceOn('sky-blue-1')).toEqual([{ lack: 'forbidden', card }]);
    expect(game.red.options).toEqual(expect.arrayContaining(['place big sky-red-1', 'place big blue-2']));
  });

  test('no door is offered: W is opened, and it has no kings', () => {
    const charters: readonly Charter[] = ['red', 'blue'];
    const game = playing(card, {}, charters);
    game.given({ red: { chest: [280, 293, 295] }, blue: { chest: [303, 304, 306] } });
    const before = kingsOf(game);
    expect(doorsAfter(game, ['pass'])).toEqual(['W']);
    expect(kingsOf(game)).toEqual(before);
    expect(game.whereIs(card)).toBe('archive');
  });
});
