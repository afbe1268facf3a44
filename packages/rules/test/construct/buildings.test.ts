import { box as boxData } from '@charterstone/box';
import { type Charter, RESOURCES } from '@charterstone/rules';
import { CALM, newGame, type Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const crateOf: { readonly [C in Charter]: number } = {
  purple: 1,
  black: 2,
  green: 3,
  red: 4,
  blue: 5,
  yellow: 6,
};

/** The building stands on the second plot of its charter; its neighbour, the first player, has $4 and what is given. */
function standing(card: number, charter: Charter, goods: Partial<Record<string, number>>): Table {
  const guest = charter === 'red' ? 'blue' : 'red';
  return newGame({ charters: [guest, charter] }).given({
    [charter]: { opened: [crateOf[charter]], built: { [`${charter}-2`]: card } },
    [guest]: goods,
    progress: CALM,
  });
}

/** What a use of plain goods changes for the guest. */
const PLAIN = [
  { card: 22, charter: 'purple', pays: { pumpkin: 1 }, coin: 3 },
  { card: 43, charter: 'black', pays: { coal: 1 }, coin: 2, points: 1 },
  { card: 44, charter: 'black', pays: {}, coin: -4, points: 5 },
  { card: 58, charter: 'green', pays: { wood: 1 }, gains: { metal: 1, clay: 1, pumpkin: 1 } },
  { card: 73, charter: 'red', pays: { clay: 1 }, gains: { pumpkin: 1, grain: 1 } },
  { card: 74, charter: 'red', pays: {}, coin: -1, gains: { coal: 1, wood: 1, grain: 1, metal: 1 } },
  { card: 109, charter: 'yellow', pays: { grain: 1 }, coin: 1, points: 2 },
] as const satisfies readonly {
  card: number;
  charter: Charter;
  pays: object;
  coin?: number;
  points?: number;
  gains?: object;
}[];

describe('the twelve buildings of the starting crates', () => {
  test.each(PLAIN)('building $card does what is printed on it', (row) => {
    const game = standing(row.card, row.charter, row.pays);
    const guest = game.decider;
    guest.places(`${row.charter}-2`);
    const nothing = { coin: 0, metal: 0, grain: 0, wood: 0, coal: 0, clay: 0, pumpkin: 0 };
    expect(guest.goods).toEqual({
      ...nothing,
      ...('gains' in row ? row.gains : {}),
      coin: 4 + ('coin' in row ? row.coin : 0),
    });
    expect(guest.points).toBe('points' in row ? row.points : 0);
    expect(guest.influence).toBe(12);
    expect(guest.decides).toBe(false);
  });

  test.each([
    { card: 22, charter: 'purple', short: ['pumpkin', 1] },
    { card: 43, charter: 'black', short: ['coal', 1] },
    { card: 58, charter: 'green', short: ['wood', 1] },
    { card: 59, charter: 'green', short: ['wood', 1] },
    { card: 73, charter: 'red', short: ['clay', 1] },
    { card: 88, charter: 'blue', short: ['metal', 1] },
    { card: 89, charter: 'blue', short: ['metal', 1] },
    { card: 109, charter: 'yellow', short: ['grain', 1] },
    { card: 110, charter: 'yellow', short: ['grain', 1] },
  ] as const)('building $card takes $short', ({ card, charter, short }) => {
    const [good, n] = short;
    expect(standing(card, charter, {}).decider.cannotPlaceOn(`${charter}-2`)).toEqual([
      { lack: 'goods', good, short: n },
    ]);
  });

  test.each([
    { card: 23, charter: 'purple', coins: 1 },
    { card: 44, charter: 'black', coins: 4 },
    { card: 74, charter: 'red', coins: 1 },
  ] as const)('building $card takes $coins coins', ({ card, charter, coins }) => {
    const game = standing(card, charter, { coins: coins - 1 });
    expect(game.decider.cannotPlaceOn(`${charter}-2`)).toEqual([{ lack: 'goods', good: 'coin', short: 1 }]);
    game.given({ [game.decider.charter]: { coins } });
    expect(game.decider.options).toContain(`place big ${charter}-2`);
  });

  test('building 23: $1 for any 3 resources, alike or not', () => {
    const alike = standing(23, 'purple', {});
    alike.red.places('purple-2').picks('wood', 'wood', 'wood');
    expect(alike.red.goods).toMatchObject({ coin: 3, wood: 3 });
    expect([alike.red.points, alike.red.decides]).toEqual([0, false]);
    const mixed = standing(23, 'purple', {});
    mixed.red.places('purple-2').picks('metal', 'coal', 'pumpkin');
    expect(mixed.red.goods).toMatchObject({ coin: 3, metal: 1, coal: 1, pumpkin: 1 });
    expect([mixed.red.points, mixed.red.decides]).toEqual([0, false]);
  });

  test('building 23: some of the three may be left (rule 15)', () => {
    const game = standing(23, 'purple', {});
    game.red.places('purple-2').picks('wood').picksNothing();
    expect(game.red.goods).toMatchObject({ coin: 3, wood: 1 });
    expect(game.red.decides).toBe(false);
  });

  test('building 59: a wood for $3 or for reputation', () => {
    const coins = standing(59, 'green', { wood: 1 });
    coins.red.places('green-2');
    expect(coins.red.options).toEqual(['choose coins', 'choose word']);
    coins.red.chooses('coins');
    expect(coins.red.goods).toMatchObject({ coin: 7, wood: 0 });
    const word = standing(59, 'green', { wood: 1 });
    word.red.places('green-2').chooses('word').uses(59);
    expect(word.red.coins).toBe(4);
    expect(word.told('esteemed')).toMatchObject([{ charter: 'red', why: 59 }]);
    expect(word.red.influence).toBe(11);
  });

  test('building 88: a metal for an open advancement card', () => {
    const game = standing(88, 'blue', { metal: 1 }).given({ mat: [206, 5, 207, 6, 7] });
    game.red.places('blue-2');
    expect(game.red.options).toEqual([206, 5, 207, 6, 7].map((card) => `pick ${card}`).concat('pick none'));
    game.red.takes(6);
    expect(game.red.hand).toEqual([6, 8]);
    expect([game.red.goods.metal, game.red.points]).toEqual([0, 0]);
  });

  test('building 89: a metal regains 1 paid influence and brings 2 VP', () => {
    const game = standing(89, 'blue', { metal: 1 }).given({ red: { influence: 10 } });
    game.red.places('blue-2');
    expect([game.red.influence, game.red.spent, game.red.goods.metal]).toEqual([11, 1, 0]);
    expect(game.red.points).toBe(2);
  });

  test('building 110: a grain for an open assistant and 2 VP', () => {
    const game = standing(110, 'yellow', { grain: 1 }).given({ mat: [206, 5, 207, 6, 7] });
    game.red.places('yellow-2').takes(207);
    expect(game.red.hand).toEqual([8, 207]);
    expect([game.red.goods.grain, game.red.points]).toEqual([0, 2]);
  });
});

describe('the twelve buildings as cards', () => {
  const pairs = [
    [1, 22, 23],
    [2, 43, 44],
    [3, 58, 59],
    [4, 73, 74],
    [5, 88, 89],
    [6, 109, 110],
  ] as const;

  test.each(pairs.flatMap(([crate, ...cards]) => cards.map((card) => ({ crate, card }))))(
    'building $card is constructed with its four resources and no others',
    ({ crate, card }) => {
      const data = boxData.cards[card];
      if (data?.kind !== 'building' || data.build === undefined) throw new Error(`${card} is a building`);
      const { build } = data;
      const enough = Object.fromEntries(RESOURCES.map((resource) => [resource, build[resource] ?? 0]));
      expect(Object.values(enough).reduce((sum, n) => sum + n, 0)).toBe(4);
      const game = newGame({ charters: ['red', 'blue'] }).given({ progress: CALM });
      for (const resource of RESOURCES) {
        if (build[resource] === undefined) continue;
        const less = { ...enough, [resource]: build[resource] - 1 };
        const short = newGame({ charters: ['red', 'blue'] });
        short.given({ red: { ...less, opened: [crate], hand: [card] } });
        expect(short.red.cannotPlaceOn('zeppelin')).toEqual([
          { lack: 'build', card, goods: [{ good: resource, short: 1 }] },
        ]);
      }
      game.given({ red: { ...enough, opened: [crate], hand: [card] } });
      game.red.places('zeppelin').builds(card, 'red-2');
      expect(RESOURCES.map((resource) => game.red.goods[resource])).toEqual([0, 0, 0, 0, 0, 0]);
    },
  );
});
