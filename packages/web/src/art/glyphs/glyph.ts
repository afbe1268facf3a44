import { ICONS, type Icon } from '@charterstone/rules';

/** What is shown beside the printed icons: links between them, places, and what can be counted. */
export const MARKS = [
  // links
  'or',
  'may',
  'pay',
  'each',
  'when',
  'if',
  'text',
  // places and pieces
  'worker',
  'octagon',
  'emblem',
  'building',
  'plot',
  'shield',
  'skyIsland',
  'companion',
  'deck',
  'hand',
  'chest',
  'place',
  // what happens
  'die',
  'note',
  'rule',
  'story',
  'hourglass',
  'game',
  'forbidden',
  'once',
  'king',
] as const;
export type Mark = (typeof MARKS)[number];

export type GlyphName = Icon | Mark;
export const GLYPH_NAMES: readonly GlyphName[] = [...ICONS, ...MARKS];

/** One picture in a row of them. */
export type Glyph = {
  readonly name: GlyphName;
  /** How many, ready to be written: "2", "6+", "all". Unsaid where it is just one. */
  readonly count?: string;
  /** One for each of these. */
  readonly per?: GlyphName;
  /** It goes instead of coming. */
  readonly loss?: true;
};

export const mark = (name: Mark): Glyph => ({ name });

/** Points and coins carry their number even where it is one: it stands on their face. */
export const isNumbered = (name: GlyphName): boolean => name === 'vp' || name === 'coin';

export function glyphOf(name: GlyphName, n: number | string = 1): Glyph {
  return n === 1 && !isNumbered(name) ? { name } : { name, count: String(n) };
}
