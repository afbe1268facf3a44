import type { Charter } from '@charterstone/rules';
import { SOURCES, type Source, sourceOf } from '../../book/sources.ts';
import type { Content } from '../../table/content.ts';

/** The podium counts under the same headings as the campaign book. */
export { SOURCES };

export type Portions = Readonly<Partial<Record<Source, number>>>;

/** Points by the number of what brought them, as points by source. What is lost somewhere is taken off there. */
export function portionsOf(
  content: Pick<Content, 'data'>,
  counted: Readonly<Record<string, number>>,
): Portions {
  const found: Partial<Record<Source, number>> = {};
  for (const [number, n] of Object.entries(counted)) {
    const source = sourceOf(Number(number), content.data);
    found[source] = (found[source] ?? 0) + n;
  }
  return found;
}

/** Somebody at the end of a game; whoever has as many points shares the rank. */
export type Ranked = { readonly charter: Charter; readonly points: number; readonly rank: number };

export function ranking(
  points: Readonly<Partial<Record<Charter, number>>>,
  order: readonly Charter[],
  winners: readonly Charter[],
): readonly Ranked[] {
  const listed = order.flatMap((charter) => {
    const n = points[charter];
    return n === undefined ? [] : [{ charter, points: n }];
  });
  // Where a tie was broken, the winners stand before those who have as many points.
  const isBefore = (a: (typeof listed)[number], b: (typeof listed)[number]): boolean =>
    a.points > b.points ||
    (a.points === b.points && winners.includes(a.charter) && !winners.includes(b.charter));
  return listed
    .map((one) => ({ ...one, rank: 1 + listed.filter((other) => isBefore(other, one)).length }))
    .sort((a, b) => a.rank - b.rank);
}
