import {
  charterOfSeat,
  choose,
  type Entry,
  inspect,
  isOver,
  newCampaign,
  replay,
  type State,
} from '@charterstone/rules';
import { expect, test } from 'vitest';
import { type Chance, chance, PROMISED, tally, theBox } from '../src/index.ts';
import { exactUndo, mustBeSame, type Step, step, UNDO, undone } from './proofs/undo.ts';
import { report } from './report.ts';

const box = theBox();
const counts = tally();

/** A seat writes a name on its persona, if it has one and none stands there; else it chooses as usual. */
function named(state: State, mind: Chance, entries: Entry[]): Step {
  const seat = 1 + mind.below(inspect(state).charters.length);
  const charter = charterOfSeat(state, seat);
  if (charter === undefined) return step(state, mind, entries);
  const choice = { do: 'name', what: box.data.startUp.charters[charter].persona, text: 'Ada' } as const;
  const outcome = choose(state, seat, choice);
  if (!outcome.ok) return step(state, mind, entries);
  entries.push({ seat, choice });
  counts.add('names in journals');
  return { state: outcome.state, seat, facts: outcome.facts };
}

test('undo is exact up to the barrier and refused behind it, in whole games', () => {
  for (const [name, n] of exactUndo({ count: PROMISED.undo.small, seed: 1 }).entries()) counts.add(name, n);
});

test('a journal with undos and names replays to the same game, as does one without what was undone', () => {
  for (let n = 0; n < 12; n++) {
    const setting = { seats: 1 + (n % 6), seed: `journal-${n}`, games: 1 };
    const mind = chance(`journal ${n}`);
    const entries: Entry[] = [];
    const effective: Entry[] = [];
    let { state } = newCampaign(box, setting);
    while (!isOver(state)) {
      const seat = state.past?.seat;
      if (seat !== undefined && mind.below(3) === 0) {
        entries.push({ seat, choice: UNDO });
        // Names are written in ink: undo passes them by (ruling 41).
        effective.splice(
          effective.findLastIndex(({ choice }) => choice.do !== 'name'),
          1,
        );
        state = undone(state, seat, setting.seats);
        counts.add('undos in journals');
      } else {
        ({ state } = mind.below(20) === 0 ? named(state, mind, entries) : step(state, mind, entries));
        effective.push(...entries.slice(-1));
      }
    }
    const again = replay(box, { setting, entries: JSON.parse(JSON.stringify(entries)) });
    const without = replay(box, { setting, entries: effective });
    if (!again.ok || !without.ok) throw new Error(`the journal of ${JSON.stringify(setting)} was refused`);
    mustBeSame(again.state, state);
    mustBeSame(without.state, state);
    expect(again.facts).toHaveLength(entries.length + 1);
    counts.add('journals');
    counts.add('lines', entries.length);
  }
});

test('a line that is no option is named, with its reasons', () => {
  const setting = { seats: 2, seed: 'broken', games: 1 };
  const entries: Entry[] = [];
  const { state } = step(newCampaign(box, setting).state, chance('broken'), entries);
  const [first] = entries;
  if (first === undefined) throw new Error('nobody chose');
  const broken = replay(box, { setting, entries: [first, first, ...entries] });
  expect(isOver(state)).toBe(false);
  expect(broken).toMatchObject({ ok: false, at: 1 });
});

test('and all of it happened', () => {
  expect(counts.of('undos in journals')).toBeGreaterThan(500);
  expect(counts.of('names in journals')).toBeGreaterThan(20);
  report(
    counts
      .entries()
      .map(([name, n]) => `${name} ${n}`)
      .join(', '),
  );
});
