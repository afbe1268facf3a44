import { PROP_WORDS } from '../art/buildings/draw.ts';
import type { BuildingLine } from '../art/buildings/line.ts';
import { ROOF_WORDS, WALL_WORDS } from '../art/buildings/materials.ts';
import { glyphOf } from '../art/glyphs/glyph.ts';
import { FORM_WORDS } from '../art/later.ts';
import type { TileSays } from '../art/tile.ts';
import type { Land } from '../art/tones.ts';

/** Lines of no card: whatever shows the words of the art. */
export type Shown = { readonly name: string; readonly land: Land; readonly line: BuildingLine };

const LANDS: readonly Land[] = ['purple', 'black', 'green', 'red', 'blue', 'yellow', 'commons'];
const landAt = (i: number): Land => LANDS[i % LANDS.length] ?? 'commons';
const wordAt = (words: readonly string[], i: number): string => words[i % words.length] ?? '';

export const FORMS_SHOWN: readonly Shown[] = FORM_WORDS.map((form, i) => ({
  name: `${form} (${wordAt(PROP_WORDS, i)})`,
  land: landAt(i),
  line: {
    chain: 'trade',
    tier: 1 + (i % 7),
    form,
    material: wordAt(WALL_WORDS, i * 3),
    roof: wordAt(ROOF_WORDS, i * 5),
    props: [wordAt(PROP_WORDS, i)],
    seed: 100 + i,
  },
}));

export const WALLS_SHOWN: readonly Shown[] = WALL_WORDS.map((material, i) => ({
  name: `wall: ${material}`,
  land: 'commons',
  line: { chain: 'lore', tier: 4, form: 'manor', material, roof: wordAt(ROOF_WORDS, i), props: [], seed: i },
}));

export const ROOFS_SHOWN: readonly Shown[] = ROOF_WORDS.map((roof, i) => ({
  name: `roof: ${roof}`,
  land: 'commons',
  line: { chain: 'lore', tier: 3, form: 'longhouse', material: 'white', roof, props: ['chimney'], seed: i },
}));

const look = (form: string, material: string, roof: string, props: readonly string[] = []): BuildingLine => ({
  chain: 'trade',
  tier: 4,
  form,
  material,
  roof,
  props,
  seed: form.length,
});

/** Tiles with few and many benefits, short and very long names. */
export const TILES_SHOWN: readonly TileSays[] = [
  {
    name: 'Zeppelin',
    land: 'commons',
    line: look('zeppelin', 'iron', 'rose'),
    cost: [glyphOf('influence', 3)],
    benefit: [glyphOf('construct'), glyphOf('vp', 5)],
  },
  {
    name: 'Charterstone',
    land: 'commons',
    line: look('charterstone', 'stone', 'navy'),
    cost: [glyphOf('coin', 4), glyphOf('influence', 2)],
    benefit: [glyphOf('crate'), glyphOf('vp', 5)],
  },
  {
    name: 'Tea House',
    land: 'purple',
    line: look('inn', 'white', 'rose', ['sign:jar', 'flowers']),
    cost: [glyphOf('pumpkin')],
    benefit: [glyphOf('coin', 2)],
    value: 4,
    hasCrate: true,
  },
  {
    name: 'Blumenzwiebelgroßhandlung',
    land: 'green',
    line: look('greenhouse', 'glass', 'sky', ['flowers']),
    cost: [glyphOf('wood'), glyphOf('coin'), glyphOf('influence', 2)],
    benefit: [glyphOf('grain'), glyphOf('clay'), glyphOf('pumpkin'), glyphOf('metal')],
    value: 15,
    hasCrate: true,
  },
  {
    name: 'Dom Rzemiosła i Starych Map',
    land: 'blue',
    line: look('domehall', 'sky', 'navy', ['telescope']),
    cost: [glyphOf('metal'), glyphOf('coin', 12)],
    benefit: [glyphOf('card', 2), glyphOf('reputation'), glyphOf('vp', 3)],
    value: 11,
    hasCrate: true,
  },
  {
    name: 'Either Way',
    land: 'red',
    line: look('gate', 'brick', 'cream', ['flag']),
    cost: [glyphOf('bandit'), glyphOf('coin', 2)],
    benefit: [glyphOf('coin', 3), { name: 'or' }, glyphOf('reputation')],
    value: 6,
  },
  {
    name: 'Counting House',
    land: 'black',
    line: look('temple', 'stone', 'slate', ['coinbags']),
    cost: [glyphOf('coal', 2)],
    benefit: [{ name: 'vp', count: '1', per: 'minion' }],
    value: 19,
  },
  {
    name: 'Sunflower Mill',
    land: 'yellow',
    line: look('windmill', 'white', 'terracotta', ['blades', 'sheaves']),
    cost: [],
    benefit: [glyphOf('octagon'), glyphOf('grain'), glyphOf('coin')],
    value: 9,
    hasCrate: true,
  },
];
