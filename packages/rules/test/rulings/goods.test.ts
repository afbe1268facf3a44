import { BEFORE_INCOME, inGame, newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { nextGame, village } from '../cards/village.ts';

describe('ruling 9: short supply', () => {
  const open = { objectives: [215, 214, 217], progress: BEFORE_INCOME } as const;

  test('ruling 9: simultaneous gains go in income order: the last clay is the current player’s', () => {
    const game = village({
      ...open,
      red: { coins: 6, clay: 0, hand: [284] },
      blue: { clay: 'rest', hand: [290] },
    });
    game.given({ blue: { clay: 11 } });
    expect(game.sees.supply.clay).toBe(1);
    game.red.places('grandstand').scores(215);
    expect([game.red.goods.clay, game.blue.goods.clay]).toEqual([1, 11]);
  });

  test('ruling 9: where kinds are open only kinds that are left can be picked', () => {
    const game = village({
      red: { coins: 1, stands: { 'red-2': 23 } },
      blue: { metal: 'rest', grain: 'rest', wood: 'rest', coal: 'rest' },
    });
    game.red.places('red-2');
    expect(game.red.options).toEqual(['pick clay', 'pick pumpkin', 'pick none']);
  });
});

describe('ruling 10: what is newly unlocked', () => {
  test('ruling 10: new objectives are shuffled into their deck, the three open ones stay', () => {
    const game = village({
      red: { coins: 4, hand: [22], built: { 'red-2': 22 } },
      objectives: [214, 215, 216],
    });
    const { objectiveDeck } = game.sees;
    game.red.places('charterstone').opens(22);
    expect(game.sees.objectives.map(({ card }) => card)).toEqual([214, 215, 216]);
    // Crate 7: one of three at random, the other two join the deck.
    const own = [220, 221, 222].filter((card) => game.whereIs(card) === 'hand-red');
    expect(own).toHaveLength(1);
    const expected = [...objectiveDeck, ...[220, 221, 222].filter((card) => !own.includes(card))];
    expect(game.sees.objectiveDeck.toSorted()).toEqual([...new Set(expected)].toSorted());
    expect(game.told('shuffled')).toContainEqual(expect.objectContaining({ place: 'objectiveDeck' }));
  });
});

describe('ruling 11: income buildings', () => {
  const start = () => village({ red: { coins: 0, stands: { 'red-2': 54 } } });

  test('ruling 11: a token once, no income at once, and it stays though the worker goes', () => {
    const game = start();
    game.red.places('red-2');
    expect([game.red.coins, game.red.influence, game.red.spent]).toEqual([0, 11, 0]);
    game.blue.idles();
    expect(game.red.options).not.toContain('place small red-2');
    game.red.retrieves();
    expect(game.octagonsOn('red-2')).toEqual(['red']);
  });

  test('ruling 11: another’s token closes it to nobody else, and the game’s end clears it', () => {
    const game = inGame({ game: 3, charters: ['red', 'blue'], rules: [27] });
    game.given({ unlocked: true, red: { stands: { 'red-2': 54 } } });
    game.red.places('red-2');
    game.blue.places('red-2');
    expect(game.octagonsOn('red-2').toSorted()).toEqual(['blue', 'red']);
    nextGame(game);
    expect(game.octagonsOn('red-2')).toEqual([]);
    expect(game.red.influence).toBe(12);
  });
});

describe('ruling 26: reshuffling', () => {
  const mat = [206, 207, 5, 209, 210];
  const shopping = { red: { clay: 3, coins: 6 }, mat } as const;

  test('ruling 26: when the last card leaves the deck, at once', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ ...shopping, blue: { hand: [9, 6, 7, 10] }, deck: [208], discard: [211, 212, 213] });
    game.red.places('market').takes(5);
    expect(game.told('shuffled')).toEqual([{ fact: 'shuffled', place: 'deck', n: 3 }]);
    expect(game.sees.deck.toSorted()).toEqual([211, 212, 213]);
  });

  test('ruling 26: with no discards then, when the next card has to be drawn, and not before', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ ...shopping, blue: { hand: [9, 6, 7, 10, 211, 212, 213] }, deck: [208], discard: [] });
    game.red.places('market').takes(5);
    expect([game.sees.deck, game.told('shuffled')]).toEqual([[], []]);
    game.blue.places('cloudPort').sells('card-1').pays(6);
    // A single discard does not become a deck of one before anybody needs it.
    expect([game.sees.deck, game.sees.discard]).toEqual([[], [6]]);
    game.red.places('market').takes(206);
    expect([game.sees.mat.includes(6), game.sees.discard]).toEqual([true, []]);
  });
});

describe('ruling 27: every opened crate', () => {
  test('ruling 27: deck and discards are shuffled together, though the crate has nothing for the deck', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ red: { coins: 4 }, discard: [211, 212] });
    const n = game.sees.deck.length + 2;
    game.red.places('charterstone').opens(8);
    expect(game.told('shuffled')).toMatchObject([{ place: 'deck', n }]);
    expect(game.sees.discard).toEqual([]);
  });
});
