import { box as boxData } from '@charterstone/box';
import type { Abilities, CardData } from '@charterstone/rules';
import { boxWith, newGame, type Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { spoke, village } from '../village.ts';

/** Who spoke in the action in progress, in order. */
const voices = (game: Table) => game.told('spoke').map(({ card }) => card);

describe('conflicts: the active seat first', () => {
  test('cards 329 and 343 hear one bump: the active seat’s influence before the other’s reputation', () => {
    const game = village({
      red: { persona: [329], influence: 9, clay: 1 },
      blue: { hand: [343], workers: ['treasury', 'home'] },
    });
    game.red.places('treasury');
    expect(voices(game)).toEqual([329, 343]);
    expect(game.deciders).toEqual([game.blue.seat]);
    game.blue.uses(343);
    const order = game.action.flatMap(({ fact }) => (['gained', 'esteemed'].includes(fact) ? [fact] : []));
    expect(order.slice(0, 2)).toEqual(['gained', 'esteemed']);
  });

  test('card 331 of the active seat before the help of another’s minion (278)', () => {
    const game = village({
      red: { persona: [331], coins: 0 },
      blue: { coins: 0, minions: { butler: ['blue-1'] } },
    });
    game.red.places('blue-1');
    const facts = game.action.map(({ fact }) => fact);
    expect(facts.indexOf('rolled')).toBeLessThan(facts.indexOf('helped'));
  });
});

describe('conflicts: the owner’s choice', () => {
  const three = () =>
    village({
      red: {
        persona: [257, 275, 313],
        hand: [213],
        clay: 1,
        influence: 9,
        workers: ['red-1', 'home'],
      },
      blue: { workers: ['treasury', 'home'] },
    });

  test('cards 213, 257 and 313 ask at one moment: the owner says which is next, what only gives (275) came before', () => {
    const game = three();
    game.red.places('treasury');
    expect(voices(game)).toEqual([275]);
    expect(game.red.options.toSorted()).toEqual(['next 213', 'next 257', 'next 313']);
    game.red.letsSpeak(257).chooses('points');
    expect(game.red.options.toSorted()).toEqual(['next 213', 'next 313']);
    game.red.letsSpeak(213).uses(213).uses(313);
    expect(voices(game)).toEqual([275, 257, 213, 313]);
  });

  test('the order is worth something: with 257 first everybody but one is home, and 313 has nothing to say', () => {
    const first = three();
    first.red.places('treasury').letsSpeak(257).chooses('home');
    first.red.uses(213);
    expect(first.red.workers).toEqual(['red-1', 'home']);
    expect(spoke(first, 313)).toBe(false);
    const last = three();
    last.red.places('treasury').letsSpeak(313).uses(313).letsSpeak(257).chooses('points').uses(213);
    expect(last.red.workers).toEqual(['home', 'home']);
    expect(last.red.points).toBe(2);
  });

  test('cards 245 and 246, two scrolls: the owner says which one is used up', () => {
    const game = village({ red: { hand: [245, 246], clay: 1, stands: { 'red-2': 73 } } });
    game.red.places('red-2');
    expect(game.red.options.toSorted()).toEqual(['next 245', 'next 246']);
    game.red.letsSpeak(246).uses(246);
    expect([game.whereIs(245), game.whereIs(246)]).toEqual(['hand-red', 'discard']);
  });
});

describe('several seats that hear one deed', () => {
  const assistant = (abilities: Abilities): CardData => ({ kind: 'assistant', abilities });
  const gives: CardData = assistant({ on: 'used', where: { by: 'anyone' }, do: { vp: 1 } });
  const asks: CardData = assistant({ on: 'used', where: { by: 'anyone' }, may: true, do: { vp: 1 } });
  const box = boxWith({
    cards: {
      ...boxData.cards,
      206: gives,
      207: gives,
      208: gives,
      209: asks,
      210: asks,
      211: asks,
      212: asks,
    },
  });
  /** Seated as they turn: red, purple, green, yellow. */
  const four = (hands: { readonly [C in 'red' | 'purple' | 'green' | 'yellow']?: readonly number[] }) => {
    const game = newGame({ charters: ['red', 'purple', 'green', 'yellow'], first: 'green', box });
    return game.given(
      Object.fromEntries(Object.entries(hands).map(([charter, hand]) => [charter, { hand }])),
    );
  };

  test('the active seat, then clockwise, whatever the numbers and whoever began the game', () => {
    const game = four({ green: [208], yellow: [207], red: [206] });
    game.green.places('green-1');
    expect(voices(game)).toEqual([208, 207, 206]);
    game.yellow.places('yellow-1');
    expect(voices(game)).toEqual([207, 206, 208]);
  });

  test('a seat is heard out, with what it is asked, before the next seat is', () => {
    const game = four({ green: [209], yellow: [206, 210], purple: [211] });
    game.green.places('green-1');
    expect(game.deciders).toEqual([game.green.seat]);
    game.green.uses(209);
    expect(game.deciders).toEqual([game.yellow.seat]);
    expect(voices(game)).toEqual([209, 206]);
    game.yellow.uses(210);
    expect(game.deciders).toEqual([game.purple.seat]);
    game.purple.passes();
    expect(voices(game)).toEqual([209, 206, 210]);
    expect(game.sees.active).toBe('yellow');
  });

  test('several of one other seat: the order is that seat’s, not the active one’s', () => {
    const game = four({ yellow: [210, 212] });
    game.green.places('green-1');
    expect(game.deciders).toEqual([game.yellow.seat]);
    expect(game.yellow.options.toSorted()).toEqual(['next 210', 'next 212']);
    game.yellow.letsSpeak(212).uses(212).uses(210);
    expect(voices(game)).toEqual([212, 210]);
  });

  test('what one sets off is finished before the next is heard', () => {
    const esteem: CardData = assistant({ on: 'used', do: { reputation: 1 } });
    const chained = boxWith({ cards: { ...boxData.cards, 206: esteem, 210: asks } });
    const game = newGame({ charters: ['red', 'blue'], box: chained });
    game.given({ red: { hand: [206, 210, 211] } });
    game.red.places('red-1').letsSpeak(206).uses(206);
    // 211 hears the reputation that 206 brought, before 210 is asked.
    expect(voices(game)).toEqual([206, 211]);
    expect(game.red.options).toEqual(['use 210', 'pass 210']);
  });
});
