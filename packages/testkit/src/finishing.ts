import { type Game, gameOf, moves, play, type State } from '@charterstone/rules';
import { atOf, CAREFUL, deedOf, PLACE, standingOn, head as table } from '@charterstone/rules/internal';
import { brokenInvariant } from './invariants.ts';

/** How a placing went in every way it can go. */
export type Finish = {
  /** Ends that were reached: all different answers on the way. */
  readonly leaves: number;
  /** Answers given on the way. */
  readonly answers: number;
  readonly problem: string | undefined;
};

/** Whether a move places a worker. */
export function isPlacing(move: number): boolean {
  return deedOf(move) === PLACE || deedOf(move) === CAREFUL;
}

/** Makes a tool that plays a placing to the end of its turn, once for every answer that can be given on the way. */
export function finisher(start: State): (from: Game, placing: number) => Finish {
  // One table for each depth of answers, so that trying one costs a copy and nothing else.
  const tables: Game[] = [];
  const copyTo = (depth: number, from: Game): Game => {
    tables[depth] ??= gameOf(start);
    const to = tables[depth];
    to.table.set(from.table);
    to.count = -1;
    return to;
  };

  return (from, placing) => {
    const turn = table.head(from, table.TURN);
    const who = table.head(from, table.ACTIVE);
    let leaves = 0;
    let answers = 0;

    function goOn(game: Game, depth: number): string | undefined {
      const count = moves(game);
      if (count === 0 || table.head(game, table.TURN) !== turn) {
        leaves++;
        // The worker stands where it was placed, unless whole turns without a choice went by since.
        const gone = table.head(game, table.TURN) - turn;
        if (gone === (count === 0 ? 0 : 1) && standingOn(game, atOf(placing)) >> 1 !== who)
          return 'the worker is gone';
        return brokenInvariant(game);
      }
      for (let i = 0; i < count; i++) {
        const next = copyTo(depth, game);
        play(next, game.moves[i] ?? 0);
        answers++;
        const problem = goOn(next, depth + 1);
        if (problem !== undefined) return problem;
      }
      return undefined;
    }

    const placed = copyTo(0, from);
    play(placed, placing);
    const problem = goOn(placed, 1);
    return { leaves, answers, problem };
  };
}
