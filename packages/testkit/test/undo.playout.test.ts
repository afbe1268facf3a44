import {
  canUndo,
  charterOfSeat,
  choose,
  deciders,
  type Entry,
  type Fact,
  hash,
  inspect,
  isOver,
  newCampaign,
  options,
  replay,
  type Seat,
  type State,
} from '@charterstone/rules';
import { expect, test } from 'vitest';
import { type Chance, chance, firstDifference, tally, theBox } from '../src/index.ts';
import { report } from './report.ts';

const box = theBox();
const UNDO = { do: 'undo' } as const;
/** Facts that bring something hidden to light: no undo goes behind them. */
const REVEALING: ReadonlySet<Fact['fact']> = new Set([
  'revealed',
  'shuffled',
  'rolled',
  'opened',
  'ruleEntered',
]);
const counts = tally();

type Step = { readonly state: State; readonly seat: Seat; readonly facts: readonly Fact[] };

/** One random choice of a random seat that may choose, noted in the journal. */
function step(state: State, mind: Chance, entries: Entry[]): Step {
  const seat = mind.pick(deciders(state));
  const choice = mind.pick(options(state, seat));
  const outcome = choose(state, seat, choice);
  if (!outcome.ok) throw new Error(`an option was refused: ${JSON.stringify(outcome.reasons)}`);
  entries.push({ seat, choice });
  return { state: outcome.state, seat, facts: outcome.facts };
}

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

function undo(state: State, seat: Seat, seats: number): State {
  for (let other = 1; other <= seats; other++)
    if (other !== seat) expect(choose(state, other, UNDO).ok).toBe(false);
  const outcome = choose(state, seat, UNDO);
  if (!outcome.ok) throw new Error('an undo that was promised was refused');
  expect(outcome.facts).toEqual([{ fact: 'undone', seat }]);
  return outcome.state;
}

function expectSame(a: State, b: State): void {
  expect(firstDifference(a.table, b.table)).toBeUndefined();
  expect(hash(a)).toBe(hash(b));
}

test.each([1, 2, 2, 3, 3, 4, 4, 5, 6, 6])(
  'undo is exact up to the barrier and refused behind it (%i seats)',
  (seats) => {
    const mind = chance(`undo ${seats} ${counts.of('games')}`);
    const start = newCampaign(box, { seats, seed: `undo-${counts.of('games')}`, games: 1 }).state;
    counts.add('games');
    // The states that can still be reached by undo, the oldest first; a barrier or another seat's choice empties it.
    let reachable: State[] = [];
    let last = 0;
    for (let state = start; !isOver(state); ) {
      const { state: next, seat, facts } = step(state, mind, []);
      const barrier = facts.some(({ fact }) => REVEALING.has(fact));
      expect(canUndo(next, seat)).toBe(!barrier);
      counts.add(barrier ? 'barriers' : 'undone choices');
      if (barrier) {
        expect(choose(next, seat, UNDO)).toEqual({ ok: false, reasons: [{ lack: 'noUndo' }] });
        reachable = [];
      } else {
        if (seat !== last && reachable.length > 0) counts.add('pasts cut off by another seat');
        reachable = seat === last ? [...reachable, state] : [state];
        let back = next;
        for (const before of reachable.toReversed()) {
          back = undo(back, seat, seats);
          expectSame(back, before);
        }
        counts.add(`undone in a row: ${Math.min(reachable.length, 4)}`);
        expect(canUndo(back, seat)).toBe(false);
      }
      last = seat;
      state = next;
    }
  },
);

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
        state = undo(state, seat, setting.seats);
        counts.add('undos in journals');
      } else {
        ({ state } = mind.below(20) === 0 ? named(state, mind, entries) : step(state, mind, entries));
        effective.push(...entries.slice(-1));
      }
    }
    const again = replay(box, { setting, entries: JSON.parse(JSON.stringify(entries)) });
    const without = replay(box, { setting, entries: effective });
    if (!again.ok || !without.ok) throw new Error(`the journal of ${JSON.stringify(setting)} was refused`);
    expectSame(again.state, state);
    expectSame(without.state, state);
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
  const rows = [1, 2, 3, 4].map((n) => `undone in a row: ${n}`);
  expect(counts.missing([...rows, 'barriers', 'undone choices', 'pasts cut off by another seat'])).toEqual(
    [],
  );
  expect(counts.of('undos in journals')).toBeGreaterThan(500);
  expect(counts.of('names in journals')).toBeGreaterThan(20);
  report(
    counts
      .entries()
      .map(([name, n]) => `${name} ${n}`)
      .join(', '),
  );
});
