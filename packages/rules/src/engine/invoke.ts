import type { AbilityTable } from '../compile/box.ts';
import { FREE } from '../compile/costs.ts';
import { BY, WAIVED } from '../compile/terms.ts';
import { tellMove } from '../mat/mat.ts';
import { placeOf, setMark } from '../table/cards.ts';
import { type Game, PROBE_RUNNING, PROBE_STUCK } from '../table/game.ts';
import { DISCARD, HAND } from '../table/places.ts';
import { payPrice } from '../turn/paying.ts';
import { MOMENTS } from '../vocabulary.ts';
import { amountOf } from './counts.ts';
import { BY_OBJECTIVE, canDoAnything, start } from './effects.ts';
import {
  BY_HOW_MUCH,
  cardIn,
  changeIn,
  frameNumber,
  frameOf,
  OFFER,
  push,
  setAim,
  setCard,
  setChange,
  setDeed,
  setLeft,
  setMask,
  setNode,
  setPiece,
  setSite,
  top,
} from './stack.ts';
import { charterOrNone } from './tell.ts';
import { affords } from './weigh.ts';

const SCORED = MOMENTS.indexOf('scored');

/** The abilities of cards at work: offered, paid for, done. */

export function abilityOf(g: Game, number: number): AbilityTable {
  const ability = g.box.abilities[number];
  if (ability === undefined) throw new Error(`no ability has the number ${number}`);
  return ability;
}

/** Whether an ability could do anything for a charter now: its price is there and something would come of it. */
export function isUseful(g: Game, ability: AbilityTable, me: number, step: number): boolean {
  if (
    !ability.pay.free &&
    !affords(g, me, ability.pay, FREE, 0, ability.discard ? ability.card : 0, false, undefined)
  )
    return false;
  if (ability.change === WAIVED && step !== 0) return hasPriceToWaive(g, frameOf(step));
  return ability.change !== 0 || canDoAnything(g, me, [ability.program]);
}

/** A scroll is for a building that costs something, and for one whose cost nobody has waived yet. */
function hasPriceToWaive(g: Game, use: number): boolean {
  return !(g.box.buildings[cardIn(g, use)]?.cost.free ?? true) && (changeIn(g, use) & WAIVED) === 0;
}

/** Lets an ability speak: at once if it must, by an offer if it may. */
export function speak(g: Game, number: number, me: number, deed: number, step: number): void {
  const ability = abilityOf(g, number);
  if (!ability.may) {
    invoke(g, number, me, deed, step);
    return;
  }
  if (!isUseful(g, ability, me, step)) return;
  const q = push(g, OFFER, me);
  setCard(g, q, ability.card);
  setMask(g, q, 1);
  setPiece(g, q, number + 1);
  setNode(g, q, ability.program);
  setDeed(g, q, deed);
  setAim(g, q, step);
  setLeft(g, q, 1);
}

/** Does what an ability says: marks it used, pays, discards its card, changes the step, runs its program. */
export function invoke(g: Game, number: number, me: number, deed: number, step: number): void {
  const ability = abilityOf(g, number);
  if (!ability.pay.free && !affords(g, me, ability.pay, FREE, 0, 0, false, undefined)) {
    // A toll that can't be paid: nobody is let in, so a probe ends here (it is never offered in earnest).
    if (g.probe === PROBE_RUNNING) {
      g.probe = PROBE_STUCK;
      g.stuckAt = ability.card;
    }
    return;
  }
  if (ability.once !== 0) setMark(g, ability.card, ability.once);
  g.facts?.push({ fact: 'spoke', charter: charterOrNone(me), card: ability.card });
  if (ability.discard && placeOf(g, ability.card) === HAND + me)
    tellMove(g, ability.card, DISCARD, me, ability.card);
  if (ability.change !== 0 && step !== 0) change(g, ability, me, frameOf(step));
  start(g, ability.program, me, ability.card, me, deed, 0);
  if (ability.moment === SCORED) setSite(g, top(g), BY_OBJECTIVE);
  if (!ability.pay.free) payPrice(g, me, ability.card, ability.pay, -1, number, false);
}

/** Writes a change into the frame of the step about to happen; how far the token moves is asked. */
function change(g: Game, ability: AbilityTable, me: number, step: number): void {
  if (ability.change !== BY) {
    setChange(g, step, changeIn(g, step) | ability.change);
    return;
  }
  if (ability.by.either.length === 0) {
    setLeft(g, step, amountOf(g, ability.by, me));
    return;
  }
  const q = push(g, BY_HOW_MUCH, me);
  setCard(g, q, ability.card);
  setPiece(g, q, g.box.abilities.indexOf(ability) + 1);
  setAim(g, q, frameNumber(step));
}
