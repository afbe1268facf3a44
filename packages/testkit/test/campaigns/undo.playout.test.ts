import {
  canUndo,
  choose,
  type Entry,
  inspect,
  newCampaign,
  replay,
  type Seat,
  type State,
} from '@charterstone/rules';
import { expect, test } from 'vitest';
import { chance, tally, theBox } from '../../src/index.ts';
import { mustBeSame, UNDO } from '../proofs/undo.ts';
import { UNDO_KINDS, undoCampaign } from '../proofs/undoCampaigns.ts';
import { report } from '../report.ts';
import { campaigns } from './journeys.ts';

const box = theBox();
const counts = tally();
const played = campaigns('undo');
/** One choice in so many is taken back and made again, and as often somebody writes a name. */
const OFTEN = 12;

test.each(played)(
  'undo is exact up to the barrier and refused behind it, in every game and between them ($setting.seats seats)',
  (campaign) => undoCampaign(campaign, counts),
);

/** The state after a line of a journal, which is written down. */
function taken(state: State, entry: Entry, journal: Entry[]): State {
  const outcome = choose(state, entry.seat, entry.choice);
  if (!outcome.ok)
    throw new Error(`${JSON.stringify(entry)} was refused: ${JSON.stringify(outcome.reasons)}`);
  journal.push(entry);
  return outcome.state;
}

/** A name on the first card before the seat that bears none yet, if there is one. */
function nameFor(state: State, seat: Seat): Entry | undefined {
  const supply = inspect(state).charters.find((each) => each.seat === seat);
  for (const what of [...(supply?.persona ?? []), ...(supply?.hand ?? [])]) {
    const entry = { seat, choice: { do: 'name', what, text: `Ada ${what}` } } as const;
    if (choose(state, seat, entry.choice).ok) return entry;
  }
  return undefined;
}

test.each(played)(
  'a journal with undos and names leads to the same table as one without what was undone ($setting.seats seats)',
  ({ setting, lines }) => {
    const mind = chance(`journal ${setting.seed}`);
    const journal: Entry[] = [];
    const lasting: Entry[] = [];
    let { state } = newCampaign(box, setting);
    for (const line of lines) {
      const name = mind.below(OFTEN) === 0 ? nameFor(state, line.seat) : undefined;
      if (name !== undefined) {
        state = taken(state, name, journal);
        lasting.push(name);
        counts.add('names in journals');
      }
      state = taken(state, line, journal);
      if (mind.below(OFTEN) === 0 && line.choice.do !== 'tell' && canUndo(state, line.seat)) {
        state = taken(state, { seat: line.seat, choice: UNDO }, journal);
        state = taken(state, line, journal);
        counts.add('undos in journals');
      }
      lasting.push(line);
    }
    for (const entries of [JSON.parse(JSON.stringify(journal)), lasting]) {
      const again = replay(box, { setting, entries });
      if (!again.ok) throw new Error(`line ${again.at} was refused: ${JSON.stringify(again.reasons)}`);
      mustBeSame(again.state, state);
    }
    counts.add('lines', journal.length);
  },
);

test('and all of it happened, in every game', () => {
  expect(counts.missing(UNDO_KINDS)).toEqual([]);
  expect(counts.of('undos in journals')).toBeGreaterThan(200);
  expect(counts.of('names in journals')).toBeGreaterThan(100);
  report(
    counts
      .entries()
      .map(([name, n]) => `${name} ${n}`)
      .join(', '),
  );
});
