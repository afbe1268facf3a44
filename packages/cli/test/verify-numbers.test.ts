import { box as data } from '@charterstone/box';
import {
  type Ability,
  type Box,
  type BoxData,
  compile,
  type Game,
  inspect,
  stateOf,
} from '@charterstone/rules';
import { playout, type StrategyName } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

/**
 * There are no escape hatches: what a card does is all in its data, and no line of the rules knows a card by its number.
 * The proof: every card gets another number, in the same order, and whole campaigns go as they went before.
 */

/** Cards 1 to 162 move up into the gap the numbers have, those from 200 on move down into it. */
const GAP = 163;
const renumber = (card: number): number => (card < GAP ? card + 17 : card - 13);

/** The words of a box that are followed by a list of cards. */
const LISTS: ReadonlySet<string> = new Set([
  ...['rules', 'hand', 'supply', 'one', 'stories', 'enter', 'read', 'move', 'cards', 'deck', 'objectives'],
  ...['opening', 'charters', 'plots', 'inactive', 'begin', 'after', 'later', 'leaving'],
]);
/** Those that are followed by one; elsewhere `persona: 1` and `card: 1` are icons. */
const isSingle = (word: string, of: object): boolean =>
  ['chest', 'next', 'basic', 'guidepost', 'beside'].includes(word) ||
  (word === 'rule' && 'beside' in of) ||
  (word === 'persona' && 'basic' in of) ||
  (word === 'card' && 'row' in of);

function moved(piece: unknown, word = ''): unknown {
  if (Array.isArray(piece))
    return piece.map((part) => (typeof part === 'number' && LISTS.has(word) ? renumber(part) : moved(part)));
  if (typeof piece !== 'object' || piece === null) return piece;
  const isIndex = word === 'cards';
  return Object.fromEntries(
    Object.entries(piece).map(([key, value]) => [
      isIndex ? renumber(Number(key)) : key,
      typeof value === 'number' && isSingle(key, piece) ? renumber(value) : moved(value, key),
    ]),
  );
}

const renumbered = (box: BoxData): BoxData => JSON.parse(JSON.stringify(moved(box)));

/**
 * The box with everything in play from the first game on: the deck holds all advancement cards, whoever starts has heard of
 * every rule of the crates. So a campaign comes to see most of it, which takes a village years otherwise.
 */
function unpacked(): BoxData {
  const inDeck = new Set(['building', 'assistant', 'guest', 'item', 'friend', 'treasure']);
  const basics = new Set(Object.values(data.startUp.charters).map(({ basic }) => basic));
  const crates = Object.entries(data.crates);
  const rules = crates.flatMap(([crate, content]) => (/\d/.test(crate) ? (content.rules ?? []) : []));
  const entered: Ability = { on: 'supply', where: { by: 'anyone' }, if: { game: 1 }, do: { enter: rules } };
  return {
    ...data,
    startUp: {
      ...data.startUp,
      deck: numbersOf(data).filter((card) => inDeck.has(data.cards[card]?.kind ?? '') && !basics.has(card)),
      objectives: numbersOf(data).filter((card) => data.cards[card]?.kind === 'objective'),
    },
    printedRules: { ...data.printedRules, 24: entered },
    crates: Object.fromEntries(
      crates.map(([crate, { hand: _, one: __, supply: ___, ...rest }]) => [crate, rest]),
    ),
  };
}

function numbersOf(box: BoxData): number[] {
  return Object.keys(box.cards).map(Number);
}

/** How a campaign went, in everything that has nothing to do with numbers of cards. */
function campaign(box: Box, seats: number, player: StrategyName, automas = 0) {
  let game: Game | undefined;
  const { choices, decisions, turns, problem } = playout(
    box,
    // The last rule of the Automas is for the game after the campaign (162).
    { seats, automas, seed: 'numbers', player, games: automas === 0 ? 12 : 13 },
    {
      before: (seen) => {
        game = seen;
      },
    },
  );
  const { charters, village, kings } = inspect(stateOf(game ?? expect.fail('nothing was played')));
  const results = charters.map(({ charter, points, glory, victories, capacity, hand }) => ({
    ...{ charter, points, glory, victories, capacity },
    cards: hand.length,
  }));
  return { choices, decisions, turns, problem, results, sites: Object.keys(village), kings };
}

describe('the rules know no card by its number', () => {
  test('every card has another one', () => {
    expect(numbersOf(renumbered(data))).toEqual(numbersOf(data).map(renumber));
    expect(numbersOf(data).filter((number) => renumber(number) === number)).toEqual([]);
  });

  test.each<[number, StrategyName]>([
    [1, 'curious'],
    [2, 'random'],
    [3, 'eager'],
    [4, 'curious'],
    [6, 'eager'],
    [6, 'curious'],
  ])('a campaign of %i seats (%s) is the same', (seats, player) => {
    for (const box of [data, unpacked()]) {
      const before = campaign(compile(box), seats, player);
      expect(before.problem).toBeUndefined();
      expect(campaign(compile(renumbered(box)), seats, player)).toEqual(before);
    }
  });

  test.each<[number, number, StrategyName]>([
    [1, 2, 'eager'],
    [3, 3, 'curious'],
  ])('a campaign of %i seats and %i Automas (%s) is the same', (seats, automas, player) => {
    for (const box of [data, unpacked()]) {
      const before = campaign(compile(box), seats, player, automas);
      expect(before.problem).toBeUndefined();
      expect(campaign(compile(renumbered(box)), seats, player, automas)).toEqual(before);
    }
  });

  test('nor would a number that they knew go unnoticed', () => {
    // Without its permission the rule card of overbuilding is as good as one that the rules did not find.
    const box = unpacked();
    const { 29: overbuilding, ...rest } = box.cards;
    if (overbuilding?.kind !== 'rule') expect.fail('card 29 is no rule');
    const { allows: _, ...mute } = overbuilding;
    const silent = { ...box, cards: { ...rest, 29: mute } };
    const without = campaign(compile(renumbered(silent)), 6, 'eager');
    expect(without).not.toEqual(campaign(compile(box), 6, 'eager'));
  });
});
