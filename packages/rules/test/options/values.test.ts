import type { Charter, Options } from '@charterstone/rules';
import { type Sheets, sheetOf, type Table, write } from '@charterstone/testkit';
import { describe, expect, test } from 'vitest';
import { printedValue } from '../campaign/village.ts';
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
  game.given({
    unlocked: true,
    red: { chest: [295, 296], stands: { 'red-6': 73 } },
    blue: { chest: [304, 306], stands: { 'blue-6': 88 } },
  });
  later(game, 13);
  const [ended] = game.history.flatMap((fact) => (fact.fact === 'campaignEnded' ? [fact] : []));
  if (ended === undefined) throw new Error('the campaign never ended');
  expect(ended.scores).toHaveLength(2);
  return { game, scores: ended.scores };
}

/** What a sheet is worth, at so much a circle, a used persona, a victory; a star is always 10. */
function worth(game: Table, charter: Charter, circle: number, persona: number, victory: number) {
  const { circles, victories, glory } = sheetOf(game, charter);
  return {
    charter,
    capacity: circles.reduce((sum, n) => sum + n, 0) * circle,
    personas: (charter === 'red' ? 2 : 1) * persona,
    victories: victories * victory,
    glory: glory * 10,
  };
}

describe('ruling 58, option manualValues: what the campaign is worth (manual)', () => {
  test('off, with the equal cards: circle 2, persona 6, victory 7, star 10', () => {
    const { game, scores } = scored({}, 'L');
    for (const score of scores) expect(score).toMatchObject(worth(game, score.charter, 2, 6, 7));
  });

  test('off, with secret cards: each by its own', () => {
    const { game, scores } = scored({}, 'K');
    for (const score of scores) {
      // Whose card it was is shown when the campaign is over (ruling 21).
      const shown = game.history.find(
        (fact) => fact.fact === 'cardMoved' && fact.card === 344 && fact.to === 'archive',
      );
      const isFirst = shown?.fact === 'cardMoved' && shown.from === `secret-${score.charter}`;
      const expected = isFirst ? worth(game, score.charter, 1, 6, 8) : worth(game, score.charter, 3, 6, 6);
      expect(score).toMatchObject(expected);
    }
  });

  test.each(['K', 'L'] as const)(
    'on, crate %s: circle 3, persona 2, victory 5, star 10 for everybody',
    (door) => {
      const { game, scores } = scored({ manualValues: true }, door);
      for (const score of scores) expect(score).toMatchObject(worth(game, score.charter, 3, 2, 5));
    },
  );

  test('on: buildings count their printed value as ever, and the total is the sum', () => {
    const { scores } = scored({ manualValues: true }, 'L');
    for (const { charter, capacity, personas, victories, glory, buildings, total } of scores) {
      expect(buildings).toBe(charter === 'red' ? printedValue(73) : printedValue(88));
      expect(total).toBe(capacity + personas + victories + glory + buildings);
    }
  });
});
