import { isAutoma } from '../automa/deck.ts';
import { takeAutomaTurn } from '../automa/turn.ts';
import {
  ACT,
  atOf,
  CAREFUL,
  code,
  deedOf,
  END,
  ICON_WORD,
  offer,
  RETRIEVE,
  WORKER_WORD,
  whatOf,
} from '../choices/code.ts';
import type { AbilityTable } from '../compile/box.ts';
import { ACTS, ACTS_AT_END } from '../compile/terms.ts';
import { announce } from '../engine/announce.ts';
import { invoke, isUseful } from '../engine/invoke.ts';
import { isSilenced } from '../engine/moment.ts';
import type { Procedure } from '../engine/procedure.ts';
import { pop, push, setStage, stageIn, TURN as TURN_FRAME, whoIn } from '../engine/stack.ts';
import { charterName } from '../engine/tell.ts';
import { holds } from '../engine/tests.ts';
import { firstCard, hasMark, nextCard, sinceOf } from '../table/cards.ts';
import { ACTION, ACTIVE, type Game, head, setHead, TURN } from '../table/game.ts';
import { ACTS as CAN_ACT, talentsBefore } from '../table/listening.ts';
import { findMinion } from '../table/minions.ts';
import { HAND, PLAY } from '../table/places.ts';
import { SMALL } from '../table/sites.ts';
import { FIRST_MINION, MOMENTS } from '../vocabulary.ts';
import { listPlacings, mustProbe } from './placing.ts';
import { anyoneOut, retrieveAll } from './retrieve.ts';
import { beginUse, FIRST_PIECE } from './use.ts';

const TURN_MOMENT = MOMENTS.indexOf('turn');
const RETRIEVE_MOMENT = MOMENTS.indexOf('retrieve');
const TURN_ENDS = MOMENTS.indexOf('turnEnds');

const BEGIN = 0;
const DECIDE = 1;
const RETRIEVING = 2;
const ACTED = 3;
const CLOSING = 4;
const ENDING = 5;

export function beginTurn(g: Game, charter: number): void {
  setHead(g, ACTIVE, charter);
  push(g, TURN_FRAME, charter);
}

/** Every placing, retrieving and start of a turn is an action of its own: a card gained in it is silent until the next. */
export function nextAction(g: Game): void {
  setHead(g, ACTION, head(g, ACTION) + 1);
}

/** TURN: `who` places one worker, or retrieves all of them (rule 15); cards may be used before and after. */
export const turn: Procedure = {
  step: (g, f) => {
    const who = whoIn(g, f);
    if (stageIn(g, f) === BEGIN) {
      setStage(g, f, DECIDE);
      setHead(g, TURN, head(g, TURN) + 1);
      nextAction(g);
      g.facts?.push({ fact: 'turnBegan', charter: charterName(who), turn: head(g, TURN) });
      if (announce(g, TURN_MOMENT, who, 0, 0)) return false;
    }
    if (stageIn(g, f) === DECIDE && isAutoma(g, who)) {
      setStage(g, f, CLOSING);
      nextAction(g);
      takeAutomaTurn(g, who);
      return false;
    }
    if (stageIn(g, f) === DECIDE) return true;
    if (stageIn(g, f) === RETRIEVING) {
      setStage(g, f, ACTED);
      retrieveAll(g, who);
    }
    if (stageIn(g, f) === ACTED) {
      if (anyAct(g, who, true)) return true;
      setStage(g, f, CLOSING);
    }
    if (stageIn(g, f) === CLOSING) {
      setStage(g, f, ENDING);
      if (announce(g, TURN_ENDS, who, 0, 0)) return false;
    }
    g.facts?.push({ fact: 'turnEnded', charter: charterName(who) });
    pop(g);
    return false;
  },
  list: (g, f) => {
    const who = whoIn(g, f);
    if (stageIn(g, f) === ACTED) {
      listActs(g, who, true);
      offer(g, code(END));
      return;
    }
    listPlacings(g, who);
    // Retrieving nobody is no turn, unless there is nothing else to do.
    if (anyoneOut(g, who) || g.count === 0) offer(g, code(RETRIEVE));
    listActs(g, who, false);
  },
  answer: (g, f, move) => {
    const who = whoIn(g, f);
    nextAction(g);
    switch (deedOf(move)) {
      case END:
        setStage(g, f, CLOSING);
        return;
      case ACT:
        act(g, who, whatOf(move));
        return;
      case RETRIEVE:
        setStage(g, f, RETRIEVING);
        announce(g, RETRIEVE_MOMENT, who, 0, 0);
        return;
      default:
        setStage(g, f, ACTED);
        place(g, who, move);
    }
  },
  asksAnyway: () => false,
};

function place(g: Game, who: number, move: number): void {
  const word = whatOf(move);
  const site = atOf(move);
  const regular = word >= WORKER_WORD && word <= WORKER_WORD + SMALL;
  const worker = regular
    ? word - WORKER_WORD
    : FIRST_PIECE + findMinion(g, who, word - ICON_WORD - FIRST_MINION, true);
  const probed = mustProbe(g, who, worker, site);
  beginUse(g, who, worker, site, deedOf(move) === CAREFUL ? 1 : 0, probed);
}

/** The ability of a card that can be used on one's turn, or -1. `after` the main action those of the turn's end count too. */
function actOf(g: Game, who: number, card: number, after: boolean): number {
  if (((g.box.talents[card] ?? 0) & CAN_ACT) === 0) return -1;
  for (const number of g.box.abilitiesOf[card] ?? []) {
    const ability = g.box.abilities[number];
    if (ability !== undefined && canAct(g, who, ability, after)) return number;
  }
  return -1;
}

function canAct(g: Game, who: number, ability: AbilityTable, after: boolean): boolean {
  if (ability.kind !== ACTS && !(after && ability.kind === ACTS_AT_END)) return false;
  if (ability.once !== 0 && hasMark(g, ability.card, ability.once)) return false;
  if (sinceOf(g, ability.card) > head(g, ACTION) || isSilenced(g, ability.card, who)) return false;
  return holds(g, ability.test, who, ability.card) && isUseful(g, ability, who, 0);
}

function anyAct(g: Game, who: number, after: boolean): boolean {
  if ((talentsBefore(g, who) & CAN_ACT) === 0) return false;
  for (let place = PLAY; place >= HAND; place -= PLAY - HAND)
    for (let card = firstCard(g, place + who); card !== 0; card = nextCard(g, card))
      if (actOf(g, who, card, after) >= 0) return true;
  return false;
}

function listActs(g: Game, who: number, after: boolean): void {
  if ((talentsBefore(g, who) & CAN_ACT) === 0) return;
  for (let place = PLAY; place >= HAND; place -= PLAY - HAND)
    for (let card = firstCard(g, place + who); card !== 0; card = nextCard(g, card))
      if (actOf(g, who, card, after) >= 0) offer(g, code(ACT, card));
}

function act(g: Game, who: number, card: number): void {
  const number = actOf(g, who, card, true);
  if (number >= 0) invoke(g, number, who, 0, 0);
}
