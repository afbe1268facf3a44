import type { GlyphName } from '../../art/glyphs/glyph.ts';

/** What a campaign is counted by, in the order in which it is told. */
export const SCORE_PARTS = ['capacity', 'personas', 'victories', 'glory', 'buildings'] as const;

/** Who has more points than the champions and may not win all the same: the owner of the spectral worker (343). */
export function barredIn<S extends { readonly charter: string; readonly total: number }>(
  champions: readonly string[],
  scores: readonly S[],
): readonly S[] {
  const best = scores.find(({ charter }) => champions.includes(charter));
  return best === undefined ? [] : scores.filter(({ total }) => total > best.total);
}

/** On a small screen the signs stand for the words. */
export const SCORE_SIGNS = {
  capacity: 'capacity',
  personas: 'persona',
  victories: 'victory',
  glory: 'glory',
  buildings: 'building',
  total: 'vp',
} as const satisfies { readonly [P in (typeof SCORE_PARTS)[number] | 'total']: GlyphName };
