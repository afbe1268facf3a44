import { ratioOf, spread } from '../rounds.ts';
import type { Load, PacedLoad } from './load.ts';
import type { Metrics } from './serving.ts';

/** One measurement of one server. */
export type Taken<L extends Load = Load> = {
  readonly load: L;
  /** Seconds that the server computed for it, where the system says so. */
  readonly cpu: number | undefined;
};

/** With what our own server says of itself at the beginning and at the end. */
export type TakenOfOurs<L extends Load = Load> = Taken<L> & {
  readonly before: Metrics;
  readonly after: Metrics;
};

const perSecond = ({ load }: Taken): number => load.choices / load.seconds;

/** What choices, each seen by everybody at the table, came to. */
export function summaryOf(taken: readonly Taken[], sockets: number) {
  const speeds = spread(taken.map(perSecond));
  return {
    choicesPerSecond: speeds.median,
    spread: speeds,
    ...cpuIn(taken),
    bytesPerPlayerAndChoice: middle(taken, ({ load }) => bytesTold(load) / load.all / sockets),
    /** How busy the load itself was, as a share of one core: near 1, it was the load that was measured. */
    clientCpu: middle(taken, ({ load }) => load.cpu, 2),
  };
}

/** Choices at fixed times: how long until everybody had seen them. All rounds together, and round by round. */
export function pacedSummaryOf(taken: readonly Taken<PacedLoad>[]) {
  const rounds = taken.map(({ load }) => [...load.latencies].sort((a, b) => a - b));
  const all = rounds.flat().sort((a, b) => a - b);
  return {
    choices: all.length,
    p50: percentile(all, 0.5),
    p99: percentile(all, 0.99),
    max: percentile(all, 1),
    spread: {
      p50: spread(
        rounds.map((round) => percentile(round, 0.5)),
        2,
      ),
      p99: spread(
        rounds.map((round) => percentile(round, 0.99)),
        2,
      ),
    },
    ...cpuIn(taken),
    clientCpu: middle(taken, ({ load }) => load.cpu, 2),
  };
}

/** What our server says of its own time: the journal, and the loop that serves everybody. */
export function insideOf(taken: readonly TakenOfOurs[]) {
  const grown = (name: string) => (one: TakenOfOurs) => one.after(name) - one.before(name);
  const commits = grown('charterstone_journal_commits_total');
  const syncing = grown('charterstone_journal_seconds_total');
  const taking = grown('charterstone_choice_seconds_sum');
  const many = grown('charterstone_choice_seconds_count');
  const delay = (name: string) =>
    middle(taken, ({ after }) => after(`nodejs_eventloop_lag_${name}_seconds`) * 1000 - TIMER_MS, 1);
  return {
    choicesPerSync: middle(taken, (one) => one.load.all / commits(one), 2),
    msPerSync: middle(taken, (one) => (1000 * syncing(one)) / commits(one), 2),
    /** From the arrival of a choice to its answer, its turn and the sync included: by the server's own clock. */
    msPerChoice: middle(taken, (one) => (1000 * taking(one)) / many(one), 2),
    loopDelayMs: { p50: delay('p50'), p99: delay('p99'), max: delay('max') },
  };
}

/** The loop's delay is told by a timer of ten milliseconds, which they are part of. */
const TIMER_MS = 10;

/** How many times as many choices a second, round by round. */
export function ratio(ours: readonly Taken[], theirs: readonly Taken[]): number {
  return ratioOf(ours.map(perSecond), theirs.map(perSecond), 2);
}

export function percentile(sorted: readonly number[], part: number): number {
  const place = Math.max(0, Math.ceil(sorted.length * part) - 1);
  return Number((sorted[place] ?? 0).toFixed(2));
}

function cpuIn(taken: readonly Taken[]): { readonly cpuMicrosPerChoice?: number } {
  const each = taken.flatMap(({ cpu, load }) => (cpu === undefined ? [] : [(cpu * 1e6) / load.all]));
  return each.length === 0 ? {} : { cpuMicrosPerChoice: spread(each).median };
}

function bytesTold({ traffic }: Load): number {
  return traffic.told + traffic.answered;
}

function middle<T>(taken: readonly T[], of: (one: T) => number, digits = 0): number {
  return spread(taken.map(of), digits).median;
}
