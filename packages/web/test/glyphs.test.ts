import { box } from '@charterstone/box';
import type { Abilities, CardData } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { abilityIcons, buildingIcons, testIcons } from '../src/art/glyphs/cardIcons.ts';
import { drawingOf } from '../src/art/glyphs/drawings.ts';
import { effectIcons } from '../src/art/glyphs/effectIcons.ts';
import { GLYPH_NAMES, type Glyph } from '../src/art/glyphs/glyph.ts';

const cards = Object.entries(box.cards);

/** Every glyph has a drawing, and a count that can be written on a bead. */
function expectDrawable(row: readonly Glyph[]): void {
  for (const { name, count = '1', per = name } of row) {
    expect(GLYPH_NAMES).toContain(name);
    expect(drawingOf(name)).toMatch(/^</);
    expect(drawingOf(per)).toMatch(/^</);
    expect(count).toMatch(/^.{1,5}$/);
  }
}

function abilitiesOf(data: CardData): Abilities {
  return ('abilities' in data ? data.abilities : undefined) ?? [];
}

describe('the cards of the box in pictures', () => {
  test('what every building takes and gives is shown without a word', () => {
    for (const [card, data] of cards) {
      if (data.kind !== 'building') continue;
      const { cost, benefit } = buildingIcons(data);
      expect([card, cost.length]).toEqual([card, Object.keys(data.cost ?? {}).length]);
      expect(benefit.length).toBeGreaterThan(0);
      expect([...cost, ...benefit].filter(({ name }) => name === 'text')).toEqual([]);
      expectDrawable([...cost, ...benefit]);
    }
  });

  test('the Commons too', () => {
    for (const building of Object.values(box.commons)) {
      const { cost, benefit } = buildingIcons(building);
      expectDrawable([...cost, ...benefit]);
      expect(benefit).not.toEqual([]);
    }
    expect(buildingIcons(box.commons.charterstone)).toEqual({
      cost: [
        { name: 'coin', count: '4' },
        { name: 'influence', count: '2' },
      ],
      benefit: [{ name: 'crate' }, { name: 'vp', count: '5' }],
    });
  });

  test('every ability says when it speaks and what it brings', () => {
    for (const [, data] of cards)
      for (const { when, cost, gain } of abilityIcons(abilitiesOf(data))) {
        expect(when).not.toEqual([]);
        expect(gain).not.toEqual([]);
        expectDrawable([...when, ...cost, ...gain]);
      }
  });

  test('every goal says what it counts', () => {
    for (const [, data] of cards) {
      if (data.kind !== 'objective' && data.kind !== 'guidepost') continue;
      const row = testIcons(data.goal);
      expect(row).not.toEqual([]);
      expectDrawable(row);
    }
  });

  test('crates, minions, the Cloud Port and glory', () => {
    const effects = [
      ...Object.values(box.crates).flatMap((crate) => (crate.do === undefined ? [] : [crate.do])),
      ...cards.flatMap(([, data]) => (data.kind === 'minion' ? [data.help] : [])),
      ...box.board.quota.flatMap(({ bonus }) => bonus),
      ...box.board.glory.map(({ bonus }) => bonus),
    ];
    expect(effects.length).toBeGreaterThan(20);
    for (const effect of effects) expectDrawable(effectIcons(effect));
  });
});
