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
import type { Game } from '../table/game.ts';
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
