import type { Game } from './game.ts';
import { trayStart } from './layout.ts';

/** The campaign sheets in the chests: glory stars by row, capacity circles by kind, victories. */
const GLORY = trayStart('glory');
const CAPACITY = trayStart('capacity');
const VICTORIES = trayStart('victories');

export const GLORY_ROWS = 10;
/** Capacity is kept for resources, coins, advancement cards and minions, in this order. */
export const CAPACITY_KINDS = ['resource', 'coin', 'card', 'minion'] as const;
export const MOST_CAPACITY = 4;

export function starsIn(g: Game, charter: number, row: number): number {
  return g.table[GLORY + charter * GLORY_ROWS + row] ?? 0;
}

export function fillStar(g: Game, charter: number, row: number): void {
  g.table[GLORY + charter * GLORY_ROWS + row] = starsIn(g, charter, row) + 1;
}

export function gloryOf(g: Game, charter: number): number {
  let n = 0;
  for (let row = 0; row < GLORY_ROWS; row++) n += starsIn(g, charter, row);
  return n;
}

export function capacityOf(g: Game, charter: number, kind: number): number {
  return g.table[CAPACITY + charter * CAPACITY_KINDS.length + kind] ?? 0;
}

export function setCapacity(g: Game, charter: number, kind: number, n: number): void {
  g.table[CAPACITY + charter * CAPACITY_KINDS.length + kind] = n;
}

export function allCapacityOf(g: Game, charter: number): number {
  let n = 0;
  for (let kind = 0; kind < CAPACITY_KINDS.length; kind++) n += capacityOf(g, charter, kind);
  return n;
}

export function victoriesOf(g: Game, charter: number): number {
  return g.table[VICTORIES + charter] ?? 0;
}

export function addVictory(g: Game, charter: number, n: number): void {
  g.table[VICTORIES + charter] = victoriesOf(g, charter) + n;
}
