import { newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

describe('start-up, card 4: basic buildings', () => {
  test('all seats choose the plot of their basic building side by side, in any order', () => {
    const game = newGame({ charters: ['red', 'blue', 'green'], until: 'plots' });
    expect(game.deciders).toEqual([1, 2, 3]);
    game.green.lays('green-5');
    expect(game.deciders).toEqual([1, 2]);
    game.red.lays('red-3');
    expect(game.deciders).toEqual([2]);
    expect(game.sees.round).toBe(0);
    game.blue.lays('blue-6');
    expect(game.sees.round).toBe(1);
    expect(game.sees.village).toMatchObject({ 'green-5': 7, 'red-3': 8, 'blue-6': 9 });
  });

  test('each seat is offered its six own plots and no others', () => {
    const game = newGame({ charters: ['red', 'blue'], until: 'plots' });
    expect(game.red.options).toEqual([1, 2, 3, 4, 5, 6].map((plot) => `lay 8 red-${plot}`));
    expect(game.blue.options).toEqual([1, 2, 3, 4, 5, 6].map((plot) => `lay 9 blue-${plot}`));
    game.red.cannot({ do: 'lay', what: 8, at: 'blue-1' });
    game.red.cannot({ do: 'lay', what: 9, at: 'red-1' });
    game.red.cannot({ do: 'lay', what: 8, at: 'treasury' });
  });

  test('whoever has laid the building waits for the others', () => {
    const game = newGame({ charters: ['red', 'blue'], until: 'plots' });
    game.red.lays('red-1');
    expect(game.red.options).toEqual([]);
    expect(game.red.cannot({ do: 'lay', what: 8, at: 'red-2' })).toEqual([{ lack: 'notYourDecision' }]);
  });

  test('the constructed basic building card, with its crate, stays with its player (rule 10)', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    expect(game.red.hand).toEqual([8]);
    expect(game.blue.hand).toEqual([9]);
  });

  test('basic buildings cost nothing and give the charter’s resource, for all six charters', () => {
    const gives = {
      red: 'clay',
      purple: 'pumpkin',
      green: 'wood',
      yellow: 'grain',
      black: 'coal',
      blue: 'metal',
    } as const;
    const game = newGame({ seats: 6, first: 'red' });
    for (const player of game.players) {
      const { charter } = player;
      player.places(`${charter}-1`);
      expect(game.told('paid')).toEqual([]);
      expect(player.goods).toMatchObject({ coin: 4, [gives[charter]]: 1 });
      expect(game.told('gained')).toMatchObject([{ charter, good: gives[charter], n: 1 }]);
    }
  });
});
