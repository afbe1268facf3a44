import type { Pledge } from './pledge.ts';
import type { Tried } from './tried.ts';

/**
 * `held`: all that was promised was tried. `so far`: nothing broke, and there was no time for more. `not tried`: no part of it is over yet.
 * `vacuous`: nothing broke, but a kind of fault never happened, or a part came to nothing that counts. What a part may be too small for
 * (`inAll`) is only expected of the whole.
 */
export type Verdict = 'held' | 'so far' | 'not tried' | 'vacuous' | 'broken' | 'skipped';

export function verdictOn(pledge: Pledge, record: Tried): Verdict {
  if (record.problems.length > 0) return 'broken';
  if (record.skipped !== undefined) return 'skipped';
  if (record.batches === 0) return 'not tried';
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

/**
 * Whether a run may be called good: nothing has failed, and all that was asked for was tried. Whoever shares out minutes asks for as much as
 * there is time for; of a run that was interrupted what is only so far was not tried to its end.
 */
export function isGood(
  verdicts: readonly Verdict[],
  { requireAll, interrupted }: { readonly requireAll: boolean; readonly interrupted: boolean },
): boolean {
  const isUntried = (verdict: Verdict): boolean =>
    verdict === 'not tried' || (interrupted && verdict === 'so far');
  return !verdicts.some((verdict) => isUntried(verdict) || isFailure(verdict, requireAll));
}

/** Whether the whole run has failed by this. What a machine lacks only counts where all is required. */
export function isFailure(verdict: Verdict, requireAll: boolean): boolean {
  return verdict === 'broken' || verdict === 'vacuous' || (requireAll && verdict === 'skipped');
}
