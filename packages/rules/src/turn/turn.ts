import { atOf, CAREFUL, code, deedOf, offer, PLACE, RETRIEVE, WORKER_WORD, whatOf } from '../choices/code.ts';
import { buildingTable } from '../construct/construct.ts';
import { announce } from '../engine/announce.ts';
import type { Procedure } from '../engine/procedure.ts';
import { pop, push, setStage, stageIn, TURN as TURN_FRAME, whoIn } from '../engine/stack.ts';
import { charterName, workerName } from '../engine/tell.ts';
import { ACTION, ACTIVE, type Game, head, setHead, TURN } from '../table/game.ts';
import {
  anyWorkerOut,
  BIG,
  buildingOn,
  HOME,
  moveWorker,
  nextBuilt,
  SMALL,
  workerAt,
  workerAtHome,
} from '../table/sites.ts';
import { MOMENTS } from '../vocabulary.ts';
import { canUse } from './aims.ts';
import { canFinishPlacing, someSpeakBeforePaying } from './probe.ts';
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

/** TURN: `who` places one worker, or retrieves all of them (rule 15). */
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
    if (stageIn(g, f) === DECIDE) return true;
    if (stageIn(g, f) === ACTED) {
      setStage(g, f, OVER);
      if (announce(g, TURN_ENDS, who, 0, 0)) return false;
    }
    g.facts?.push({ fact: 'turnEnded', charter: charterName(who) });
    pop(g);
    return false;
  },
  list: (g, f) => {
    const who = whoIn(g, f);
    const worker = workerAtHome(g, who);
    if (worker >= 0) listPlacings(g, who, worker);
    // Retrieving nobody is no turn, unless there is nothing else to do.
    if (anyWorkerOut(g, who) || g.count === 0) offer(g, code(RETRIEVE));
  },
  answer: (g, f, move) => {
    const who = whoIn(g, f);
    setStage(g, f, ACTED);
    nextAction(g);
    if (deedOf(move) === RETRIEVE) retrieveAll(g, who);
    else place(g, who, move);
  },
  asksAnyway: () => false,
};

function place(g: Game, who: number, move: number): void {
  const careful = deedOf(move) === CAREFUL ? 1 : 0;
  beginUse(g, who, whatOf(move) - WORKER_WORD, atOf(move), careful, someSpeakBeforePaying(g, who));
}

function listPlacings(g: Game, who: number, worker: number): void {
  const probed = someSpeakBeforePaying(g, who);
  for (let site = nextBuilt(g, 0); site !== 0; site = nextBuilt(g, site)) {
    const building = buildingTable(g, buildingOn(g, site));
    if (!(probed ? canFinishPlacing(g, who, worker, site) : canUse(g, who, building))) continue;
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
