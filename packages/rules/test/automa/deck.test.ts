import { AUTOMA_PILES, newGame, pileOrder, type Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { inLater, nextGame } from './campaign.ts';
import { beside, draws, withCard } from './table.ts';

const FIRST_DECK = [377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389];
const LATER = [390, 391, 392];

const deckOf = (table: Table): number[] => pileOrder(table.state, AUTOMA_PILES.deck);
const asideOf = (table: Table): number[] => pileOrder(table.state, AUTOMA_PILES.aside);
const allOf = (table: Table): number[] =>
  [AUTOMA_PILES.deck, AUTOMA_PILES.discard, AUTOMA_PILES.aside]
    .flatMap((place) => pileOrder(table.state, place))
    .toSorted();

describe('the Automa deck', () => {
  test('13 cards at first, one deck for all Automas, none set aside', () => {
    const game = newGame({ charters: ['red'], automas: ['green', 'blue'] });
    expect(deckOf(game).toSorted()).toEqual(FIRST_DECK);
    expect(asideOf(game)).toEqual([]);
  });

  test('without Automas it stays in the box', () => {
    const game = newGame();
    expect(allOf(game)).toEqual([]);
    expect([...FIRST_DECK, ...LATER].every((card) => game.whereIs(card) === 'index')).toBe(true);
  });

  test('every game begins with all cards, shuffled', () => {
    const orders = ['a', 'b', 'c'].map((seed) =>
      deckOf(newGame({ charters: ['red'], automas: ['green'], seed })),
    );
    expect(new Set(orders.map(String)).size).toBe(3);
    const second = nextGame(inLater(2, { automaDeck: [377, 378] }));
    expect(allOf(second)).toEqual(FIRST_DECK);
    expect(
      second.history.filter((fact) => fact.fact === 'shuffled' && fact.place === 'automaDeck'),
    ).toHaveLength(2);
  });

  test('used up, the discards are shuffled and it goes on', () => {
    const game = beside({ automaDeck: [377] });
    game.red.idles();
    expect(deckOf(game)).toEqual([]);
    game.red.idles();
    expect(deckOf(game)).toHaveLength(FIRST_DECK.length - 1);
    expect(game.told('shuffled')).toContainEqual(expect.objectContaining({ place: 'automaDeck', n: 13 }));
  });

  test('cards 390 to 392 join it after the third game', () => {
    expect(allOf(nextGame(inLater(2)))).toEqual(FIRST_DECK);
    expect(allOf(nextGame(inLater(3)))).toEqual([...FIRST_DECK, ...LATER]);
  });
});

describe('from the fourth game on three cards are set aside unseen', () => {
  test('in the set-up', () => {
    const game = nextGame(inLater(3));
    expect(game.sees.game).toBe(4);
    expect(asideOf(game)).toHaveLength(3);
    expect(asideOf(nextGame(inLater(2)))).toEqual([]);
  });

  test('again at each shuffle: other ones', () => {
    const seen = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const game = inLater(4, { automaDeck: [377] }, { seed });
      draws(game, 377);
      game.given({ automaDeck: [] });
      game.red.idles();
      expect(asideOf(game)).toHaveLength(3);
      expect(asideOf(game).every((card) => !deckOf(game).includes(card))).toBe(true);
      seen.add(asideOf(game).toSorted().join());
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test('nobody is told which', () => {
    const game = nextGame(inLater(3));
    const hidden = game.history.filter((fact) => fact.fact === 'cardHidden' && fact.to === 'automaAside');
    expect(hidden).toHaveLength(3);
  });
});

test('drawing reveals a card: nobody takes back what came before', () => {
  const game = withCard(377);
  expect(game.red.canUndo).toBe(false);
});
