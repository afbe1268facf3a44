import type { Desk } from './desk.ts';
import { Log } from './log/log.ts';
import type { Told } from './session.ts';

/** How a log is told: from which choice on, and whether several people read it. */
export type Telling = { readonly from?: number; readonly discreet?: boolean };

/** Tells facts as a log: a paragraph for each turn, stories, rules and results as pages of their own. */
export function tell(
  desk: Desk,
  told: readonly Told[],
  { from = 0, discreet = false }: Telling = {},
): string[] {
  const log = new Log(desk, discreet);
  told.forEach(({ facts }, choice) => {
    for (const fact of facts) log.hear(fact, choice >= from);
  });
  return log.lines();
}
