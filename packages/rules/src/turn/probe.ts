import { answer, listMoves, run } from '../engine/run.ts';
import { frameInLane, kindIn, nodeIn, stageIn, USE } from '../engine/stack.ts';
import { type Game, gameOn, PROBE_OFF, PROBE_PAID, PROBE_RUNNING } from '../table/game.ts';
import { AT_PAYING, beginUse } from './use.ts';

/**
 * Some uses can't be weighed at a glance: what helps or hinders before the price (minions, tolls, scrolls, personas) has to be
 * played through. A probe does so on scratch tables, over all answers, up to the price and no further. What is hidden pays
 * nothing: nothing drawn on the way can be paid.
 */
const scratches: Game[] = [];

function scratch(depth: number, like: Game): Game {
  let game = scratches[depth];
  if (game === undefined || game.box !== like.box) {
    game = gameOn(like.box);
    scratches[depth] = game;
  }
  game.table.set(like.table);
  game.count = -1;
  game.facts = undefined;
  game.probe = PROBE_RUNNING;
  return game;
}

/** Whether a worker could be placed on a site and the use brought past its price. */
export function canFinishPlacing(g: Game, charter: number, worker: number, site: number): boolean {
  const game = scratch(0, g);
  beginUse(game, charter, worker, site, 0, true);
  run(game);
  return canFinish(game, 1);
}

/** The card whose toll keeps a worker out; 0 when it is no toll that does. */
export function tollOf(g: Game, charter: number, worker: number, site: number): number {
  const game = scratch(0, g);
  game.stuckAt = 0;
  beginUse(game, charter, worker, site, 0, true);
  run(game);
  return game.stuckAt;
}

/** Whether the use in progress can still be brought past its price after an answer. */
function canFinishAfter(g: Game, move: number): boolean {
  const game = scratch(0, g);
  answer(game, 0, move);
  return canFinish(game, 1);
}

function canFinish(game: Game, depth: number): boolean {
  if (game.probe !== PROBE_RUNNING) return game.probe === PROBE_PAID;
  listMoves(game, 0);
  const moves = Array.from(game.moves.subarray(0, game.count));
  return moves.some((move) => {
    const next = scratch(depth, game);
    answer(next, 0, move);
    return canFinish(next, depth + 1);
  });
}

/** Takes out of the list at hand what would leave a use without its price: no answer leads into a dead end. */
export function dropDeadEnds(g: Game): void {
  if (g.probe !== PROBE_OFF || !isProbedUse(g)) return;
  let kept = 0;
  const listed = g.moves.slice(0, g.count);
  for (const move of listed) if (canFinishAfter(g, move)) g.moves[kept++] = move;
  g.count = kept;
}

/** Whether the turn's use (always the third frame: course, turn, use) is one whose price may still change. */
function isProbedUse(g: Game): boolean {
  const f = frameInLane(g, 0, 2);
  return f >= 0 && kindIn(g, f) === USE && nodeIn(g, f) === 1 && stageIn(g, f) <= AT_PAYING;
}
