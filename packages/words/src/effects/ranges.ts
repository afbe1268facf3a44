import type { Count, Range } from '@charterstone/rules';
import { RESOURCES } from '../numbers.ts';

export type Rank = 'most' | 'second' | 'third' | 'fewest';
/** A range as numbers; without `most` there is no upper end. */
export type Bounds = { readonly least: number; readonly most: number | undefined; readonly rank?: Rank };

export function boundsOf(range: Range): Bounds {
  if (typeof range === 'number') return { least: range, most: range };
  if (range === 'most' || range === 'second' || range === 'third' || range === 'fewest')
    return { least: 0, most: undefined, rank: range };
  const [least, most] = range.split('-');
  return { least: Number.parseInt(least ?? '0', 10), most: most === undefined ? undefined : Number(most) };
}

/** Whether all kinds of resource are asked for: languages have a better word for that than "6 kinds". */
export function isWhole(count: Count, bounds: Bounds): boolean {
  return count === 'resourceKinds' && bounds.least === RESOURCES.length;
}
