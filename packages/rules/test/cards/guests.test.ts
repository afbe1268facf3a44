import { BEFORE_INCOME, newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { village } from './village.ts';

const GUESTS = [
  { card: 281, reward: 'vp', resource: 'pumpkin' },
  { card: 282, reward: 'vp', resource: 'coal' },
  { card: 283, reward: 'vp', resource: 'wood' },
  { card: 284, reward: 'vp', resource: 'clay' },
  { card: 285, reward: 'vp', resource: 'metal' },
  { card: 286, reward: 'vp', resource: 'grain' },
  { card: 287, reward: 'coin', resource: 'pumpkin' },
  { card: 288, reward: 'coin', resource: 'coal' },
  { card: 289, reward: 'coin', resource: 'wood' },
  { card: 290, reward: 'coin', resource: 'clay' },
  { card: 291, reward: 'coin', resource: 'metal' },
  { card: 292, reward: 'coin', resource: 'grain' },
] as const;

describe.each(GUESTS)(
  'card $card: a guest gives $reward and $resource on income',
  ({ card, reward, resource }) => {
    const start = (seats: 2 | 4) =>
      village(
        {
          red: { coins: 6 },
          blue: { coins: 0, hand: [card] },
          objectives: [215, 214, 217],
          progress: BEFORE_INCOME,
        },
        seats === 2 ? {} : { charters: ['red', 'blue', 'green', 'yellow'] },
      )
        .red.places('grandstand')
        .scores(215).table;

    test('both with two players, without a question', () => {
      const game = start(2);
      expect(game.blue.goods[resource]).toBe(1);
      expect(reward === 'vp' ? game.blue.points : game.blue.coins).toBe(1);
      expect(game.sees.active).toBe('blue');
    });

    test('one of them with four players', () => {
      const game = start(4);
      const word = reward === 'vp' ? 'points' : 'coins';
      expect(game.blue.options).toEqual([`choose ${word}`, 'choose goods']);
      game.blue.chooses('goods');
      expect(game.blue.goods[resource]).toBe(1);
      expect(game.blue.points + game.blue.coins).toBe(0);
      const other = start(4);
      other.blue.chooses(word);
      expect(other.blue.goods[resource]).toBe(0);
      expect(other.blue.points + other.blue.coins).toBe(1);
    });

    test('nothing for whoever only has it on the mat', () => {
      const game = village({
        red: { coins: 6 },
        mat: [card, 206, 207, 208, 209],
        objectives: [215, 214, 217],
        progress: BEFORE_INCOME,
      });
      game.red.places('grandstand').scores(215);
      expect(game.red.goods[resource]).toBe(0);
    });
  },
);

describe('rule 11: guests in order', () => {
  test('from the current player in reverse turn order (cards 282 and 283)', () => {
    const game = village(
      {
        red: { coins: 6, hand: [281] },
        purple: { hand: [282] },
        green: { hand: [283] },
        yellow: { hand: [284] },
        objectives: [215, 214, 217],
        progress: BEFORE_INCOME,
      },
      { charters: ['red', 'purple', 'green', 'yellow'] },
    );
    const order: string[] = [];
    game.red.places('grandstand').scores(215);
    while (game.decider.options.includes('choose goods')) {
      order.push(game.decider.charter);
      game.decider.chooses('goods');
    }
    expect(order).toEqual(['red', 'yellow', 'green', 'purple']);
  });

  test('the last token of a supply goes to whoever comes first (ruling 9)', () => {
    const game = village(
      {
        red: { coins: 6 },
        purple: { hand: [281], pumpkin: 11 },
        green: { hand: [287] },
        objectives: [215, 214, 217],
        progress: BEFORE_INCOME,
      },
      { charters: ['red', 'purple', 'green'] },
    );
    game.red.places('grandstand').scores(215);
    expect(game.green.goods.pumpkin).toBe(1);
    expect(game.purple.goods.pumpkin).toBe(11);
  });

  test('several guests: all of them', () => {
    const game = village({
      red: { coins: 6, hand: [281, 282, 287] },
      objectives: [215, 214, 217],
      progress: BEFORE_INCOME,
    });
    game.red.places('grandstand').scores(215);
    expect(game.red.has({ pumpkin: 2, coal: 1, coin: 7 })).toBe(true);
    expect(game.red.points).toBe(7);
  });

  test('no income before rule 24 is there: the space alone does nothing', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({
      unlocked: true,
      red: { coins: 6, hand: [281] },
      objectives: [215, 214, 217],
      progress: BEFORE_INCOME,
    });
    game.red.places('grandstand').scores(215);
    expect(game.red.goods.pumpkin).toBe(0);
  });
});
