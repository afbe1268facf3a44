import { describe, expect, test } from 'vitest';
import { FORM_WORDS } from '../later.ts';
import { TONES } from '../tones.ts';
import { COMMONS_LINES } from './commons.ts';
import { buildingArt, PROP_WORDS } from './draw.ts';
import type { BuildingLine } from './line.ts';
import { ROOF_WORDS, WALL_WORDS } from './materials.ts';

const HOUSE: BuildingLine = {
  chain: 'lore',
  tier: 3,
  form: 'cottage',
  material: 'brick',
  roof: 'slate',
  props: [],
  seed: 7,
};
const drawn = (change: Partial<BuildingLine>): string => buildingArt({ ...HOUSE, ...change }).markup;

/** Every number is one, every colour is one, every group is closed. */
function expectWhole(markup: string): void {
  expect(markup).not.toMatch(/NaN|undefined|Infinity|null|fill=""/);
  expect(markup.match(/<g[ >]/g)?.length).toBe(markup.match(/<\/g>/g)?.length);
  for (const [, path = ''] of markup.matchAll(/ d="([^"]*)"/g))
    expect(path).toMatch(/^M[-\d.,\sMLHVCSQTAZmlhvcsqtaz]+$/);
}

describe('buildings', () => {
  test('every form stands in every size', () => {
    for (const form of FORM_WORDS)
      for (const tier of [1, 4, 7]) {
        const { markup, top } = buildingArt({ ...HOUSE, form, tier });
        expectWhole(markup);
        expect(top).toBeGreaterThan(15);
        expect(top).toBeLessThan(95);
      }
  });

  test('every prop, wall and roof shows', () => {
    expectWhole(drawn({ props: PROP_WORDS }));
    for (const prop of PROP_WORDS) expect([prop, drawn({ props: [prop] })]).not.toEqual([prop, drawn({})]);
    expect(new Set(WALL_WORDS.map((material) => drawn({ material }))).size).toBe(WALL_WORDS.length);
    expect(new Set(ROOF_WORDS.map((roof) => drawn({ roof }))).size).toBe(ROOF_WORDS.length);
    expect(new Set(FORM_WORDS.map((form) => drawn({ form }))).size).toBe(FORM_WORDS.length);
  });

  test('a line is drawn the same every time, its seed lays the bricks', () => {
    expect(drawn({})).toBe(drawn({}));
    expect(drawn({})).not.toBe(drawn({ seed: 8 }));
  });

  test('a chain brings its usual shape and its goods, unless it is to be plain', () => {
    const usual = { chain: 'mill', tier: 2, form: undefined };
    expect(drawn(usual)).toBe(drawn({ chain: 'mill', tier: 2, form: 'windmill' }));
    expect(drawn({ ...usual, props: ['plain'] }).length).toBeLessThan(drawn(usual).length);
  });

  test('flags fly in the colours of the land', () => {
    expect(buildingArt({ ...HOUSE, props: ['flag'] }, TONES.green).markup).toContain(TONES.green.m);
  });

  test('words that nobody knows are passed over', () => {
    const odd = {
      chain: 'toString',
      tier: Number.NaN,
      form: '__proto__',
      material: 'constructor',
      roof: '',
      props: ['sign:', 'sign:valueOf', 'hasOwnProperty', ''],
    };
    expectWhole(drawn(odd));
    expect(drawn({ chain: 'x', form: 'y' })).toBe(drawn({}));
  });

  test('the Commons', () => {
    const all = Object.values(COMMONS_LINES).map((line) => buildingArt(line).markup);
    all.forEach(expectWhole);
    expect(new Set(all).size).toBe(6);
  });
});
