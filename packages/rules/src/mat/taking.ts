import { code, DECK_WORD, NONE_WORD, offer, PICK, whatOf } from '../choices/code.ts';
import { FROM_TOP3, PERSONA } from '../compile/terms.ts';
import { announce } from '../engine/announce.ts';
import { TAKES_CARD, TAKES_OBJECTIVE, VIA_BUILDING } from '../engine/hearing.ts';
import type { Procedure } from '../engine/procedure.ts';
import {
  cardIn,
  changeIn,
  deedIn,
  frameNumber,
  LOOKING,
  leftIn,
  maskIn,
  nodeIn,
  pop,
  push,
  setCard,
  setChange,
  setDeed,
  setLeft,
  setMask,
  setNode,
  setStage,
  stageIn,
  top,
  whoIn,
} from '../engine/stack.ts';
import { charterName } from '../engine/tell.ts';
import { cardsIn, firstCard, moveCard, nextCard, setMark, USED_PERSONA } from '../table/cards.ts';
import { type Game, PROBE_OFF } from '../table/game.ts';
import { COMMONS_CARD } from '../table/layout.ts';
import { hasOption, MARKET_FACE_DOWN } from '../table/options.ts';
import {
  CHEST,
  DECK,
  DISCARD,
  EYES,
  HAND,
  MAT,
  MAT_END,
  OBJECTIVE_DECK,
  PERSONA_DECK,
  PLAY,
  placeName,
} from '../table/places.ts';
import { CHARTERS, COMMONS, MOMENTS } from '../vocabulary.ts';
import {
  drawFrom,
  fitsKind,
  gainCard,
  refillMat,
  shuffle,
  takeFromDeck,
  takeFromMat,
  tellMove,
} from './mat.ts';

/** Taking cards: from the mat, from the top of a pile, a persona out of the chest. */

const TAKE = MOMENTS.indexOf('take');
const ASKED = 1;
const MARKET = COMMONS_CARD + COMMONS.indexOf('market');

/** TAKING_CARD: an open card of the kind `node`, or none (rule 7: without one of the kind nothing is gained). `left` cards in all. */
export const takingCard: Procedure = {
  step: (g, f) => {
    if (stageIn(g, f) !== ASKED) {
      setStage(g, f, ASKED);
      setChange(g, f, 0);
      announce(g, TAKE, whoIn(g, f), TAKES_CARD, 0, deedIn(g, f), frameNumber(f));
      if (top(g) !== f) return false;
    }
    if ((changeIn(g, f) & FROM_TOP3) === 0) return true;
    lookInstead(g, f);
    return false;
  },
  list: (g, f) => {
    for (let place = MAT; place < MAT_END; place++) {
      const card = firstCard(g, place);
      if (card !== 0 && fitsKind(g, card, nodeIn(g, f))) offer(g, code(PICK, card));
    }
    if (mayDrawUnseen(g, f)) offer(g, code(PICK, DECK_WORD));
    offer(g, code(PICK, NONE_WORD));
  },
  answer: (g, f, move) => {
    const card = whatOf(move);
    const who = whoIn(g, f);
    const why = cardIn(g, f);
    const deed = deedIn(g, f);
    oneLess(g, f, card === NONE_WORD);
    if (card === DECK_WORD) takeFromDeck(g, who, why, deed, VIA_BUILDING);
    else if (card !== NONE_WORD) takeFromMat(g, card, who, why, deed);
  },
  asksAnyway: () => false,
};

/** The German Chronicle lets the Market draw the top card of the deck instead of an open one. */
function mayDrawUnseen(g: Game, f: number): boolean {
  return (
    hasOption(g, MARKET_FACE_DOWN) && cardIn(g, f) === MARKET && cardsIn(g, DECK) + cardsIn(g, DISCARD) > 0
  );
}

function oneLess(g: Game, f: number, enough: boolean): void {
  const left = enough ? 0 : leftIn(g, f) - 1;
  setLeft(g, f, left);
  setStage(g, f, 0);
  if (left <= 0) pop(g);
}

/** Somebody may take from the top three of the deck instead of the mat (307): the kind still binds. */
function lookInstead(g: Game, f: number): void {
  const who = whoIn(g, f);
  const why = cardIn(g, f);
  const deed = deedIn(g, f);
  const icon = nodeIn(g, f);
  oneLess(g, f, false);
  const q = push(g, LOOKING, who);
  setNode(g, q, DECK);
  setCard(g, q, why);
  setDeed(g, q, deed);
  setChange(g, q, FROM_TOP3);
  setMask(g, q, icon + 1);
  setStage(g, q, LOOK);
}

const ANNOUNCE = 0;
const LOOK = 1;
const CHOOSE = 2;

/**
 * LOOKING: `who` takes the top card of the pile `node`, or (`change`) one of its top three after looking at them. `mask` is the kind it has
 * to be, plus one. What is not taken goes back: under the objectives, shuffled into the deck (ruling 15).
 */
export const looking: Procedure = {
  step: (g, f) => {
    const who = whoIn(g, f);
    if (stageIn(g, f) === ANNOUNCE) {
      setStage(g, f, LOOK);
      announce(
        g,
        TAKE,
        who,
        nodeIn(g, f) === OBJECTIVE_DECK ? TAKES_OBJECTIVE : TAKES_CARD,
        0,
        deedIn(g, f),
        frameNumber(f),
      );
      if (top(g) !== f) return false;
    }
    if (stageIn(g, f) === LOOK) {
      setStage(g, f, CHOOSE);
      lookAt(g, f, who, (changeIn(g, f) & FROM_TOP3) !== 0 ? 3 : 1);
    }
    return true;
  },
  list: (g, f) => {
    const eyes = EYES + whoIn(g, f);
    const kind = maskIn(g, f) - 1;
    // What is hidden pays nothing: a probe may not look.
    if (g.probe === PROBE_OFF)
      for (let card = firstCard(g, eyes); card !== 0; card = nextCard(g, card))
        if (kind < 0 || fitsKind(g, card, kind)) offer(g, code(PICK, card));
    if (g.count === 0) offer(g, code(PICK, NONE_WORD));
  },
  answer: (g, f, move) => {
    const who = whoIn(g, f);
    const why = cardIn(g, f);
    const deed = deedIn(g, f);
    const pile = nodeIn(g, f);
    const card = whatOf(move);
    pop(g);
    if (card !== NONE_WORD) moveCard(g, card, HAND + who);
    putBack(g, EYES + who, pile);
    if (card !== NONE_WORD) gainCard(g, who, card, why, deed, deed === 0 ? 0 : 1);
  },
  asksAnyway: () => false,
};

function lookAt(g: Game, f: number, who: number, n: number): void {
  const pile = nodeIn(g, f);
  let seen = 0;
  for (; seen < n && cardsIn(g, pile) + (pile === DECK ? cardsIn(g, DISCARD) : 0) > 0; seen++)
    moveCard(g, drawFrom(g, pile), EYES + who);
  if (seen > 0 && g.facts)
    g.facts.push({ fact: 'looked', charter: charterName(who), place: placeName(pile, CHARTERS), n: seen });
}

/** Cards that were looked at return to their pile. */
function putBack(g: Game, eyes: number, pile: number): void {
  const left: number[] = [];
  for (let card = firstCard(g, eyes); card !== 0; card = nextCard(g, card)) left.push(card);
  if (left.length === 0) return;
  if (pile === DECK) {
    for (const card of left) moveCard(g, card, pile);
    shuffle(g, pile);
    // The discards may have become the deck for the look: empty places are filled, as after any taking (ruling 10).
    refillMat(g);
    return;
  }
  // Under the pile: the others are lifted off and laid back on top.
  const above: number[] = [];
  for (let card = firstCard(g, pile); card !== 0; card = nextCard(g, card)) above.push(card);
  for (const card of above) moveCard(g, card, eyes);
  for (const card of left) moveCard(g, card, pile);
  for (const card of above.reverse()) moveCard(g, card, pile);
}

/** PICKING_PERSONA: `who` puts on `left` more personas out of the chest, or off the persona deck once the campaign is over (rule 5). */
export const pickingPersona: Procedure = {
  step: (g, f) => {
    const who = whoIn(g, f);
    if (anyPersona(g, who)) return true;
    const why = cardIn(g, f);
    pop(g);
    const card = firstCard(g, PERSONA_DECK) === 0 ? 0 : drawFrom(g, PERSONA_DECK);
    if (card !== 0) putOn(g, card, who, why);
    return false;
  },
  list: (g, f) => {
    for (let card = firstCard(g, CHEST + whoIn(g, f)); card !== 0; card = nextCard(g, card))
      if (g.box.types[card] === PERSONA) offer(g, code(PICK, card));
  },
  answer: (g, f, move) => {
    const who = whoIn(g, f);
    const why = cardIn(g, f);
    oneLess(g, f, false);
    putOn(g, whatOf(move), who, why);
  },
  asksAnyway: () => false,
};

function anyPersona(g: Game, charter: number): boolean {
  for (let card = firstCard(g, CHEST + charter); card !== 0; card = nextCard(g, card))
    if (g.box.types[card] === PERSONA) return true;
  return false;
}

/** A persona in play counts as used from then on (ruling 15). */
export function putOn(g: Game, card: number, charter: number, why: number): void {
  tellMove(g, card, PLAY + charter, charter, why);
  if ((g.box.abilitiesOf[card]?.length ?? 0) > 0) setMark(g, card, USED_PERSONA);
}
