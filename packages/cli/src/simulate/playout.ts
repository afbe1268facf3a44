import { type Box, type Charter, type Game, inspect, stateOf } from '@charterstone/rules';
import { brokenInvariant, playout, STRATEGIES, type StrategyName, seedOfGame } from '@charterstone/testkit';

/** The kinds of player there are. */
export const PLAYERS = Object.keys(STRATEGIES).filter((name): name is StrategyName => name in STRATEGIES);

export type Plan = {
  readonly seats: number;
  readonly seed: string;
  readonly player: StrategyName;
  readonly check: Check;
};
/** Which games are checked after every choice; at their end all of them are. */
export type Check = 'all' | 'sample';
const SAMPLE = 50;

/** One whole game, told in numbers. */
export type Playout = {
  readonly number: number;
  readonly seed: string;
  readonly hash: string;
  readonly turns: number;
  /** Choices among at least two options. */
  readonly decisions: number;
  readonly charters: readonly { readonly charter: Charter; readonly points: number; readonly won: boolean }[];
  readonly checkedAll: boolean;
  /** What broke, unless it got stuck. */
  readonly violation: string | undefined;
  /** Why it would not end. */
  readonly stuck: string | undefined;
};

/** Plays game number `number` of a plan. What happens depends on the plan and the number only. */
export function playOut(box: Box, plan: Plan, number: number): Playout {
  const { seats, player } = plan;
  const seed = seedOfGame(plan.seed, number);
  const checkedAll = plan.check === 'all' || number % SAMPLE === 0;
  let game: Game | undefined;
  const played = playout(
    box,
    { seats, seed, player },
    {
      check: checkedAll,
      before: (seen) => {
        game = seen;
      },
    },
  );
  const problem = played.problem ?? (game && brokenInvariant(game));
  const stuck = played.stuck || /without options/.test(problem ?? '');
  return {
    number,
    seed,
    hash: played.hash,
    turns: played.turns,
    decisions: played.decisions,
    charters: game === undefined ? [] : results(game),
    checkedAll,
    violation: stuck ? undefined : problem,
    stuck: stuck ? problem : undefined,
  };
}

function results(game: Game): Playout['charters'] {
  const { charters, winners } = inspect(stateOf(game));
  return charters.map(({ charter, points }) => ({ charter, points, won: winners.includes(charter) }));
}
