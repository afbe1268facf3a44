import { BEFORE_INCOME, type Holding } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { village } from '../village.ts';

const FOR_73 = { clay: 2, grain: 1, metal: 1 } as const;

describe('cards 28, 31, 54, 63, 78, 99, 120, 121: income buildings (ruling 11)', () => {
  const BUILDINGS = [28, 31, 54, 63, 78, 99, 120, 121];

  test.each(BUILDINGS)('card %i: an influence on its octagon, no income at once', (card) => {
    const game = village({ red: { coins: 0, stands: { 'red-2': card } } });
    game.red.places('red-2');
    expect(game.octagonsOn('red-2')).toEqual(['red']);
    expect([game.red.influence, game.red.spent]).toEqual([11, 0]);
    expect([game.red.coins, game.red.points]).toEqual([0, 0]);
  });

  test.each(BUILDINGS)('card %i: not offered to whoever has a token there; another may', (card) => {
    const game = village({ red: { stands: { 'red-2': card }, octagons: ['red-2'] } });
    expect(game.red.options).not.toContain('place big red-2');
    game.red.places('red-1');
    game.blue.places('red-2');
    expect(game.octagonsOn('red-2')).toEqual(['red', 'blue']);
  });

  test.each(BUILDINGS)('card %i: not without influence', (card) => {
    const game = village({ red: { influence: 0, stands: { 'red-2': card } } });
    expect(game.red.options).not.toContain('place big red-2');
  });

  test.each<[number, Holding & { vp?: number }]>([
    [28, { vp: 2 }],
    [31, { vp: 1, pumpkin: 2 }],
    [54, { coins: 2 }],
    [63, { wood: 1, metal: 1, clay: 1 }],
    [78, { vp: 1, coins: 1 }],
    [120, { grain: 1, coins: 1 }],
    [121, { grain: 1, influence: 1 }],
  ])('card %i gives %j on income, to each token', (card, gains) => {
    const game = village({
      red: { coins: 6, stands: { 'red-2': card }, octagons: ['red-2'] },
      blue: { coins: 0, influence: 5, octagons: ['red-2'] },
      objectives: [215, 214, 217],
      progress: BEFORE_INCOME,
    });
    game.red.places('grandstand').scores(215);
    const { vp = 0, coins = 0, influence = 0, ...goods } = gains;
    expect(game.blue.points).toBe(vp);
    expect(game.red.points).toBe(5 + vp);
    expect(game.blue.coins).toBe(coins);
    expect(game.blue.influence).toBe(5 + Number(influence));
    for (const [good, n] of Object.entries(goods)) expect(game.blue.has({ [good]: Number(n) })).toBe(true);
  });

  test('card 99 gives a card on income, each in reverse turn order', () => {
    const game = village({
      red: { coins: 6, hand: [], stands: { 'red-2': 99 }, octagons: ['red-2'] },
      blue: { hand: [], octagons: ['red-2'] },
      objectives: [215, 214, 217],
      mat: [206, 207, 208, 209, 210],
      progress: BEFORE_INCOME,
    });
    game.red.places('grandstand').scores(215);
    game.red.takes(206);
    expect(game.blue.options).not.toContain('pick 206');
    game.blue.takes(207);
    expect([game.red.hand, game.blue.hand]).toEqual([[206], [207]]);
  });

  test('rule 18: an octagon’s token stops building over (ruling 12)', () => {
    const game = village({ red: { ...FOR_73, hand: [73], stands: { 'red-2': 54 }, octagons: ['red-2'] } });
    game.red.places('zeppelin');
    expect(game.red.options).not.toContain('build 73 red-2');
    expect(game.red.options).toContain('build 73 red-3');
  });
});
