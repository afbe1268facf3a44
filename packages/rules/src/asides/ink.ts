import type { Lack } from '../lacks.ts';
import { type State, stateAt } from '../position.ts';
import type { Outcome } from '../state.ts';
import { type Game, gameOn } from '../table/game.ts';

/** Asides are things a seat may do at any time: they need no decision and never block one. */

/**
 * What is written in ink stays when somebody takes a choice back, and takes nobody's undo away. Only a past in which it
 * could not have been written (the seat did not have the card yet) can't be gone back to any more.
 */
export function inked(
  state: State,
  write: (g: Game) => void,
  couldBe: (past: State) => boolean = () => true,
): State {
  const g = gameOn(state.box, state.table.slice());
  write(g);
  const { past } = state;
  const kept = past !== undefined && couldBe(past.state);
  const before = kept ? { seat: past.seat, state: inked(past.state, write, couldBe) } : undefined;
  return stateAt(state.box, g.table, before);
}

export function refused(reason: Lack): Outcome {
  return { ok: false, reasons: [reason] };
}
