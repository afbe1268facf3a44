import type { Game } from './game.ts';
import { trayStart } from './layout.ts';

/** Coins, resources, influence and points: what lies in the supplies. */
const GOODS = trayStart('goods');
const KINDS = 7;
const HOME = trayStart('influence');
const SPENT = trayStart('spent');
const POINTS = trayStart('vp');

/** The owner number of the general supply; charters are 0 to 5. */
export const SUPPLY = 6;
/** Each charter has this many influence tokens in every game (rule 6). */
export const INFLUENCE_TOKENS = 12;

/** How many coins (good 0) or resources of a kind (goods 1 to 6) an owner has. */
export function goodsOf(g: Game, owner: number, good: number): number {
  return g.table[GOODS + owner * KINDS + good] ?? 0;
}

/** Moves goods between two supplies. Taking more than there is would be a bug of the caller. */
export function moveGoods(g: Game, good: number, n: number, from: number, to: number): void {
  const left = goodsOf(g, from, good) - n;
  if (left < 0) throw new Error(`supply ${from} has no ${n} of good ${good}`);
  g.table[GOODS + from * KINDS + good] = left;
  g.table[GOODS + to * KINDS + good] = goodsOf(g, to, good) + n;
}

/** Fills the general supply at the start of a campaign. */
export function fillSupply(g: Game, good: number, n: number): void {
  g.table[GOODS + SUPPLY * KINDS + good] = n;
}

export function resourcesOf(g: Game, charter: number): number {
  const t = g.table;
  const at = GOODS + charter * KINDS;
  return (
    (t[at + 1] ?? 0) +
    (t[at + 2] ?? 0) +
    (t[at + 3] ?? 0) +
    (t[at + 4] ?? 0) +
    (t[at + 5] ?? 0) +
    (t[at + 6] ?? 0)
  );
}

/** Influence tokens in a charter's own supply. */
export function influenceOf(g: Game, charter: number): number {
  return g.table[HOME + charter] ?? 0;
}

/** Influence tokens paid to the general supply: these can be regained, placed ones cannot (rule 6). */
export function spentInfluence(g: Game, charter: number): number {
  return g.table[SPENT + charter] ?? 0;
}

export function dealInfluence(g: Game, charter: number): void {
  g.table[HOME + charter] = INFLUENCE_TOKENS;
  g.table[SPENT + charter] = 0;
}

/** A charter nobody plays has no tokens. */
export function takeInfluence(g: Game, charter: number): void {
  g.table[HOME + charter] = 0;
  g.table[SPENT + charter] = 0;
}

export function payInfluence(g: Game, charter: number, n: number): void {
  putInfluence(g, charter, n);
  g.table[SPENT + charter] = spentInfluence(g, charter) + n;
}

/** Takes tokens out of the supply that are placed somewhere and stay there to the end. */
export function putInfluence(g: Game, charter: number, n: number): void {
  const left = influenceOf(g, charter) - n;
  if (left < 0) throw new Error(`charter ${charter} has no ${n} influence`);
  g.table[HOME + charter] = left;
}

export function regainInfluence(g: Game, charter: number, n: number): void {
  const left = spentInfluence(g, charter) - n;
  if (left < 0) throw new Error(`charter ${charter} has not paid ${n} influence`);
  g.table[SPENT + charter] = left;
  g.table[HOME + charter] = influenceOf(g, charter) + n;
}

export function pointsOf(g: Game, charter: number): number {
  return g.table[POINTS + charter] ?? 0;
}

export function setPoints(g: Game, charter: number, n: number): void {
  g.table[POINTS + charter] = n;
}
