import type { Motion } from './motion.ts';

/** How long things take, in milliseconds at speed 1. */
export const TIMES = {
  worker: 400,
  bumped: 280,
  good: 340,
  between: 90,
  star: 380,
  flag: 240,
  space: 90,
  token: 340,
  card: 360,
  tile: 780,
  drop: 260,
  tear: 280,
  pop: 620,
  nudge: 260,
  /** Long enough to be found by somebody who looked elsewhere. */
  glow: 4500,
} as const;

/** All that one step shows is over by then, however much it is. */
export const MOST_MS = 1500;
/** More would be a blur: of many things the last ones are shown. */
export const MOST_MOTIONS = 30;

/** When the last motion is over. Lines round what was done stay longer, and nobody waits for them. */
export function lengthOf(motions: readonly Motion[]): number {
  return Math.max(0, ...motions.map(({ how, delay, duration }) => (how === 'glow' ? 0 : delay + duration)));
}

/** As it is where it is short, else faster. */
export function withinTime(motions: readonly Motion[], most = MOST_MS): readonly Motion[] {
  const kept = motions.slice(-MOST_MOTIONS);
  const first = Math.min(...kept.map(({ delay }) => delay));
  const moved = kept.map((motion) => ({ ...motion, delay: motion.delay - first }));
  const share = Math.min(1, most / Math.max(1, lengthOf(moved)));
  if (share === 1) return moved;
  return moved.map((motion) => ({
    ...motion,
    delay: motion.delay * share,
    duration: motion.how === 'glow' ? motion.duration : motion.duration * share,
  }));
}
