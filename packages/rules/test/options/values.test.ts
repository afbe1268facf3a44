import type { Options } from '@charterstone/rules';
import { type Sheets, sheetOf, type Table, write } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { campaign, later } from './table.ts';

/** Victory cards that differ: 344 says 1, 6, 8 and 349 says 3, 6, 6. */
const WRITTEN: Sheets = {
  red: { victories: 2, used: [280, 293], stars: [3, 1], circles: [2, 1, 1, 1] },
  blue: { victories: 1, used: [303], circles: [1, 1, 3, 1] },
};

/** The campaign is over; what each category was worth to red and blue. */
function scored(options: Options, door: 'K' | 'L') {
  const game = later(campaign(options), 12, ['open A', `open ${door}`, 'pick 344', 'pick 349']);
  write(game, WRITTEN);
  game.given({ unlocked: true, red: { chest: [295, 296] }, blue: { chest: [304, 306] } });
  later(game, 13);
  const [ended] = game.history.flatMap((fact) => (fact.fact === 'campaignEnded' ? [fact] : []));
  const [won] = game.history.flatMap((fact) => (fact.fact === 'gameEnded' ? [fact] : [])).slice(-1);
  if (ended === undefined || won === undefined) throw new Error('the campaign never ended');
  return { game, scores: ended.scores };
}

/** Points of each category by what lies on the sheet: so much a circle, a victory, a star. */
function worth(game: Table, charter: 'red' | 'blue', circle: number, victory: number) {
  const { circles, victories, glory } = sheetOf(game, charter);
  return {
    capacity: circles.reduce((sum, n) => sum + n, 0) * circle,
    victories: victories * victory,
    glory: glory * 10,
  };
}

describe('option manualValues: what the campaign is worth (manual)', () => {
  test('off, with the equal cards: circle 2, persona 6, victory 7, star 10', () => {
    const { game, scores } = scored({}, 'L');
    for (const { charter, personas, ...rest } of scores) {
      if (charter !== 'red' && charter !== 'blue') throw new Error(`${charter} does not play`);
      expect(rest).toMatchObject(worth(game, charter, 2, 7));
      expect(personas % 6).toBe(0);
    }
  });

  test('off, with secret cards: each by its own', () => {
    const { game, scores } = scored({}, 'K');
    for (const { charter, ...rest } of scores) {
      if (charter !== 'red' && charter !== 'blue') throw new Error(`${charter} does not play`);
      const [circle, victory] = game.whereIs(344).endsWith(charter) ? [1, 8] : [3, 6];
      expect(rest).toMatchObject(worth(game, charter, circle, victory));
    }
  });

  test.each(['K', 'L'] as const)(
    'on, crate %s: circle 3, persona 2, victory 5, star 10 for everybody',
    (door) => {
      const { game, scores } = scored({ manualValues: true }, door);
      for (const { charter, personas, ...rest } of scores) {
        if (charter !== 'red' && charter !== 'blue') throw new Error(`${charter} does not play`);
        expect(rest).toMatchObject(worth(game, charter, 3, 5));
        const used = [280, 293, 303].filter(
          (card) => game.wasUsed(card) && card < 300 === (charter === 'red'),
        );
        expect(personas).toBeGreaterThanOrEqual(used.length * 2);
        expect(personas % 2).toBe(0);
      }
    },
  );

  test('on: buildings count their printed value as ever, and the total is the sum', () => {
    const { scores } = scored({ manualValues: true }, 'L');
    for (const { capacity, personas, victories, glory, buildings, total } of scores)
      expect(total).toBe(capacity + personas + victories + glory + buildings);
  });
});
