import type { CSSProperties } from 'react';
import { widthOf } from '../art/lettering.ts';

/** How wide the widest word of a name is, in letters' heights of the text's boldest hand. */
export function widestIn(name: string): number {
  return Math.max(...(name.match(/[^\s-]+-?/g) ?? [name]).map(widthOf));
}

/**
 * The same as `--widest` for a style sheet. Not every browser knows where the words of every language may be parted: where a card is narrow
 * the letters get smaller, and the word stays whole. The hand of titles is a third wider.
 */
export function widest(name: string): CSSProperties {
  return { '--widest': Math.ceil(widestIn(name) * 100) / 100 } as CSSProperties;
}
