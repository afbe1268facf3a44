import { code, OPEN, offer } from '../choices/code.ts';
import type { CostTable, CrateTable } from '../compile/box.ts';
import { FREE } from '../compile/costs.ts';
import { MINION, OBJECTIVE, PERSONA } from '../compile/terms.ts';
import { buildingTable } from '../construct/construct.ts';
import { announce } from '../engine/announce.ts';
import { start } from '../engine/effects.ts';
import { kindOf } from '../engine/kinds.ts';
import { charterName } from '../engine/tell.ts';
import { affords } from '../engine/weigh.ts';
import type { Lack } from '../lacks.ts';
import { shuffle, shuffleForNewCards, tellMove } from '../mat/mat.ts';
import { putOn } from '../mat/taking.ts';
import { enterRules, isAllowed } from '../setup/chronicle.ts';
import { firstCard, nextCard, placeOf } from '../table/cards.ts';
import { CRATES_OPENED, GAME, type Game, head, reveal, setHead } from '../table/game.ts';
import { trayStart } from '../table/layout.ts';
import {
  ARCHIVE,
  CHEST,
  DECK,
  HAND,
  INDEX,
  OBJECTIVE_DECK,
  PERSONA_DECK,
  TABLE_PLACE,
} from '../table/places.ts';
import { below } from '../table/random.ts';
import { CONSTRUCTED, MOMENTS } from '../vocabulary.ts';

const OPENED = MOMENTS.indexOf('opened');
const TAKEN = MOMENTS.indexOf('taken');
const CRATES = trayStart('crates');

/** The game in which a crate was opened, or 0. */
export function openedIn(g: Game, crate: number): number {
  return g.table[CRATES + crate] ?? 0;
}

export function noteOpened(g: Game, crate: number): void {
  g.table[CRATES + crate] = head(g, GAME);
}

/** Whether a card is a constructed building with a crate that this box can open. */
export function hasCrate(g: Game, card: number): boolean {
  if (kindOf(g, card) !== CONSTRUCTED) return false;
  const { crate } = buildingTable(g, card);
  return g.box.crates[crate] !== undefined && openedIn(g, crate) === 0;
}

export function canOpen(g: Game, charter: number, cost: CostTable, card: number, lacks?: Lack[]): boolean {
  return affords(g, charter, cost, FREE, 0, card, false, lacks);
}

/** Lists the crates a charter can open; without `list` it stops at the first. */
export function crateAims(g: Game, charter: number, cost: CostTable, list: boolean): number {
  let n = 0;
  for (let card = firstCard(g, HAND + charter); card !== 0; card = nextCard(g, card)) {
    if (!hasCrate(g, card) || !canOpen(g, charter, cost, card)) continue;
    n++;
    if (!list) return n;
    offer(g, code(OPEN, card));
  }
  return n;
}

export function crateTable(g: Game, crate: number): CrateTable {
  const content = g.box.crates[crate];
  if (content === undefined) throw new Error(`crate ${crate} is shut`);
  return content;
}

/** The crate counts as open, and its card goes to the Archive. What is in it, unless one only thinks ahead. */
function liftLid(g: Game, charter: number, card: number, why: number): CrateTable | undefined {
  const crate = buildingTable(g, card).crate;
  const content = crateTable(g, crate);
  noteOpened(g, crate);
  setHead(g, CRATES_OPENED, head(g, CRATES_OPENED) + 1);
  if (!g.sealed) reveal(g);
  g.facts?.push({ fact: 'opened', charter: charterName(charter), crate, card, why });
  tellMove(g, card, ARCHIVE, charter, why);
  if (!g.sealed) return content;
  announce(g, OPENED, charter, card, 0);
  return undefined;
}

/**
 * Opens the crate on a card, as the Index Guide says: its contents belong to whoever opens it, whoever built the
 * building (rule 19); the persona waits in the chest for a later game; the card goes to the Archive.
 */
export function openCrate(g: Game, charter: number, card: number, why: number): void {
  const content = liftLid(g, charter, card, why);
  if (content === undefined) return;
  enterRules(g, content.rules);
  // After the campaign a new persona acts at once (153); before, it waits in the chest.
  if (content.chest !== 0 && isAllowed(g, 'newPersonas')) putOn(g, content.chest, charter, why);
  else if (content.chest !== 0) tellMove(g, content.chest, CHEST + charter, charter, why);
  const lucky = content.one.length === 0 ? -1 : below(g, content.one.length);
  content.one.forEach((one, i) => {
    if (i !== lucky) toPile(g, one, why);
  });
  for (const one of content.supply) toPile(g, one, why);
  shuffleForNewCards(g);
  if ([...content.one, ...content.supply].some((one) => g.box.types[one] === OBJECTIVE))
    shuffle(g, OBJECTIVE_DECK);
  const gained = lucky >= 0 ? [...content.hand, content.one[lucky] ?? 0] : content.hand;
  for (const one of gained) tellMove(g, one, HAND + charter, charter, why);
  // What is pushed last is heard first: the crate, its own effect, then card by card what was gained.
  for (const one of gained.toReversed()) announce(g, TAKEN, charter, one, 0);
  start(g, content.program, charter, why, charter, 0, 0);
  announce(g, OPENED, charter, card, 0);
}

/** An Automa opens a crate of the mat: its persona goes to the chest, everything else to its pile, and nothing is gained. */
export function openByAutoma(g: Game, charter: number, card: number, why: number): void {
  const content = liftLid(g, charter, card, why);
  if (content === undefined) return;
  enterRules(g, content.rules);
  // After the campaign nobody owns a persona (153).
  const chest = isAllowed(g, 'newPersonas') ? PERSONA_DECK : CHEST + charter;
  if (content.chest !== 0) tellMove(g, content.chest, chest, charter, why);
  const others = [...content.hand, ...content.one, ...content.supply];
  for (const one of others) toPile(g, one, why);
  shuffleForNewCards(g);
  if (others.some((one) => g.box.types[one] === OBJECTIVE)) shuffle(g, OBJECTIVE_DECK);
  announce(g, OPENED, charter, card, 0);
}

/** Lays an unlocked card where its sort lies: objectives, minion cards and personas have places of their own. */
function toPile(g: Game, card: number, why: number): void {
  const type = g.box.types[card];
  const place =
    type === OBJECTIVE ? OBJECTIVE_DECK : type === MINION ? TABLE_PLACE : type === PERSONA ? ARCHIVE : DECK;
  tellMove(g, card, place, -1, why);
}

/** Opens for everybody what is still locked (376): its cards go to their piles, its persona to the Archive. */
export function openForTable(g: Game, crate: number, why: number): void {
  if (openedIn(g, crate) !== 0) return;
  const content = crateTable(g, crate);
  noteOpened(g, crate);
  reveal(g);
  g.facts?.push({ fact: 'unlocked', crate, why });
  enterRules(g, content.rules);
  if (content.chest !== 0) tellMove(g, content.chest, ARCHIVE, -1, why);
  for (const card of [...content.hand, ...content.one, ...content.supply])
    if (placeOf(g, card) === INDEX) toPile(g, card, why);
  shuffleForNewCards(g);
  // It may be the first crate of the campaign (rule 19).
  announce(g, OPENED, -1, 0, 0);
}
