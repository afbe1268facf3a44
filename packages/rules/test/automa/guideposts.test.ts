import { type Charter, MINIONS } from '@charterstone/rules';
import {
  ends,
  isAsked,
  kingsOf,
  type Position,
  settles,
  sheetOf,
  type Table,
  write,
} from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { inLater, nextGame } from './campaign.ts';
import { draws } from './table.ts';

/** Nothing that a goal could look at. */
const BARE = { coins: 0, clay: 0, hand: [] } as const;
const GAMES: Readonly<Record<number, number>> = {
  ...{
    400: 2,
    401: 3,
    402: 4,
    404: 5,
    405: 6,
    406: 7,
    407: 8,
    408: 9,
    409: 10,
    410: 11,
    411: 11,
    412: 12,
    413: 12,
  },
};

function playing(guidepost: number, position: Position = {}): Table {
  return inLater(GAMES[guidepost] ?? 0, position, { guidepost });
}

/** Whoever reached the goal, once the game is over. */
function achievers(guidepost: number, position: Position): readonly Charter[] {
  const game = ends(playing(guidepost, position));
  const [met] = game.history.filter((fact) => fact.fact === 'goalMet').slice(-1);
  if (met?.fact !== 'goalMet') throw new Error('no goal was looked at');
  return met.charters.toSorted();
}

const doors = (game: Table): readonly string[] =>
  game.history.flatMap((fact) => (fact.fact === 'storyOpened' ? [fact.door] : []));

describe('what an Automa counts as', () => {
  test('card 400: three goods', () => {
    expect(achievers(400, { red: { ...BARE, coins: 2 } })).toEqual(['green']);
    expect(achievers(400, { red: { ...BARE, coins: 3 } })).toEqual(['green', 'red']);
    expect(achievers(400, { red: { ...BARE, coins: 4 } })).toEqual(['red']);
  });

  test('card 401: no objectives, which are the fewest', () => {
    expect(achievers(401, { objectives: [214, 215, 216], red: { scored: [214] } })).toEqual(['green']);
    expect(achievers(401, {})).toEqual(['green', 'red']);
  });

  test.each([402, 403])('card %i: the buildings of its charter, like anybody’s', (guidepost) => {
    const game = ends(inLater(4, { green: { stands: { 'green-2': 94 } } }, { guidepost }));
    expect(game.history).toContainEqual({ fact: 'goalMet', guidepost, charters: ['green'] });
  });

  test('card 404: its personas', () => {
    expect(achievers(404, { green: { chest: [258, 271] } })).toEqual(['green']);
  });

  test('card 405: its quota tokens', () => {
    expect(achievers(405, { green: { quota: ['coin-1', 'coin-2'] }, red: { quota: ['card-1'] } })).toEqual([
      'green',
    ]);
  });

  test('card 406: its reputation tokens', () => {
    expect(achievers(406, { green: { reputation: 2 }, red: { reputation: 1 } })).toEqual(['green']);
  });

  test('card 407: its peril', () => {
    expect(achievers(407, { green: { perils: { famine: 2 } }, red: { perils: { blight: 1 } } })).toEqual([
      'green',
    ]);
  });

  test('card 409: three minions less than it has', () => {
    const six = { golem: ['home'], cat: ['home'], butler: ['home'], robot: ['home'] };
    expect(achievers(409, { green: { minions: six }, red: { minions: { ghost: ['home'] } } })).toEqual([
      'green',
      'red',
    ]);
    const three = { golem: ['home'], cat: ['home'], butler: ['home'] };
    expect(achievers(409, { green: { minions: three } })).toEqual([]);
    expect(achievers(409, { green: { minions: three }, red: { minions: { ghost: ['home'] } } })).toEqual([
      'red',
    ]);
  });

  test('card 410: six cards', () => {
    const hand = [206, 207, 208, 209, 210];
    expect(achievers(410, { red: { hand } })).toEqual(['green']);
    expect(achievers(410, { red: { hand: [...hand, 211] } })).toEqual(['green', 'red']);
  });

  test('card 411: two cards', () => {
    expect(achievers(411, { red: { hand: [206] } })).toEqual(['red']);
    expect(achievers(411, { red: { hand: [206, 207, 208] } })).toEqual(['green']);
  });

  test.each([412, 413])('card %i: six influence less than it has', (guidepost) => {
    expect(achievers(guidepost, { red: { influence: 5 }, green: { influence: 10 } })).toEqual(['green']);
    expect(achievers(guidepost, { red: { influence: 3 }, green: { influence: 10 } })).toEqual(['red']);
    expect(achievers(guidepost, { red: { influence: 1 }, green: { influence: 2 } })).toEqual(['green']);
  });

  test('reaching a goal is a star, row by row', () => {
    const game = nextGame(playing(400, { red: BARE }), ['open B']);
    expect(sheetOf(game, 'green').glory).toBeGreaterThan(0);
    const [star] = game.history.filter((fact) => fact.fact === 'marked' && fact.charter === 'green');
    expect(star).toMatchObject({ sheet: 'glory', row: 1 });
  });
});

describe('the rules of single games', () => {
  test('card 404: its small worker may go where its big one stands', () => {
    const game = playing(404, { green: { workers: ['market', 'home'] } });
    draws(game, 382);
    expect(game.green.workers).toEqual(['home', 'market']);
  });

  test('doors G and H: an Automa is unkind to its companion and takes a star', () => {
    for (const door of ['G', 'H']) {
      const game = nextGame(playing(404, { red: { chest: [280, 293] } }), [`open ${door}`]);
      const companion = game.green.supply.hand.find((card) => card >= 337 && card <= 342) ?? 0;
      expect(companion).not.toBe(0);
      expect(game.sees.notes[companion]).toBeUndefined();
      expect(sheetOf(game, 'green').glory).toBeGreaterThan(0);
      expect(game.history).toContainEqual(
        expect.objectContaining({ fact: 'marked', charter: 'green', why: companion }),
      );
    }
  });

  test('card 405: its visits may please both, and visits to it as well', () => {
    const seen = new Set<string>();
    const game = playing(405);
    for (let i = 0; i < 12; i++) {
      game.given({ red: { workers: [], points: 0 }, green: { workers: [], points: 0 }, automaDeck: [382] });
      game.red.places('green-1');
      const [rolled] = game.told('rolled');
      const pleased = rolled?.charter === 'red' || rolled?.charter === 'green' ? 1 : 0;
      expect(game.red.points).toBe(pleased);
      expect(game.green.points).toBe(pleased + 2);
      seen.add(`${pleased}`);
      game.given({ progress: 10 });
    }
    expect(seen).toEqual(new Set(['0', '1']));
  });

  test.each(['I', 'J'])('door %s: the spectral worker comes to a person, whoever has less glory', (door) => {
    const game = write(playing(405, { red: { points: 10 } }), {
      red: { stars: [3, 4, 0, 0, 0, 0, 0, 0, 0, 0] },
    });
    game.seat(0).does({ do: 'tell', what: door === 'I' ? 1 : 90 });
    nextGame(game);
    expect(doors(game)).toEqual([door]);
    expect(sheetOf(game, 'green').glory).toBeLessThan(sheetOf(game, 'red').glory);
    expect(game.whereIs(343)).toBe('hand-red');
  });

  test('card 406: what is paid at its buildings goes to the supply, and it pays nothing', () => {
    const game = playing(406, { red: { ...BARE, clay: 1 }, green: { stands: { 'green-2': 73 } } });
    draws(game, 382);
    game.given({ red: { clay: 1, workers: [] }, automaDeck: [377] });
    game.red.places('green-2');
    expect(game.told('gave')).toEqual([]);
    expect(game.told('paid')).toContainEqual(expect.objectContaining({ charter: 'red', good: 'clay' }));
    expect(game.green.goods.clay).toBe(0);
  });

  test.each(['K', 'L'])('door %s: a victory card by chance', (door) => {
    const game = nextGame(playing(406, { red: { reputation: 1 } }), [`open ${door}`]);
    const cards = door === 'K' ? [344, 345, 346, 347, 348, 349] : [350, 351, 352, 353, 354, 355];
    const place = door === 'K' ? 'secret-green' : 'hand-green';
    expect(cards.filter((card) => game.whereIs(card) === place)).toHaveLength(1);
  });

  test('door K: not always the same one', () => {
    const seen = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const game = nextGame(inLater(7, { red: { reputation: 1 } }, { seed }), ['open K', 'pick 344']);
      for (let card = 344; card <= 349; card++) if (game.whereIs(card) === 'secret-green') seen.add(card);
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test('card 407: peril left on its charter is ignored', () => {
    expect(doors(nextGame(playing(407, { peril: { 'green-1': 'famine' } })))).toEqual(['N']);
    expect(doors(nextGame(playing(407, { peril: { 'red-1': 'famine' } })))).toEqual(['M']);
  });

  test('card 408: it may blow out the candle, and loses a persona by chance (142)', () => {
    const lost = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const game = inLater(9, { peril: { 'green-1': 'fuelShortage' } }, { seed });
      write(game, { green: { used: [258, 271, 273] } });
      draws(game, 389);
      expect(game.told('noted')).toMatchObject([{ card: 408 }]);
      nextGame(game);
      expect(doors(game)).toEqual(['O']);
      const gone = [258, 271, 273].filter((card) => game.whereIs(card) === 'archive');
      expect(gone).toHaveLength(1);
      for (const card of gone) lost.add(card);
    }
    expect(lost.size).toBeGreaterThan(1);
  });
});

describe('card 409: minions are loose', () => {
  /** The first turn of game 10, with its loose minions. */
  const loose = (): Table => nextGame(inLater(9, {}, { seed: 'loose' }));
  const looseOnes = (game: Table): number =>
    Object.values(game.sees.minions).flatMap((minions) => minions.filter(({ owner }) => owner === undefined))
      .length;

  test('the minions an Automa takes in the set-up come from the supply, not off the board', () => {
    // One on every building that the three location cards mark; the Automa had none.
    const game = loose();
    const caught = game.history.filter(({ fact }) => fact === 'caught').length;
    const scattered = game.told('laid').filter(({ what }) => MINIONS.some((minion) => minion === what));
    expect(scattered.length).toBeGreaterThan(0);
    expect(looseOnes(game) + caught).toBe(scattered.length);
  });

  test('entering, it pays 1 influence and has caught what stands there', () => {
    const game = playing(409, {
      red: { minions: { cat: ['green-1'] } },
      green: { influence: 5 },
      automaDeck: [389],
    });
    game.red.places('red-1');
    expect(game.green.minions('cat')).toEqual(['home']);
    expect([game.green.influence, game.green.spent]).toEqual([4, 8]);
    expect(game.green.points).toBe(2);
  });

  test('without influence it catches nothing, and uses the building all the same', () => {
    const game = playing(409, {
      red: { minions: { cat: ['green-1'] } },
      green: { influence: 0 },
      automaDeck: [389],
    });
    game.red.places('red-1');
    expect(game.green.workers).toContain('green-1');
    expect([game.red.minions('cat'), game.green.minions('cat')]).toEqual([['green-1'], []]);
    expect(game.green.points).toBe(2);
  });

  test('a minion is never sent', () => {
    const game = playing(409, { green: { minions: { cat: ['home'] } } });
    draws(game, 383);
    expect(game.told('placed').map(({ worker }) => worker)).not.toContain('cat');
  });
});

describe('forks', () => {
  test('with people among those who reached the goal, one of them chooses', () => {
    const game = settles(
      ends(playing(400, { red: { ...BARE, coins: 3 } })),
      ['mark row-10'],
      isAsked('open '),
    );
    expect(game.red.options).toEqual(['open A', 'open B']);
  });

  test('nobody reached it: people choose', () => {
    const game = settles(ends(playing(406)), ['mark row-10'], isAsked('open '));
    expect(game.red.options).toEqual(['open K', 'open L']);
  });

  test.each([
    { card: 384, king: 'pleased', door: 'B' },
    { card: 389, king: 'displeased', door: 'A' },
  ])('Automas alone: the king of the next card decides ($card, $king: door $door)', ({ card, door }) => {
    const game = nextGame(playing(400, { red: BARE, automaDeck: [card, 377, 378] }));
    expect(game.history).toContainEqual({ fact: 'forked', charter: 'green', door });
    expect(kingsOf(game)).toEqual(
      door === 'B' ? { pleased: 1, displeased: 0 } : { pleased: 0, displeased: 1 },
    );
  });

  test.each([
    [377, 'A'],
    [378, 'B'],
    [379, 'B'],
    [380, 'A'],
    [381, 'A'],
    [382, 'B'],
    [383, 'A'],
    [385, 'A'],
    [386, 'B'],
    [387, 'B'],
    [388, 'A'],
    [390, 'B'],
    [391, 'A'],
    [392, 'B'],
  ] as const)('card %i shows the king of door %s', (card, door) => {
    const game = ends(playing(400, { red: BARE, automaDeck: [card, 384] }));
    settles(game, ['mark row-10'], (table) => doors(table).length > 0);
    expect(doors(game)).toEqual([door]);
  });
});

describe('sides: cards 393 to 398 (game 11)', () => {
  test.each([
    ['green', 393, 'loyal'],
    ['purple', 394, 'loyal'],
    ['black', 396, 'rebel'],
    ['yellow', 397, 'rebel'],
    ['blue', 398, 'rebel'],
  ] as const)('the Automa of %s takes card %i, %s', (charter, card, _side) => {
    const game = inLater(
      11,
      { red: { hand: [206, 207, 208, 209, 210, 211] } },
      { automas: [charter], guidepost: 410 },
    );
    nextGame(game, ['open S']);
    expect(game.sees.game).toBe(12);
    expect(game.whereIs(card)).toBe(`play-${charter}`);
    expect(game.wasUsed(card)).toBe(true);
  });

  test('both kinds are counted in the battle: rebels of Automas are rebels', () => {
    const battle = (automa: Charter, pleased: number): readonly string[] => {
      const game = inLater(
        11,
        { red: { hand: [206, 207, 208, 209, 210, 211] } },
        { automas: [automa], guidepost: 410 },
      );
      return doors(nextGame(write(game, { kings: { pleased } }), ['open S', 'choose loyal']));
    };
    // One more king by door S; five of six charters loyal, and the Automa as its card says.
    expect(battle('blue', 21)).toEqual(['S', 'V']);
    expect(battle('green', 21)).toEqual(['S', 'U']);
  });
});
