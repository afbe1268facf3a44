import { kindOf } from '../engine/counts.ts';
import { charterOrNone } from '../engine/tell.ts';
import { cardsIn, firstCard, moveCard, placeOf, setSince, shufflePile } from '../table/cards.ts';
import { ACTION, type Game, head, PROBE_RUNNING, reveal } from '../table/game.ts';
import {
  DECK,
  DISCARD,
  HAND,
  MAT,
  MAT_END,
  OBJECTIVE_DECK,
  OBJECTIVE_MAT,
  OBJECTIVE_MAT_END,
  placeName,
} from '../table/places.ts';
import { ANY_CARD, CHARTERS } from '../vocabulary.ts';

/** The advancement mat and the objective mat (rules 7 and 20). */

/** Moves a card and tells it. `charter` is who did it, or -1 for the table. */
export function tellMove(g: Game, card: number, to: number, charter: number, why: number): void {
  const from = placeOf(g, card);
  moveCard(g, card, to);
  setSince(g, card, head(g, ACTION));
  g.facts?.push({
    fact: 'cardMoved',
    charter: charterOrNone(charter),
    card,
    from: placeName(from, CHARTERS),
    to: placeName(to, CHARTERS),
    why,
  });
}

export function shuffle(g: Game, place: number): void {
  shufflePile(g, place);
  g.facts?.push({ fact: 'shuffled', place: placeName(place, CHARTERS), n: cardsIn(g, place) });
}

/** Turns the top card of a pile face up in an empty place. */
function turnUp(g: Game, card: number, place: number): void {
  moveCard(g, card, place);
  setSince(g, card, head(g, ACTION));
  reveal(g);
  g.facts?.push({ fact: 'revealed', card, place: placeName(place, CHARTERS) });
}

/** The discards become the deck again, shuffled (rule 7). */
function shuffleDiscardsIn(g: Game): void {
  for (let card = firstCard(g, DISCARD); card !== 0; card = firstCard(g, DISCARD)) moveCard(g, card, DECK);
  shuffle(g, DECK);
}

/** When the deck has run out the discards are shuffled into it (rule 7); with none there, at the next card to be drawn. */
function keepDeck(g: Game): void {
  if (cardsIn(g, DECK) === 0 && cardsIn(g, DISCARD) > 0) shuffleDiscardsIn(g);
}

/** Fills every empty place of the mat from the deck, while there are cards. */
export function refillMat(g: Game): void {
  // What is hidden pays nothing: a probe turns no card up.
  if (g.probe === PROBE_RUNNING) return;
  for (let place = MAT; place < MAT_END; place++) {
    if (firstCard(g, place) !== 0) continue;
    keepDeck(g);
    const card = firstCard(g, DECK);
    if (card === 0) return;
    turnUp(g, card, place);
  }
  keepDeck(g);
}

/** New cards were unlocked: deck and discards are shuffled together, the open cards stay (ruling 10). */
export function shuffleForNewCards(g: Game): void {
  shuffleDiscardsIn(g);
  refillMat(g);
}

/** All open cards are discarded, together, and new ones revealed. */
export function refreshMat(g: Game, charter: number, why: number): void {
  for (let place = MAT; place < MAT_END; place++) {
    const card = firstCard(g, place);
    if (card !== 0) tellMove(g, card, DISCARD, charter, why);
  }
  refillMat(g);
}

/** Whether an open card is of the kind an icon gives. */
export function fitsKind(g: Game, card: number, icon: number): boolean {
  return icon === ANY_CARD || kindOf(g, card) === icon;
}

/** Takes an open card into the hand and replaces it. */
export function takeFromMat(g: Game, card: number, charter: number, why: number): void {
  tellMove(g, card, HAND + charter, charter, why);
  refillMat(g);
}

/** Reveals objectives until n lie open (rule 20). */
export function revealObjectives(g: Game, n: number): void {
  for (let place = OBJECTIVE_MAT; place < OBJECTIVE_MAT_END && place < OBJECTIVE_MAT + n; place++) {
    const card = firstCard(g, OBJECTIVE_DECK);
    if (firstCard(g, place) === 0 && card !== 0) turnUp(g, card, place);
  }
}
