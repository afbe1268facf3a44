/**
 * Cut paper: flat shapes as SVG markup. Everything here is a pure function of numbers and colours; numbers are rounded to a tenth, because
 * nobody sees more and a village has thousands of them.
 */
export type Point = readonly [x: number, y: number];

export const LIGHT = '#fff0cf';
export const DUSK = '#2a2150';
export const SHADOW = '#1c1238';
export const INK = '#2a2748';
export const CREAM = '#fbf0da';
export const RIM = '#fff8e8';
export const GLOW = '#ffd886';
export const GLOW_LOW = '#ffb955';
export const DOOR = '#4b2c35';
export const WOOD_LIT = '#c98f55';
export const WOOD_DARK = '#7a4a33';
export const LEAF = '#6a9a4c';
export const LEAF_DARK = '#44713f';

/** A paper's five shades: h where the sun hits it, l lit, m its own colour, d in shade, x in deep shade. */
export type Shades = {
  readonly h: string;
  readonly l: string;
  readonly m: string;
  readonly d: string;
  readonly x: string;
};

export const round = (n: number): number => Math.round(n * 10) / 10 || 0;

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));

/** A colour between two, both as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((end[i] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function shades(colour: string): Shades {
  return {
    h: mix(colour, LIGHT, 0.5),
    l: mix(colour, LIGHT, 0.22),
    m: colour,
    d: mix(colour, DUSK, 0.34),
    x: mix(colour, DUSK, 0.6),
  };
}

export const pointsOf = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

const veil = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '');

export const poly = (points: readonly Point[], fill: string, opacity = 1): string =>
  `<polygon points="${pointsOf(points)}" fill="${fill}"${veil(opacity)}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, opacity = 1): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${r > 0 ? ` rx="${r}"` : ''}${veil(opacity)}/>`;

export const disc = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${veil(opacity)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${veil(opacity)}/>`;

/** A path; its numbers are rounded where they are written out of sums. */
export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${veil(opacity)}/>`;

/** A drawn line, or several. */
export const line = (d: string, stroke: string, width = 1.4, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${veil(opacity)}/>`;

/** Something put down at a place, larger or smaller, turned about its own foot. */
export function at(x: number, y: number, scale: number, body: string, turn = 0): string {
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${size}">${body}</g>`;
}

/** So many of something side by side. */
export const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');

/** Joins the parts of a path, rounding its numbers. */
export function d(parts: TemplateStringsArray, ...numbers: readonly (number | string)[]): string {
  return parts.reduce((path, part, i) => {
    const number = numbers[i - 1];
    return `${path}${typeof number === 'number' ? round(number) : (number ?? '')}${part}`;
  });
}
