import { allGames, type MeasureName } from '../measures.ts';
import type { Balance } from '../report.ts';
import type { Wanted } from './frame.ts';

/** What the checks of a measure want, by games. */
export function wantedIn({ checks }: Balance, measure: MeasureName): readonly Wanted[] {
  return checks.flatMap(({ measure: mine, games = allGames(), low, high }) =>
    mine === measure && low !== null && high !== null ? [{ games, low, high }] : [],
  );
}

/** The least and the most that some check of a measure asks for; nothing where there is none. */
export function limitsIn(
  found: Balance,
  measure: MeasureName,
): { readonly low: number | undefined; readonly high: number | undefined } {
  const [last] = wantedIn(found, measure).toReversed();
  return { low: last?.low, high: last?.high };
}

/** Whether a check of this measure has found something out of its band. */
export function isOut({ checks }: Balance, measure: MeasureName, of: string): boolean {
  return checks.some(
    (check) =>
      check.measure === measure &&
      check.parts.some((part) => part.of === of && !part.ok && part.thin !== true),
  );
}

/** The least that the check about this part of a measure asks for. */
export function leastWanted({ checks }: Balance, measure: MeasureName, of: string): number | undefined {
  const mine = checks.find(
    (check) => check.measure === measure && check.parts.some((part) => part.of === of),
  );
  return mine?.low ?? undefined;
}
