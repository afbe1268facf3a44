import { CALM } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { village } from '../village.ts';

describe.each([241, 242, 243, 244])(
  'card %i: an amulet brings a worker home and gives another turn',
  (card) => {
    test('at the end of the turn', () => {
      const game = village({ red: { hand: [card], workers: ['treasury', 'home'] } });
      expect(game.red.options).not.toContain(`act ${card}`);
      game.red.places('red-1');
      expect(game.red.options).toEqual([`act ${card}`, 'end']);
      game.red.acts(card);
      expect(game.red.options).toEqual(['pick big', 'pick small']);
      game.red.picks('big');
      expect(game.red.workers).toEqual(['home', 'red-1']);
      expect(game.sees.active).toBe('red');
      expect(game.whereIs(card)).toBe('discard');
      game.red.places('green-1');
      expect(game.sees.active).toBe('blue');
    });

    test('a minion can be the worker', () => {
      const game = village({ red: { hand: [card], minions: { cat: ['red-2'] }, stands: { 'red-2': 73 } } });
      game.red.places('red-1').acts(card).picks('cat');
      expect(game.red.minions('cat')).toEqual(['home']);
      expect(game.red.workers).toEqual(['red-1', 'home']);
    });

    test('after retrieving all there is nobody to bring home; the turn comes anyway', () => {
      const game = village({ red: { hand: [card], workers: ['treasury', 'home'] } });
      game.red.retrieves();
      expect(game.red.options).toEqual([`act ${card}`, 'end']);
      game.red.acts(card);
      expect(game.sees.active).toBe('red');
      expect(game.red.workers).toEqual(['home', 'home']);
      expect(game.whereIs(card)).toBe('discard');
    });

    test('a turn of the same round: without influence the token moves again (ruling 8)', () => {
      const game = village({ red: { hand: [card], influence: 0 } });
      const { round } = game.sees;
      game.red.places('red-1').acts(card);
      expect(game.sees.round).toBe(round);
      expect(game.progress).toBe(CALM + 1);
    });
  },
);

test('cards 241 and 242 in one turn: two turns more', () => {
  const game = village({ red: { hand: [241, 242] } });
  game.red.places('red-1').acts(241).ends();
  game.red.places('green-1').acts(242);
  expect(game.sees.active).toBe('red');
  game.red.places('purple-1');
  expect(game.sees.active).toBe('blue');
});
