import { type Game, glance, imagine, seatToMove } from '@charterstone/rules';
import { chanceOf } from './chance.ts';
import type { Bot } from './index.ts';
import { Look } from './look.ts';
import { isStory } from './taste.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/**
 * A sensible player that looks one action ahead: it plays every option to the end of its own action on a table as its seat may
 * imagine it, answers the questions on the way by what looks best at once, and takes what leaves it best off. What the story asks it
 * answers by its temper, not by points.
 */
export function greedy(seed: string, weights: Weights = WEIGHTS): Bot {
  const chance = chanceOf(seed);
  const look = new Look(weights);
  let world: Game | undefined;

  return (game, count, seat = seatToMove(game)) => {
    if (count === 1) return 0;
    if (isStory(game)) return chance(count);
    let imagined = false;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const move = game.moves[i] ?? 0;
      if (glance.deedOf(move) === glance.CAREFUL) continue;
      let found = look.worthAfter(game, move, seat);
      // What reveals nothing is the same on every table that looks like this one.
      if (look.surprised) {
        if (!imagined) world = imagine(game, seat, seed, world);
        imagined = true;
        found = look.worthAfter(world ?? game, move, seat);
      }
      found += chance(1000) * NOISE;
      if (found <= most) continue;
      most = found;
      best = i;
    }
    return best;
  };
}

/** Small enough to break ties only. */
const NOISE = 1e-6;
