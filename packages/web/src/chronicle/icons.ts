import { type Abilities, type CardData, COMMONS, MINIONS, PERILS, RESOURCES } from '@charterstone/rules';
import { abilityIcons, buildingIcons, testIcons } from '../art/glyphs/cardIcons.ts';
import { effectIcons } from '../art/glyphs/effectIcons.ts';
import { GLYPH_NAMES, type Glyph, type GlyphName } from '../art/glyphs/glyph.ts';
import type { Content } from '../table/content.ts';

/** What can be seen on the board, on the mats and in the printed rules before the first game. */
const FROM_THE_START: readonly GlyphName[] = [
  'coin',
  ...RESOURCES,
  'resource',
  'influence',
  'vp',
  'reputation',
  'card',
  'assistant',
  'unconstructedBuilding',
  'constructedBuilding',
  'crate',
  'construct',
  'objective',
  'quota',
  'progress',
  'worker',
  'building',
  'plot',
  'chest',
  'emblem',
  'rule',
  'story',
  'hourglass',
];

/** Every icon that something unlocked shows, in the order of the list of icons. An icon of what is locked would tell of it. */
export function iconsFound({ data }: Pick<Content, 'data'>): readonly GlyphName[] {
  const found = new Set<GlyphName>(FROM_THE_START);
  const see = (glyphs: readonly Glyph[]): void => {
    for (const { name, per } of glyphs) {
      found.add(name);
      if (per !== undefined) found.add(per);
    }
  };
  for (const building of COMMONS) see(ofBuilding(data.commons[building]));
  for (const card of Object.values(data.cards)) see(glyphsOn(card));
  return GLYPH_NAMES.filter((name) => found.has(name));
}

const ofBuilding = (building: Parameters<typeof buildingIcons>[0]): readonly Glyph[] => {
  const { cost, benefit } = buildingIcons(building);
  return [...cost, ...benefit];
};

function glyphsOn(card: CardData): readonly Glyph[] {
  switch (card.kind) {
    case 'building':
      return [
        ...ofBuilding(card),
        ...(card.income === undefined ? [] : [{ name: 'octagon' as const }]),
        ...(card.value === undefined ? [] : [{ name: 'shield' as const }]),
      ];
    case 'objective':
    case 'guidepost':
      return testIcons(card.goal);
    case 'minion':
      return [{ name: card.minion }, { name: 'minion' }, ...effectIcons(card.help)];
    case 'persona':
    case 'assistant':
    case 'guest':
    case 'item':
    case 'friend':
    case 'treasure':
      return [{ name: card.kind }, ...ofAbilities(card)];
    default:
      // What rules do by themselves is printed nowhere.
      return [];
  }
}

function ofAbilities({ abilities }: { readonly abilities?: Abilities }): readonly Glyph[] {
  return abilities === undefined
    ? []
    : abilityIcons(abilities).flatMap(({ when, cost, gain }) => [...when, ...cost, ...gain]);
}

/** Goods of one family mean the same. */
export type Meaning = Exclude<
  GlyphName,
  (typeof RESOURCES)[number] | (typeof MINIONS)[number] | (typeof PERILS)[number]
>;

export function meaningOf(name: GlyphName): Meaning | 'oneResource' | 'oneMinion' | 'onePeril' {
  if (isOne(RESOURCES, name)) return 'oneResource';
  if (isOne(MINIONS, name)) return 'oneMinion';
  return isOne(PERILS, name) ? 'onePeril' : name;
}

function isOne<Word extends GlyphName>(words: readonly Word[], name: GlyphName): name is Word {
  return words.some((word) => word === name);
}

/** Icons have addresses in the book behind all cards. */
const FIRST_ICON = 1000;

export function iconPlace(name: GlyphName): number {
  return FIRST_ICON + GLYPH_NAMES.indexOf(name);
}
