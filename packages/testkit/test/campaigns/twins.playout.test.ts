import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { box as data } from '@charterstone/box';
import { choose, compile, hash, load, newCampaign, replay, type State, save } from '@charterstone/rules';
import { expect, test } from 'vitest';
import { eachState, type Line } from '../../src/campaigns/index.ts';
import { firstDifference, SAVINGS, tally, theBox } from '../../src/index.ts';
import { report } from '../report.ts';
import { campaigns, type Played } from './journeys.ts';

const box = theBox();
const counts = tally();
const played = campaigns('twins');
/** How many choices lie between two savings, by seats: the shorter a campaign, the more often. */
const BETWEEN = [1, 2, 3, 5, 7, 9];
/** So many places of a campaign are replayed to from its first line. */
const PLACES = 6;

const OTHER_BOX = compile(data);
/** The ways a table leaves the process and comes back, to a box compiled anew. */
const WAYS = {
  saved: (state: State): State | undefined => load(OTHER_BOX, save(state)),
  json: (state: State): State | undefined => SAVINGS.json(state, OTHER_BOX),
} as const;

function chosen(state: State, { seat, choice }: Line): State {
  const outcome = choose(state, seat, choice);
  if (!outcome.ok)
    throw new Error(`the twin refused ${JSON.stringify(choice)}: ${JSON.stringify(outcome.reasons)}`);
  return outcome.state;
}

/** Plays a campaign and beside it twins that are saved and restored every so many choices. */
function playTwins({ setting, lines }: Played, between: number, way: keyof typeof WAYS): void {
  let twin = newCampaign(OTHER_BOX, setting).state;
  let n = 0;
  eachState(box, setting, lines, (state, _, line) => {
    if (line !== undefined) twin = chosen(twin, line);
    if (n++ % between !== 0) return;
    const restored = WAYS[way](twin);
    if (restored === undefined) throw new Error(`what was saved after ${n - 1} choices can't be loaded`);
    twin = restored;
    expect(firstDifference(twin.table, state.table)).toBeUndefined();
    expect(hash(twin)).toBe(hash(state));
    counts.add(way);
  });
}

test.each(played)(
  'a campaign saved and restored again and again stays the twin of an untouched one ($setting.seats seats)',
  (campaign) => {
    const between = BETWEEN[campaign.setting.seats - 1] ?? 1;
    playTwins(campaign, between, 'saved');
    // As text is slower, and the same numbers.
    playTwins(campaign, 40 * between + 1, 'json');
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
      const again = replay(OTHER_BOX, JSON.parse(JSON.stringify({ setting, entries: lines.slice(0, n) })));
      if (!again.ok) throw new Error(`line ${again.at} was refused: ${JSON.stringify(again.reasons)}`);
      expect(firstDifference(again.state.table, state.table)).toBeUndefined();
      expect(again.facts).toHaveLength(n + 1);
      counts.add('replays');
    });
  },
);

/** What a process of its own is told: a journal, and a table saved after some of its lines. */
type Errand = Played & { readonly at: number; readonly saved: string };

function errandOf({ setting, lines }: Played): Errand {
  const at = Math.floor(lines.length / 2);
  const halfway = eachState(box, setting, lines.slice(0, at), () => {});
  return { setting, lines, at, saved: Buffer.from(save(halfway)).toString('base64') };
}

test('another process, with another language and no optimising compiler, comes to the same tables', () => {
  // The longer ones would take long without the compiler.
  const sent = played.filter(({ setting }) => setting.seats <= 4);
  const printed = execFileSync(
    process.execPath,
    ['--no-opt', join(import.meta.dirname, 'child', 'goOn.ts')],
    {
      env: { ...process.env, LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Chatham' },
      encoding: 'utf8',
      input: JSON.stringify(sent.map(errandOf)),
    },
  );
  const here = sent.map(({ setting, lines }) => hash(eachState(box, setting, lines, () => {})));
  expect(JSON.parse(printed)).toEqual(here.map((end) => ({ replayed: end, restored: end })));
  expect(new Set(here).size).toBe(sent.length);
  counts.add('in another process', sent.length);
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
