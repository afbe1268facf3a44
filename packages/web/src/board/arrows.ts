import type { Point } from './hexes.ts';

export const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const satisfies Readonly<Record<string, Point>>;
export type Arrow = keyof typeof ARROWS;

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(ARROWS, key);
}

export type Spot<Name> = { readonly name: Name; readonly at: Point };

/** What lies aside counts this much more than what lies ahead, so that an arrow prefers its own row or column. */
const ASIDE = 1.3;
/** Further aside than ahead by this much is no longer that direction: about 63 degrees, the slope of a hexagon's neighbours. */
const STEEPEST = 2;

/** The nearest spot in a direction; undefined where there is none. Of equals the first. */
export function nearestTowards<S extends Spot<unknown>>(
  from: Point,
  arrow: Arrow,
  spots: readonly S[],
): S | undefined {
  const [dx, dy] = ARROWS[arrow];
  let best: S | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const x = spot.at[0] - from[0];
    const y = spot.at[1] - from[1];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 1 || aside > ahead * STEEPEST) continue;
    const distance = ahead + aside * ASIDE;
    if (distance < least) {
      least = distance;
      best = spot;
    }
  }
  return best;
}
