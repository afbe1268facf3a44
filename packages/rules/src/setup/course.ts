import { announce } from '../engine/announce.ts';
import { enterLane, leftIn, pieceIn, setLeft, setPiece, setStage, stageIn } from '../engine/stack.ts';
import { FIRST, type Game, head } from '../table/game.ts';
import { nextClockwise, players } from '../table/seats.ts';
import { nextAction } from '../turn/turn.ts';
import { MOMENTS, type Moment } from '../vocabulary.ts';

/**
 * How the steps of a campaign are walked. Frame FLOW: `stage` is the step; `left` counts within it, `piece` is the charter whose turn it is
 * within a step that goes round the table.
 */
export type Step = (g: Game, f: number) => void;

export function next(g: Game, f: number): void {
  setStage(g, f, stageIn(g, f) + 1);
  setLeft(g, f, 0);
}

/** Goes round the table from the first player, one charter a call; false when all had their turn. */
export function goRound(g: Game, f: number): boolean {
  const n = leftIn(g, f);
  if (n === players(g)) return false;
  setLeft(g, f, n + 1);
  setPiece(g, f, n === 0 ? head(g, FIRST) : nextClockwise(g, pieceIn(g, f)));
  return true;
}

export function momentNumber(name: Moment): number {
  return MOMENTS.indexOf(name);
}

/** A step that announces a moment of the table's. */
export function tellTable(name: Moment): Step {
  return (g, f) => {
    next(g, f);
    nextAction(g);
    announce(g, momentNumber(name), -1, 0, 0);
  };
}

/** A step that announces a moment to one seat after the other, in turn order. */
export function tellRound(name: Moment): Step {
  return (g, f) => {
    if (!goRound(g, f)) {
      next(g, f);
      return;
    }
    nextAction(g);
    announce(g, momentNumber(name), pieceIn(g, f), 0, 0);
  };
}

/** The same against turn order (rule 4: bonuses are taken from the last player on). */
export function tellBackwards(name: Moment): Step {
  return (g, f) => {
    const n = leftIn(g, f);
    if (n === players(g)) {
      next(g, f);
      return;
    }
    let charter = head(g, FIRST);
    for (let i = n + 1; i < players(g); i++) charter = nextClockwise(g, charter);
    setLeft(g, f, n + 1);
    nextAction(g);
    announce(g, momentNumber(name), charter, 0, 0);
  };
}

/** Announces a moment to a seat in its own lane: it answers beside the others, and all are waited for. */
export function announceApart(g: Game, moment: number, charter: number): void {
  enterLane(g, charter + 1);
  announce(g, moment, charter, 0, 0);
  enterLane(g, 0);
}
