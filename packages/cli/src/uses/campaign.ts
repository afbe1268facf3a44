import {
  type Box,
  choiceOfMove,
  choiceText,
  type Fact,
  gameOf,
  moves,
  newCampaign,
  play,
} from '@charterstone/rules';
import { randomOf } from '../random.ts';
import { reasonOf } from '../trouble.ts';
import { Seeker } from './seeker.ts';
import { type Things, thingsOf } from './things.ts';
import { Witness } from './witness.ts';
import { Worth } from './worth.ts';

/** One campaign to be played: what happens depends on this alone. */
export type Task = {
  readonly number: number;
  readonly seats: number;
  readonly seed: string;
  /** How often each thing was used before: the players look for what was not. */
  readonly before: Int32Array;
};

/** What came of it. `problem`: the rules threw an error, or it would not end. */
export type Seen = {
  readonly number: number;
  readonly uses: Int32Array;
  readonly decisions: number;
  readonly problem: string | undefined;
};

/** Twelve games and one afterwards, so that the rules of the finished village have their turn: it ends when the next begins. */
const ONE_TOO_MANY = 14;
/** A campaign of six seats takes some six thousand decisions. */
const MOST_DECISIONS = 200_000;

function isTheEnd(fact: Fact): boolean {
  return fact.fact === 'gameBegan' && fact.game === ONE_TOO_MANY;
}

/** Plays one campaign with players who look for what was hardly used, and counts what they used. */
export function seek(box: Box, task: Task, things: Things = thingsOf(box.data)): Seen {
  const { number, seats, seed, before } = task;
  const uses = new Int32Array(things.names.length);
  const known = before.slice();
  let decisions = 0;
  let last = 'the beginning';
  const seen = (problem?: string): Seen => ({ number, uses, decisions, problem });
  try {
    const { state, facts } = newCampaign(box, { seats, seed });
    const game = gameOf(state);
    const seeker = new Seeker(box, new Worth(box.data, things, known), randomOf(`seeker ${seed}`));
    const witness = new Witness(box.data, things, (thing) => {
      uses[thing] = (uses[thing] ?? 0) + 1;
      known[thing] = (known[thing] ?? 0) + 1;
    });
    const told: Fact[] = [...facts];
    game.facts = told;
    for (;;) {
      witness.read(told);
      seeker.note(told, game);
      if (told.some(isTheEnd)) return seen();
      told.length = 0;
      const count = moves(game);
      if (count === 0) return seen('it was over too early');
      if (count > 1 && ++decisions > MOST_DECISIONS) return seen(`more than ${MOST_DECISIONS} decisions`);
      const move = game.moves[seeker.choose(game, count)] ?? 0;
      last = choiceText(choiceOfMove(game, move));
      play(game, move);
    }
  } catch (error) {
    return seen(`${reasonOf(error)} (decision ${decisions}: ${last})`);
  }
}
