import type { Speaker } from '@charterstone/words/light';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something took, in one word: a game played turn by turn takes days. */
export function durationWords(say: Speaker, ms: number): string {
  if (ms < 90 * MINUTE) return say.ui('annals.minutes', { n: Math.round(ms / MINUTE) });
  if (ms < 36 * HOUR) return say.ui('annals.hours', { n: Math.round(ms / HOUR) });
  return say.ui('annals.days', { n: Math.round(ms / DAY) });
}
