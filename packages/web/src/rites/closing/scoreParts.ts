import type { GlyphName } from '../../art/glyphs/glyph.ts';

/** What a campaign is counted by, in the order in which it is told. */
export const SCORE_PARTS = ['capacity', 'personas', 'victories', 'glory', 'buildings'] as const;

/** On a small screen the signs stand for the words. */
export const SCORE_SIGNS = {
  capacity: 'capacity',
  personas: 'persona',
  victories: 'victory',
  glory: 'glory',
  buildings: 'building',
  total: 'vp',
} as const satisfies { readonly [P in (typeof SCORE_PARTS)[number] | 'total']: GlyphName };
