import { firstCard } from './cards.ts';
import type { Game } from './game.ts';
import { trayStart } from './layout.ts';
import { TABLE_PLACE } from './places.ts';

/** The 36 minions: piece 0 to 35, six of each kind. In the supply, or somebody's; at home, or on a site. */
const OF = trayStart('minionOf');
const AT = trayStart('minionAt');

export const MINION_KINDS = 6;
export const PIECES_A_KIND = 6;
export const MINION_PIECES = 36;

/** Whether any kind of minion has come into the game: its card lies on the table then. Before, nobody has to look for one. */
export function anyMinions(g: Game): boolean {
  return firstCard(g, TABLE_PLACE) !== 0;
}

export function kindOfMinion(piece: number): number {
  return Math.floor(piece / PIECES_A_KIND);
}

/** The charter that controls a minion, or -1 while it is in the supply. */
export function minionOwner(g: Game, piece: number): number {
  return (g.table[OF + piece] ?? 0) - 1;
}

/** Where a minion stands; 0 at home. */
export function minionSite(g: Game, piece: number): number {
  return g.table[AT + piece] ?? 0;
}

/** Gives a minion to a charter, or back to the supply with -1. It comes home. */
export function giveMinion(g: Game, piece: number, charter: number): void {
  g.table[OF + piece] = charter + 1;
  g.table[AT + piece] = 0;
}

export function moveMinion(g: Game, piece: number, site: number): void {
  g.table[AT + piece] = site;
}

/** The first minion of a kind that an owner (-1: the supply) has, at home if asked; -1 when there is none. */
export function findMinion(g: Game, owner: number, kind: number, atHome: boolean): number {
  for (let piece = kind * PIECES_A_KIND; piece < (kind + 1) * PIECES_A_KIND; piece++)
    if (g.table[OF + piece] === owner + 1 && (!atHome || g.table[AT + piece] === 0)) return piece;
  return -1;
}

/** The minion of a kind to part with: one at home goes first, the one at work stays at work; -1 when there is none. */
export function spareMinion(g: Game, owner: number, kind: number): number {
  const home = findMinion(g, owner, kind, true);
  return home >= 0 ? home : findMinion(g, owner, kind, false);
}

/** How many minions of a kind an owner has; a placed one still counts (rule 16). */
export function minionsOfKind(g: Game, owner: number, kind: number): number {
  let n = 0;
  for (let piece = kind * PIECES_A_KIND; piece < (kind + 1) * PIECES_A_KIND; piece++)
    if (g.table[OF + piece] === owner + 1) n++;
  return n;
}

export function minionsOf(g: Game, owner: number): number {
  let n = 0;
  for (let piece = 0; piece < MINION_PIECES; piece++) if (g.table[OF + piece] === owner + 1) n++;
  return n;
}

/** How many minions of a kind (-1: of any) a charter has on the board. */
export function minionsPlaced(g: Game, charter: number, kind: number): number {
  let n = 0;
  for (let piece = 0; piece < MINION_PIECES; piece++)
    if (
      g.table[OF + piece] === charter + 1 &&
      g.table[AT + piece] !== 0 &&
      (kind < 0 || kindOfMinion(piece) === kind)
    )
      n++;
  return n;
}

/** The minion on a site, looking from `from` on; -1 when there is none. */
export function minionOn(g: Game, site: number, from = 0): number {
  if (!anyMinions(g)) return -1;
  for (let piece = from; piece < MINION_PIECES; piece++) if (g.table[AT + piece] === site) return piece;
  return -1;
}
