import { answersByHabit, habitOf } from '../automa/habits.ts';
import { income } from '../campaign/income.ts';
import { keeping } from '../campaign/keeping.ts';
import { marking } from '../campaign/marking.ts';
import { rows } from '../campaign/rows.ts';
import { stations } from '../campaign/stations.ts';
import { forking } from '../campaign/story.ts';
import { layingIsland } from '../islands/islands.ts';
import { looking, pickingPersona, takingCard } from '../mat/taking.ts';
import { advancing } from '../progress/progress.ts';
import { flow } from '../setup/flow.ts';
import { choosingCharter, laying } from '../setup/startup.ts';
import { CHOOSER, type Game, head, PROBE_RUNNING, PROBE_STUCK } from '../table/game.ts';
import { isSeat, seatOf } from '../table/seats.ts';
import { aiming } from '../turn/aims.ts';
import { paying } from '../turn/paying.ts';
import { dropDeadEnds } from '../turn/probe.ts';
import { retrieving } from '../turn/retrieve.ts';
import { turn } from '../turn/turn.ts';
import { using } from '../turn/use.ts';
import { each } from './each.ts';
import { doing } from './effects.ts';
import { moment } from './moment.ts';
import { selecting } from './moves.ts';
import type { Procedure } from './procedure.ts';
import { branching, byHowMuch, offering, parting, picking, pickingMinion } from './questions.ts';
import {
  ADVANCING,
  AIMING,
  aimIn,
  BRANCH,
  BY_HOW_MUCH,
  CHARTER_CHOICE,
  DO,
  depthOf,
  EACH,
  enterLane,
  FLOW,
  FORKING,
  INCOME,
  KEEPING,
  kindIn,
  LANES,
  LAYING,
  LAYING_ISLAND,
  LOOKING,
  leftIn,
  MARKING,
  MOMENT,
  OFFER,
  PART,
  PAYING,
  PICKING,
  PICKING_MINION,
  PICKING_PERSONA,
  pieceIn,
  RETRIEVING,
  ROWS,
  SELECTING,
  STATIONS,
  TAKING_CARD,
  TURN,
  top,
  topOf,
  USE,
  whoIn,
} from './stack.ts';

let known: readonly (Procedure | undefined)[] | undefined;

/** Every kind of frame and how it works. Made at first use, because procedures know each other. */
function procedures(): readonly (Procedure | undefined)[] {
  if (known !== undefined) return known;
  const list: (Procedure | undefined)[] = [];
  list[FLOW] = flow;
  list[TURN] = turn;
  list[USE] = using;
  list[DO] = doing;
  list[MOMENT] = moment;
  list[AIMING] = aiming;
  list[PAYING] = paying;
  list[PICKING] = picking;
  list[TAKING_CARD] = takingCard;
  list[OFFER] = offering;
  list[BRANCH] = branching;
  list[PART] = parting;
  list[CHARTER_CHOICE] = choosingCharter;
  list[LAYING] = laying;
  list[EACH] = each;
  list[SELECTING] = selecting;
  list[BY_HOW_MUCH] = byHowMuch;
  list[MARKING] = marking;
  list[KEEPING] = keeping;
  list[ADVANCING] = advancing;
  list[INCOME] = income;
  list[PICKING_MINION] = pickingMinion;
  list[PICKING_PERSONA] = pickingPersona;
  list[RETRIEVING] = retrieving;
  list[LOOKING] = looking;
  list[FORKING] = forking;
  list[ROWS] = rows;
  list[LAYING_ISLAND] = layingIsland;
  list[STATIONS] = stations;
  known = list;
  return list;
}

function procedureOf(g: Game, f: number): Procedure {
  const procedure = procedures()[kindIn(g, f)];
  if (procedure === undefined) throw new Error(`no procedure for a frame of kind ${kindIn(g, f)}`);
  return procedure;
}

/** Lists the options of the decision on top of a lane into `g.moves`. */
export function listMoves(g: Game, lane: number): void {
  if (g.count >= 0 && g.movesOf === lane) return;
  enterLane(g, lane);
  const f = top(g);
  g.count = 0;
  g.movesOf = lane;
  procedureOf(g, f).list(g, f);
  if (lane === 0) dropDeadEnds(g);
  enterLane(g, 0);
}

/** Under a turn lies the course of the campaign alone. */
const BELOW_A_TURN = 1;

/** Works a lane off until a person has to decide (true) or nothing is left of it (false). */
function runLane(g: Game, lane: number): boolean {
  enterLane(g, lane);
  while (depthOf(g, lane) > 0) {
    const f = top(g);
    const procedure = procedureOf(g, f);
    const kind = kindIn(g, f);
    if (!procedure.step(g, f)) {
      if (g.probe > PROBE_RUNNING || (kind === TURN && g.halting && depthOf(g, lane) === BELOW_A_TURN))
        return true;
      // The course and an `each` may hand out work to the seats; it is done before the table goes on.
      if (lane === 0 && (kind === FLOW || kind === EACH) && anySeatLane(g)) return false;
      continue;
    }
    g.count = 0;
    g.movesOf = lane;
    procedure.list(g, f);
    if (lane === 0) dropDeadEnds(g);
    if (g.count === 0 && g.probe === PROBE_RUNNING) {
      g.probe = PROBE_STUCK;
      return true;
    }
    if (g.count === 0) throw new Error(`a decision without options (frame of kind ${kind})`);
    if (answersByHabit(g, charterAsked(g, f))) {
      procedure.answer(g, f, habitOf(g, f));
      continue;
    }
    if (g.count > 1 || procedure.asksAnyway(g, f)) return true;
    procedure.answer(g, f, g.moves[0] ?? 0);
  }
  return false;
}

function anySeatLane(g: Game): boolean {
  for (let lane = 1; lane < LANES; lane++) if (depthOf(g, lane) > 0) return true;
  return false;
}

/** Works off all that is pending until somebody has to decide, or the game is over. */
export function run(g: Game): void {
  for (;;) {
    let waiting = false;
    for (let lane = 1; lane < LANES; lane++) if (depthOf(g, lane) > 0 && runLane(g, lane)) waiting = true;
    if (waiting || runLane(g, 0) || depthOf(g, 0) === 0) break;
  }
  enterLane(g, 0);
}

/** Takes an option of the decision on top of a lane and runs on. The caller has checked that it is one. */
export function answer(g: Game, lane: number, move: number): void {
  enterLane(g, lane);
  const f = top(g);
  g.count = -1;
  procedureOf(g, f).answer(g, f, move);
  // While the table's lane decides, no seat has anything pending of its own.
  if (lane !== 0 || (!runLane(g, 0) && depthOf(g, 0) > 0)) run(g);
}

/** The lane a seat has to decide in now, or -1. Its own lanes come first, in the order in which `firstLane` takes them. */
export function laneOf(g: Game, seat: number): number {
  if (!isSeat(seat)) return -1;
  for (let lane = 1; lane < LANES; lane++) {
    const f = topOf(g, lane);
    if (f >= 0 && deciderOf(g, f) === seat) return lane;
  }
  const f = topOf(g, 0);
  return f >= 0 && !anySeatLane(g) && deciderOf(g, f) === seat ? 0 : -1;
}

/** The charter a frame asks: the one whose cards are heard, the one that selects, else whoever it is about. */
function charterAsked(g: Game, f: number): number {
  const kind = kindIn(g, f);
  return kind === MOMENT ? pieceIn(g, f) : kind === SELECTING ? aimIn(g, f) : whoIn(g, f);
}

/** The seat that answers a frame. For an inactive charter the chooser answers (ruling 19). */
export function deciderOf(g: Game, f: number): number {
  if (kindIn(g, f) === CHARTER_CHOICE) return leftIn(g, f);
  const charter = charterAsked(g, f);
  if (charter < 0) return 0;
  return seatOf(g, charter) || seatOf(g, Math.max(0, head(g, CHOOSER) - 1));
}

/** The first lane that waits for somebody, or -1 when the game is over: for players that take any decision. */
export function firstLane(g: Game): number {
  for (let lane = 1; lane < LANES; lane++) if (depthOf(g, lane) > 0) return lane;
  return depthOf(g, 0) > 0 ? 0 : -1;
}
