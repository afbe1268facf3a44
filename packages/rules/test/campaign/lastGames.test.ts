import { ends, type Holding, inGame, newGame, settles, type Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { LAID, RICH } from './village.ts';

function inLateGame(game: number, guidepost: number): Table {
  return inGame({ game, guidepost, charters: ['red', 'blue'] }).given(LAID);
}

describe('game 11, the festival (410): out of the own charter', () => {
  test('regular workers stay out of their own charter, islands included', () => {
    const game = inLateGame(11, 410).given({ unlocked: true, red: { ...RICH, stands: { 'sky-red-1': 73 } } });
    expect(game.red.cannot({ do: 'place', what: 'big', at: 'red-1' })).toEqual([
      { lack: 'forbidden', card: 410 },
    ]);
    expect(game.red.cannot({ do: 'place', what: 'big', at: 'sky-red-1' })).toEqual([
      { lack: 'forbidden', card: 410 },
    ]);
  });

  test('minions may work there; other charters and the Commons are open', () => {
    const game = inLateGame(11, 410).given({ red: { minions: { cat: ['home'] }, clay: 1 } });
    expect(game.red.options).toEqual(
      expect.arrayContaining(['place cat red-1', 'place big blue-1', 'place big treasury']),
    );
  });
});

describe('game 11, martial law (411): a token for each charter', () => {
  test('the first visit to another charter puts 1 influence on its emblem, later ones are free', () => {
    const game = inLateGame(11, 411);
    game.red.places('blue-1');
    expect(game.red.influence).toBe(11);
    expect(game.red.spent).toBe(0);
    expect(game.told('put')).toMatchObject([{ charter: 'red', where: 'emblem' }]);
    game.blue.idles();
    game.red.places('green-1');
    expect(game.red.influence).toBe(10);
    game.blue.idles();
    game.red.retrieves();
    game.blue.idles();
    game.red.places('blue-1');
    expect(game.red.influence).toBe(10);
  });

  test('the own charter and the Commons are open', () => {
    const game = inLateGame(11, 411).given({ red: { clay: 1 } });
    game.red.places('red-1');
    game.blue.idles();
    game.red.places('treasury');
    expect(game.red.influence).toBe(12);
  });

  test('without influence other charters stay closed', () => {
    const game = inLateGame(11, 411).given({ red: { influence: 0 } });
    expect(game.red.options.some((text) => text.endsWith('blue-1'))).toBe(false);
    expect(game.red.options).toContain('place big red-1');
  });

  test('an island belongs to its owner’s charter', () => {
    const game = inLateGame(11, 411).given({
      unlocked: true,
      red: RICH,
      blue: { stands: { 'sky-blue-1': 73 } },
    });
    game.red.places('sky-blue-1');
    expect(game.told('put')).toMatchObject([{ charter: 'red', where: 'emblem' }]);
    game.blue.idles();
    const { influence } = game.red;
    game.red.places('blue-1');
    expect(game.red.influence).toBe(influence);
  });

  test('one’s own token opens it, not that of somebody else', () => {
    const game = inLateGame(11, 411);
    game.red.places('green-1');
    game.blue.places('green-1');
    expect(game.blue.influence).toBe(11);
  });
});

describe('game 11 (376): every kind of card is there', () => {
  /** The set-up of game 11; of the four kinds items are known already. */
  function setUp(red: Holding = {}): Table {
    const game = inLateGame(10, 409).given({ red });
    return settles(ends(game), ['pick 203', 'pick 204']);
  }

  test('treasures, items, guests and friends are opened for everybody, with their rules', () => {
    const game = setUp();
    expect(game.sees.game).toBe(11);
    expect(game.sees.chronicle).toEqual(expect.arrayContaining([47, 60, 75, 111]));
    for (const card of [236, 250, 259, 270, 281, 292, 315, 326, 46, 61, 76, 112])
      expect(game.whereIs(card)).toMatch(/^(deck|mat-\d)$/);
  });

  test('where no crate was opened before, rules 14 and 15 enter with them', () => {
    const game = newGame({ games: 0, charters: ['red', 'blue'] });
    game.given({ game: 10, guidepost: 409, rules: [17, 18, 19, 20, 126, 127, 125, 132, 36, 37, 33, 34] });
    expect(game.sees.chronicle).not.toContain(14);
    settles(ends(game), ['pick 203', 'pick 204'], ({ sees }) => sees.game === 11 && sees.round > 0);
    expect(game.sees.chronicle).toEqual(expect.arrayContaining([14, 15, 47]));
  });

  test('their personas are archived', () => {
    const game = setUp();
    for (const card of [251, 271, 293, 327]) expect(game.whereIs(card)).toBe('archive');
  });

  test('what somebody opened before stays theirs', () => {
    const game = setUp({ opened: [3, 23], built: { 'red-2': 58 } });
    expect(game.whereIs(271)).toMatch(/-red$/);
    expect(game.whereIs(251)).toBe('archive');
  });

  test('a crate opened for everybody holds nothing any more for whoever has its card', () => {
    const game = setUp();
    if (game.sees.active !== 'red') game.idleUntil('red');
    game.given({ unlocked: true, red: { ...RICH, hand: [45], built: { 'red-2': 45 } } });
    const treasures = Array.from({ length: 15 }, (_, i) => 236 + i);
    if (game.red.options.includes('place big charterstone')) game.red.places('charterstone').opens(45);
    expect(game.whereIs(251)).toBe('archive');
    for (const card of [46, ...treasures]) expect(game.whereIs(card)).toMatch(/^(deck|mat-\d)$/);
  });
});

describe('game 12 (412, 413): islands are private', () => {
  test.each([412, 413])('nobody else may use a sky island (card %i)', (guidepost) => {
    const game = inLateGame(12, guidepost).given({
      unlocked: true,
      red: { ...RICH, stands: { 'sky-red-1': 73 } },
      blue: { stands: { 'sky-blue-1': 88 } },
    });
    expect(game.red.cannot({ do: 'place', what: 'big', at: 'sky-blue-1' })).toEqual([
      { lack: 'forbidden', card: guidepost },
    ]);
    expect(game.red.options).toContain('place big sky-red-1');
  });

  test('before, islands are open to all', () => {
    const game = inLateGame(9, 408).given({
      unlocked: true,
      red: RICH,
      blue: { stands: { 'sky-blue-1': 88 } },
    });
    expect(game.red.options).toContain('place big sky-blue-1');
  });

  test('the next set-up after it has no guidepost', () => {
    const game = inLateGame(12, 412);
    game.given({ red: { chest: [280, 293, 295] }, blue: { chest: [303, 304, 306] } });
    settles(ends(game));
    expect(game.sees.game).toBe(13);
    expect(game.whereIs(412)).toBe('archive');
  });
});
