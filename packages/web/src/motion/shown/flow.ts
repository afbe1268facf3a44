import type { GlyphName } from '../../art/glyphs/glyph.ts';
import type { FactOf, Showing } from '../facts.ts';
import type { Shown } from '../motion.ts';
import { nudge, pop } from './spots.ts';

/** Whose turn it is: their chip stirs, and the ring round it is theirs now. */
export const turnBegan: Showing<'turnBegan'> = ({ charter }) => ({
  motions: [nudge({ lies: 'seat', charter }, 60)],
  next: 0,
});

export const charterChosen: Showing<'charterChosen'> = ({ charter }) => ({
  motions: [pop('emblem', { stands: 'crest', charter })],
  next: 60,
});

/** The hourglass is reached. */
export const ending: Showing<'ending'> = (_, { after }) => ({
  motions: [pop('hourglass', { stands: 'path', space: after.progress })],
  next: 120,
});

/** A sign above whoever it concerns. */
function told(name: GlyphName): (fact: { readonly charter: FactOf<'income'>['charter'] }) => Shown {
  return ({ charter }) => ({ motions: [pop(name, { lies: 'seat', charter })], next: 80 });
}

export const rolled: Showing<'rolled'> = told('die');
export const income: Showing<'income'> = told('income');
export const dealt: Showing<'dealt'> = told('skyIsland');
export const waived: Showing<'waived'> = told('once');
export const marked: Showing<'marked'> = ({ sheet, charter }) => told(sheet)({ charter });
