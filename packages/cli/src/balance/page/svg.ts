import { escaped } from '../../markup.ts';

/** Pictures are text: a tag with its attributes and what is in it. */
type Attributes = { readonly [name: string]: string | number | undefined };

/** Content is put in as it is; a text has to be escaped before. */
export function tag(name: string, attributes: Attributes = {}, ...content: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(typeof value === 'number' ? short(value) : String(value))}"`);
  return `<${name}${written.join('')}>${content.join('')}</${name}>`;
}

/** A coordinate needs no more than two digits behind the point. */
function short(number: number): string {
  return String(Number(number.toFixed(2)));
}

/** All pictures are as wide as a telephone and grow from there, so that their words can be read on one. */
export const WIDTH = 340;

/** A picture whose title is read aloud. */
export function picture(height: number, title: string, ...content: readonly string[]): string {
  return tag(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${short(height)}`, role: 'img', 'aria-label': title },
    ...content,
  );
}

type Anchor = 'start' | 'middle' | 'end';

export function label(x: number, y: number, text: string, anchor: Anchor = 'start', kind = ''): string {
  return tag('text', { x, y, 'text-anchor': anchor, class: kind === '' ? undefined : kind }, escaped(text));
}

/** What a finger or a mouse is told. */
export function hint(text: string): string {
  return tag('title', {}, escaped(text));
}

export function line(x1: number, y1: number, x2: number, y2: number, kind: string): string {
  return tag('line', { x1, y1, x2, y2, class: kind });
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  kind: string,
  ...content: readonly string[]
): string {
  return tag(
    'rect',
    { x, y, width: Math.max(0, width), height: Math.max(0, height), class: kind },
    ...content,
  );
}

/** From numbers to places: a straight line through two points. */
export type Scale = (value: number) => number;

export function scale([low, high]: readonly [number, number], [from, to]: readonly [number, number]): Scale {
  const width = high - low || 1;
  return (value) => from + ((value - low) / width) * (to - from);
}

const STEPS = [1, 2, 5];

/** Round numbers from 0 to the first that is not below `most`, about `many` of them. */
export function ticks(most: number, many = 5): readonly number[] {
  const rough = Math.max(most, 1e-6) / many;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  const count = Math.ceil(most / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, i) => Number((i * step).toPrecision(6)));
}
