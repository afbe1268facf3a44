import { code, NEXT, offer, whatOf } from '../choices/code.ts';
import type { AbilityTable } from '../compile/box.ts';
import { firstCard, nextCard, setMark, sinceOf } from '../table/cards.ts';
import { ACTION, FIRST, type Game, head } from '../table/game.ts';
import { HAND, PLAY } from '../table/places.ts';
import { nextClockwise } from '../table/seats.ts';
import { inForce } from './announce.ts';
import { canDoAnything, start } from './effects.ts';
import { applies } from './hearing.ts';
import type { Procedure } from './procedure.ts';
import {
  deedIn,
  leftIn,
  maskIn,
  nodeIn,
  OFFER,
  pieceIn,
  pop,
  push,
  setCard,
  setDeed,
  setLeft,
  setMask,
  setNode,
  setPiece,
  setStage,
  siteIn,
  stageIn,
  top,
  whoIn,
} from './stack.ts';
import { charterOrNone } from './tell.ts';

/**
 * A moment being heard. Frame MOMENT: `node` the moment, `who` the actor (-1: the table), `card` and `site` what it is
 * about, `deed` the use it belongs to. `stage`: 0 while rules and guidepost speak, by number; then 1 + the number of seats
 * already heard, from the actor clockwise, `piece` being the charter at its turn. Within a seat those that only gain speak
 * first, by card number (`left` the last one); of those that ask the owner chooses the order (`mask`: heard already).
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
    for (const place of [PLAY, HAND])
      for (let card = firstCard(g, place + pieceIn(g, f)); card !== 0; card = nextCard(g, card))
        if (askingAbility(g, f, card) !== undefined) offer(g, code(NEXT, card));
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
    if (inForce(g, ability.card) && applies(g, ability, actor, actor, siteIn(g, f), deedIn(g, f)))
      speak(g, f, ability, actor);
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
  const others = ((g.box.othersHear >> nodeIn(g, f)) & 1) === 1;
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
  let found: AbilityTable | undefined;
  for (let place = PLAY; place >= HAND; place -= PLAY - HAND) {
    for (let card = firstCard(g, place + charter); card !== 0; card = nextCard(g, card)) {
      if (card <= last || (found !== undefined && found.card < card)) continue;
      found = abilityFor(g, f, card, false) ?? found;
    }
  }
  if (found === undefined) return false;
  setLeft(g, f, found.card);
  speak(g, f, found, charter);
  return true;
}

/** The ability of a card that hears this moment, of the asking sort or of the plain one. */
function abilityFor(g: Game, f: number, card: number, asking: boolean): AbilityTable | undefined {
  const momentNumber = nodeIn(g, f);
  if (((g.box.ears[card] ?? 0) & (1 << momentNumber)) === 0) return undefined;
  // A card speaks only if it lay there before the action began: the assistant just bought is silent (rule 8).
  if (sinceOf(g, card) >= head(g, ACTION)) return undefined;
  for (const number of g.box.abilitiesOf[card] ?? []) {
    const ability = g.box.abilities[number];
    if (ability === undefined || ability.moment !== momentNumber || ability.asks !== asking) continue;
    if (applies(g, ability, pieceIn(g, f), whoIn(g, f), siteIn(g, f), deedIn(g, f))) return ability;
  }
  return undefined;
}

function askingAbility(g: Game, f: number, card: number): AbilityTable | undefined {
  const ability = abilityFor(g, f, card, true);
  return ability !== undefined && (maskIn(g, f) & ability.bit) === 0 ? ability : undefined;
}

function countAsking(g: Game, f: number): number {
  let n = 0;
  for (let place = PLAY; place >= HAND; place -= PLAY - HAND)
    for (let card = firstCard(g, place + pieceIn(g, f)); card !== 0; card = nextCard(g, card))
      if (askingAbility(g, f, card) !== undefined) n++;
  return n;
}

/** Hears the asking ability of a card; of the only one when no card is named. */
function hearAsking(g: Game, f: number, named: number): void {
  const charter = pieceIn(g, f);
  for (let place = PLAY; place >= HAND; place -= PLAY - HAND) {
    for (let card = firstCard(g, place + charter); card !== 0; card = nextCard(g, card)) {
      const ability = askingAbility(g, f, card);
      if (ability === undefined || (named !== 0 && card !== named)) continue;
      setMask(g, f, maskIn(g, f) | ability.bit);
      speak(g, f, ability, charter);
      return;
    }
  }
}

function speak(g: Game, f: number, ability: AbilityTable, me: number): void {
  if (!ability.may) {
    if (ability.once !== 0) setMark(g, ability.card, ability.once);
    g.facts?.push({ fact: 'spoke', charter: charterOrNone(me), card: ability.card });
    start(g, ability.program, me, ability.card, deedIn(g, f), 0);
    return;
  }
  if (!canDoAnything(g, me, [ability.program])) return;
  const q = push(g, OFFER, me);
  setNode(g, q, ability.program);
  setCard(g, q, ability.card);
  setDeed(g, q, deedIn(g, f));
  setLeft(g, q, 1);
  // What may be used once is spent when it is used, not when it is declined.
  setMask(g, q, ability.once);
}
