import type { Point } from './hexes.ts';

/**
 * Where things lie on a tile, in units of the board from its middle. Everything has a slot of its own, and what carries a number is
 * never covered: value upper left, gains upper right, name below the house, prices at the lower corner; workers left of the middle,
 * minions right of it, peril on the left edge, influence along the upper left slope.
 */
export type Slot = { readonly at: Point; readonly r: number };

const slot = (x: number, y: number, r: number): Slot => ({ at: [x, y], r });

/** The same as on every tile (art/tilePrint.ts): here for what lies below the chips, and to prove that nothing covers them. */
const GAINS: readonly (readonly Slot[])[] = [
  [],
  [slot(34.5, -17.5, 12.4)],
  [slot(34.5, -17.5, 12.4), slot(13, -32, 12.4)],
  [slot(31, -26.5, 10), slot(12, -34.5, 10), slot(38, -8, 10)],
  [slot(34.5, -20.5, 9), slot(19, -30.5, 9), slot(38.5, -3.5, 9), slot(1, -36.5, 9)],
];
const COSTS: readonly (readonly Slot[])[] = [
  [],
  [slot(0, 39.5, 11)],
  [slot(-12.2, 39, 11), slot(12.2, 39, 11)],
  [slot(-19, 36.5, 9.6), slot(0, 42, 9.6), slot(19, 36.5, 9.6)],
];

/** Of more than can be shown the first ones are. */
export function gainSlots(n: number): readonly Slot[] {
  return GAINS[Math.min(n, GAINS.length - 1)] ?? [];
}

export function costSlots(n: number): readonly Slot[] {
  return COSTS[Math.min(n, COSTS.length - 1)] ?? [];
}

export const VALUE: Slot = slot(-36, -21.5, 10);
export const PERIL: Slot = slot(-37.5, -1.5, 11);

/** Where feet stand: above the name, also where it has two lines. */
const FOOT = 5.5;

/** The feet of workers: one stands by itself, several (card 231) close ranks. */
export function workerSlots(n: number): readonly Slot[] {
  if (n <= 1) return [slot(-15, FOOT, 12)].slice(0, n);
  const step = Math.min(14, 30 / (n - 1));
  return Array.from({ length: n }, (_, i) => slot(-22 + i * step, FOOT + (i % 2), 12));
}

export function minionSlots(n: number, workers: number): readonly Slot[] {
  const first = workers > 1 ? 16 : 8;
  const step = n > 1 ? Math.min(13, 18 / (n - 1)) : 0;
  return Array.from({ length: n }, (_, i) => slot(first + i * step, FOOT - (i % 2), 12));
}

/** How large pieces are drawn on a tile. */
export const PIECE_SCALE = { worker: 1.04, minion: 0.94, peril: 0.74 } as const;

/** Whoever is at the Cloud Port stands at its right side, in units of the board itself. */
export function portSlots(n: number): readonly Slot[] {
  return Array.from({ length: n }, (_, i) => slot(193 - i * 13, 99 + i * 2, 12));
}

/** Influence on the emblem of a charter, from the middle of its crest. */
export function guestPlace(i: number): Point {
  return [-6 + i * 11, 20];
}

const TOKENS_A_ROW = 3;

export function tokenSlots(n: number): readonly Slot[] {
  return Array.from({ length: n }, (_, i) => {
    const column = i % TOKENS_A_ROW;
    const row = Math.floor(i / TOKENS_A_ROW);
    return slot(-24 + 8 * column + 5 * row, -33.5 - 4.3 * column + 8.5 * row, 6.4);
  });
}
