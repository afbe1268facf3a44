import { CHARTERS, type Charter } from '@charterstone/rules';
import { ends, inGame, isAsked, settles, sheetOf, type Table } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { islandsOf } from './village.ts';

const COMPANIONS = [337, 338, 339, 340, 341, 342];

/** Game 5 is over, a door is open: the companions are dealt. */
function dealt(charters: readonly Charter[], door: 'G' | 'H' = 'G', seed = 'companions'): Table {
  const game = inGame({ game: 5, charters, seed }).given(islandsOf(charters));
  return settles(ends(game), [`open ${door}`, 'mark row-10'], isAsked('choose kind'));
}

const all = (game: Table) => COMPANIONS.map((card) => game.whereIs(card));

describe('companions 337 to 342 (crates G and H)', () => {
  test.each(['G', 'H'] as const)('crate %s: one for each of the six charters, dealt at random', (door) => {
    const game = settles(dealt(['red', 'blue'], door), ['choose unkind', 'mark row-10']);
    expect(all(game).toSorted()).toEqual(CHARTERS.map((charter) => `hand-${charter}`).toSorted());
  });

  test('not always the same ones', () => {
    const deals = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd'])
      deals.add(all(dealt(['red', 'blue', 'green', 'yellow', 'purple', 'black'], 'G', seed)).join());
    expect(deals.size).toBeGreaterThan(1);
  });

  test('all players answer side by side', () => {
    const game = dealt(['red', 'blue', 'green', 'yellow', 'purple', 'black']);
    expect(game.deciders).toHaveLength(6);
    for (const seat of game.deciders)
      expect(game.seat(seat).options).toEqual(['choose kind', 'choose unkind']);
  });

  test('a kind word is remembered for the rest of the campaign: it counts in the battle', () => {
    const six = ['red', 'blue', 'green', 'yellow', 'purple', 'black'] as const;
    const game = settles(
      dealt(six),
      ['choose kind', 'mark coin', 'mark row-10'],
      ({ sees }) => sees.game === 6,
    );
    const kind = () => COMPANIONS.filter((card) => game.sees.notes[card] === 1);
    expect(kind()).toEqual(COMPANIONS);
    settles(ends(game), ['mark row-10'], ({ sees }) => sees.game === 7);
    expect(kind()).toEqual(COMPANIONS);
  });

  test('kind: a circle of capacity', () => {
    const game = dealt(['red', 'blue', 'green', 'yellow', 'purple', 'black']);
    game.red.chooses('kind');
    expect(game.red.options).toEqual(['mark resource', 'mark coin', 'mark card', 'mark minion']);
    game.red.does({ do: 'mark', what: 'minion' });
    expect(sheetOf(game, 'red').circles).toEqual([1, 1, 1, 2]);
    expect(sheetOf(game, 'red').glory).toBe(1);
  });

  test('unkind: a star', () => {
    const game = dealt(['red', 'blue', 'green', 'yellow', 'purple', 'black']);
    const before = sheetOf(game, 'red').glory;
    game.red.chooses('unkind').does({ do: 'mark', what: 'row-3' });
    expect(sheetOf(game, 'red').stars[2]).toBe(1);
    expect(sheetOf(game, 'red').glory).toBe(before + 1);
    expect(sheetOf(game, 'red').circles).toEqual([1, 1, 1, 1]);
  });

  test('for inactive charters the chooser decides (ruling 19), and the village goes on', () => {
    const charters = ['red', 'blue'] as const;
    const game = inGame({ game: 5, charters }).given(islandsOf(charters));
    game.given({ unlocked: true, red: { chest: [280, 293], influence: 3 }, blue: { chest: [] } });
    settles(ends(game), ['open G', 'mark row-10'], isAsked('choose kind'));
    expect(game.told('goalMet')).toMatchObject([{ charters: ['red'] }]);
    // Five answers are red’s: its own and those of four charters nobody plays; one is blue’s.
    game.blue.chooses('unkind').does({ do: 'mark', what: 'row-10' });
    for (let i = 0; i < 5; i++) {
      expect(game.deciders).toEqual([game.red.seat]);
      game.red.chooses('unkind').does({ do: 'mark', what: 'row-1' });
    }
    for (const charter of ['green', 'yellow', 'purple', 'black', 'red'] as const)
      expect(sheetOf(game, charter).stars[0]).toBe(1);
  });

  test('both doors lead to guidepost 405', () => {
    for (const door of ['G', 'H'] as const) {
      const game = settles(dealt(['red', 'blue'], door), ['choose unkind', 'mark row-10']);
      expect(game.whereIs(405)).toBe('guidepost');
    }
  });
});
