import { box } from '@charterstone/box';
import { pictures } from '@charterstone/box/pictures';
import { text as de } from '@charterstone/box/text/de';
import { text as en } from '@charterstone/box/text/en';
import { text as pl } from '@charterstone/box/text/pl';
import { picture } from '@charterstone/protocol';
import type { CardData } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { buildingArt, isFormed, PROP_WORDS } from '../src/art/buildings/draw.ts';
import { ROOF_WORDS, WALL_WORDS } from '../src/art/buildings/materials.ts';
import { buildingIcons } from '../src/art/glyphs/cardIcons.ts';
import { SIGN_NAMES } from '../src/art/icons/icon.ts';
import { FORM_WORDS } from '../src/art/later.ts';
import { tile } from '../src/art/tile.ts';
import { TONES } from '../src/art/tones.ts';

type Building = Extract<CardData, { kind: 'building' }>;
const isBuilding = (data: CardData): data is Building => data.kind === 'building';
const buildings = Object.entries(box.cards).flatMap(([card, data]) =>
  isBuilding(data) ? [[Number(card), data] as const] : [],
);

function lineOf(card: number) {
  const line = pictures[card];
  if (line?.kind !== 'building') throw new Error(`building ${card} has no line`);
  return line;
}

describe('the pictures of the box', () => {
  test('every building card has a line, and every line belongs to a card', () => {
    expect(buildings).toHaveLength(96);
    for (const [card] of buildings) expect(lineOf(card).seed).toBe(card);
    expect(Object.keys(pictures).filter((card) => box.cards[Number(card)] === undefined)).toEqual([]);
  });

  test('every line is as the protocol says', () => {
    for (const line of Object.values(pictures)) expect(picture.parse(line)).toEqual(line);
  });

  test('no line of a building has a word that the art does not know', () => {
    const props = new Set([...PROP_WORDS, ...SIGN_NAMES.map((sign) => `sign:${sign}`), 'plain']);
    for (const [card] of buildings) {
      const { form, material, roof, props: words } = lineOf(card);
      expect([card, FORM_WORDS]).toEqual([card, expect.arrayContaining([form])]);
      expect(WALL_WORDS).toContain(material);
      expect(ROOF_WORDS).toContain(roof);
      expect([card, words.filter((word) => !props.has(word))]).toEqual([card, []]);
    }
  });

  test('it is known beforehand whether a building can be drawn in its own shape', () => {
    for (const [card] of buildings) expect([card, isFormed(lineOf(card))]).toEqual([card, true]);
    const [field] = buildings.map(([card]) => lineOf(card));
    if (field === undefined) throw new Error('no building');
    expect(isFormed({ ...field, form: 'castle of cards' })).toBe(false);
    expect(isFormed({ ...field, form: undefined })).toBe(true);
  });

  test('no two buildings look alike', () => {
    const drawn = new Map(
      buildings.map(([card]) => [buildingArt({ ...lineOf(card), seed: 1 }).markup, card]),
    );
    expect(drawn.size).toBe(buildings.length);
  });

  test.each([
    ['English', en],
    ['German', de],
    ['Polish', pl],
  ])('every tile is drawn whole, with its %s name in a size that can be read', (_, { cards }) => {
    for (const [card, data] of buildings) {
      const name = cards[card]?.name ?? '';
      const { charter = 'commons', value, crate } = data;
      const markup = tile({
        line: lineOf(card),
        name,
        land: charter,
        value,
        hasCrate: crate !== undefined,
        ...buildingIcons(data),
      });
      expect([card, /NaN|undefined|Infinity/.test(markup)]).toEqual([card, false]);
      const sizes = [...markup.matchAll(/class="art-name"[^>]* font-size="([\d.]+)"/g)].map(([, size]) =>
        Number(size),
      );
      expect([card, name, Math.min(...sizes) >= 7.5]).toEqual([card, name, true]);
      expect(markup).toContain(TONES[charter].tile);
    }
  });
});
