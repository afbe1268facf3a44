import type { Batch, Counts, Outcome, Pledge, Retaken } from './pledge.ts';

/** Something that went wrong, and the seed and the size of the part in which it did. */
export type Problem = { readonly seed: number; readonly count: number; readonly what: string };

/** What is known of a promise so far: the sum of all parts that were tried. */
export type Tried = {
  readonly batches: number;
  readonly done: number;
  readonly ms: number;
  readonly found: Counts;
  readonly measured: Counts;
  readonly problems: readonly Problem[];
  /** Each with the seed of its part. */
  readonly retaken?: readonly (Retaken & { readonly seed: number })[];
  readonly skipped?: string;
};

export const NOTHING: Tried = { batches: 0, done: 0, ms: 0, found: {}, measured: {}, problems: [] };

function merged(one: Counts, other: Counts, both: (a: number, b: number) => number): Counts {
  const all = new Map(Object.entries(one));
  for (const [kind, n] of Object.entries(other)) {
    const before = all.get(kind);
    all.set(kind, before === undefined ? n : both(before, n));
  }
  return Object.fromEntries(all);
}

/** One more part is over, by its end or by a failure. */
export function withBatch(
  record: Tried,
  outcome: Outcome,
  ms: number,
  { seed, count }: Pick<Batch, 'seed' | 'count'>,
): Tried {
  const { done, found, measured = {}, problems = [], retaken = [] } = outcome;
  const all = [...(record.retaken ?? []), ...retaken.map((one) => ({ ...one, seed }))];
  return {
    batches: record.batches + 1,
    done: record.done + done,
    ms: record.ms + ms,
    found: merged(record.found, found, (a, b) => a + b),
    measured: merged(record.measured, measured, Math.max),
    problems: [...record.problems, ...problems.map((what) => ({ seed, count, what }))],
    ...(all.length === 0 ? {} : { retaken: all }),
  };
}

/** So many failures say enough: whoever mends the first has something to do. */
export const MOST_PROBLEMS = 3;

/** Whether there is nothing more to try. */
export function isOver({ large }: Pledge, { done, problems, skipped }: Tried): boolean {
  return done >= large || problems.length >= MOST_PROBLEMS || skipped !== undefined;
}

/** How long the rest would take: as long as it has so far, or as is guessed. */
export function msNeeded({ large, seconds }: Pledge, { done, ms }: Tried): number {
  const each = done > 0 ? ms / done : seconds * 1000;
  return Math.max(0, large - done) * each;
}
