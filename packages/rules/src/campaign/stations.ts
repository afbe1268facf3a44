import { announce } from '../engine/announce.ts';
import { works } from '../engine/procedure.ts';
import { enterLane, pop, push, STATIONS, setStage, stageIn, whoIn } from '../engine/stack.ts';
import { momentNumber, next } from '../setup/course.ts';
import type { Game } from '../table/game.ts';
import { turnOrder } from '../table/seats.ts';
import { nextAction } from '../turn/turn.ts';
import type { Moment } from '../vocabulary.ts';

/** What everybody does with their own chest after a game: stars (rule 28), the winner's trophy (card 125), circles, what is kept (rule 29). */
const AFTER_A_GAME: readonly Moment[] = ['glory', 'crown', 'aftermath', 'clear'];

/** Each seat goes through them alone, as fast as it likes: none of them looks at anybody else's chest. All are waited for at the end. */
export function putAway(g: Game, f: number): void {
  next(g, f);
  nextAction(g);
  for (const charter of turnOrder(g)) {
    enterLane(g, charter + 1);
    push(g, STATIONS, charter);
  }
  enterLane(g, 0);
}

/** STATIONS: `who` is at the `stage`-th moment after a game. */
export const stations = works((g, f) => {
  const moment = AFTER_A_GAME[stageIn(g, f)];
  if (moment === undefined) pop(g);
  else {
    setStage(g, f, stageIn(g, f) + 1);
    announce(g, momentNumber(moment), whoIn(g, f), 0, 0);
  }
  return false;
});
