import { type Game, head, ISLANDS_LAID, setHead } from './game.ts';
import { trayStart } from './layout.ts';
import { FIRST_ISLAND } from './sites.ts';

/** The 24 sky islands: whose each is, and which plot it lies over. An island keeps the building glued to it. */
const OF = trayStart('islandOf');
const AT = trayStart('islandAt');

export const ISLAND_PIECES = 24;

/** The site number of an island piece. */
export function islandSite(piece: number): number {
  return FIRST_ISLAND + piece;
}

/** The charter an island belongs to, or -1. */
export function islandOwner(g: Game, piece: number): number {
  return (g.table[OF + piece] ?? 0) - 1;
}

export function giveIsland(g: Game, piece: number, charter: number): void {
  g.table[OF + piece] = charter + 1;
}

/** The plot an island lies over, or 0. */
export function islandPlot(g: Game, piece: number): number {
  return g.table[AT + piece] ?? 0;
}

/** Lays an island over a plot; 0 takes it back. */
export function layIsland(g: Game, piece: number, plot: number): void {
  const change = (plot === 0 ? 0 : 1) - (islandPlot(g, piece) === 0 ? 0 : 1);
  setHead(g, ISLANDS_LAID, head(g, ISLANDS_LAID) + change);
  g.table[AT + piece] = plot;
}

/** The island over a plot, or -1. */
export function islandOver(g: Game, plot: number): number {
  if (head(g, ISLANDS_LAID) === 0) return -1;
  for (let piece = 0; piece < ISLAND_PIECES; piece++) if (g.table[AT + piece] === plot) return piece;
  return -1;
}
