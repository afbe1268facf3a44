import type { Charter } from '@charterstone/rules';
import type { Point } from './hexes.ts';
import { ribbonEnd, spread } from './scale.ts';

/** Where the ribbon of points lies: its first and its last number. */
export const POINTS_RIBBON = { left: 690, right: 1096, y: 694 } as const;
const FLAG = 17.5;

export type Score = { readonly charter: Charter; readonly points: number };
export type FlagPlace = { readonly charter: Charter; readonly at: Point; readonly tip: number };

/** Where every flag stands, and the number its string points at; whoever has fewest points comes first. */
export function flagPlaces(scores: readonly Score[]): readonly FlagPlace[] {
  const { left, right, y } = POINTS_RIBBON;
  const end = ribbonEnd(scores.map(({ points }) => points));
  const ranked = [...scores].sort((a, b) => a.points - b.points);
  const tips = ranked.map(({ points }) => left + ((right - left) * Math.min(points, end)) / end);
  const places = spread(tips, FLAG, left - 10, right + 4);
  return ranked.map(({ charter }, i) => {
    const tip = tips[i] ?? left;
    return { charter, tip, at: [places[i] ?? tip, y - 12] };
  });
}
