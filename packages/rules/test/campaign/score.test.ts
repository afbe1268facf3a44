import type { Charter, Fact } from '@charterstone/rules';
import { ends, inGame, type Position, type Sheets, settles, type Table, write } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { islandsOf, printedValue } from './village.ts';

type Ended = Extract<Fact, { readonly fact: 'campaignEnded' }>;

const THREE = ['red', 'blue', 'green'] as const;
const ISLANDS = islandsOf(THREE);

/** The twelfth game is over. Whoever has more points is `winner`; everybody fills stars in the tenth row. */
function finished(sheets: Sheets, position: Position = {}): { game: Table; ended: Ended } {
  const game = inGame({ game: 12, charters: THREE }).given(ISLANDS);
  game.given({ unlocked: true, red: { influence: 5 }, blue: { influence: 6 }, green: { influence: 7 } });
  game.given({ unlocked: true, ...position });
  write(game, sheets);
  return ending(game, ['pass']);
}

function ending(game: Table, wishes: readonly string[]): { game: Table; ended: Ended } {
  const told = (): Ended | undefined =>
    game.history.find((fact): fact is Ended => fact.fact === 'campaignEnded');
  settles(ends(game), [...wishes, 'mark row-10'], () => told() !== undefined);
  const ended = told();
  if (ended === undefined) throw new Error('the campaign did not end');
  return { game, ended };
}

const scoreOf = (ended: Ended, charter: Charter) => {
  const score = ended.scores.find((one) => one.charter === charter);
  if (score === undefined) throw new Error(`${charter} has no score`);
  return score;
};

/** Weights of the cards as the box of the game has them: circle, used persona, victory. */
const WEIGHTS: readonly (readonly [card: number, circle: number, persona: number, victory: number])[] = [
  [344, 1, 6, 8],
  [345, 1, 7, 7],
  [346, 2, 5, 8],
  [347, 2, 7, 6],
  [348, 3, 5, 7],
  [349, 3, 6, 6],
];
const FULL = [4, 4, 4, 4];

describe('ruling 21: what was taken in secret', () => {
  test('is shown to everybody when the campaign is decided, and archived', () => {
    const { game } = finished({ red: { secret: 348 }, blue: { secret: 345 } });
    for (const [card, charter] of [
      [348, 'red'],
      [345, 'blue'],
    ] as const) {
      expect(game.history).toContainEqual(
        expect.objectContaining({ fact: 'cardMoved', card, from: `secret-${charter}`, to: 'archive' }),
      );
      expect(game.whereIs(card)).toBe('archive');
    }
  });
});

describe('the end of the campaign: points', () => {
  test.each(WEIGHTS)(
    'victory card %i: %i a circle, %i a used persona, %i a victory, 10 a star',
    (card, circle, persona, victory) => {
      // Green wins the last game, so red’s three victories stay three; its circles are full already.
      const { ended } = finished(
        { red: { secret: card, circles: FULL, used: [280, 293], victories: 3, stars: [3, 2] } },
        { green: { points: 1 } },
      );
      expect(scoreOf(ended, 'red')).toMatchObject({
        capacity: 16 * circle,
        personas: 2 * persona,
        victories: 3 * victory,
        glory: 60,
        buildings: 0,
      });
    },
  );

  test.each([350, 351, 352, 353, 354, 355])('card %i: 2, 6, 7, 10', (card) => {
    const { ended } = finished(
      { red: { open: [card], circles: FULL, used: [280], victories: 1 } },
      { green: { points: 1 } },
    );
    expect(scoreOf(ended, 'red')).toMatchObject({ capacity: 32, personas: 6, victories: 7 });
  });

  test('buildings: the printed values of the charter and of all four islands, covered ones too (ruling 12)', () => {
    const { ended } = finished(
      {},
      {
        red: { stands: { 'red-2': 73, 'red-5': 76, 'sky-red-1': 77, 'sky-red-4': 84 } },
      },
    );
    const values = [73, 76, 77, 84].map(printedValue).reduce((sum, n) => sum + n, 0);
    expect(scoreOf(ended, 'red').buildings).toBe(values);
  });

  test('the total is the sum', () => {
    const { ended } = finished({ red: { open: [350], used: [280], victories: 2, stars: [1] } });
    const { capacity, personas, victories, glory, buildings, total } = scoreOf(ended, 'red');
    expect(total).toBe(capacity + personas + victories + glory + buildings);
  });

  test('what the twelfth game brought counts: its victory, its stars, its circle', () => {
    const { ended } = finished({ red: { open: [350] }, blue: { open: [351] } }, { red: { points: 25 } });
    // Two stars for 25 points and one for the guidepost (fewest influence).
    expect(scoreOf(ended, 'red')).toMatchObject({ victories: 7, glory: 30, capacity: 8 });
    expect(scoreOf(ended, 'blue')).toMatchObject({ victories: 0, glory: 0, capacity: 10 });
  });

  test('a persona in play in the twelfth game is used', () => {
    const game = inGame({ game: 12, charters: THREE }).given(ISLANDS);
    write(game, { red: { open: [350], used: [280] } });
    game.given({ unlocked: true, red: { persona: [280] } });
    expect(scoreOf(ending(game, []).ended, 'red').personas).toBe(6);
  });

  test('inactive charters have no score', () => {
    const { ended } = finished({});
    expect(ended.scores.map(({ charter }) => charter).toSorted()).toEqual(['blue', 'green', 'red']);
  });
});

describe('the end of the campaign: the champion', () => {
  test('most points', () => {
    const { ended } = finished({ red: { stars: [3] }, blue: { stars: [3, 4] }, green: { stars: [1] } });
    expect(ended.champions).toEqual(['blue']);
  });

  test('the owner of the spectral worker can’t be it', () => {
    const { ended } = finished({ red: { stars: [3] }, blue: { stars: [3, 4, 5], open: [343] } });
    expect(ended.champions).toEqual(['red']);
  });

  test('unless the price is paid after the last game', () => {
    const game = inGame({ game: 12, charters: THREE }).given(ISLANDS);
    game.given({ red: { influence: 5 }, blue: { influence: 6, coins: 9 } });
    write(game, { red: { stars: [3] }, blue: { stars: [3, 4, 5], open: [343] } });
    expect(ending(game, ['use 343']).ended.champions).toEqual(['blue']);
  });
});

describe('ruling 22: ties go by category, in the order capacity, personas, victories, glory, buildings', () => {
  // All have no points, so all win the last game and nobody fills a circle; the star of the guidepost is green’s, who is
  // far behind. Without a victory card the equal weights count: 2, 6, 7, 10.
  const even: Position = { red: { influence: 6 }, blue: { influence: 6 }, green: { influence: 5 } };

  function tied(sheets: Sheets, position: Position = even): readonly Charter[] {
    const { ended } = finished(sheets, position);
    expect(scoreOf(ended, 'red').total).toBe(scoreOf(ended, 'blue').total);
    expect(scoreOf(ended, 'green').total).toBeLessThan(scoreOf(ended, 'red').total);
    return ended.champions;
  }

  test('five circles before a star', () => {
    expect(tied({ red: { circles: [4, 3, 1, 1], stars: [1] }, blue: { stars: [2] } })).toEqual(['red']);
    expect(tied({ blue: { circles: [4, 3, 1, 1], stars: [1] }, red: { stars: [2] } })).toEqual(['blue']);
  });

  test('five personas before three stars', () => {
    const used = [280, 293, 295, 296, 298];
    expect(tied({ red: { used }, blue: { stars: [3] } })).toEqual(['red']);
    expect(tied({ blue: { used }, red: { stars: [3] } })).toEqual(['blue']);
  });

  test('ten victories before seven stars', () => {
    expect(tied({ red: { victories: 10 }, blue: { stars: [3, 4] } })).toEqual(['red']);
  });

  test('circles before personas: three of them are one persona', () => {
    expect(tied({ red: { circles: [4, 1, 1, 1], stars: [3] }, blue: { used: [303], stars: [3] } })).toEqual([
      'red',
    ]);
  });

  test('stars before buildings', () => {
    const buildings = [73, 74, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87];
    const pair = buildings
      .flatMap((a) => buildings.map((b) => [a, b] as const))
      .find(([a, b]) => a < b && (printedValue(a) + printedValue(b)) % 10 === 0);
    if (pair === undefined) throw new Error('no two buildings are worth some stars');
    const stars = (printedValue(pair[0]) + printedValue(pair[1])) / 10;
    const stands = { 'blue-2': pair[0], 'blue-3': pair[1] };
    const position = { ...even, blue: { influence: 6, stands } };
    const more = { stars: [0, 2] };
    expect(tied({ red: { stars: [0, 2, stars] }, blue: more }, position)).toEqual(['red']);
  });

  test('alike in everything: both are champions', () => {
    expect(tied({ red: { stars: [2] }, blue: { stars: [2] } }).toSorted()).toEqual(['blue', 'red']);
  });
});
