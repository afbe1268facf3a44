import { inspect, view } from '@charterstone/rules';
import { CALM, newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { village } from '../cards/village.ts';

/** Two seats: the eight assistants and the basic cards 5, 6, 7, 10 are the advancement cards. */
const mat = [206, 207, 5, 209, 210];
const shopping = { red: { clay: 3, coins: 6 }, progress: CALM } as const;

describe('rule 7: the advancement mat', () => {
  test('REPLENISH: a taken card is replaced by the top card of the deck, in its place', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ ...shopping, mat, deck: [211, 10, 6, 7, 208, 212, 213] });
    game.red.places('market').takes(5);
    expect(game.sees.mat).toEqual([206, 207, 211, 209, 210]);
    expect(game.whereIs(211)).toBe('mat-3');
    expect(game.sees.deck).toEqual([10, 6, 7, 208, 212, 213]);
    expect(game.told('revealed')).toEqual([{ fact: 'revealed', card: 211, place: 'mat-3' }]);
  });

  test('nothing is replaced when no card was taken', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ ...shopping, mat });
    const { deck } = game.sees;
    game.red.places('market').picksNothing();
    expect(game.sees.mat).toEqual(mat);
    expect(game.sees.deck).toEqual(deck);
  });

  test('FACE-UP: the cards of every player lie open to all', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { hand: [8, 206, 213] } });
    for (const seat of [game.blue.seat, undefined]) {
      const seen = inspect(view(game.state, seat));
      expect(seen.charters.find(({ charter }) => charter === 'red')?.hand).toEqual([8, 206, 213]);
    }
  });

  test('DISCARDING: a paid card goes to the discard pile', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { hand: [8, 206] } });
    game.red.places('cloudPort').sells('card-1').pays(206);
    expect(game.sees.discard).toEqual([206]);
    expect(game.red.hand).toEqual([8]);
    expect(game.told('shuffled')).toEqual([]);
  });

  test('an empty deck is made of the shuffled discards when a card has to be drawn', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ ...shopping, blue: { hand: [9, 6, 7, 10] }, mat, deck: [], discard: [208, 211, 212, 213] });
    game.red.places('market').takes(5);
    expect(game.told('shuffled')).toEqual([{ fact: 'shuffled', place: 'deck', n: 4 }]);
    expect(game.sees.discard).toEqual([]);
    expect(game.sees.mat).toHaveLength(5);
    expect(game.sees.deck).toHaveLength(3);
    expect([208, 211, 212, 213]).toContain(game.sees.mat[2]);
  });

  test('whenever the deck is empty the discards are shuffled into it: at once when its last card is drawn', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ ...shopping, blue: { hand: [9, 6, 7, 10] }, mat, deck: [208], discard: [211, 212, 213] });
    game.red.places('market').takes(5);
    expect(game.sees.mat).toContain(208);
    expect(game.told('shuffled')).toEqual([{ fact: 'shuffled', place: 'deck', n: 3 }]);
    expect([...game.sees.deck].sort((a, b) => a - b)).toEqual([211, 212, 213]);
    expect(game.sees.discard).toEqual([]);
  });

  test('unlocked cards: the discards are shuffled into the deck, the open cards stay (rulings 10, 27)', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ ...shopping, mat, discard: [211, 212, 213], deck: [6, 7, 10, 208] });
    game.red.places('charterstone').opens(8);
    expect(game.told('shuffled')).toEqual([{ fact: 'shuffled', place: 'deck', n: 7 }]);
    expect(game.sees.discard).toEqual([]);
    expect(game.sees.mat).toEqual(mat);
    expect([...game.sees.deck].sort((a, b) => a - b)).toEqual([6, 7, 10, 208, 211, 212, 213]);
  });

  test('a constructed building card can be bought like any advancement card', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ ...shopping, mat });
    game.red.places('market').takes(5);
    expect(game.red.hand).toEqual([5, 8]);
  });
});

describe('rule 7: a specific type of card', () => {
  /** Building 110 takes a grain and gives an assistant and 2 VP. */
  const withBuilding110 = () =>
    newGame({ charters: ['red', 'yellow'] }).given({
      red: { grain: 1 },
      yellow: { opened: [6], built: { 'yellow-2': 110 } },
    });

  test('only open cards of that type can be chosen', () => {
    const game = withBuilding110().given({ mat: [206, 5, 6, 212, 7] });
    game.red.places('yellow-2');
    expect(game.red.options).toEqual(['pick 206', 'pick 212', 'pick none']);
    expect(game.red.cannot({ do: 'pick', what: 5 })).toEqual([{ lack: 'notNow' }]);
    game.red.takes(212);
    expect(game.red.hand).toEqual([8, 212]);
    expect(game.sees.mat).toHaveLength(5);
  });

  test('none is gained if none of the type lies open, and the cost is paid all the same', () => {
    const game = withBuilding110().given({
      yellow: { hand: [109, 110, 206, 207, 208, 209, 210, 211, 212, 213] },
    });
    expect(game.sees.mat.filter((card) => card > 10)).toEqual([]);
    game.red.places('yellow-2');
    expect(game.red.decides).toBe(false);
    expect(game.red.hand).toEqual([8]);
    expect([game.red.goods.grain, game.red.points]).toEqual([0, 2]);
  });
});

describe('ruling 10: an empty mat', () => {
  const others = [5, 6, 7, 10, 206, 207, 208, 209, 210, 211, 212, 213];

  test('with deck and discards empty a place stays empty until the next taking', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ ...shopping, blue: { hand: [9, ...others.slice(0, 7)] }, mat: [209, 210, 211, 212, 213] });
    expect(game.sees.deck).toEqual([]);
    game.red.places('market').takes(210);
    expect(game.sees.mat).toEqual([209, 211, 212, 213]);
    game.blue.places('cloudPort').sells('card-1').pays(5);
    expect(game.sees.mat).toHaveLength(4);
    expect(game.sees.discard).toEqual([5]);
    game.red.places('market').takes(213);
    expect(game.sees.mat).toEqual([209, 5, 211, 212]);
    expect(game.sees.discard).toEqual([]);
  });

  test('… or until something is unlocked', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ ...shopping, blue: { hand: [9, ...others.slice(0, 7)] }, mat: [209, 210, 211, 212, 213] });
    game.red.places('market').takes(210);
    game.blue.places('cloudPort').sells('card-1').pays(5);
    game.red.places('charterstone').opens(8);
    expect(game.sees.mat).toEqual([209, 5, 211, 212, 213]);
  });

  describe('what is taken out of the deck is a taking, too: an empty place is filled', () => {
    const mat = [206, 207, 208, 209];

    test('one of the top three (307): what is put back does not lie beside an empty place', () => {
      const game = village({
        red: { persona: [307], hand: [8], clay: 1, coins: 1 },
        blue: { hand: [9, 5, 6, 7, 10, 210, 213] },
        mat,
        deck: [],
        discard: [211, 212],
      });
      expect([game.sees.mat, game.sees.deck]).toEqual([mat, []]);
      game.red.places('market').uses(307).takes(212);
      expect(game.red.hand).toEqual([8, 212]);
      expect(game.sees.mat).toEqual([...mat, 211]);
      expect([game.sees.deck, game.sees.discard]).toEqual([[], []]);
    });

    test('… and while somebody looks at the new deck, nothing has been taken yet', () => {
      const game = village({
        red: { persona: [307], hand: [8], clay: 1, coins: 1 },
        blue: { hand: [9, 5, 6, 7] },
        mat,
        deck: [],
        discard: [10, 210, 211, 212, 213],
      });
      game.red.places('market').uses(307);
      expect([game.sees.mat, game.sees.deck.length]).toEqual([mat, 2]);
      const [first = ''] = game.red.options;
      game.red.takes(Number(first.split(' ')[1]));
      expect([game.sees.mat.length, game.sees.deck.length, game.sees.discard]).toEqual([5, 3, []]);
    });

    test('the top card, for using a building that takes items (273)', () => {
      const game = village({
        red: { persona: [273], hand: [8, 259], stands: { 'red-2': 62 } },
        blue: { hand: [9, 5, 6, 7, 10, 210, 211] },
        mat,
        deck: [],
        discard: [212, 213],
      });
      game.red.places('red-2');
      // Two discards and the item that was paid: one is drawn, one fills the place.
      expect(game.red.hand).toHaveLength(2);
      expect([game.sees.mat.length, game.sees.deck.length, game.sees.discard]).toEqual([5, 1, []]);
    });

    test('the last one that a tome finds (238): the discards become the deck', () => {
      const game = village({
        red: { hand: [8, 238] },
        blue: { hand: [9, 5, 6, 7, 10] },
        mat: [...mat, 210],
        deck: [211],
        discard: [212, 213],
      });
      game.red.acts(238).takes(211);
      expect(game.red.hand).toEqual([8, 211]);
      // The tome is among them.
      expect([game.sees.deck.length, game.sees.discard]).toEqual([3, []]);
    });
  });

  test('the Market without an open card may be used and gains nothing', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ ...shopping, blue: { hand: [9, ...others] } });
    expect(game.sees.mat).toEqual([]);
    game.red.places('market');
    expect(game.red.decides).toBe(false);
    expect(game.red.goods).toMatchObject({ clay: 2, coin: 5 });
    expect(game.red.hand).toEqual([8]);
  });
});
