import { PERSONA } from '../compile/terms.ts';
import { kindOf } from '../engine/kinds.ts';
import { charterName, tellGoods } from '../engine/tell.ts';
import { tellMove } from '../mat/mat.ts';
import { firstCard, nextCard } from '../table/cards.ts';
import { isAbsent, minionsWaiting, setAbsent, setPresent } from '../table/company.ts';
import { FINISHED, type Game, head } from '../table/game.ts';
import { LAST_CARD, PRINTED_RULE } from '../table/layout.ts';
import { findMinion, giveMinion, MINION_KINDS, minionsOfKind } from '../table/minions.ts';
import { CHEST, HAND, INDEX } from '../table/places.ts';
import { AUTOMA, HUMAN, seatOf, sitDown } from '../table/seats.ts';
import { FIRST_MINION } from '../vocabulary.ts';

/** An Automa may stand in for an absent player from one game to the next. */
const RULE_COMPANY = PRINTED_RULE + 2;

/** What the absent player kept waits: cards in the chest, where none of them speaks, minions in the supply. */
export function standIn(g: Game, charter: number): void {
  const seat = seatOf(g, charter);
  sitDown(g, seat, charter, AUTOMA);
  g.facts?.push({ fact: 'standsIn', seat, charter: charterName(charter) });
  setAbsent(g, seat, takeMinions(g, charter));
  moveKept(g, HAND + charter, CHEST + charter, charter);
  takeSideOf(g, charter, AUTOMA);
}

/** Whoever was away finds everything as it was, with what the Automa has won meanwhile. */
export function comeBack(g: Game, charter: number): void {
  const seat = seatOf(g, charter);
  const waiting = minionsWaiting(g, seat);
  sitDown(g, seat, charter, HUMAN);
  setPresent(g, seat);
  g.facts?.push({ fact: 'isBack', seat, charter: charterName(charter) });
  takeMinions(g, charter);
  // Once the campaign is over nobody keeps anything.
  if (head(g, FINISHED) === 0) giveMinions(g, charter, waiting);
  moveKept(g, CHEST + charter, HAND + charter, charter);
  takeSideOf(g, charter, HUMAN);
}

/** Rule 29 limits what waits like anybody's: for that it lies in the hand, and goes back to the chest before the next game. */
export function fetchKept(g: Game, charter: number): void {
  if (isAbsent(g, seatOf(g, charter))) moveKept(g, CHEST + charter, HAND + charter, charter);
}

export function storeKept(g: Game, charter: number): void {
  if (isAbsent(g, seatOf(g, charter))) moveKept(g, HAND + charter, CHEST + charter, charter);
}

/** Minions go to the supply; their kinds, as bits. */
function takeMinions(g: Game, charter: number): number {
  let kinds = 0;
  for (let kind = 0; kind < MINION_KINDS; kind++) {
    const n = minionsOfKind(g, charter, kind);
    if (n === 0) continue;
    kinds |= 1 << kind;
    for (let i = 0; i < n; i++) giveMinion(g, findMinion(g, charter, kind, false), -1);
    tellGoods(g, 'returned', charter, FIRST_MINION + kind, n, RULE_COMPANY);
  }
  return kinds;
}

function giveMinions(g: Game, charter: number, kinds: number): void {
  for (let kind = 0; kind < MINION_KINDS; kind++) {
    const piece = (kinds >> kind) & 1 ? findMinion(g, -1, kind, false) : -1;
    if (piece < 0) continue;
    giveMinion(g, piece, charter);
    tellGoods(g, 'gained', charter, FIRST_MINION + kind, 1, RULE_COMPANY);
  }
}

/** Advancement cards. */
function moveKept(g: Game, from: number, to: number, charter: number): void {
  for (let card = firstCard(g, from); card !== 0; ) {
    const after = nextCard(g, card);
    if (kindOf(g, card) >= 0) tellMove(g, card, to, charter, RULE_COMPANY);
    card = after;
  }
}

/**
 * Once a charter has taken a side, whoever comes to play it has the persona of that side that is made for them: a person that of
 * people, an Automa its own, where that is on the same side.
 */
export function takeSideOf(g: Game, charter: number, role: number): void {
  const { forAutoma, sides } = g.box;
  const wanted = role === AUTOMA ? 1 : 0;
  for (let held = firstCard(g, CHEST + charter); held !== 0; held = nextCard(g, held)) {
    if (sides[held] === 0 || forAutoma[held] === wanted) continue;
    const other = sidedWith(g, held, charter, wanted);
    if (other === 0) return;
    tellMove(g, held, INDEX, charter, RULE_COMPANY);
    tellMove(g, other, CHEST + charter, charter, RULE_COMPANY);
    return;
  }
}

/** The persona of this charter on the same side as another one, made for Automas or for people; 0 when there is none. */
export function sidedWith(g: Game, persona: number, charter: number, wanted: number): number {
  const { types, forAutoma, charterOf, sides } = g.box;
  for (let card = 1; card <= LAST_CARD; card++) {
    const fits = types[card] === PERSONA && forAutoma[card] === wanted && charterOf[card] === charter + 1;
    if (fits && sides[card] === sides[persona]) return card;
  }
  return 0;
}
