import { ends, inGame, settles, type Table, write } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';

const BUILDINGS = [22, 23, 43, 44, 58, 59, 88, 89, 109, 110];
const INACTIVE = ['purple', 'green', 'yellow', 'black', 'blue'];

/** Red plays alone; ten unconstructed buildings are in the deck. */
function alone(game: number): Table {
  const table = inGame({ game, charters: ['red'] });
  table.given({ unlocked: true, red: { hand: [] }, deck: BUILDINGS });
  return table;
}

const built = (game: Table) => game.action.filter((fact) => fact.fact === 'built');

describe('rule 2 (card 126): inactive charters in set-up', () => {
  test('each gets a building from the deck, on its lowest open plot, without price', () => {
    const game = settles(ends(alone(3)));
    expect(game.sees.game).toBe(4);
    const raised = built(game);
    expect(raised.map(({ charter }) => charter).toSorted()).toEqual(INACTIVE.toSorted());
    for (const { charter, site, card } of raised) {
      expect(site).toBe(`${charter}-2`);
      expect(BUILDINGS).toContain(card);
      expect(game.sees.village[site]).toBe(card);
    }
    expect(game.sees.village['red-2']).toBeUndefined();
  });

  test('the constructed card, crate and all, is shuffled back with the revealed ones', () => {
    const game = settles(ends(alone(3)));
    for (const { card } of built(game)) expect(game.whereIs(card)).toMatch(/^(deck|mat-\d)$/);
    expect(game.sees.deck.length + game.sees.mat.length).toBe(8 + 6 + BUILDINGS.length);
  });

  test('with no unconstructed building in the deck nothing is built', () => {
    const game = settles(ends(inGame({ game: 3, charters: ['red'] })));
    expect(built(game)).toEqual([]);
  });

  test('a charter without an open plot gets none', () => {
    const game = alone(3);
    write(game, { stand: { 'blue-2': 91, 'blue-3': 98, 'blue-4': 99, 'blue-5': 103, 'blue-6': 104 } });
    settles(ends(game));
    expect(built(game).map(({ charter }) => charter)).not.toContain('blue');
    expect(built(game)).toHaveLength(4);
  });

  test('plots are filled from the lowest on', () => {
    const game = write(alone(3), { stand: { 'blue-2': 91, 'blue-4': 98 } });
    settles(ends(game));
    expect(built(game).find(({ charter }) => charter === 'blue')?.site).toBe('blue-3');
  });

  test('not before the rule is there: the second game is set up without it', () => {
    expect(built(settles(ends(alone(1))))).toEqual([]);
  });

  test('nor for charters that somebody plays', () => {
    const game = inGame({ game: 3, charters: ['red', 'blue', 'green', 'yellow', 'purple', 'black'] });
    game.given({ unlocked: true, deck: BUILDINGS });
    expect(built(settles(ends(game)))).toEqual([]);
  });
});
