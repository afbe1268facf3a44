import { code, NEXT, offer, whatOf } from '../choices/code.ts';
import type { AbilityTable } from '../compile/box.ts';
import { PERSONA } from '../compile/terms.ts';
import { firstCard, nextCard, placeOf, sinceOf } from '../table/cards.ts';
import { ACTION, FIRST, type Game, head } from '../table/game.ts';
import { HAND, PLAY, SECRET } from '../table/places.ts';
import { nextClockwise, players } from '../table/seats.ts';
import { inForce, othersHear } from './announce.ts';
import { applies } from './hearing.ts';
import { speak } from './invoke.ts';
import type { Procedure } from './procedure.ts';
import {
  aimIn,
  cardIn,
  deedIn,
  leftIn,
  maskIn,
  nodeIn,
  pieceIn,
  pop,
  setLeft,
  setMask,
  setPiece,
  setStage,
  stageIn,
  top,
  whoIn,
} from './stack.ts';
import { holds } from './tests.ts';

/**
 * A moment being heard. Frame MOMENT: `node` the moment, `who` the actor (-1: the table), `card` and `site` what it is
 * about, `deed` the use it belongs to, `aim` the step that may be changed. `stage`: 0 while rules and guidepost speak, by number; then 1
 * + the number of seats already heard, from the actor clockwise, `piece` being the charter at its turn. Within a seat those that
 * only gain speak first, by card number (`left` the last one); of those that ask the owner chooses the order (`mask`: heard already).
 * What one sets off is finished before the next is heard.
 */
export const moment: Procedure = {
  step: (g, f) => {
    if (stageIn(g, f) === 0) {
      if (hearRules(g, f)) return false;
      beginSeats(g, f);
    }
    while (stageIn(g, f) > 0) {
      if (hearPlain(g, f)) return false;
      const waiting = countAsking(g, f);
      if (waiting > 1) return true;
      if (waiting === 1) {
        hearAsking(g, f, 0);
        return false;
      }
      nextSeat(g, f);
    }
    pop(g);
    return false;
  },
  list: (g, f) => {
    for (let place = PLAY; place >= HAND; place -= PLAY - HAND)
      for (let card = firstCard(g, place + pieceIn(g, f)); card !== 0; card = nextCard(g, card))
        if (askingAbility(g, f, card) >= 0) offer(g, code(NEXT, card));
  },
  answer: (g, f, move) => hearAsking(g, f, whatOf(move)),
  asksAnyway: () => false,
};

/** Lets the rules speak, from the `left`-th on; true when one of them began something. */
function hearRules(g: Game, f: number): boolean {
  const rules = g.box.ruleEars[nodeIn(g, f)] ?? [];
  const actor = whoIn(g, f);
  for (let i = leftIn(g, f); i < rules.length; i++) {
    const ability = g.box.abilities[rules[i] ?? 0];
    setLeft(g, f, i + 1);
    if (ability === undefined) continue;
    if (inForce(g, ability.card) && applies(g, f, ability, actor))
      speak(g, rules[i] ?? 0, actor, deedIn(g, f), aimIn(g, f));
    if (top(g) !== f) return true;
  }
  return false;
}

function beginSeats(g: Game, f: number): void {
  const actor = whoIn(g, f);
  setStage(g, f, 1);
  setLeft(g, f, 0);
  setPiece(g, f, actor < 0 ? head(g, FIRST) : actor);
}

/** On to the next seat clockwise; `stage` becomes -1 when all who can hear have been heard. */
function nextSeat(g: Game, f: number): void {
  const others = othersHear(g, nodeIn(g, f));
  const next = nextClockwise(g, pieceIn(g, f));
  const actor = whoIn(g, f);
  const begin = actor < 0 ? head(g, FIRST) : actor;
  setStage(g, f, others && next !== begin ? stageIn(g, f) + 1 : -1);
  setPiece(g, f, next);
  setLeft(g, f, 0);
  setMask(g, f, 0);
}

/** Lets the seat's next plain ability speak, if there is one. */
function hearPlain(g: Game, f: number): boolean {
  const charter = pieceIn(g, f);
  const last = leftIn(g, f);
  let found = -1;
  let foundCard = 0;
  for (let place = PLAY; place >= HAND; place -= PLAY - HAND) {
    for (let card = firstCard(g, place + charter); card !== 0; card = nextCard(g, card)) {
      if (card <= last || (found >= 0 && foundCard < card)) continue;
      const ability = abilityFor(g, f, card, false);
      if (ability < 0) continue;
      found = ability;
      foundCard = card;
    }
  }
  if (found < 0) return false;
  setLeft(g, f, foundCard);
  speak(g, found, charter, deedIn(g, f), aimIn(g, f));
  return true;
}

/** The ability of a card that hears this moment, of the asking sort or of the plain one; -1 when it has none. */
function abilityFor(g: Game, f: number, card: number, asking: boolean): number {
  const momentNumber = nodeIn(g, f);
  if (((g.box.ears[card] ?? 0) & (1 << momentNumber)) === 0) return -1;
  const isItself = cardIn(g, f) === card;
  // A card speaks only if it lay there before the action began: the assistant just bought is silent (rule 8). One that
  // is itself what the moment is about may speak at once.
  if (!isItself && sinceOf(g, card) >= head(g, ACTION)) return -1;
  const charter = pieceIn(g, f);
  for (const number of g.box.abilitiesOf[card] ?? []) {
    const ability = g.box.abilities[number];
    if (ability === undefined || ability.moment !== momentNumber || asksNow(g, ability) !== asking) continue;
    if (applies(g, f, ability, charter) && !isSilenced(g, card, charter)) return number;
  }
  return -1;
}

function asksNow(g: Game, ability: AbilityTable): boolean {
  return ((ability.asks >> players(g)) & 1) === 1;
}

/** Whether somebody's persona keeps this one from speaking (364). */
export function isSilenced(g: Game, card: number, charter: number): boolean {
  return silencer(g, card, charter) !== 0;
}

/** The persona that keeps this one from speaking, or 0. */
export function silencer(g: Game, card: number, charter: number): number {
  const { speakForbids } = g.box;
  for (let i = 0; i < speakForbids.length; i++) {
    const ability = g.box.abilities[speakForbids[i] ?? 0];
    if (ability !== undefined && isSilencedBy(g, ability, card, charter)) return ability.card;
  }
  return 0;
}

function isSilencedBy(g: Game, ability: AbilityTable, card: number, charter: number): boolean {
  const place = placeOf(g, ability.card);
  const byAnother = place >= PLAY && place < SECRET && place !== PLAY + charter;
  return byAnother && g.box.types[card] === PERSONA && holds(g, ability.test, charter, ability.card);
}

function askingAbility(g: Game, f: number, card: number): number {
  const number = abilityFor(g, f, card, true);
  return number >= 0 && (maskIn(g, f) & (g.box.abilities[number]?.bit ?? 0)) === 0 ? number : -1;
}

function countAsking(g: Game, f: number): number {
  let n = 0;
  for (let place = PLAY; place >= HAND; place -= PLAY - HAND)
    for (let card = firstCard(g, place + pieceIn(g, f)); card !== 0; card = nextCard(g, card))
      if (askingAbility(g, f, card) >= 0) n++;
  return n;
}

/** Hears the asking ability of a card; of the only one when no card is named. */
function hearAsking(g: Game, f: number, named: number): void {
  const charter = pieceIn(g, f);
  for (let place = PLAY; place >= HAND; place -= PLAY - HAND) {
    for (let card = firstCard(g, place + charter); card !== 0; card = nextCard(g, card)) {
      const number = askingAbility(g, f, card);
      if (number < 0 || (named !== 0 && card !== named)) continue;
      setMask(g, f, maskIn(g, f) | (g.box.abilities[number]?.bit ?? 0));
      speak(g, number, charter, deedIn(g, f), aimIn(g, f));
      return;
    }
  }
}
