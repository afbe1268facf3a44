import type { Game } from './game.ts';
import { trayStart } from './layout.ts';

/** Peril tokens: six of each of six kinds, in the supply, before a charter, or on a building. */
const PERIL = trayStart('peril');
const ON = trayStart('sitePeril');

export const PERIL_KINDS = 6;
export const PERILS_A_KIND = 6;

export function perilsOf(g: Game, owner: number, kind: number): number {
  return g.table[PERIL + owner * PERIL_KINDS + kind] ?? 0;
}

export function movePeril(g: Game, kind: number, n: number, from: number, to: number): void {
  addPeril(g, kind, -n, from);
  addPeril(g, kind, n, to);
}

/** Puts tokens into a supply, or takes them out. */
export function addPeril(g: Game, kind: number, n: number, owner: number): void {
  const sum = perilsOf(g, owner, kind) + n;
  if (sum < 0) throw new Error(`supply ${owner} has no peril ${kind}`);
  g.table[PERIL + owner * PERIL_KINDS + kind] = sum;
}

export function allPerilsOf(g: Game, owner: number): number {
  let n = 0;
  for (let kind = 0; kind < PERIL_KINDS; kind++) n += perilsOf(g, owner, kind);
  return n;
}

/** The kind of peril on a building, or -1. */
export function perilOn(g: Game, site: number): number {
  return (g.table[ON + site] ?? 0) - 1;
}

/** Lays a peril onto a building; -1 takes it away. The token itself comes from or goes to a supply by addPeril. */
export function layPeril(g: Game, site: number, kind: number): void {
  g.table[ON + site] = kind + 1;
}
