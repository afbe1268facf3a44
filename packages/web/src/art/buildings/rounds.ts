import { at, d, INK, line, oval, poly, type Shades, shape } from '../paper.ts';
import type { Kit } from './masses.ts';
import { texture } from './materials.ts';

type Skin = Pick<Kit, 'chance' | 'wall' | 't'>;
type Drum = { readonly x: number; readonly w: number; readonly h: number };

export function cylinder(k: Skin, { x, w, h }: Drum): string {
  const bulge = w * 0.1;
  return (
    shape(d`M${x} 0V${-h}h${w}V0A${w / 2} ${bulge} 0 0 1 ${x} 0z`, k.t.l) +
    shape(d`M${x} 0V${-h}h${w * 0.36}V${bulge * 0.95}A${w / 2} ${bulge} 0 0 1 ${x} 0z`, k.t.d) +
    at(0, 1, 1, texture(k.wall, x + w * 0.4, w * 0.55, h, { ...k.t, d: k.t.m }, k.chance))
  );
}

/** A pointed hat for a round tower, with a spike of `spike`. */
export const cone = (cx: number, y: number, w: number, h: number, rt: Shades, spike = 0): string =>
  poly(
    [
      [cx - w / 2, y],
      [cx, y - h],
      [cx + w / 2, y],
    ],
    rt.l,
  ) +
  poly(
    [
      [cx - w / 2, y],
      [cx, y - h],
      [cx - w * 0.1, y],
    ],
    rt.d,
  ) +
  oval(cx, y, w / 2, w * 0.07, rt.m) +
  (spike === 0 ? '' : line(d`M${cx} ${y - h}v${-spike}`, INK, 1.2));

export const dome = (cx: number, y: number, w: number, rt: Shades): string =>
  shape(d`M${cx - w / 2} ${y}a${w / 2} ${w / 2} 0 0 1 ${w} 0z`, rt.l) +
  shape(
    d`M${cx - w / 2} ${y}a${w / 2} ${w / 2} 0 0 1 ${w / 2} ${-w / 2}a${w * 0.28} ${w / 2} 0 0 0 ${-w * 0.2} ${w / 2}z`,
    rt.d,
  ) +
  oval(cx, y, w / 2, w * 0.06, rt.m);

export function onion(cx: number, y: number, w: number, rt: Shades): string {
  const top = y - w * 1.15;
  return (
    shape(
      d`M${cx} ${top}c${w * 0.06} ${w * 0.3} ${w * 0.58} ${w * 0.38} ${w * 0.58} ${w * 0.74}c0 ${w * 0.2} ${-w * 0.14} ${w * 0.32} ${-w * 0.22} ${w * 0.41}h${-w * 0.72}c${-w * 0.08} ${-w * 0.09} ${-w * 0.22} ${-w * 0.21} ${-w * 0.22} ${-w * 0.41}c0 ${-w * 0.36} ${w * 0.52} ${-w * 0.44} ${w * 0.58} ${-w * 0.74}z`,
      rt.l,
    ) +
    shape(
      d`M${cx} ${top}c${-w * 0.06} ${w * 0.3} ${-w * 0.58} ${w * 0.38} ${-w * 0.58} ${w * 0.74}c0 ${w * 0.2} ${w * 0.14} ${w * 0.32} ${w * 0.22} ${w * 0.41}h${w * 0.2}c${-w * 0.2} ${-w * 0.5} ${w * 0.1} ${-w * 0.7} ${w * 0.16} ${-w * 1.15}z`,
      rt.d,
    )
  );
}
