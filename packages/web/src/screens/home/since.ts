import type { Speaker } from '@charterstone/words/light';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

type Unit = 'minutes' | 'hours' | 'days' | 'weeks';

const UNITS: readonly { readonly unit: Unit; readonly ms: number; readonly most: number }[] = [
  { unit: 'minutes', ms: MINUTE, most: HOUR },
  { unit: 'hours', ms: HOUR, most: 2 * DAY },
  { unit: 'days', ms: DAY, most: 2 * WEEK },
  { unit: 'weeks', ms: WEEK, most: Number.POSITIVE_INFINITY },
];

/** How long something has been so, in whole words: nobody counts seconds here. Clocks that disagree by a little count as now. */
export function sinceText(say: Speaker, since: number, now: number): string {
  const passed = now - since;
  const found = passed < MINUTE ? undefined : UNITS.find(({ most }) => passed < most);
  if (found === undefined) return say.ui('since.moment');
  return say.ui(`since.${found.unit}`, { n: Math.floor(passed / found.ms) });
}
