import { createHash } from 'node:crypto';
import { type Automas, compareAutomas } from './automas.ts';
import { gamesOf, type Plan } from './plan.ts';
import type { Playout } from './playout.ts';

/** What a simulation found: the object of `--json`. One of campaigns tells more (campaigns.ts). */
export type Summary = Partial<Automas> & {
  readonly games: number;
  readonly seats: number;
  readonly seed: string;
  readonly players: string;
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly violations: number;
  readonly stuck: number;
  /** In how many games (or campaigns) the invariants were checked after every choice, and in how many at the end. */
  readonly checked: { readonly everyChoice: number; readonly atEnd: number };
  /** Over the final tables of all games, in their order. */
  readonly hash: string;
  /** The first few that broke or got stuck. */
  readonly examples: readonly Example[];
};

export type Example = {
  readonly seats: number;
  readonly seed: string;
  /** The choice at which it broke. */
  readonly at: string;
  readonly problem: string;
};

/** How long it took: by the clock, and by the processor, all threads together. */
export type Took = { readonly seconds: number; readonly cpuSeconds: number; readonly threads: number };

const EXAMPLES = 5;

export function summarise(plan: Plan, played: readonly Playout[], took: Took): Summary {
  const decisions = sum(played.map((one) => one.decisions));
  const games = played.length * gamesOf(plan.unit);
  const troubles = (kind: 'broken' | 'stuck') => played.filter(({ trouble }) => trouble?.kind === kind);
  const [broken, stuck] = [troubles('broken'), troubles('stuck')];
  return {
    games,
    seats: plan.seats,
    seed: plan.seed,
    players: plan.player,
    ...(plan.automas === 0 ? {} : compareAutomas(plan, played)),
    decisions,
    seconds: Number(took.seconds.toFixed(3)),
    gamesPerSecond: Math.round(games / took.seconds),
    decisionsPerSecond: Math.round(decisions / took.seconds),
    violations: broken.length,
    stuck: stuck.length,
    checked: {
      everyChoice: played.filter((one) => one.checkedAll).length,
      atEnd: plan.check === 'none' ? 0 : played.length,
    },
    hash: hashOf(played),
    examples: [...broken, ...stuck].slice(0, EXAMPLES).map(({ seed, trouble }) => ({
      seats: plan.seats,
      seed,
      at: trouble?.at ?? '',
      problem: trouble?.problem ?? '',
    })),
  };
}

/** One hash over those of all games, in their order. */
export function hashOf(played: readonly { readonly hash: string }[]): string {
  const hash = createHash('sha256');
  for (const one of played) hash.update(`${one.hash}\n`);
  return hash.digest('hex').slice(0, 32);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}
