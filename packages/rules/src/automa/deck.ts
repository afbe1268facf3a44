import { shuffle, tellMove } from '../mat/mat.ts';
import { firstCard, placeOf } from '../table/cards.ts';
import { FINISHED, GAME, type Game, head, reveal } from '../table/game.ts';
import { ARCHIVE, AUTOMA_ASIDE, AUTOMA_DECK, AUTOMA_DISCARD, INDEX } from '../table/places.ts';
import { AUTOMA, roleOf } from '../table/seats.ts';
import { CHARTERS } from '../vocabulary.ts';

/** One deck for all Automas, shuffled in every set-up. From the fourth game on three cards are set aside unseen at each shuffle. */
const ASIDE_FROM = 4;
const SET_ASIDE = 3;

export function isAutoma(g: Game, charter: number): boolean {
  return charter >= 0 && roleOf(g, charter) === AUTOMA;
}

export function anyAutoma(g: Game): boolean {
  return CHARTERS.some((_, charter) => isAutoma(g, charter));
}

/** Lays the deck out for a game; cards that join later in the campaign come to it when their time has come. */
export function layAutomaDeck(g: Game): void {
  const { automa } = g.box.data;
  if (automa === undefined || !anyAutoma(g)) return;
  const after = head(g, FINISHED) === 1;
  const joined = head(g, GAME) > automa.joinAfter ? [...automa.deck, ...automa.later] : automa.deck;
  const cards = joined.filter((card) => !after || !automa.leaving.includes(card));
  if (after)
    for (const card of automa.leaving) if (placeOf(g, card) !== ARCHIVE) tellMove(g, card, ARCHIVE, -1, card);
  for (const card of cards) if (placeOf(g, card) === INDEX) tellMove(g, card, AUTOMA_DISCARD, -1, card);
  shuffleAutomaDeck(g);
}

function shuffleAutomaDeck(g: Game): void {
  for (const place of [AUTOMA_ASIDE, AUTOMA_DISCARD])
    for (let card = firstCard(g, place); card !== 0; card = firstCard(g, place))
      tellMove(g, card, AUTOMA_DECK, -1, card);
  shuffle(g, AUTOMA_DECK);
  if (head(g, GAME) < ASIDE_FROM) return;
  for (let i = 0; i < SET_ASIDE; i++) {
    const card = firstCard(g, AUTOMA_DECK);
    if (card !== 0) tellMove(g, card, AUTOMA_ASIDE, -1, 0, true);
  }
}

/** Turns the top card up and lays it onto the discards; a used-up deck is shuffled first. 0 without a deck. */
export function drawAutomaCard(g: Game, charter: number): number {
  if (firstCard(g, AUTOMA_DECK) === 0) shuffleAutomaDeck(g);
  const card = firstCard(g, AUTOMA_DECK);
  if (card === 0) return 0;
  reveal(g);
  tellMove(g, card, AUTOMA_DISCARD, charter, card);
  return card;
}
