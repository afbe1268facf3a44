import { hashOf, median, sum } from '../simulate/summary.ts';
import { type Cluster, type Interval, meanInterval, meanOf, shareInterval } from './intervals.ts';
import type { MatchTold, PlayerTold } from './match.ts';
import type { Plan } from './plan.ts';
import { isTimed, specOf } from './players.ts';

/** What came of all players of one kind. Null where there is nothing to say it from, so that readers find the same fields everywhere. */
export type Kind = {
  readonly kind: string;
  /** The seats it had in all games together. */
  readonly seatsPlayed: number;
  /** Of two who tie each has won a half. */
  readonly wins: number;
  /** Wins by seats played: to be held against par. */
  readonly share: number | null;
  readonly interval: Interval | null;
  readonly meanPoints: number | null;
  readonly pointsInterval: Interval | null;
  readonly medianPoints: number | null;
  readonly decisions: number;
  readonly msPerDecision: number | null;
  /** By the time it has thought, not by the clock. */
  readonly decisionsPerSecond: number | null;
  readonly iterations: number;
  /** Of a search, by the time it has searched. */
  readonly iterationsPerSecond: number | null;
};

/** What an arena has found: the object of `--json`. */
export type Arena = {
  readonly players: readonly string[];
  readonly seats: number;
  readonly games: number;
  readonly villages: number;
  readonly from: Plan['from'];
  readonly seed: string;
  /** The share of each seat if all were equal. */
  readonly par: number;
  /** Whether the same command gives the same games again: nobody thinks by the clock. */
  readonly deterministic: boolean;
  /** How the intervals are made. */
  readonly intervals: string;
  readonly kinds: readonly Kind[];
  readonly medianWinningScore: number | null;
  readonly decisions: number;
  readonly seconds: number;
  readonly threads: number;
  /** By the clock, building the villages included. */
  readonly decisionsPerSecond: number;
  /** Over the final tables of all games, in their order. */
  readonly hash: string;
  /** Games that were not played to their end; they count for nobody. */
  readonly broken: readonly { readonly game: number; readonly problem: string }[];
};

const INTERVALS =
  '95 %, clustered by village: Wilson for shares, mean ± t for points, t for as many villages as were played';

export function arenaOf(
  plan: Plan,
  all: readonly MatchTold[],
  took: { readonly seconds: number; readonly threads: number },
): Arena {
  const played = all.filter(({ problem }) => problem === undefined);
  const decisions = sum(played.flatMap(({ players }) => players.map((player) => player.decisions)));
  const best = played.map(({ players }) => Math.max(...players.map(({ points }) => points)));
  return {
    players: plan.players,
    seats: plan.players.length,
    games: all.length,
    villages: new Set(all.map(({ village }) => village)).size,
    from: plan.from,
    seed: plan.seed,
    par: 1 / plan.players.length,
    deterministic: !plan.players.some(isTimed),
    intervals: INTERVALS,
    kinds: kindsOf(plan.players).map((kind) => kindOf(plan, played, kind)),
    medianWinningScore: best.length === 0 ? null : median(best),
    decisions,
    seconds: took.seconds,
    threads: took.threads,
    decisionsPerSecond: decisions / took.seconds,
    hash: hashOf(all),
    broken: all.flatMap(({ number, problem }) => (problem === undefined ? [] : [{ game: number, problem }])),
  };
}

/** Each kind by the text it was first called by. */
function kindsOf(players: readonly string[]): string[] {
  const specs = players.map(specOf);
  return players.filter((_, i) => specs.indexOf(specs[i] ?? '') === i);
}

function kindOf(plan: Plan, played: readonly MatchTold[], kind: string): Kind {
  const isMine = plan.players.map((player) => specOf(player) === specOf(kind));
  const mine = ({ players }: MatchTold): PlayerTold[] => players.filter((_, i) => isMine[i]);
  const all = played.flatMap(mine);
  const chairs = isMine.filter(Boolean).length;
  const wins = byVillage(played, (match) => sum(mine(match).map(({ won }) => won)));
  const points = byVillage(played, (match) => sum(mine(match).map((player) => player.points)));
  // Of the players of a kind one can win: what is uncertain is how many games the kind wins. A seat's part of it comes after.
  const aSeat = (interval: Interval | undefined): Interval | null =>
    interval === undefined ? null : [interval[0] / chairs, interval[1] / chairs];
  return {
    kind,
    seatsPlayed: all.length,
    wins: sum(all.map(({ won }) => won)),
    share: known(meanOf(wins) / chairs),
    // Where all are of one kind it wins whatever happens.
    interval: chairs === plan.players.length ? [1 / chairs, 1 / chairs] : aSeat(shareInterval(wins)),
    meanPoints: known(meanOf(points) / chairs),
    pointsInterval: aSeat(meanInterval(points)),
    medianPoints: all.length === 0 ? null : median(all.map((player) => player.points)),
    ...thinkingOf(all),
  };
}

function thinkingOf(
  all: readonly PlayerTold[],
): Pick<Kind, 'decisions' | 'msPerDecision' | 'decisionsPerSecond' | 'iterations' | 'iterationsPerSecond'> {
  const total = (what: keyof PlayerTold): number => sum(all.map((player) => player[what]));
  const [decisions, ms, iterations] = [total('decisions'), total('ms'), total('iterations')];
  return {
    decisions,
    msPerDecision: known(ms / decisions),
    decisionsPerSecond: known((1000 * decisions) / ms),
    iterations,
    iterationsPerSecond: known((1000 * iterations) / total('searchMs')),
  };
}

function known(number: number): number | null {
  return Number.isFinite(number) ? number : null;
}

function byVillage(played: readonly MatchTold[], count: (match: MatchTold) => number): Cluster[] {
  const villages = new Map<number, Cluster>();
  for (const match of played) {
    const { total, games } = villages.get(match.village) ?? { total: 0, games: 0 };
    villages.set(match.village, { total: total + count(match), games: games + 1 });
  }
  return [...villages.values()];
}
