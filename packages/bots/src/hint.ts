import { type Choice, choiceOfMove, type Game, glance, imagine, moves, type Seat } from '@charterstone/rules';
import type { Bot } from './index.ts';
import { Look } from './look.ts';
import { makeBot } from './make.ts';
import { isStory } from './taste.ts';
import { TERMS, type Term, termsOf } from './terms.ts';
import { WEIGHTS } from './weights.ts';

/** A part of the evaluation, and by how many points it speaks for the move. */
export type HintTerm = { readonly term: Term; readonly by: number };

/**
 * What a bot would do, and why: the parts of the evaluation that grow most by it, the weightiest first. No terms where nothing on the
 * table speaks for one answer or another, as when the story asks.
 */
export type Hint = { readonly move: number; readonly choice: Choice; readonly terms: readonly HintTerm[] };

const MOST_TERMS = 3;
/** Less than this is no reason. */
const WORTH_SAYING = 0.25;

/** A hint for a seat that has to decide; undefined when it has nothing to decide. The game stays as it is. */
export function hint(
  game: Game,
  seat: Seat,
  bot: Bot = makeBot('greedy', `hint for seat ${seat}`),
): Hint | undefined {
  const world = imagine(game, seat, `hint for seat ${seat}`);
  const count = moves(world, seat);
  if (count === 0) return undefined;
  const move = world.moves[bot(world, count, seat)] ?? 0;
  const choice = choiceOfMove(world, move);
  const me = glance.charterOf(world, seat);
  if (me < 0 || isStory(world)) return { move, choice, terms: [] };
  return { move, choice, terms: reasons(world, move, seat, me) };
}

/** What the move changes, compared with the table as it lies now. */
function reasons(world: Game, move: number, seat: Seat, me: number): HintTerm[] {
  const before = termsOf(world, me, WEIGHTS);
  const trial = new Look(WEIGHTS).after(world, move, seat);
  // Nobody knows what is in a crate: it counts as crates do as a rule.
  const crates = (glance.cratesOpened(trial) - glance.cratesOpened(world)) * WEIGHTS.opened;
  const after = termsOf(trial, me, WEIGHTS);
  return TERMS.map((term) => ({ term, by: after[term] - before[term] + (term === 'crates' ? crates : 0) }))
    .filter(({ by }) => by >= WORTH_SAYING)
    .sort((a, b) => b.by - a.by)
    .slice(0, MOST_TERMS);
}
