import { expect, test } from 'vitest';
import { eachState } from '../../src/campaigns/index.ts';
import { PROMISED, tally, theBox } from '../../src/index.ts';
import { replayTo, twins } from '../proofs/twins.ts';
import { report } from '../report.ts';
import { campaigns } from './journeys.ts';

const box = theBox();
/** So many places of a campaign are replayed to from its first line. */
const PLACES = 6;

test('campaigns saved and restored after every choice, replayed from zero and played in another process stay the twins of untouched ones', () => {
  const counts = twins({ count: PROMISED.same.small, seed: 1 });
  for (const way of ['replays', 'in another process']) expect(counts.of(way)).toBe(PROMISED.same.small);
  for (let seats = 1; seats <= 6; seats++) expect(counts.of(`of ${seats} seats`)).toBeGreaterThan(2);
  // A campaign has hundreds of choices, and thousands with many seats.
  expect(counts.of('saved')).toBeGreaterThan(1000 * PROMISED.same.small);
  report(
    counts
      .entries()
      .map(([name, n]) => `${name} ${n}`)
      .join(', '),
  );
});

test.each(campaigns('twins'))(
  'a journal leads to the same table from its first line on ($setting.seats seats)',
  (campaign) => {
    const { setting, lines } = campaign;
    const counts = tally();
    const last = Math.floor(lines.length / PLACES);
    let n = 0;
    eachState(box, setting, lines, (state, _, line) => {
      if (line !== undefined) n++;
      if (n === 0 || n % last !== 0 || (setting.seats > 3 && n !== last * PLACES)) return;
      replayTo(campaign, n, state, counts);
    });
    expect(counts.of('replays')).toBeGreaterThanOrEqual(setting.seats > 3 ? 1 : PLACES);
  },
);
