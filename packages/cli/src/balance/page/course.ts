import type { Frame } from './frame.ts';
import { hint, tag } from './svg.ts';

/** What a line goes through: in which column, how high, between what, and what a finger is told. */
export type CoursePoint = {
  readonly column: number;
  readonly median: number;
  readonly lower: number;
  readonly upper: number;
  readonly told: string;
};

/** A line through the medians, within the band of what lies around them. */
export function courseIn({ x, y }: Frame, points: readonly CoursePoint[]): string {
  const at = (column: number, number: number): string => `${x(column).toFixed(1)},${y(number).toFixed(1)}`;
  const upper = points.map((point) => at(point.column, point.upper));
  const lower = points.map((point) => at(point.column, point.lower)).reverse();
  return [
    tag('polygon', { points: [...upper, ...lower].join(' '), class: 'spread' }),
    tag('polyline', {
      points: points.map(({ column, median }) => at(column, median)).join(' '),
      class: 'course',
    }),
    ...points.map(({ column, median, told }) =>
      tag('circle', { cx: x(column), cy: y(median), r: 4, class: 'point' }, hint(told)),
    ),
  ].join('');
}
