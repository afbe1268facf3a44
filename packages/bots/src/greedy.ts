import {
  copyGame,
  type Game,
  glance,
  imagine,
  moves,
  playAction,
  type Seat,
  seatToMove,
} from '@charterstone/rules';
import { chanceOf } from './chance.ts';
import type { Bot } from './index.ts';
import { isStory, taste } from './taste.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { worthOf } from './worth.ts';

/** An action asks a handful of questions; more than this is somebody going round in circles. */
const QUESTIONS = 16;

/**
 * A sensible player that looks one action ahead: it plays every option to the end of its own action on a table as its seat may
 * imagine it, answers the questions on the way by what looks best at once, and takes what leaves it best off. What the story asks it
 * answers by its temper, not by points.
 */
export function greedy(seed: string, weights: Weights = WEIGHTS): Bot {
  const chance = chanceOf(seed);
  const tables: { world?: Game; trial?: Game; glimpse?: Game } = {};

  return (game, count, seat = seatToMove(game)) => {
    if (count === 1) return 0;
    if (isStory(game)) return chance(count);
    const world = imagine(game, seat, seed, tables.world);
    tables.world = world;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const move = game.moves[i] ?? 0;
      if (glance.deedOf(move) === glance.CAREFUL) continue;
      const trial = copyGame(world, tables.trial);
      tables.trial = trial;
      playAction(trial, move, seat);
      const found = finished(trial, seat) + taste(game, move) + chance(1000) * NOISE;
      if (found <= most) continue;
      most = found;
      best = i;
    }
    return best;
  };

  /** Plays the action at hand to its end, and tells what came of it. */
  function finished(trial: Game, seat: Seat): number {
    const me = glance.charterOf(trial, seat);
    const turn = glance.turnNumber(trial);
    for (let i = 0; i < QUESTIONS; i++) {
      if (seatToMove(trial) !== seat || glance.turnNumber(trial) !== turn || !glance.isUnderWay(trial)) break;
      const count = moves(trial);
      if (isTurn(trial)) break;
      playAction(trial, trial.moves[bestAnswer(trial, count, me)] ?? 0);
    }
    return me < 0 ? 0 : worthOf(trial, me, weights);
  }

  function bestAnswer(trial: Game, count: number, me: number): number {
    if (count === 1) return 0;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const move = trial.moves[i] ?? 0;
      const glimpse = copyGame(trial, tables.glimpse);
      tables.glimpse = glimpse;
      playAction(glimpse, move);
      const found = worthOf(glimpse, me, weights) + taste(trial, move);
      if (found <= most) continue;
      most = found;
      best = i;
    }
    return best;
  }
}

/** Small enough to break ties only. */
const NOISE = 1e-6;

/** Whether a turn is to be begun, or could be ended: the action is over. */
function isTurn(g: Game): boolean {
  const deed = glance.deedOf(g.moves[0] ?? 0);
  return (
    deed === glance.PLACE ||
    deed === glance.RETRIEVE ||
    glance.deedOf(g.moves[g.count - 1] ?? 0) === glance.END
  );
}
