import { announce } from '../engine/announce.ts';
import { VIA_BUILDING } from '../engine/hearing.ts';
import { kindOf } from '../engine/kinds.ts';
import { charterOrNone } from '../engine/tell.ts';
import { cardsIn, firstCard, moveCard, placeOf, setSince, shufflePile } from '../table/cards.ts';
import { ACTION, type Game, head, PROBE_RUNNING, reveal } from '../table/game.ts';
import { hasOption, THREE_OPEN_CARDS } from '../table/options.ts';
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
import { ANY_CARD, CHARTERS, MOMENTS } from '../vocabulary.ts';

const TAKEN = MOMENTS.indexOf('taken');

/** The advancement mat and the objective mat (rules 7 and 20). */

/** Moves a card and tells it. `charter` is who did it, or -1 for the table; a secret move does not say which card. */
export function tellMove(
  g: Game,
  card: number,
  to: number,
  charter: number,
  why: number,
  secret = false,
): void {
  const from = placeOf(g, card);
  moveCard(g, card, to);
  setSince(g, card, head(g, ACTION));
  if (!g.facts) return;
  const who = charterOrNone(charter);
  const move = { from: placeName(from, CHARTERS), to: placeName(to, CHARTERS), why };
  g.facts.push(
    secret
      ? { fact: 'cardHidden', charter: who, card, ...move }
      : { fact: 'cardMoved', charter: who, card, ...move },
  );
}

/** A card comes into a hand: others may hear it. `via` 1 when an icon of a building gave it. */
export function gainCard(
  g: Game,
  charter: number,
  card: number,
  why: number,
  deed: number,
  via: number,
): void {
  tellMove(g, card, HAND + charter, charter, why);
  announce(g, TAKEN, charter, card, via, deed);
}

/** The top card of a pile, the discards being shuffled in when the deck is empty; 0 when there is none. Nobody else sees it yet. */
export function drawFrom(g: Game, pile: number): number {
  if (pile === DECK && cardsIn(g, DECK) === 0 && cardsIn(g, DISCARD) > 0) shuffleDiscardsIn(g);
  reveal(g);
  return firstCard(g, pile);
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
  const end = hasOption(g, THREE_OPEN_CARDS) ? MAT + 3 : MAT_END;
  for (let place = MAT; place < end; place++) {
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
export function takeFromMat(g: Game, card: number, charter: number, why: number, deed: number): void {
  take(g, card, charter, why, deed, deed === 0 ? 0 : VIA_BUILDING);
}

/** Takes the top card of the deck unseen. It is a taking like any other: what is empty on the mat is filled (ruling 10). */
export function takeFromDeck(g: Game, charter: number, why: number, deed: number, via: number): void {
  take(g, drawFrom(g, DECK), charter, why, deed, via);
}

function take(g: Game, card: number, charter: number, why: number, deed: number, via: number): void {
  tellMove(g, card, HAND + charter, charter, why);
  refillMat(g);
  announce(g, TAKEN, charter, card, via, deed);
}

/** Reveals objectives until n lie open (rule 20). */
export function revealObjectives(g: Game, n: number): void {
  for (let place = OBJECTIVE_MAT; place < OBJECTIVE_MAT_END && place < OBJECTIVE_MAT + n; place++) {
    const card = firstCard(g, OBJECTIVE_DECK);
    if (firstCard(g, place) === 0 && card !== 0) turnUp(g, card, place);
  }
}
