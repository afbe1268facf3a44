import { type Point, poly, round } from '../paper.ts';

/** A picture of its own: what is drawn, and the part of it that is seen. */
export type Art = { readonly markup: string; readonly viewBox: string };

/** What lies behind somebody's head and what lies before it. */
export type Layers = { readonly back?: string; readonly front?: string };

/** A word's entry in a table, or the usual one: words come over the wire and may be newer than this app. */
export function wordIn<T>(table: { readonly [word: string]: T }, word: string | undefined, usual: T): T {
  return word !== undefined && Object.hasOwn(table, word) ? (table[word] ?? usual) : usual;
}

/** The same for every one of a list. */
export const each = <const T>(list: readonly T[], draw: (one: T, i: number) => string): string =>
  list.map(draw).join('');

/** A shape with a hole in it. */
export const holed = (d: string, fill: string): string =>
  `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>`;

/** A rim, with glass in it where somebody is to look through. */
export const ring = (x: number, y: number, r: number, colour: string, width: number, glass = 0): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${glass > 0 ? '#fff' : 'none'}"${glass > 0 ? ` fill-opacity="${glass}"` : ''} stroke="${colour}" stroke-width="${width}"/>`;

/** A line of stitches. */
export const stitches = (d: string, colour: string, width: number, gaps: string): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${gaps}"/>`;

export const turned = (angle: number, body: string): string =>
  angle === 0 ? body : `<g transform="rotate(${round(angle)})">${body}</g>`;

export const mirrored = (body: string): string => `<g transform="scale(-1 1)">${body}</g>`;

export const moved = (x: number, y: number, body: string): string =>
  body === '' || (x === 0 && y === 0)
    ? body
    : `<g transform="translate(${round(x)} ${round(y)})">${body}</g>`;

/** An ellipse that stands at an angle: petals, leaves. */
export const petal = (x: number, y: number, rx: number, ry: number, angle: number, fill: string): string =>
  `<ellipse transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;

/** Petals, teeth, spokes: the same all the way round. */
export const around = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => turned((360 / n) * i, draw(i))).join('');

const SPARK: readonly Point[] = [
  [0, -1],
  [0.28, -0.28],
  [1, 0],
  [0.28, 0.28],
  [0, 1],
  [-0.28, 0.28],
  [-1, 0],
  [-0.28, -0.28],
];

/** A star with four points. */
export const spark = (x: number, y: number, r: number, fill: string): string =>
  poly(
    SPARK.map(([a, b]): Point => [x + a * r, y + b * r]),
    fill,
  );

/** Something that always looks the same. */
export type Draw = () => string;
