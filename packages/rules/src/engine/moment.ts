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
  AT,
  CARD,
  DEED,
  field,
  MASK,
  N,
  NODE,
  OFFER,
  PIECE,
  pop,
  push,
  SITE,
  setField,
  top,
  WHO,
} from './stack.ts';
import { charterOrNone } from './tell.ts';

/**
 * A moment being heard. Frame MOMENT: NODE the moment, WHO the actor (-1: the table), CARD and SITE what it is
 * about, DEED the use it belongs to. AT: 0 while rules and guidepost speak, by number; then 1 + the number of seats
 * already heard, from the actor clockwise, PIECE being the charter at its turn. Within a seat those that only gain speak
 * first, by card number (N the last one); of those that ask the owner chooses the order (MASK: heard already).
 * What one sets off is finished before the next is heard.
 */
export const moment: Procedure = {
  step: (g, f) => {
    if (field(g, f, AT) === 0) {
      if (hearRules(g, f)) return false;
      beginSeats(g, f);
    }
    while (field(g, f, AT) > 0) {
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
      for (let card = firstCard(g, place + field(g, f, PIECE)); card !== 0; card = nextCard(g, card))
        if (askingAbility(g, f, card) !== undefined) offer(g, code(NEXT, card));
  },
  answer: (g, f, move) => hearAsking(g, f, whatOf(move)),
  asksAnyway: () => false,
};

/** Lets the rules speak, from the N-th on; true when one of them began something. */
function hearRules(g: Game, f: number): boolean {
  const rules = g.box.ruleEars[field(g, f, NODE)] ?? [];
  const actor = field(g, f, WHO);
  for (let i = field(g, f, N); i < rules.length; i++) {
    const ability = g.box.abilities[rules[i] ?? 0];
    setField(g, f, N, i + 1);
    if (ability === undefined) continue;
    if (inForce(g, ability.card) && applies(g, ability, actor, actor, field(g, f, SITE), field(g, f, DEED)))
      speak(g, f, ability, actor);
    if (top(g) !== f) return true;
  }
  return false;
}

function beginSeats(g: Game, f: number): void {
  const actor = field(g, f, WHO);
  setField(g, f, AT, 1);
  setField(g, f, N, 0);
  setField(g, f, PIECE, actor < 0 ? head(g, FIRST) : actor);
}

/** On to the next seat clockwise; AT becomes -1 when all who can hear have been heard. */
function nextSeat(g: Game, f: number): void {
  const others = ((g.box.othersHear >> field(g, f, NODE)) & 1) === 1;
  const next = nextClockwise(g, field(g, f, PIECE));
  const actor = field(g, f, WHO);
  const begin = actor < 0 ? head(g, FIRST) : actor;
  setField(g, f, AT, others && next !== begin ? field(g, f, AT) + 1 : -1);
  setField(g, f, PIECE, next);
  setField(g, f, N, 0);
  setField(g, f, MASK, 0);
}

/** Lets the seat's next plain ability speak, if there is one. */
function hearPlain(g: Game, f: number): boolean {
  const charter = field(g, f, PIECE);
  const last = field(g, f, N);
  let found: AbilityTable | undefined;
  for (let place = PLAY; place >= HAND; place -= PLAY - HAND) {
    for (let card = firstCard(g, place + charter); card !== 0; card = nextCard(g, card)) {
      if (card <= last || (found !== undefined && found.card < card)) continue;
      found = abilityFor(g, f, card, false) ?? found;
    }
  }
  if (found === undefined) return false;
  setField(g, f, N, found.card);
  speak(g, f, found, charter);
  return true;
}

/** The ability of a card that hears this moment, of the asking sort or of the plain one. */
function abilityFor(g: Game, f: number, card: number, asking: boolean): AbilityTable | undefined {
  const momentNumber = field(g, f, NODE);
  if (((g.box.ears[card] ?? 0) & (1 << momentNumber)) === 0) return undefined;
  // A card speaks only if it lay there before the action began: the assistant just bought is silent (rule 8).
  if (sinceOf(g, card) >= head(g, ACTION)) return undefined;
  for (const number of g.box.abilitiesOf[card] ?? []) {
    const ability = g.box.abilities[number];
    if (ability === undefined || ability.moment !== momentNumber || ability.asks !== asking) continue;
    if (applies(g, ability, field(g, f, PIECE), field(g, f, WHO), field(g, f, SITE), field(g, f, DEED)))
      return ability;
  }
  return undefined;
}

function askingAbility(g: Game, f: number, card: number): AbilityTable | undefined {
  const ability = abilityFor(g, f, card, true);
  return ability !== undefined && (field(g, f, MASK) & ability.bit) === 0 ? ability : undefined;
}

function countAsking(g: Game, f: number): number {
  let n = 0;
  for (let place = PLAY; place >= HAND; place -= PLAY - HAND)
    for (let card = firstCard(g, place + field(g, f, PIECE)); card !== 0; card = nextCard(g, card))
      if (askingAbility(g, f, card) !== undefined) n++;
  return n;
}

/** Hears the asking ability of a card; of the only one when no card is named. */
function hearAsking(g: Game, f: number, named: number): void {
  const charter = field(g, f, PIECE);
  for (let place = PLAY; place >= HAND; place -= PLAY - HAND) {
    for (let card = firstCard(g, place + charter); card !== 0; card = nextCard(g, card)) {
      const ability = askingAbility(g, f, card);
      if (ability === undefined || (named !== 0 && card !== named)) continue;
      setField(g, f, MASK, field(g, f, MASK) | ability.bit);
      speak(g, f, ability, charter);
      return;
    }
  }
}

function speak(g: Game, f: number, ability: AbilityTable, me: number): void {
  if (ability.once !== 0) setMark(g, ability.card, ability.once);
  if (!ability.may) {
    g.facts?.push({ fact: 'spoke', charter: charterOrNone(me), card: ability.card });
    start(g, ability.program, me, ability.card, field(g, f, DEED), 0);
    return;
  }
  if (!canDoAnything(g, me, [ability.program])) return;
  const q = push(g, OFFER, me);
  setField(g, q, NODE, ability.program);
  setField(g, q, CARD, ability.card);
  setField(g, q, DEED, field(g, f, DEED));
  setField(g, q, N, 1);
}
