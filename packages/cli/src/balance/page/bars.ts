import type { Measured } from '../sample.ts';
import { digits } from '../table.ts';
import { hint, label, line, picture, rect, scale, tag, ticks, WIDTH } from './svg.ts';

const ROW = 18;
const TOP = 20;
const BOTTOM = 6;

/** A bar with its interval; `ground` is a paler bar behind it, `least` what is wanted of it, `mark` shows that something is wrong with it. */
export type Bar = {
  readonly name: string;
  readonly value: number;
  readonly interval: Measured['interval'];
  readonly ground?: number;
  readonly least?: number | undefined;
  readonly mark?: boolean;
};

type Bars = {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly most: number;
  /** Room for the names. */
  readonly left: number;
  readonly limits?: readonly number[];
};

/** Bars that lie, in per cent, each with its name before it and its number behind it. */
export function barChart({ title, bars, most, left, limits = [] }: Bars): string {
  const height = TOP + bars.length * ROW + BOTTOM;
  const x = scale([0, most], [left, WIDTH - 46]);
  const rows = bars.map(({ name, value, interval: [from, to], ground, least, mark }, i) => {
    const y = TOP + i * ROW;
    const number = Number.isNaN(value) ? '–' : `${digits(value)} %`;
    return tag(
      'g',
      {},
      hint(`${name}: ${number} (${digits(from)} to ${digits(to)})`),
      label(left - 6, y + 12.5, shortened(name, left), 'end', 'name'),
      ground === undefined ? '' : rect(left, y + 3, x(ground) - left, ROW - 6, 'ground'),
      rect(left, y + 3, x(Math.min(value || 0, most)) - left, ROW - 6, mark ? 'bar bad' : 'bar'),
      least === undefined ? '' : line(x(least), y + 1, x(least), y + ROW - 1, 'limit'),
      line(x(Math.min(from, most)), y + ROW / 2, x(Math.min(to, most)), y + ROW / 2, 'interval'),
      label(WIDTH - 2, y + 12.5, number, 'end', mark ? 'number bad' : 'number'),
    );
  });
  const marks = limits.flatMap((limit) => [
    line(x(limit), TOP - 4, x(limit), height - BOTTOM, 'limit'),
    label(x(limit), TOP - 8, `${limit} %`, 'middle', 'soft'),
  ]);
  return picture(height, title, ...rows, ...marks);
}

/** A letter is about six wide; the whole name is in the hint. */
function shortened(name: string, room: number): string {
  const most = Math.floor((room - 8) / 5.8);
  return name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`;
}

/** Shares with their intervals as points on a line, and where they would lie if all were even. */
export type Point = Measured & { readonly name: string; readonly kind?: string };
type Points = {
  readonly title: string;
  /** `within`: how far from even they may be, if somebody wants to know. */
  readonly groups: readonly { readonly points: readonly Point[]; readonly within?: number | undefined }[];
  readonly even: number;
};

const GAP = 12;

export function pointChart({ title, groups, even }: Points): string {
  const all = groups.flatMap(({ points }) => points).filter(({ value }) => !Number.isNaN(value));
  const most = ticks(Math.max(even + 5, ...all.map(({ interval: [, to] }) => to))).at(-1) ?? 100;
  const least = Math.max(
    0,
    Math.floor((Math.min(even - 5, ...all.map(({ interval: [from] }) => from)) - 1) / 5) * 5,
  );
  const left = 92;
  const x = scale([least, most], [left, WIDTH - 50]);
  let y = TOP;
  const drawn = groups.map(({ points, within }) => {
    const top = y;
    const rows = points.map((point) => {
      y += ROW + 4;
      return pointRow(point, x, left, y - (ROW + 4) / 2);
    });
    const area =
      within === undefined
        ? ''
        : rect(x(even - within), top, x(even + within) - x(even - within), y - top, 'wanted');
    y += GAP;
    return area + rows.join('');
  });
  return picture(
    y,
    title,
    ...drawn,
    line(x(even), TOP - 4, x(even), y - GAP, 'limit'),
    label(x(even), TOP - 8, `even: ${digits(even)} %`, 'middle', 'soft'),
  );
}

function pointRow(
  { name, value, interval: [from, to], kind = '' }: Point,
  x: (n: number) => number,
  left: number,
  y: number,
): string {
  const number = Number.isNaN(value) ? '–' : `${digits(value)} %`;
  const mark = Number.isNaN(value)
    ? ''
    : line(x(from), y, x(to), y, 'interval wide') +
      tag('circle', { cx: x(value), cy: y, r: 5, class: `point ${kind}` });
  return tag(
    'g',
    {},
    hint(`${name}: ${number} (${digits(from)} to ${digits(to)})`),
    label(left - 8, y + 4, name, 'end', 'name'),
    mark,
    label(WIDTH - 2, y + 4, number, 'end', 'number'),
  );
}

/** A band, and how a number and its interval lie to it: one line of the table of checks at a glance. */
export function gauge(
  low: number,
  high: number,
  value: number,
  [from, to]: Measured['interval'],
  ok: boolean,
): string {
  const [least, most] = [Math.min(low, from, value), Math.max(high, to, value)];
  const x = scale([least, most], [6, 114]);
  return tag(
    'svg',
    { viewBox: '0 0 120 16', class: 'gauge', 'aria-hidden': 'true' },
    line(4, 8, 116, 8, 'grid'),
    rect(x(low), 3, Math.max(2, x(high) - x(low)), 10, 'wanted'),
    line(x(from), 8, x(to), 8, 'interval wide'),
    tag('circle', { cx: x(value), cy: 8, r: 4, class: ok ? 'point' : 'point bad' }),
  );
}
