import {
  copyGame,
  type Game,
  glance,
  moves,
  playAction,
  type Seat,
  seal,
  seatToMove,
} from '@charterstone/rules';
import { taste } from './taste.ts';
import { type Terms, termsOf } from './terms.ts';
import type { Weights } from './weights.ts';
import { worthOf } from './worth.ts';

/** An action asks a handful of questions; more than this is somebody going round in circles. */
const QUESTIONS = 16;

/**
 * A look one action ahead: what an option would be worth to a seat once its action is over, with the questions on the way answered by
 * what looks best at once. Its tables are used again and again, so that looking allocates nothing.
 */
export class Look {
  readonly weights: Weights;
  /** Whether something hidden came to light in the last look: then it counts only on an imagined table. */
  surprised = false;
  #trial: Game | undefined;
  #glimpse: Game | undefined;

  constructor(weights: Weights) {
    this.weights = weights;
  }

  /** What comes of an option that is listed for this world; the world stays as it is. */
  worthAfter(world: Game, move: number, seat: Seat): number {
    return this.#worthOf(this.after(world, move, seat), world, seat) + taste(world, move);
  }

  /** The same sum, part by part, for a seat that has its charter; and the table, which is good until the next look. */
  termsAfter(world: Game, move: number, seat: Seat): { readonly terms: Terms; readonly after: Game } {
    const after = this.after(world, move, seat);
    const terms = termsOf(after, glance.charterOf(world, seat), this.weights);
    const crates = terms.crates + this.#promised(after, world);
    return { terms: { ...terms, crates, later: taste(world, move) }, after };
  }

  /** The table once the action is over; it is good until the next look. */
  after(world: Game, move: number, seat: Seat): Game {
    const trial = copyGame(world, this.#trial);
    this.#trial = trial;
    seal(trial);
    this.surprised = false;
    playAction(trial, move, seat);
    const me = glance.charterOf(trial, seat);
    const turn = glance.turnNumber(trial);
    for (let i = 0; i < QUESTIONS; i++) {
      if (seatToMove(trial) !== seat || glance.turnNumber(trial) !== turn || !glance.isUnderWay(trial)) break;
      const count = moves(trial);
      if (isTurn(trial)) break;
      playAction(trial, trial.moves[this.#bestAnswer(trial, count, me)] ?? 0);
    }
    if (trial.revealed) this.surprised = true;
    return trial;
  }

  /** Before the charters are chosen nobody has anything. */
  #worthOf(after: Game, before: Game, seat: Seat): number {
    const me = glance.charterOf(after, seat);
    return me < 0 ? 0 : this.#unsurprised(after, before, me);
  }

  #unsurprised(after: Game, before: Game, me: number): number {
    return worthOf(after, me, this.weights) + this.#promised(after, before);
  }

  /** Nobody knows what is in a crate; but somebody climbs out of most of them, with the plan of a house. */
  #promised(after: Game, before: Game): number {
    const crates = glance.cratesOpened(after) - glance.cratesOpened(before);
    return (this.weights.opened + this.weights.plan) * crates;
  }

  #bestAnswer(trial: Game, count: number, me: number): number {
    if (count === 1) return 0;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const move = trial.moves[i] ?? 0;
      const glimpse = copyGame(trial, this.#glimpse);
      this.#glimpse = glimpse;
      playAction(glimpse, move);
      if (glimpse.revealed) this.surprised = true;
      const found = this.#unsurprised(glimpse, trial, me) + taste(trial, move);
      if (found <= most) continue;
      most = found;
      best = i;
    }
    return best;
  }
}

/** Whether a turn is to be begun, or could be ended: the action is over. */
function isTurn(g: Game): boolean {
  const deed = glance.deedOf(g.moves[0] ?? 0);
  return (
    deed === glance.PLACE ||
    deed === glance.RETRIEVE ||
    glance.deedOf(g.moves[g.count - 1] ?? 0) === glance.END
  );
}
