import { speaker } from '@charterstone/words';
import { expect, test } from 'vitest';
import { sinceText } from './since.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = 1_800_000_000_000;
const [en, de, pl] = (['en', 'de', 'pl'] as const).map((lang) => speaker(lang, () => undefined));

test.each([
  [0, 'since just now'],
  // A server whose clock is ahead of this one.
  [-3 * MINUTE, 'since just now'],
  [MINUTE, 'for 1 minute'],
  [59 * MINUTE, 'for 59 minutes'],
  [HOUR, 'for 1 hour'],
  [47 * HOUR, 'for 47 hours'],
  [2 * DAY, 'for 2 days'],
  [13 * DAY, 'for 13 days'],
  [14 * DAY, 'for 2 weeks'],
  [400 * DAY, 'for 57 weeks'],
])('%i ms are told in whole words', (passed, words) => {
  if (en === undefined) throw new Error('nobody speaks English');
  expect(sinceText(en, NOW - passed, NOW)).toBe(words);
});

test('each language has its own forms', () => {
  const said = [1, 2, 5, 22].map((n) => [
    de === undefined ? '' : sinceText(de, NOW - n * DAY, NOW),
    pl === undefined ? '' : sinceText(pl, NOW - n * MINUTE, NOW),
  ]);
  expect(said).toEqual([
    ['seit 24 Stunden', 'od 1 minuty'],
    ['seit 2 Tagen', 'od 2 minut'],
    ['seit 5 Tagen', 'od 5 minut'],
    ['seit 3 Wochen', 'od 22 minut'],
  ]);
});
