import type { Fact, Seat } from '@charterstone/rules';
import type { Desk } from '../desk.ts';
import type { Told } from '../session.ts';
import { Log } from './log.ts';

/** How a log is told: from which choice on, and what its readers may hear. */
export type Telling = {
  readonly from?: number;
  readonly heard?: (facts: readonly Fact[]) => readonly Fact[];
  /** The names of those who have one. */
  readonly nameAt?: (seat: Seat) => string | undefined;
};

/** Tells facts as a log: a paragraph for each turn, stories, rules and results as pages of their own. */
export function tell(desk: Desk, told: readonly Told[], telling: Telling = {}): string[] {
  const { from = 0, heard = (facts) => facts, nameAt = () => undefined } = telling;
  const log = new Log(desk, nameAt);
  told.forEach(({ facts }, choice) => {
    for (const fact of choice < from ? facts : heard(facts)) log.hear(fact, choice >= from);
  });
  return log.lines();
}
