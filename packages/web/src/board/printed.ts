import type { Building } from '@charterstone/rules';
import { effectIcons } from '../art/glyphs/effectIcons.ts';
import { type Glyph, type GlyphName, glyphOf } from '../art/glyphs/glyph.ts';

/** What a building shows: what is paid below, what is gained above. */
export type Print = {
  readonly cost: readonly Glyph[];
  readonly gain: readonly Glyph[];
  /** The gains come with income, for those whose token lies on the octagon (rule 24). */
  readonly income: boolean;
  /** One of the gains, not all of them. */
  readonly either: boolean;
};

/** Links between icons take no slot of a tile: whoever looks closer reads them. */
const LINKS: ReadonlySet<GlyphName> = new Set<GlyphName>([
  'or',
  'may',
  'pay',
  'each',
  'when',
  'if',
  'octagon',
]);

export function printOf({ cost, benefit, income }: Pick<Building, 'cost' | 'benefit' | 'income'>): Print {
  const gives = effectIcons(benefit);
  const paid = cost === undefined ? [] : effectIcons(cost);
  const isIncome = gives.some(({ name }) => name === 'octagon');
  return {
    // The token that is put on the octagon is printed like a price.
    cost: isIncome ? [...paid, glyphOf('influence')] : paid,
    gain: [...gives, ...(income === undefined ? [] : effectIcons(income))].filter(
      ({ name }) => !LINKS.has(name),
    ),
    income: isIncome,
    either: gives.some(({ name }) => name === 'or'),
  };
}

/** The same print as text: what a drawing is remembered by. */
export function printKey({ cost, gain, income, either }: Print): string {
  const words = (row: readonly Glyph[]): string =>
    row.map(({ name, count = '', per = '' }) => `${name}${count}${per}`).join(' ');
  return `${words(cost)}>${words(gain)}${income ? ' income' : ''}${either ? ' either' : ''}`;
}
