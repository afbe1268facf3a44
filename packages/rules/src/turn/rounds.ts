import { leftIn, pieceIn, setLeft, setStage, stageIn } from '../engine/stack.ts';
import { advance } from '../progress/progress.ts';
import { goRound, next } from '../setup/course.ts';
import {
  AGAIN,
  ENDING,
  type Game,
  head,
  PROGRESS,
  PROGRESS_AT_ROUND,
  QUIET_ROUNDS,
  ROUND,
  setHead,
} from '../table/game.ts';
import { PRINTED_RULE } from '../table/layout.ts';
import { beginTurn } from './turn.ts';

/** Ruling 7: after so many whole rounds without progress the token moves by itself. */
const QUIET_LIMIT = 12;
const RULE_PROGRESS = PRINTED_RULE + 25;

/** Round after round, each begun by the first player (ruling 5). An extra turn belongs to the same seat and round (ruling 8). */
export function playRounds(g: Game, f: number): void {
  if (head(g, AGAIN) > 0) {
    setHead(g, AGAIN, head(g, AGAIN) - 1);
    beginTurn(g, pieceIn(g, f));
    return;
  }
  if (leftIn(g, f) === 0) {
    setHead(g, ROUND, head(g, ROUND) + 1);
    g.facts?.push({ fact: 'roundBegan', round: head(g, ROUND) });
  }
  if (goRound(g, f)) {
    beginTurn(g, pieceIn(g, f));
    return;
  }
  next(g, f);
  moveStalledToken(g);
}

/** Nobody advanced the token for twelve rounds: it moves at the end of each further one, and nobody gains by it (ruling 7). */
function moveStalledToken(g: Game): void {
  const quiet = head(g, PROGRESS) === head(g, PROGRESS_AT_ROUND) ? head(g, QUIET_ROUNDS) + 1 : 0;
  setHead(g, QUIET_ROUNDS, quiet);
  if (quiet > QUIET_LIMIT) advance(g, -1, 1, RULE_PROGRESS, false);
  setHead(g, PROGRESS_AT_ROUND, head(g, PROGRESS));
}

/** The game ends with the round in which the hourglass was reached (rule 26); else another round begins. */
export function closeRound(g: Game, f: number): void {
  if (head(g, ENDING) === 1) {
    next(g, f);
    return;
  }
  setStage(g, f, stageIn(g, f) - 1);
  setLeft(g, f, 0);
}
