import { DOOR, d, disc, GLOW, GLOW_LOW, line, rect, shape } from '../paper.ts';

export type WindowShape = 'rect' | 'arch' | 'round';

/** Lit windows spread evenly over a face that begins at x and stands on the ground. */
export function windows(
  x: number,
  w: number,
  h: number,
  n: number,
  rows = 1,
  kind: WindowShape = 'rect',
): string {
  let all = '';
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < n; i++) {
      const wide = Math.min(6.4, w / (n * 1.9));
      const high = wide * 1.3;
      all += windowAt(x + (w * (i + 0.5)) / n, (-h * (row + 0.56)) / rows - high * 0.1, wide, high, kind);
    }
  return all;
}

export function windowAt(
  cx: number,
  cy: number,
  wide: number,
  high: number,
  kind: WindowShape = 'rect',
): string {
  if (kind === 'round') return disc(cx, cy, wide * 0.62, GLOW);
  const low = rect(cx - wide / 2, cy + high * 0.12, wide, high * 0.38, GLOW_LOW);
  if (kind === 'rect') return rect(cx - wide / 2, cy - high / 2, wide, high, GLOW, 0.6) + low;
  const r = wide / 2;
  return (
    shape(d`M${cx - r} ${cy + high / 2}v${-high * 0.6}a${r} ${r} 0 0 1 ${wide} 0v${high * 0.6}z`, GLOW) + low
  );
}

/** An arched door, its foot in the middle at x. */
export const door = (x: number, h = 13, w = 8): string =>
  shape(d`M${x - w / 2} 0v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`, DOOR) +
  disc(x + w * 0.22, -h * 0.4, 0.8, GLOW);

/** Half-timbering. */
export const beams = (x: number, w: number, h: number, colour = '#8a5a3a'): string =>
  line(
    d`M${x} ${-h * 0.52}h${w}M${x + w / 2} ${-h * 0.52}V${-h}M${x + 1} ${-h * 0.55}L${x + w * 0.26} ${-h}M${x + w - 1} ${-h * 0.55}L${x + w * 0.74} ${-h}`,
    colour,
    1.8,
  );
