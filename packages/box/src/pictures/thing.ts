import type { ThingLine } from './line.ts';

/** A thing with its colour, the light it stands in, and what lies beside it. */
export const thing = (
  what: string,
  tint: string,
  more: Omit<ThingLine, 'kind' | 'thing' | 'tint'> = {},
): ThingLine => ({ kind: 'thing', thing: what, tint, ...more });
