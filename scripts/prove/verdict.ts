import type { Pledge } from './pledge.ts';
import type { Tried } from './tried.ts';

/**
 * `held`: all that was promised was tried. `so far`: nothing broke, and there was no time for more. `vacuous`: nothing broke, but a kind of
 * fault never happened, or nothing was tried at all.
 */
export type Verdict = 'held' | 'so far' | 'vacuous' | 'broken' | 'skipped';

export function verdictOn({ large }: Pledge, record: Tried): Verdict {
  if (record.problems.length > 0) return 'broken';
  if (record.skipped !== undefined) return 'skipped';
  if (record.done === 0 || neverIn(record).length > 0) return 'vacuous';
  return record.done >= large ? 'held' : 'so far';
}

/** The kinds that never happened. */
export function neverIn({ found }: Tried): string[] {
  return Object.keys(found).filter((kind) => found[kind] === 0);
}

/** Whether the whole run has failed by this. What a machine lacks only counts where all is required. */
export function isFailure(verdict: Verdict, requireAll: boolean): boolean {
  return verdict === 'broken' || verdict === 'vacuous' || (requireAll && verdict === 'skipped');
}
