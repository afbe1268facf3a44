import { expect, test } from 'vitest';
import { eachState } from '../../src/campaigns/index.ts';
import { tally, theBox } from '../../src/index.ts';
import { inAnotherProcess, playTwins, replayTo } from '../proofs/twins.ts';
import { report } from '../report.ts';
import { campaigns } from './journeys.ts';

const box = theBox();
const counts = tally();
const played = campaigns('twins');
/** How many choices lie between two savings, by seats: the shorter a campaign, the more often. */
const BETWEEN = [1, 2, 3, 5, 7, 9];
/** So many places of a campaign are replayed to from its first line. */
const PLACES = 6;

test.each(played)(
  'a campaign saved and restored again and again stays the twin of an untouched one ($setting.seats seats)',
  (campaign) => {
    const between = BETWEEN[campaign.setting.seats - 1] ?? 1;
    playTwins(campaign, between, 'saved', counts);
    // As text is slower, and the same numbers.
    playTwins(campaign, 40 * between + 1, 'json', counts);
  },
);

test.each(played)(
  'a journal leads to the same table from its first line on ($setting.seats seats)',
  (campaign) => {
    const { setting, lines } = campaign;
    const last = Math.floor(lines.length / PLACES);
    let n = 0;
    eachState(box, setting, lines, (state, _, line) => {
      if (line !== undefined) n++;
      if (n === 0 || n % last !== 0 || (setting.seats > 3 && n !== last * PLACES)) return;
      replayTo(campaign, n, state, counts);
    });
  },
);

test('another process, with another language and no optimising compiler, comes to the same tables', () => {
  // The longer ones would take long without the compiler.
  const sent = played.filter(({ setting }) => setting.seats <= 4);
  inAnotherProcess(sent, counts);
});

test('and all of it happened', () => {
  expect(counts.of('saved')).toBeGreaterThan(2500);
  expect(counts.missing(['json', 'replays', 'in another process'])).toEqual([]);
  report(
    counts
      .entries()
      .map(([name, n]) => `${name} ${n}`)
      .join(', '),
  );
});
