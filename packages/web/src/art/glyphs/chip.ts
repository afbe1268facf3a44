import { at, disc, RIM, round, SHADOW } from '../paper.ts';
import { bead, figure } from '../pieces/counts.ts';
import { drawingOf } from './drawings.ts';
import type { Glyph } from './glyph.ts';
import { STAR } from './goods.ts';

export type ChipLook = {
  /** Where the count sits: 1 lower right, -1 lower left. */
  readonly side?: 1 | -1;
  /** How low the count sits, in radii. */
  readonly low?: number;
  /** It can't be paid: a red ring. */
  readonly lacks?: boolean;
};

const LACKING = '#e2452f';

/**
 * A glyph as an enamel disc on the board, about its middle, of radius `r`. Points and coins carry their number on the face, other goods
 * have a bead with it, so no number is ever covered.
 */
export function chip(glyph: Glyph, r: number, look: ChipLook = {}): string {
  const { side = 1, low = 0.62, lacks = false } = look;
  if (glyph.name === 'vp') return points(glyph, r, side);
  const under =
    disc(-0.8, 1.8, r + 0.8, SHADOW, 0.42) + disc(0, 0, r, lacks || glyph.loss === true ? LACKING : RIM);
  if (glyph.name === 'coin') return under + coinFace(glyph, r, lacks) + perBead(glyph, r, side);
  const face =
    (lacks || glyph.loss === true ? disc(0, 0, r - 2, RIM) : '') + at(0, 0, r / 12.5, drawingOf(glyph.name));
  const count =
    glyph.per !== undefined || glyph.count === undefined
      ? ''
      : bead(glyph.count, side * r * 0.78, r * low, r * 0.56);
  return under + face + count + perBead(glyph, r, side);
}

function points(glyph: Glyph, r: number, side: 1 | -1): string {
  const star = (fill: string, width: number): string =>
    `<path d="${STAR}" fill="${fill}" stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"/>`;
  const text = glyph.count ?? '1';
  return (
    at(
      0,
      0,
      r / 9.6,
      `<g transform="translate(-.7 1.8)" opacity=".42">${star(SHADOW, 5)}</g>${star(RIM, 5)}${star('#f5c052', 1.8)}`,
    ) +
    figure(text, 0, r * 0.42, r * (text.length > 2 ? 0.78 : text.length > 1 ? 0.98 : 1.16), '#3a2305') +
    perBead(glyph, r, side)
  );
}

function coinFace({ count = '1' }: Glyph, r: number, lacks: boolean): string {
  const ring = lacks ? disc(0, 0, r - 1.6, RIM) : '';
  return `${ring}${disc(0, 0, r - 1.8, '#c98a1e')}${disc(0, -0.8, r - 1.8, '#f5c052')}${figure(count, 0, r * 0.4, r * (count.length > 1 ? 1 : 1.22), '#3a2305')}`;
}

/** One for each: a small picture of what is counted, where the count would be. */
function perBead({ per }: Glyph, r: number, side: 1 | -1): string {
  if (per === undefined) return '';
  const size = r * 0.66;
  return at(
    round(side * r * 0.82),
    round(r * 0.7),
    1,
    disc(0, 0, size, '#152242') + disc(0, 0, size - 1, RIM) + at(0, 0, size / 13, drawingOf(per)),
  );
}
