import { type Box, type Charter, type Game, inspect, stateOf } from '@charterstone/rules';
import { brokenInvariant, type Played, playout } from '@charterstone/testkit';
import { culprit } from './culprit.ts';
import { gamesOf, isChecked, matchOf, type Plan, playerOf } from './plan.ts';
import { type Saga, teller } from './saga.ts';

/** One whole game or campaign, told in numbers. */
export type Playout = {
  readonly number: number;
  readonly seed: string;
  readonly hash: string;
  readonly turns: number;
  /** Choices among at least two options. */
  readonly decisions: number;
  /** How the last game of it ended. */
  readonly charters: readonly Result[];
  /** What Automas gain where their card says so, at its end. */
  readonly difficulty: number;
  /** What only a campaign has. */
  readonly saga: Saga | undefined;
  readonly checkedAll: boolean;
  readonly trouble: Trouble | undefined;
};

export type Result = {
  readonly charter: Charter;
  readonly automa: boolean;
  readonly points: number;
  readonly won: boolean;
};

/** What went wrong, and at which choice; stuck is what would not end. */
export type Trouble = { readonly kind: 'broken' | 'stuck'; readonly problem: string; readonly at: string };

/** More choices than this in one game: somebody is asked the same for ever. */
const MOST_CHOICES = 50_000;

/** Plays game or campaign number `number` of a plan. What happens depends on the plan and the number only. */
export function playOut(box: Box, plan: Plan, number: number): Playout {
  const match = matchOf(plan, number);
  const checkedAll = isChecked(plan, number);
  const campaign = plan.unit === 'campaign' ? teller() : undefined;
  let game: Game | undefined;
  let choices = 0;
  const played = playout(box, match, {
    check: checkedAll,
    strategy: playerOf(plan, match),
    before: (seen) => {
      game = seen;
      campaign?.listen(seen);
      if (++choices > MOST_CHOICES * gamesOf(plan.unit)) throw new Error(ENDLESS);
    },
    after: (seen) => campaign?.hear(seen),
  });
  const saga = game && campaign?.told(game);
  const problem =
    played.problem ??
    (game && plan.check !== 'none' ? brokenInvariant(game) : undefined) ??
    (saga && tooShort(saga, gamesOf(plan.unit)));
  return {
    number,
    seed: match.seed,
    hash: played.hash,
    turns: saga?.turns ?? played.turns,
    decisions: played.decisions,
    ...(game === undefined ? { charters: [], difficulty: 0 } : results(game)),
    saga,
    checkedAll,
    trouble: problem === undefined ? undefined : diagnose(box, plan, played, problem, checkedAll),
  };
}

/** Whatever was not watched is played again with every check: what broke first may be long before what was noticed. */
function diagnose(box: Box, plan: Plan, played: Played, problem: string, checkedAll: boolean): Trouble {
  const kind = isStuck(played, problem) ? 'stuck' : 'broken';
  const again = () => playerOf(plan, played.match);
  const watched =
    checkedAll || kind === 'stuck' ? played : playout(box, played.match, { check: true, strategy: again() });
  return watched.problem === undefined
    ? { kind, problem, at: 'at the end' }
    : { kind, problem: watched.problem, at: culprit(box, watched, again()) };
}

const ENDLESS = 'choices without end';

function isStuck({ stuck }: Played, problem: string): boolean {
  return stuck || problem.includes(ENDLESS) || /without options/.test(problem);
}

function tooShort({ games }: Saga, expected: number): string | undefined {
  return games.length === expected ? undefined : `${games.length} games were played instead of ${expected}`;
}

function results(game: Game): Pick<Playout, 'charters' | 'difficulty'> {
  const { charters, winners, difficulty } = inspect(stateOf(game));
  return {
    charters: charters.map(({ charter, automa, points }) => ({
      charter,
      automa,
      points,
      won: winners.includes(charter),
    })),
    difficulty,
  };
}
