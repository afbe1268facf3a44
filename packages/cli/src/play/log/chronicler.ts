import type { Desk } from '../desk.ts';
import type { Told } from '../session.ts';
import { Log } from './log.ts';

/** How a log is told: from which choice on, whether several people read it, and which guidepost they have read. */
export type Telling = {
  readonly from?: number;
  readonly discreet?: boolean;
  readonly guidepost?: number | undefined;
};

/** Tells facts as a log: a paragraph for each turn, stories, rules and results as pages of their own. */
export function tell(desk: Desk, told: readonly Told[], telling: Telling = {}): string[] {
  const log = new Log(desk, telling);
  told.forEach(({ facts }, choice) => {
    for (const fact of facts) log.hear(fact, choice >= (telling.from ?? 0));
  });
  return log.lines();
}
