import type { Pledge } from './pledge.ts';
import type { Tried } from './tried.ts';

/**
 * `held`: all that was promised was tried. `so far`: nothing broke, and there was no time for more. `vacuous`: nothing broke, but a kind of
 * fault never happened, or nothing was tried at all. What a part may be too small for (`inAll`) is only expected of the whole.
 */
export type Verdict = 'held' | 'so far' | 'vacuous' | 'broken' | 'skipped';

export function verdictOn(pledge: Pledge, record: Tried): Verdict {
  if (record.problems.length > 0) return 'broken';
  if (record.skipped !== undefined) return 'skipped';
  if (record.done === 0 || neverIn(pledge, record).length > 0) return 'vacuous';
  return record.done >= pledge.large ? 'held' : 'so far';
}

/** The kinds that never happened and should have by now. */
export function neverIn(pledge: Pledge, record: Tried): string[] {
  const early = record.done < pledge.large ? (pledge.inAll ?? []) : [];
  return missing(pledge, record).filter((kind) => !early.includes(kind));
}

/** The kinds that have not happened, and still may. */
export function notYetIn(pledge: Pledge, record: Tried): string[] {
  const never = neverIn(pledge, record);
  return missing(pledge, record).filter((kind) => !never.includes(kind));
}

function missing({ inAll = [] }: Pledge, { found }: Tried): string[] {
  return [...new Set([...Object.keys(found), ...inAll])].filter((kind) => (found[kind] ?? 0) === 0);
}

/** Whether the whole run has failed by this. What a machine lacks only counts where all is required. */
export function isFailure(verdict: Verdict, requireAll: boolean): boolean {
  return verdict === 'broken' || verdict === 'vacuous' || (requireAll && verdict === 'skipped');
}
