import { code, ICON_WORD, NONE_WORD, offer, PICK, whatOf } from '../choices/code.ts';
import type { Node } from '../compile/box.ts';
import { ALL, IN_SECRET, SHUFFLE_REST } from '../compile/terms.ts';
import { drawIslands, poolIslands } from '../islands/islands.ts';
import { drawFrom, gainCard, refillMat, shuffle, tellMove } from '../mat/mat.ts';
import { cardsIn, firstCard, nextCard, placeOf } from '../table/cards.ts';
import { type Game, reveal } from '../table/game.ts';
import { goodsOf } from '../table/goods.ts';
import { LAST_CARD } from '../table/layout.ts';
import { MINION_KINDS, minionOn, minionsOfKind } from '../table/minions.ts';
import { PERIL_KINDS, perilOn } from '../table/perils.ts';
import { CHEST, DECK, HAND, INDEX, isListed, placeName } from '../table/places.ts';
import { below } from '../table/random.ts';
import {
  CHARTERS,
  COIN,
  FIRST_MINION,
  FIRST_PERIL,
  FIRST_RESOURCE,
  LAST_RESOURCE,
  MOMENTS,
} from '../vocabulary.ts';
import { announce } from './announce.ts';
import { amountOf } from './counts.ts';
import { ask, nodeOf } from './effects.ts';
import { fitsFilter, moveTarget } from './moveWords.ts';
import { catchMinion, give, giveAwayMinion, siteWithPeril, takePeril } from './pieces.ts';
import { asks } from './procedure.ts';
import {
  cardIn,
  deedIn,
  frameOf,
  leftIn,
  nodeIn,
  pieceIn,
  pop,
  SELECTING,
  setAim,
  setLeft,
  siteIn,
  whoIn,
} from './stack.ts';
import { charterName } from './tell.ts';

/** Cards and pieces that change their place: the step `move`. */

const PERIL_TAKEN = MOMENTS.indexOf('perilTaken');

/** The numbers of WHATS, PLACES and PICKS that this file reads. */
const COINS = 1;
const RESOURCES = 2;
const MINIONS = 3;
const PERILS = 4;
const ISLANDS = 5;
const TO_SUPPLY = 1;
const FROM_HERE = 13;
const FROM_MY_CHARTER = 14;
const PICK_SPEAKER = 1;
const PICK_RANDOM = 2;
const PICK_TOP = 3;

export function performMove(g: Game, f: number, number: number): void {
  const node = nodeOf(g, number);
  switch (node.icon) {
    case COINS:
      giveCoins(g, f, amountOf(g, node.amount, whoIn(g, f)));
      return;
    case RESOURCES:
      select(g, f, number, node);
      return;
    case MINIONS:
      moveMinions(g, f, number, node);
      return;
    case PERILS:
      if (node.from === FROM_HERE) takePerilHere(g, f);
      else select(g, f, number, node);
      return;
    case ISLANDS:
      if (node.to === TO_SUPPLY) poolIslands(g);
      else drawIslands(g, whoIn(g, f), amountOf(g, node.amount, whoIn(g, f)));
      return;
    default:
      moveCards(g, f, number, node);
  }
}

function moveCards(g: Game, f: number, number: number, node: Node): void {
  const n = amountOf(g, node.amount, whoIn(g, f));
  if (node.pick === PICK_TOP && placeOfNode(g, f, node) === DECK) {
    for (let i = 0; i < n; i++) {
      const card = drawFrom(g, DECK);
      if (card !== 0) land(g, errandOf(g, f), node, card);
    }
    refillMat(g);
    return;
  }
  const cards = candidates(g, f, node);
  if (node.pick === PICK_RANDOM) {
    reveal(g);
    for (let i = 0; i < n && cards.length > 0; i++)
      for (const card of cards.splice(below(g, cards.length), 1)) land(g, errandOf(g, f), node, card);
    return;
  }
  if (n >= ALL || node.pick === PICK_TOP) {
    for (const card of cards.slice(0, n)) land(g, errandOf(g, f), node, card);
    return;
  }
  if (cards.length > 0) select(g, f, number, node);
}

/** Asks which of several; the one it is for decides, or the speaker. */
function select(g: Game, f: number, number: number, node: Node): void {
  // Whoever searches the deck sees it: no undo behind that.
  if (placeOfNode(g, f, node) === DECK) {
    reveal(g);
    if (g.facts)
      g.facts.push({
        fact: 'looked',
        charter: charterName(whoIn(g, f)),
        place: placeName(DECK, CHARTERS),
        n: cardsIn(g, DECK),
      });
  }
  const q = ask(g, f, SELECTING, number, amountOf(g, node.amount, whoIn(g, f)));
  setAim(g, q, node.pick === PICK_SPEAKER ? pieceIn(g, f) : whoIn(g, f));
}

function placeOfNode(g: Game, f: number, node: Node): number {
  return moveTarget(g, node.from, whoIn(g, f), pieceIn(g, f));
}

/** The cards a step may move, by number. */
function candidates(g: Game, f: number, node: Node): number[] {
  const place = placeOfNode(g, f, node);
  const cards: number[] = [];
  if (place >= 0 && isListed(place)) {
    for (let card = firstCard(g, place); card !== 0; card = nextCard(g, card))
      if (fitsFilter(g, f, node, card)) cards.push(card);
  } else {
    for (let card = 1; card <= LAST_CARD; card++)
      if (placeOf(g, card) !== 0 && (place < 0 || placeOf(g, card) === place) && fitsFilter(g, f, node, card))
        cards.push(card);
  }
  return cards.sort((a, b) => a - b);
}

/** A card that was locked comes to light; of one taken in secret the next to pick sees that it is gone. */
function revealLocked(g: Game, card: number): void {
  if (placeOf(g, card) === INDEX) reveal(g);
}

/** For whom a card is moved, and why: what is left of a step when its frame has gone. */
type Errand = { readonly who: number; readonly why: number; readonly speaker: number; readonly deed: number };

function errandOf(g: Game, f: number): Errand {
  return { who: whoIn(g, f), why: cardIn(g, f), speaker: pieceIn(g, f), deed: deedIn(g, f) };
}

/** Lays a moved card down. Into a hand it is taken, which others may hear. */
function land(g: Game, { who, why, speaker, deed }: Errand, node: Node, card: number): void {
  const to = moveTarget(g, node.to, who, speaker);
  revealLocked(g, card);
  if (to >= HAND && to < CHEST) gainCard(g, to - HAND, card, why, deed, 0);
  else tellMove(g, card, to, who, why, (node.flags & IN_SECRET) !== 0);
}

/** SELECTING: `aim` picks for `who`, `left` times, what the step `node` moves. */
export const selecting = asks(
  (g, f) => {
    const node = nodeOf(g, nodeIn(g, f));
    if (node.icon === RESOURCES || node.icon === MINIONS || node.icon === PERILS) listKinds(g, f, node);
    else {
      for (const card of candidates(g, f, node)) offer(g, code(PICK, card));
      // Nobody has to find something in the deck.
      if ((node.flags & SHUFFLE_REST) !== 0) offer(g, code(PICK, NONE_WORD));
    }
    if (g.count === 0) offer(g, code(PICK, NONE_WORD));
  },
  (g, f, move) => {
    const node = nodeOf(g, nodeIn(g, f));
    const what = whatOf(move);
    const left = what === NONE_WORD ? 0 : leftIn(g, f) - 1;
    setLeft(g, f, left);
    if (what >= ICON_WORD && what !== NONE_WORD) moveKind(g, f, node, what - ICON_WORD);
    const errand = errandOf(g, f);
    // The frame goes first, so that what the card sets off comes on top of the rest.
    if (left === 0) pop(g);
    const wasSearched = left === 0 && (node.flags & SHUFFLE_REST) !== 0;
    if (wasSearched) shuffle(g, DECK);
    if (what < ICON_WORD) land(g, errand, node, what);
    // Whoever found the last card of the deck leaves an empty one.
    if (wasSearched) refillMat(g);
  },
);

function listKinds(g: Game, f: number, node: Node): void {
  const who = whoIn(g, f);
  if (node.icon === RESOURCES)
    for (let good = FIRST_RESOURCE; good <= LAST_RESOURCE; good++)
      if (goodsOf(g, who, good) > 0) offer(g, code(PICK, ICON_WORD + good));
  if (node.icon === MINIONS)
    for (let kind = 0; kind < MINION_KINDS; kind++)
      if (minionsOfKind(g, who, kind) > 0) offer(g, code(PICK, ICON_WORD + FIRST_MINION + kind));
  if (node.icon === PERILS && node.from === FROM_MY_CHARTER)
    for (let kind = 0; kind < PERIL_KINDS; kind++)
      if (siteWithPeril(g, who, kind) > 0) offer(g, code(PICK, ICON_WORD + FIRST_PERIL + kind));
}

function moveKind(g: Game, f: number, node: Node, icon: number): void {
  const who = whoIn(g, f);
  const why = cardIn(g, f);
  const speaker = pieceIn(g, f);
  if (node.icon === RESOURCES) give(g, who, speaker, icon, 1, why);
  else if (node.icon === MINIONS) giveAwayMinion(g, who, speaker, icon - FIRST_MINION, why);
  else takePeril(g, who, siteWithPeril(g, who, icon - FIRST_PERIL), why);
}

function giveCoins(g: Game, f: number, n: number): void {
  const who = whoIn(g, f);
  give(g, who, pieceIn(g, f), COIN, Math.min(n, goodsOf(g, who, COIN)), cardIn(g, f));
}

function moveMinions(g: Game, f: number, number: number, node: Node): void {
  const who = whoIn(g, f);
  if (node.from !== FROM_HERE) {
    select(g, f, number, node);
    return;
  }
  const site = siteIn(g, frameOf(deedIn(g, f)));
  const piece = minionOn(g, site);
  if (piece >= 0) catchMinion(g, who, piece, site, cardIn(g, f));
}

/** The peril on the building just used has to be taken (rule 3). */
function takePerilHere(g: Game, f: number): void {
  const deed = deedIn(g, f);
  const site = siteIn(g, frameOf(deed));
  const kind = perilOn(g, site);
  if (kind < 0) return;
  takePeril(g, whoIn(g, f), site, cardIn(g, f));
  announce(g, PERIL_TAKEN, whoIn(g, f), kind, 0, deed);
}
