import { CHARTERS } from '@charterstone/rules';
import { newGame } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const BASIC = { purple: 5, black: 6, green: 7, red: 8, blue: 9, yellow: 10 } as const;

describe('start-up, card 11: fewer than six players', () => {
  test.each([1, 2, 3, 4, 5, 6])(
    '%i seats: every charter, active or not, gets its basic building',
    (seats) => {
      const { village } = newGame({ seats }).sees;
      for (const charter of CHARTERS) expect(village).toMatchObject({ [`${charter}-1`]: BASIC[charter] });
      // Five buildings of the Commons, the Cloud Port and six basic buildings.
      expect(Object.keys(village)).toHaveLength(12);
    },
  );

  test.each([1, 2, 3, 4, 5, 6])(
    '%i seats: the constructed cards of the inactive charters are among the advancement cards',
    (seats) => {
      const game = newGame({ seats });
      const active = game.players.map((player) => player.charter);
      const inactive = CHARTERS.filter((charter) => !active.includes(charter));
      const cards = [...game.sees.mat, ...game.sees.deck].filter((card) => card <= 10);
      expect(cards.sort((a, b) => a - b)).toEqual(inactive.map((charter) => BASIC[charter]));
    },
  );

  test('ruling 28: nobody chooses for an inactive charter, its building stands on the first plot', () => {
    const game = newGame({ charters: ['red', 'blue'], until: 'plots' });
    game.red.lays('red-4');
    game.blue.lays('blue-4');
    expect(game.sees.village).toMatchObject({ 'purple-1': 5, 'black-1': 6, 'green-1': 7, 'yellow-1': 10 });
  });

  test('the building of an inactive charter can be used like any other', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    game.red.places('yellow-1');
    expect(game.red.goods.grain).toBe(1);
  });

  test('inactive charters hold nothing and never decide', () => {
    const game = newGame({ charters: ['red', 'blue'] });
    expect(game.sees.charters.map(({ charter }) => charter)).toEqual(['red', 'blue']);
    expect(game.sees.supply.coin).toBe(36 - 2 * 4);
    expect(game.whereIs(200)).toBe('index');
  });
});
