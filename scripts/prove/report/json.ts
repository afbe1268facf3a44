import type { Circumstances } from './markdown.ts';
import { commandFor, type Told } from './words.ts';

/** What `--json` prints: `ok` only where all that was asked for was tried, and held (`isGood`). */
export function jsonOf(all: readonly Told[], around: Circumstances, ok: boolean) {
  return {
    ok,
    ...around,
    promises: all.map(({ pledge, tried, verdict }) => ({
      name: pledge.name,
      promise: pledge.words,
      verdict,
      unit: pledge.unit,
      reached: tried.done,
      promised: pledge.large,
      batches: tried.batches,
      seconds: Number((tried.ms / 1000).toFixed(1)),
      found: tried.found,
      measured: tried.measured,
      problems: tried.problems.map((problem) => ({
        ...problem,
        again: commandFor(pledge, problem, around.seed),
      })),
      retaken: tried.retaken ?? [],
      ...(tried.skipped === undefined ? {} : { skipped: tried.skipped }),
    })),
  };
}
