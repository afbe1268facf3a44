import { sidedWith } from '../automa/standing.ts';
import { OBJECTIVE, PERSONA } from '../compile/terms.ts';
import { gatherIslands, poolIslands } from '../islands/islands.ts';
import {
  clearMarks,
  firstCard,
  MARKS_OF_A_GAME,
  moveCard,
  nextCard,
  placeOf,
  setSince,
  sortPile,
} from '../table/cards.ts';
import { isAbsent } from '../table/company.ts';
import {
  ACTION,
  AGAIN,
  ENDED_BY,
  ENDING,
  FINISHED,
  type Game,
  head,
  QUIET_ROUNDS,
  ROUND,
  setHead,
  TURN,
} from '../table/game.ts';
import { dealInfluence, SUPPLY } from '../table/goods.ts';
import { LAST_CARD, SITE_LIMIT } from '../table/layout.ts';
import { MINION_PIECES, moveMinion } from '../table/minions.ts';
import { noteOn, writeNote } from '../table/notes.ts';
import { addPeril, layPeril, PERIL_KINDS, perilOn, perilsOf } from '../table/perils.ts';
import {
  ARCHIVE,
  CHEST,
  DECK,
  DISCARD,
  GUIDEPOST,
  HAND,
  INDEX,
  MAT,
  MAT_END,
  OBJECTIVE_DECK,
  OBJECTIVE_MAT,
  OBJECTIVE_MAT_END,
  PERSONA_DECK,
  PLAY,
  placeName,
  TABLE_PLACE,
} from '../table/places.ts';
import { isActive, seatOf } from '../table/seats.ts';
import { BIG, FIRST_PLOT, forgetUses, HOME, moveWorker, SMALL } from '../table/sites.ts';
import { clearTracks } from '../table/tracks.ts';
import { clearSites } from '../table/village.ts';
import { CHARTERS } from '../vocabulary.ts';

/** Clears the table after a game (rule 26): pieces home, leftovers to the supply, islands and personas to the chests. */
export function clearTable(g: Game): void {
  const before = g.facts === undefined ? [] : placesNow(g);
  clearTracks(g);
  clearSites(g);
  if (head(g, FINISHED) === 1) poolIslands(g);
  else gatherIslands(g);
  forgetUses(g);
  for (let charter = 0; charter < CHARTERS.length; charter++) clearCharter(g, charter);
  for (let piece = 0; piece < MINION_PIECES; piece++) moveMinion(g, piece, HOME);
  for (let site = FIRST_PLOT; site < SITE_LIMIT; site++) {
    const kind = perilOn(g, site);
    if (kind < 0) continue;
    layPeril(g, site, -1);
    addPeril(g, kind, 1, SUPPLY);
  }
  for (let place = MAT; place < MAT_END; place++) moveAll(g, place, DECK);
  moveAll(g, DISCARD, DECK);
  // The order says nothing: seats put cards away side by side, and the deck is shuffled before the next game.
  sortPile(g, DECK);
  for (let place = OBJECTIVE_MAT; place < OBJECTIVE_MAT_END; place++) moveAll(g, place, OBJECTIVE_DECK);
  moveAll(g, GUIDEPOST, ARCHIVE);
  returnLocations(g);
  wipe(g);
  tellCleared(g, before);
}

/** Where every card lies. */
function placesNow(g: Game): number[] {
  return Array.from({ length: LAST_CARD }, (_, i) => placeOf(g, i + 1));
}

function tellCleared(g: Game, before: readonly number[]): void {
  if (g.facts === undefined) return;
  const cards = placesNow(g).flatMap((to, i) => {
    const from = before[i] ?? 0;
    return from === to ? [] : [{ card: i + 1, from: placeName(from, CHARTERS), to: placeName(to, CHARTERS) }];
  });
  g.facts.push({ fact: 'cleared', cards });
}

function clearCharter(g: Game, charter: number): void {
  moveWorker(g, charter, BIG, HOME);
  moveWorker(g, charter, SMALL, HOME);
  if (isActive(g, charter)) dealInfluence(g, charter);
  moveAll(g, PLAY + charter, CHEST + charter);
  // After the campaign nobody owns a persona: they are dealt anew (153).
  if (head(g, FINISHED) === 1) poolPersonas(g, charter);
  for (let kind = 0; kind < PERIL_KINDS; kind++) {
    addPeril(g, kind, perilsOf(g, charter, kind), SUPPLY);
    addPeril(g, kind, -perilsOf(g, charter, kind), charter);
  }
  // Private objectives are discarded with the game (rule 21).
  for (let card = firstCard(g, HAND + charter); card !== 0; ) {
    const next = nextCard(g, card);
    if (g.box.types[card] === OBJECTIVE) moveCard(g, card, OBJECTIVE_DECK);
    card = next;
  }
}

/** Those that are made for Automas go back to the Index, and what waited for an absent player to the decks. */
function poolPersonas(g: Game, charter: number): void {
  for (let card = firstCard(g, CHEST + charter); card !== 0; card = firstCard(g, CHEST + charter)) {
    if (g.box.types[card] !== PERSONA) moveCard(g, card, DECK);
    else if (g.box.forAutoma[card] === 0) moveCard(g, card, PERSONA_DECK);
    else {
      moveCard(g, card, INDEX);
      // Where an Automa stood in, the side was taken by a person.
      const own = isAbsent(g, seatOf(g, charter)) ? sidedWith(g, card, charter, 0) : 0;
      if (own !== 0) moveCard(g, own, PERSONA_DECK);
    }
  }
}

function moveAll(g: Game, from: number, to: number): void {
  for (let card = firstCard(g, from); card !== 0; card = firstCard(g, from)) moveCard(g, card, to);
}

/** Location cards mark plots for one game; minion cards stay on the table. */
function returnLocations(g: Game): void {
  for (let card = firstCard(g, TABLE_PLACE); card !== 0; ) {
    const next = nextCard(g, card);
    if (g.box.data.cards[card]?.kind === 'location') moveCard(g, card, INDEX);
    card = next;
  }
}

/** What a game remembers ends with it: marks, notes, counters. */
function wipe(g: Game): void {
  clearMarks(g, MARKS_OF_A_GAME);
  for (let card = 1; card <= LAST_CARD; card++) {
    setSince(g, card, 0);
    if (noteOn(g, card) !== 0 && !g.box.notesForCampaign.has(card)) writeNote(g, card, 0);
  }
  for (const counter of [ROUND, TURN, ACTION, AGAIN, ENDING, ENDED_BY, QUIET_ROUNDS]) setHead(g, counter, 0);
}
