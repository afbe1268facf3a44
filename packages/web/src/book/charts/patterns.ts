import type { Source } from '../sources.ts';
import { short } from './scale.ts';

export type Patch = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
type Size = Pick<Patch, 'width' | 'height'>;

/** What a source is drawn with: a colour, and marks of its own, since colour is never alone. */
type Look = { readonly fill: string; readonly marks: (size: Size) => string };

/** From one mark to the next. */
const STEP = 8;

const every = (long: number, from: number, step = STEP): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil((long - from) / step)) }, (_, i) => from + i * step);

const across =
  (from: number) =>
  ({ width, height }: Size): string =>
    every(height, from)
      .map((y) => `M0 ${y}H${short(width)}`)
      .join('');
const down =
  (from: number) =>
  ({ width, height }: Size): string =>
    every(width, from)
      .map((x) => `M${x} 0V${short(height)}`)
      .join('');
/** Lines that fall to the right, or (-1) to the left. */
const slanting =
  (step: number, to: 1 | -1) =>
  ({ width, height }: Size): string =>
    every(width + height, 0, step)
      .map((at) => (to === 1 ? at - height : at))
      .map((x) => `M${short(x)} 0l${short(to * height)} ${short(height)}`)
      .join('');
/** A line of the same little step again and again, row below row. */
const rows =
  (from: number, first: string, next = first) =>
  ({ width, height }: Size): string =>
    every(height + STEP, from)
      .map((y) => `M0 ${y}${first}${next.repeat(Math.ceil(width / STEP))}`)
      .join('');

type Pen = { readonly width: number; readonly more?: string };
type Lines = (size: Size) => string;

const pale =
  (lines: Lines, { width, more = '' }: Pen) =>
  (size: Size): string =>
    `<path d="${lines(size)}" fill="none" stroke="#fff7e4" stroke-opacity=".62" stroke-width="${width}"${more}/>`;
const dark =
  (lines: Lines, { width }: Pen) =>
  (size: Size): string =>
    `<path d="${lines(size)}" fill="none" stroke="#1b2747" stroke-opacity=".4" stroke-width="${width}"/>`;

/** So far apart along an edge, slanting lines have a step between them. */
const SLANT = STEP * Math.SQRT2;
const ROUND = ' stroke-linecap="round" stroke-dasharray="0 8" stroke-dashoffset="-4"';
const DASHED = ' stroke-dasharray="6 2" stroke-dashoffset="-1"';

const LOOKS: { readonly [S in Source]: Look } = {
  buildings: { fill: '#d2573f', marks: () => '' },
  construction: { fill: '#e9b13c', marks: dark(slanting(SLANT, -1), { width: 2.6 }) },
  crates: { fill: '#8f5f3d', marks: pale(across(2), { width: 1.6 }) },
  objectives: { fill: '#5f9650', marks: pale(across(4), { width: 3.8, more: ROUND }) },
  quota: { fill: '#4778c4', marks: pale(rows(5, 'q2-3 4 0t4 0', 't4 0t4 0'), { width: 1.6 }) },
  reputation: { fill: '#8455a3', marks: pale(down(2), { width: 2.2 }) },
  people: {
    fill: '#e79aa9',
    marks: dark((size) => slanting(STEP, 1)(size) + slanting(STEP, -1)(size), { width: 1.1 }),
  },
  story: { fill: '#3f8f8c', marks: pale(rows(0, 'l4 4 4-4'), { width: 1.6 }) },
  automa: {
    fill: '#6a6b7a',
    marks: (size) =>
      pale(across(4), { width: 1.4, more: DASHED })(size) + pale(down(4), { width: 1.4, more: DASHED })(size),
  },
  others: { fill: '#b7b3bb', marks: dark(slanting(SLANT, 1), { width: 1.2 }) },
};

/**
 * A piece of a chart in the colour and the marks of a source. The marks are lines that end at its edge and no `<pattern>`: browsers print
 * those as pictures, and a book of them has tens of megabytes.
 */
export function hatched(source: Source, { x, y, width, height }: Patch): string {
  const place = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
  return `<rect ${place} fill="${LOOKS[source].fill}"/>${marked(source, { x, y, width, height })}<rect ${place} fill="none" stroke="#fff9ea" stroke-width="1.200"/>`;
}

/** A picture within the picture: what goes over its edge is not seen. */
function marked(source: Source, { x, y, width, height }: Patch): string {
  const marks = LOOKS[source].marks({ width, height });
  if (marks === '' || width <= 0 || height <= 0) return '';
  return `<svg x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" overflow="hidden">${marks}</svg>`;
}

/** A source as a small square, for legends. */
export function swatch(source: Source): string {
  const square = '<rect width="18" height="18" rx="4"';
  // So far from the edge its corners stay within the round ones.
  const inner = marked(source, { x: 1.5, y: 1.5, width: 15, height: 15 });
  return `${square} fill="${LOOKS[source].fill}"/>${inner}${square} fill="none" stroke="#1b2747" stroke-opacity=".35"/>`;
}
