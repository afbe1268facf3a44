import {
  clear,
  close,
  closeCampaign,
  decide,
  finale,
  finish,
  fork,
  nextGame,
  reachGoal,
} from '../campaign/aftermath.ts';
import { regroup } from '../campaign/company.ts';
import { putAway } from '../campaign/stations.ts';
import { works } from '../engine/procedure.ts';
import { FLOW, frameInLane, push, stageIn } from '../engine/stack.ts';
import { GAME, type Game, head, TURN } from '../table/game.ts';
import { closeRound, playRounds } from '../turn/rounds.ts';
import { type Step, tellBackwards, tellRound, tellTable } from './course.ts';
import { chooseCharters, layBasicBuildings, layOutDecks, settle } from './opening.ts';
import { begin, dressUp, setStart, setUpSeats, shiftStart } from './setup.ts';

let known: readonly Step[] | undefined;

/** The course of a campaign, step by step; each step calls `next` when it is done, and may push what is finished first. */
function steps(): readonly Step[] {
  known ??= [
    chooseCharters,
    layBasicBuildings,
    settle,
    layOutDecks,
    // From here on game after game (FIRST_OF_GAME).
    tellTable('supply'),
    setStart,
    shiftStart,
    tellTable('village'),
    setUpSeats,
    dressUp,
    tellBackwards('bonuses'),
    begin,
    playRounds,
    closeRound,
    tellTable('guidepost'),
    reachGoal,
    fork,
    tellRound('scoring'),
    decide,
    finish,
    close,
    putAway,
    finale,
    clear,
    closeCampaign,
    regroup,
    nextGame,
  ];
  return known;
}

export function beginCampaign(g: Game): void {
  push(g, FLOW, -1);
}

/** FLOW: the frame at the bottom of the table's lane. */
export const flow = works((g, f) => {
  const step = steps()[stageIn(g, f)];
  if (step === undefined) throw new Error('the campaign has no further step');
  step(g, f);
  return false;
});

/** Whether the rounds of a game are being played: it is set up, and not yet closed. */
export function isUnderWay(g: Game): boolean {
  const f = frameInLane(g, 0, 0);
  const step = f < 0 ? undefined : steps()[stageIn(g, f)];
  return step === playRounds || step === closeRound;
}

/** Bits for the step of the course, then for the turn, of which no game has so many, then for the game. */
const STEP_BITS = 5;
const TURN_BITS = 12;
const GAME_BITS = 14;

/**
 * What is being played, as a number: this turn of this game, or this step before or after its rounds. It stays the same while a seat goes
 * on deciding there, and grows from one to the next. It fits into a database's 32 bits.
 */
export function occasionIn(g: Game): number {
  const f = frameInLane(g, 0, 0);
  const step = f < 0 ? 0 : stageIn(g, f) + 1;
  const turn = head(g, TURN) & (2 ** TURN_BITS - 1);
  // Before the first game it is 0.
  const game = (head(g, GAME) + 1) & (2 ** GAME_BITS - 1);
  return (game * 2 ** TURN_BITS + turn) * 2 ** STEP_BITS + step;
}
