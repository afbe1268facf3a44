import { atOf, CAREFUL, code, deedOf, offer, PLACE, RETRIEVE, WORKER_WORD, whatOf } from '../choices/code.ts';
import { buildingTable } from '../construct/construct.ts';
import { announce } from '../engine/announce.ts';
import type { Procedure } from '../engine/procedure.ts';
import { AT, field, pop, push, setField, TURN as TURN_FRAME, WHO } from '../engine/stack.ts';
import { charterName, workerName } from '../engine/tell.ts';
import { ACTION, ACTIVE, type Game, head, setHead, TURN } from '../table/game.ts';
import { SITE_LIMIT } from '../table/layout.ts';
import {
  anyWorkerOut,
  BIG,
  buildingOn,
  HOME,
  moveWorker,
  SMALL,
  workerAt,
  workerAtHome,
} from '../table/sites.ts';
import { MOMENTS } from '../vocabulary.ts';
import { canUse } from './aims.ts';
import { beginUse } from './use.ts';

const TURN_MOMENT = MOMENTS.indexOf('turn');
const TURN_ENDS = MOMENTS.indexOf('turnEnds');

const BEGIN = 0;
const DECIDE = 1;
const ACTED = 2;
const OVER = 3;

export function beginTurn(g: Game, charter: number): void {
  setHead(g, ACTIVE, charter);
  push(g, TURN_FRAME, charter);
}

/** Every placing, retrieving and start of a turn is an action of its own: a card gained in it is silent until the next. */
export function nextAction(g: Game): void {
  setHead(g, ACTION, head(g, ACTION) + 1);
}

/** TURN: WHO places one worker, or retrieves all of them (rule 15). */
export const turn: Procedure = {
  step: (g, f) => {
    const who = field(g, f, WHO);
    switch (field(g, f, AT)) {
      case BEGIN:
        setField(g, f, AT, DECIDE);
        setHead(g, TURN, head(g, TURN) + 1);
        nextAction(g);
        g.facts?.push({ fact: 'turnBegan', charter: charterName(who), turn: head(g, TURN) });
        announce(g, TURN_MOMENT, who, 0, 0);
        return false;
      case DECIDE:
        return true;
      case ACTED:
        setField(g, f, AT, OVER);
        announce(g, TURN_ENDS, who, 0, 0);
        return false;
      default:
        g.facts?.push({ fact: 'turnEnded', charter: charterName(who) });
        pop(g);
        return false;
    }
  },
  list: (g, f) => {
    const who = field(g, f, WHO);
    const worker = workerAtHome(g, who);
    if (worker >= 0) listPlacings(g, who, worker);
    // Retrieving nobody is no turn, unless there is nothing else to do.
    if (anyWorkerOut(g, who) || g.count === 0) offer(g, code(RETRIEVE));
  },
  answer: (g, f, move) => {
    const who = field(g, f, WHO);
    setField(g, f, AT, ACTED);
    nextAction(g);
    if (deedOf(move) === RETRIEVE) retrieveAll(g, who);
    else beginUse(g, who, whatOf(move) - WORKER_WORD, atOf(move), deedOf(move) === CAREFUL ? 1 : 0);
  },
  asksAnyway: () => false,
};

function listPlacings(g: Game, who: number, worker: number): void {
  for (let site = 1; site < SITE_LIMIT; site++) {
    const card = buildingOn(g, site);
    if (card === 0) continue;
    const building = buildingTable(g, card);
    if (!canUse(g, who, building)) continue;
    offer(g, code(PLACE, WORKER_WORD + worker, site));
    if (building.plain) offer(g, code(CAREFUL, WORKER_WORD + worker, site));
  }
}

function retrieveAll(g: Game, who: number): void {
  if (g.facts) {
    const out = [BIG, SMALL].filter((worker) => workerAt(g, who, worker) !== HOME);
    g.facts.push({ fact: 'retrieved', charter: charterName(who), workers: out.map(workerName) });
  }
  moveWorker(g, who, BIG, HOME);
  moveWorker(g, who, SMALL, HOME);
}
