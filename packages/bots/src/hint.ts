import {
  type Choice,
  choiceOfMove,
  type Game,
  gameOf,
  glance,
  imagine,
  moves,
  resample,
  type Seat,
  type View,
} from '@charterstone/rules';
import type { Bot } from './index.ts';
import { Look } from './look.ts';
import { makeBot } from './make.ts';
import { isStory } from './taste.ts';
import { TERMS, type Term, type Terms } from './terms.ts';
import { WEIGHTS } from './weights.ts';

/** A part of the evaluation, and by how many points it speaks for the move. */
export type HintTerm = { readonly term: Term; readonly by: number };

/**
 * What a bot would do, and why: the parts of the evaluation that speak most for it, the weightiest first. No terms where nothing on the
 * table speaks for one answer or another: when the story asks, when there is only one, when all come to the same.
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
  if (glance.charterOf(world, seat) < 0 || isStory(world)) return { move, choice, terms: [] };
  return { move, choice, terms: reasons(world, move, seat) };
}

/**
 * The same hint from what the seat sees, where nobody has the game itself. Throws a RangeError for the view of somebody else: what that
 * one can't see would be made up.
 */
export function hintFrom(view: View, seat: Seat, bot?: Bot): Hint | undefined {
  if (view.seat !== seat) throw new RangeError(`seat ${seat} gets its hints from its own view`);
  // Whatever lies behind the view: `hint` looks at it with the eyes of the seat.
  return hint(gameOf(resample(view, 'hint')), seat, bot);
}

/**
 * What speaks for the move: what it leads to, term by term, against the mean of what the other options lead to. Not against the best of
 * them: where two are about as good, what both bring and the rest do not is still why one of them is taken.
 */
function reasons(world: Game, move: number, seat: Seat): HintTerm[] {
  const others = [...world.moves.slice(0, moves(world, seat))].filter(
    (other) => other !== move && glance.deedOf(other) !== glance.CAREFUL,
  );
  const look = new Look(WEIGHTS);
  const mine = resultOf(look, world, move, seat);
  const theirs = others.map((other) => resultOf(look, world, other, seat));
  return TERMS.map((term) => ({ term, by: meanAhead(mine, theirs, term) }))
    .filter(({ by }) => by >= WORTH_SAYING)
    .sort((a, b) => b.by - a.by)
    .slice(0, MOST_TERMS);
}

/** What comes of an option, and when that is: one answer leads to another question, the next one into another game. */
type Result = { readonly terms: Terms; readonly when: string };

function resultOf(look: Look, world: Game, move: number, seat: Seat): Result {
  const { terms, after } = look.termsAfter(world, move, seat);
  return { terms, when: momentOf(after, seat) };
}

/** A turn that was halted has no decider; between games it makes a difference whether the seat is still asked. */
function momentOf(after: Game, seat: Seat): string {
  if (glance.isUnderWay(after)) return `in game ${glance.gameNumber(after)}`;
  return `around game ${glance.gameNumber(after)}, ${moves(after, seat) > 0 ? 'asked on' : 'done'}`;
}

/** Tables of different moments have nothing to say about each other; what is kept for later has. */
function meanAhead(mine: Result, theirs: readonly Result[], term: Term): number {
  let ahead = 0;
  for (const { terms, when } of theirs)
    if (term === 'later' || when === mine.when) ahead += mine.terms[term] - terms[term];
  return theirs.length === 0 ? 0 : ahead / theirs.length;
}
