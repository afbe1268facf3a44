import { equal } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { box as data } from '@charterstone/box';
import { choose, compile, hash, load, newCampaign, replay, type State, save } from '@charterstone/rules';
import { eachState, type Line } from '../../src/campaigns/index.ts';
import {
  type Asked,
  allHappened,
  firstDifference,
  ofSeats,
  SAVINGS,
  type Tally,
  tally,
  theBox,
} from '../../src/index.ts';
import { campaign, type Played } from '../campaigns/journeys.ts';

const box = theBox();
const OTHER_BOX = compile(data);
/** The ways a table leaves the process and comes back, to a box compiled anew. */
const WAYS = {
  saved: (state: State): State | undefined => load(OTHER_BOX, save(state)),
  json: (state: State): State | undefined => SAVINGS.json(state, OTHER_BOX),
} as const;
/** As text is slower, and the same numbers: once in so many choices. */
const JSON_BETWEEN = 41;

function chosen(state: State, { seat, choice }: Line): State {
  const outcome = choose(state, seat, choice);
  if (!outcome.ok)
    throw new Error(`the twin refused ${JSON.stringify(choice)}: ${JSON.stringify(outcome.reasons)}`);
  return outcome.state;
}

/** Plays a campaign and beside it a twin that is saved and restored every so many choices. */
function playTwins({ setting, lines }: Played, between: number, way: keyof typeof WAYS, counts: Tally): void {
  let twin = newCampaign(OTHER_BOX, setting).state;
  let n = 0;
  eachState(box, setting, lines, (state, _, line) => {
    if (line !== undefined) twin = chosen(twin, line);
    if (n++ % between !== 0) return;
    const restored = WAYS[way](twin);
    if (restored === undefined) throw new Error(`what was saved after ${n - 1} choices can't be loaded`);
    twin = restored;
    equal(firstDifference(twin.table, state.table), undefined, setting.seed);
    counts.add(way);
  });
}

/** A journal leads to this table from its first line on. */
export function replayTo(
  { setting, lines }: Played,
  n: number,
  { table }: Pick<State, 'table'>,
  counts: Tally,
): void {
  const again = replay(OTHER_BOX, JSON.parse(JSON.stringify({ setting, entries: lines.slice(0, n) })));
  if (!again.ok) throw new Error(`line ${again.at} was refused: ${JSON.stringify(again.reasons)}`);
  equal(firstDifference(again.state.table, table), undefined, setting.seed);
  equal(again.facts.length, n + 1, setting.seed);
  counts.add('replays');
}

/** What a process of its own is told: a journal, and a table saved after some of its lines. */
type Errand = Played & { readonly at: number; readonly saved: string };

function errandOf({ setting, lines }: Played): Errand {
  const at = Math.floor(lines.length / 2);
  const halfway = eachState(box, setting, lines.slice(0, at), () => {});
  return { setting, lines, at, saved: Buffer.from(save(halfway)).toString('base64') };
}

/** Of more seats than this a campaign would take long without the optimising compiler. */
const MOST_SEATS_UNOPTIMISED = 3;

/** Another process, with another language, comes to the same tables; the shorter campaigns without the optimising compiler. */
function inOtherProcesses(played: readonly Played[], counts: Tally): void {
  const isShort = ({ setting }: Played): boolean => setting.seats <= MOST_SEATS_UNOPTIMISED;
  const [short, long] = [played.filter(isShort), played.filter((one) => !isShort(one))];
  if (short.length > 0) inAnotherProcess(short, ['--no-opt'], counts);
  if (long.length > 0) inAnotherProcess(long, [], counts);
}

/** From the first line, and from a saved table on. */
function inAnotherProcess(played: readonly Played[], flags: readonly string[], counts: Tally): void {
  const script = join(import.meta.dirname, '../campaigns/child/goOn.ts');
  const printed = execFileSync(process.execPath, [...flags, script], {
    env: { ...process.env, LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Chatham' },
    encoding: 'utf8',
    input: JSON.stringify(played.map(errandOf)),
  });
  const here = played.map(({ setting, lines }) => hash(eachState(box, setting, lines, () => {})));
  equal(printed, JSON.stringify(here.map((end) => ({ replayed: end, restored: end }))));
  equal(new Set(here).size, played.length);
  counts.add('in another process', played.length);
}

/** Same input, same game: so many campaigns from the `first` of a series on, each beside a twin that is saved and restored after every choice, replayed from zero, and elsewhere. */
export function twins({ count, seed, progress, first = 0 }: Asked & { readonly first?: number }): Tally {
  const counts = tally();
  const all = Array.from({ length: count }, (_, n) => campaign(first + n, `twins-${seed}`));
  for (const [n, played] of all.entries()) {
    playTwins(played, 1, 'saved', counts);
    playTwins(played, JSON_BETWEEN, 'json', counts);
    const end = eachState(box, played.setting, played.lines, () => {});
    replayTo(played, played.lines.length, end, counts);
    counts.add(ofSeats(played.setting.seats));
    progress?.(n + 1);
  }
  inOtherProcesses(all, counts);
  allHappened(counts, ['saved', 'json', 'replays', 'in another process']);
  return counts;
}
