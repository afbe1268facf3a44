import { newGame, theBox } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const TAKES = [1, 2, 2, 3, 3, 3] as const;
const BONUS = ['none', 'none', '1 VP', 'none', '1 VP', 'reputation'] as const;
const columns = TAKES.map((take, i) => ({ column: i + 1, take, bonus: BONUS[i] }));

describe('rule 22: the rows of the track', () => {
  test('three are printed, each taking 1 2 2 3 3 3', () => {
    const printed = theBox().board.quota.filter(({ card }) => card === undefined);
    expect(printed.map(({ row, take }) => ({ row, take }))).toEqual(
      ['resource', 'coin', 'card'].map((row) => ({ row, take: TAKES })),
    );
  });

  test('two are stickers (cards 34 and 37) of five spaces: none in the first column', () => {
    const stickers = theBox().board.quota.filter(({ card }) => card !== undefined);
    expect(stickers.map(({ row, card, take }) => ({ row, card, take }))).toEqual([
      { row: 'minion', card: 34, take: [0, 2, 2, 3, 3, 3] },
      { row: 'peril', card: 37, take: [0, 2, 2, 3, 3, 3] },
    ]);
  });

  test('a game begins with the printed ones: whoever has everything sells to these 18 spaces', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({
      unlocked: true,
      red: {
        coins: 3,
        clay: 3,
        hand: [206, 207, 208],
        minions: { cat: ['home', 'home', 'home'] },
        perils: { blight: 3 },
      },
    });
    game.red.places('cloudPort');
    expect(game.red.options).toEqual(
      ['resource', 'coin', 'card'].flatMap((row) => columns.map(({ column }) => `sell ${row}-${column}`)),
    );
  });

  test.each([
    { rule: 34, row: 'minion' },
    { rule: 37, row: 'peril' },
  ])('card $rule adds the row for a $row, and only that', ({ rule, row }) => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({
      unlocked: true,
      rules: [rule],
      red: { coins: 0, hand: [], minions: { cat: ['home', 'home', 'home'] }, perils: { blight: 3 } },
    });
    game.red.places('cloudPort');
    expect(game.red.options).toEqual([2, 3, 4, 5, 6].map((column) => `sell ${row}-${column}`));
  });
});

describe.each(columns)('rule 22: column $column takes $take, bonus: $bonus', ({ column, take, bonus }) => {
  const finish = (game: ReturnType<typeof newGame>): void => {
    if (bonus === 'reputation') game.red.uses('cloudPort');
    expect(game.red.decides).toBe(false);
    expect(game.red.points).toBe(bonus === '1 VP' ? 4 : 3);
    expect(game.told('esteemed')).toHaveLength(bonus === 'reputation' ? 1 : 0);
    expect(game.red.influence).toBe(bonus === 'reputation' ? 10 : 11);
  };

  test('coins', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { coins: take } });
    const { coin } = game.sees.supply;
    game.red.places('cloudPort').sells(`coin-${column}`);
    expect(game.red.coins).toBe(0);
    expect(game.sees.supply.coin).toBe(coin + take);
    expect(game.sees.quota).toEqual({ [`coin-${column}`]: 'red' });
    finish(game);
  });

  test('resources', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: take } });
    game.red.places('cloudPort').sells(`resource-${column}`);
    expect(game.red.goods.clay).toBe(0);
    expect(game.sees.supply.clay).toBe(12);
    expect(game.sees.quota).toEqual({ [`resource-${column}`]: 'red' });
    finish(game);
  });

  test('advancement cards, which are discarded', () => {
    const hand = [206, 207, 208].slice(0, take);
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { hand } });
    // The own card goes to the discard pile when the hand is laid out.
    const discarded = game.sees.discard.length;
    game.red.places('cloudPort').sells(`card-${column}`);
    expect(game.red.hand).toEqual([]);
    expect(game.sees.discard).toHaveLength(discarded + take);
    expect(game.sees.quota).toEqual({ [`card-${column}`]: 'red' });
    finish(game);
  });

  test('one short of each is refused', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    // One space elsewhere stays possible, so that the Cloud Port can be entered at all.
    for (const row of ['coin', 'resource', 'card'] as const) {
      game.given({
        red: {
          coins: row === 'coin' ? take - 1 : 3,
          clay: row === 'resource' ? take - 1 : 3,
          hand: [206, 207, 208].slice(0, row === 'card' ? take - 1 : 3),
        },
      });
      game.red.places('cloudPort');
      expect(game.red.cannot({ do: 'sell', at: `${row}-${column}` })).toEqual([
        { lack: 'goods', good: row, short: 1 },
      ]);
      game.red.undoes();
    }
  });
});

describe('rule 22: selling', () => {
  test('the resources need not be of one kind', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 2, wood: 1, metal: 1 } });
    game.red.places('cloudPort').sells('resource-4').pays('metal', 'wood', 'clay');
    expect(game.red.goods).toMatchObject({ clay: 1, wood: 0, metal: 0 });
    expect(game.told('paid').map(({ good }) => good)).toEqual(['metal', 'wood', 'clay']);
  });

  test('no selection is asked twice: kinds are paid in a fixed order', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 2, metal: 2 } });
    game.red.places('cloudPort').sells('resource-2');
    expect(game.red.options).toEqual(['pay metal', 'pay clay']);
    game.red.pays('clay');
    // The second clay is the only one left to say.
    expect(game.red.goods).toMatchObject({ clay: 0, metal: 2 });
  });

  test('cards of any kind can be sold together: an assistant, a building card, a constructed one', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ red: { opened: [4], built: { 'red-2': 73 }, hand: [73, 74, 206] } });
    game.red.places('cloudPort').sells('card-4');
    expect([...game.sees.discard].sort((a, b) => a - b)).toEqual([73, 74, 206]);
  });

  test('of several cards the player says which', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { hand: [8, 206, 207] } });
    game.red.places('cloudPort').sells('card-1');
    expect(game.red.options).toEqual(['pay 8', 'pay 206', 'pay 207']);
    game.red.pays(206);
    expect(game.red.hand).toEqual([8, 207]);
  });

  test('any open space may be selected, not only the first', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { clay: 2, coins: 3 } });
    game.red.places('cloudPort');
    expect(game.red.options).toEqual([
      ...[1, 2, 3].map((column) => `sell resource-${column}`),
      ...[1, 2, 3, 4, 5, 6].map((column) => `sell coin-${column}`),
      'sell card-1',
    ]);
  });

  test('each space is used once a game, whoever used it', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({ red: { quota: ['coin-1'] }, blue: { quota: ['coin-2'] } });
    game.red.places('cloudPort');
    expect(game.red.cannot({ do: 'sell', at: 'coin-1' })).toEqual([{ lack: 'taken', space: 'coin-1' }]);
    expect(game.red.cannot({ do: 'sell', at: 'coin-2' })).toEqual([{ lack: 'taken', space: 'coin-2' }]);
    expect(game.red.options).toContain('sell coin-3');
  });

  test('with every space taken nobody can sell', () => {
    const row = (name: string): string[] => [1, 2, 3, 4, 5, 6].map((column) => `${name}-${column}`);
    const game = newGame({ charters: ['red', 'blue'] });
    game.given({
      red: { quota: [...row('coin'), 'card-1', 'card-2', 'card-3'], clay: 3 },
      blue: { quota: [...row('resource'), 'card-4', 'card-5', 'card-6'] },
    });
    expect(game.red.cannotPlaceOn('cloudPort')).toEqual([{ lack: 'aim', deed: 'quota' }]);
  });

  test('rows that are not unlocked (minions, peril) do not exist', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('cloudPort');
    for (const at of ['minion-1', 'peril-1'])
      expect(game.red.cannot({ do: 'sell', at })).not.toContainEqual({ lack: 'taken', space: at });
    expect(game.red.options.filter((text) => /minion|peril/.test(text))).toEqual([]);
  });
});

describe('rule 22: the bonus is optional', () => {
  test('reputation can be declined', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('cloudPort').sells('coin-6');
    expect(game.red.options).toEqual(['use cloudPort', 'pass cloudPort']);
    game.red.passes();
    expect(game.told('esteemed')).toEqual([]);
    expect([game.red.points, game.red.influence]).toEqual([3, 11]);
  });

  test('+1 VP can be left by placing carefully', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.placesCarefully('cloudPort').sells('coin-3').leaves('vp').takes('vp');
    expect(game.red.points).toBe(3);
  });

  test('without a second token the reputation of the space is not even offered', () => {
    const game = newGame({ charters: ['red', 'blue'] }).given({ red: { influence: 1 } });
    game.red.places('cloudPort').sells('coin-6');
    expect(game.red.decides).toBe(false);
    expect([game.red.points, game.red.influence]).toEqual([3, 0]);
  });
});
