import type { Choice } from '@charterstone/rules';
import type { Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { village } from '../village.ts';

const PLACE: Choice = { do: 'place', what: 'big', at: 'red-2' };

/** Card numbers a preview of a choice would tell. */
function foreseen(game: Table, choice: Choice): readonly number[] {
  return game.red
    .foresees(choice)
    .flatMap((fact) => ('card' in fact && typeof fact.card === 'number' ? [fact.card] : []));
}

describe('a preview stops before what is hidden', () => {
  test('card 25: the top objective', () => {
    const game = village({ red: { pumpkin: 1, stands: { 'red-2': 25 } } });
    const [top = 0] = game.sees.objectiveDeck;
    expect(foreseen(game, PLACE)).not.toContain(top);
  });

  test('cards 273 and 295: the top card of the deck', () => {
    const game = village({
      red: { persona: [273], hand: [259], stands: { 'red-2': 62 } },
      mat: [206, 207, 208, 209, 210],
      deck: [211, 212],
    });
    expect(foreseen(game, PLACE)).not.toContain(211);
  });

  test('card 331: the die', () => {
    const game = village({ red: { persona: [331], grain: 3, stands: { 'red-2': 123 } } });
    const facts = game.red.foresees(PLACE).map(({ fact }) => fact);
    expect(facts).not.toContain('rolled');
    expect(facts).not.toContain('points');
  });

  test('card 92: the new open cards', () => {
    const game = village({
      red: { coal: 1, stands: { 'red-2': 92 } },
      mat: [206, 207, 208, 209, 210],
      deck: [211, 212, 213, 5, 6, 9],
    });
    expect(foreseen(game, PLACE)).not.toContain(211);
  });

  test('card 307 with a single card of the kind among the three: it is not foretold', () => {
    const game = village({
      red: { persona: [307], grain: 1, hand: [], stands: { 'red-2': 110 } },
      mat: [206, 207, 208, 209, 5],
      deck: [6, 7, 211, 9],
    });
    game.red.places('red-2');
    expect(foreseen(game, { do: 'use', what: 307 })).not.toContain(211);
  });

  test('card 238: what the deck holds', () => {
    const game = village({ red: { hand: [238] }, mat: [206, 207, 208, 209, 210], deck: [211, 236, 237] });
    expect(foreseen(game, { do: 'act', what: 238 })).not.toContain(211);
  });
});

describe('what was revealed can’t be taken back', () => {
  test.each<[string, () => Table]>([
    ['card 25', () => village({ red: { pumpkin: 1, stands: { 'red-2': 25 } } }).red.places('red-2').table],
    ['card 331', () => village({ red: { persona: [331] } }).red.places('red-1').table],
    ['card 232', () => village({ red: { persona: [232] } }).red.places('red-1').table],
    [
      'card 238',
      () =>
        village({ red: { hand: [238] }, mat: [206, 207, 208, 209, 210], deck: [211, 212, 213] }).red.acts(238)
          .table,
    ],
    [
      'card 307',
      () =>
        village({ red: { persona: [307], clay: 1, coins: 1 } })
          .red.places('market')
          .uses(307).table,
    ],
  ])('%s is a barrier', (_name, play) => {
    expect(play().red.canUndo).toBe(false);
  });

  test('an item (259), a goblet’s question (250), a scroll (245) can be taken back', () => {
    const item = village({ red: { hand: [259], pumpkin: 2, coal: 1 } });
    item.red.acts(259);
    expect(item.red.canUndo).toBe(true);
    item.red.undoes();
    expect(item.red.hand).toEqual([259]);
    expect(item.red.points).toBe(0);
    const scroll = village({ red: { hand: [245], coins: 4, stands: { 'red-2': 44 } } });
    scroll.red.places('red-2').uses(245);
    expect(scroll.red.canUndo).toBe(true);
  });
});

test('card 25 with an empty objective deck: only the point', () => {
  const game = village({
    red: { pumpkin: 1, stands: { 'red-2': 25 } },
    objectives: [214, 215, 216],
    blue: { secrets: [217, 218] },
  });
  expect(game.sees.objectiveDeck).toEqual([]);
  game.red.places('red-2');
  expect(game.red.points).toBe(1);
  expect(game.sees.active).toBe('blue');
});

test('card 363: what is given is chosen by the giver, and the others see it', () => {
  const game = village({ red: { persona: [363], hand: [] }, blue: { hand: [206, 207] } });
  game.red.acts(363);
  expect(game.deciders).toEqual([game.blue.seat]);
  expect(game.red.options).toEqual([]);
});
