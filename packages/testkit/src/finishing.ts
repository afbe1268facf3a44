import {
  CHARTERS,
  type Choice,
  choiceOfMove,
  type Fact,
  type Game,
  gameOf,
  MINIONS,
  moves,
  play,
  type State,
} from '@charterstone/rules';
import {
  CAREFUL,
  deedOf,
  PLACE,
  siteName,
  stack,
  head as table,
  workerAt,
} from '@charterstone/rules/internal';
import { brokenInvariant } from './invariants.ts';
import { minionsOf } from './later.ts';

/** How a placing went in every way it can go. */
export type Finish = {
  /** Ends that were reached: all different answers on the way. */
  readonly leaves: number;
  /** Answers given on the way. */
  readonly answers: number;
  /** Whether no way was left out. */
  readonly whole: boolean;
  readonly problem: string | undefined;
};

/** Some hands can be paid in thousands of ways: after so many ends the rest is left out. */
const MOST_LEAVES = 1500;

/** Of so many ends of a placing one is looked at from all sides, the first of them always. */
const SAMPLE = 12;

/** Whether a move places a worker. */
export function isPlacing(move: number): boolean {
  return deedOf(move) === PLACE || deedOf(move) === CAREFUL;
}

/** Makes a tool that plays a placing until its use is done, once for every answer that can be given on the way. */
export function finisher(start: State): (from: Game, placing: number) => Finish {
  // One table for each depth of answers, so that trying one costs a copy and nothing else.
  const tables: Game[] = [];
  const copyTo = (depth: number, from: Game): Game => {
    tables[depth] ??= gameOf(start);
    const to = tables[depth];
    to.table.set(from.table);
    to.count = -1;
    to.facts = [];
    return to;
  };

  return (from, placing) => {
    const turn = table.head(from, table.TURN);
    const who = table.head(from, table.ACTIVE);
    const worker = choiceOfMove(from, placing);
    let leaves = 0;
    let answers = 0;

    /** `left`: the worker has left its site again, by some fact on the way. */
    function goOn(game: Game, depth: number, left: boolean): string | undefined {
      const gone = left || (game.facts ?? []).some((fact) => takesAway(fact, who, worker));
      const count = moves(game);
      if (count === 0 || !isInUse(game, turn)) {
        leaves++;
        if (!gone && !stands(game, who, worker)) return 'the worker is gone';
        return leaves % SAMPLE === 1 ? brokenInvariant(game) : undefined;
      }
      for (let i = 0; i < count && leaves < MOST_LEAVES; i++) {
        const next = copyTo(depth, game);
        play(next, game.moves[i] ?? 0);
        answers++;
        const problem = goOn(next, depth + 1, gone);
        if (problem !== undefined) return problem;
      }
      return undefined;
    }

    const placed = copyTo(0, from);
    play(placed, placing);
    const problem = goOn(placed, 1, false);
    return { leaves, answers, whole: leaves < MOST_LEAVES, problem };
  };
}

/** Whether the turn's use is still to be finished: above the course and the turn something is pending. */
function isInUse(g: Game, turn: number): boolean {
  const [, second, third] = stack.framesOf(g, 0);
  if (second === undefined || third === undefined || table.head(g, table.TURN) !== turn) return false;
  return stack.kindIn(g, second) === stack.TURN;
}

/** Whether a fact tells that this worker went home, was given away, or the table was cleared. */
function takesAway(fact: Fact, who: number, { what }: Choice): boolean {
  const charter = CHARTERS[who];
  switch (fact.fact) {
    case 'retrieved':
      return fact.charter === charter && fact.workers.some((worker) => worker === what);
    case 'bumped':
      return fact.owner === charter && fact.worker === what;
    case 'paid':
    case 'gave':
      return fact.charter === charter && fact.good === what;
    default:
      return fact.fact === 'cleared';
  }
}

function stands(g: Game, who: number, { what, at }: Choice): boolean {
  const minion = MINIONS.find((kind) => kind === what);
  const charter = CHARTERS[who];
  if (minion === undefined || charter === undefined)
    return siteName(workerAt(g, who, what === 'small' ? 1 : 0)) === at;
  return minionsOf(g, charter, minion).some((site) => site === at);
}
