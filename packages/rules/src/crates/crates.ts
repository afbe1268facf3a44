import { code, OPEN, offer } from '../choices/code.ts';
import type { BuildingTable } from '../compile/box.ts';
import { FREE } from '../compile/costs.ts';
import { buildingTable } from '../construct/construct.ts';
import { announce } from '../engine/announce.ts';
import { kindOf } from '../engine/counts.ts';
import { charterName } from '../engine/tell.ts';
import { affords } from '../engine/weigh.ts';
import type { Lack } from '../lacks.ts';
import { shuffleForNewCards, tellMove } from '../mat/mat.ts';
import { firstCard, nextCard } from '../table/cards.ts';
import { CRATES_OPENED, GAME, type Game, head, reveal, setHead } from '../table/game.ts';
import { trayStart } from '../table/layout.ts';
import { ARCHIVE, CHEST, HAND } from '../table/places.ts';
import { CONSTRUCTED, MOMENTS } from '../vocabulary.ts';

const OPENED = MOMENTS.indexOf('opened');
const CRATES = trayStart('crates');

/** The game in which a crate was opened, or 0. */
export function openedIn(g: Game, crate: number): number {
  return g.table[CRATES + crate] ?? 0;
}

/** Whether a card is a constructed building with a crate that this box can open. */
export function hasCrate(g: Game, card: number): boolean {
  return kindOf(g, card) === CONSTRUCTED && g.box.crates[buildingTable(g, card).crate] !== undefined;
}

export function canOpen(
  g: Game,
  charter: number,
  place: BuildingTable,
  card: number,
  lacks?: Lack[],
): boolean {
  return affords(g, charter, place.cost, FREE, 0, card, lacks);
}

/** Lists the crates a charter can open; without `list` it stops at the first. */
export function crateAims(g: Game, charter: number, place: BuildingTable, list: boolean): number {
  let n = 0;
  for (let card = firstCard(g, HAND + charter); card !== 0; card = nextCard(g, card)) {
    if (!hasCrate(g, card) || !canOpen(g, charter, place, card)) continue;
    n++;
    if (!list) return n;
    offer(g, code(OPEN, card));
  }
  return n;
}

/**
 * Opens the crate on a card, as the Index Guide says: its contents belong to whoever opens it, whoever built the
 * building (rule 19); the persona waits in the chest for a later game; the card goes to the Archive.
 */
export function openCrate(g: Game, charter: number, card: number, why: number): void {
  const crate = buildingTable(g, card).crate;
  const content = g.box.crates[crate];
  if (content === undefined) throw new Error(`crate ${crate} is shut`);
  g.table[CRATES + crate] = head(g, GAME);
  setHead(g, CRATES_OPENED, head(g, CRATES_OPENED) + 1);
  reveal(g);
  g.facts?.push({ fact: 'opened', charter: charterName(charter), crate, card, why });
  tellMove(g, card, ARCHIVE, charter, why);
  for (const gained of content.hand) tellMove(g, gained, HAND + charter, charter, why);
  if (content.chest !== 0) tellMove(g, content.chest, CHEST + charter, charter, why);
  shuffleForNewCards(g);
  announce(g, OPENED, charter, card, 0);
}
