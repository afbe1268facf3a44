import { deepEqual, equal } from 'node:assert/strict';
import {
  canUndo,
  choose,
  deciders,
  type Entry,
  type Fact,
  hash,
  isOver,
  newCampaign,
  options,
  type Seat,
  type State,
} from '@charterstone/rules';
import {
  type Asked,
  allHappened,
  type Chance,
  chance,
  firstDifference,
  type Tally,
  tally,
  theBox,
} from '../../src/index.ts';

const box = theBox();
export const UNDO = { do: 'undo' } as const;
/** Facts that bring something hidden to light: no undo goes behind them. */
const REVEALING: ReadonlySet<Fact['fact']> = new Set([
  'revealed',
  'shuffled',
  'rolled',
  'opened',
  'ruleEntered',
]);
const SEATS = [1, 2, 2, 3, 3, 4, 4, 5, 6, 6];

export type Step = { readonly state: State; readonly seat: Seat; readonly facts: readonly Fact[] };

/** One random choice of a random seat that may choose, noted in the journal. */
export function step(state: State, mind: Chance, entries: Entry[] = []): Step {
  const seat = mind.pick(deciders(state));
  const choice = mind.pick(options(state, seat));
  const outcome = choose(state, seat, choice);
  if (!outcome.ok) throw new Error(`an option was refused: ${JSON.stringify(outcome.reasons)}`);
  entries.push({ seat, choice });
  return { state: outcome.state, seat, facts: outcome.facts };
}

/** The state after a seat takes back its choice, which nobody else can. */
export function undone(state: State, seat: Seat, seats: number): State {
  for (let other = 1; other <= seats; other++)
    if (other !== seat) equal(choose(state, other, UNDO).ok, false);
  const outcome = choose(state, seat, UNDO);
  if (!outcome.ok) throw new Error('an undo that was promised was refused');
  deepEqual(outcome.facts, [{ fact: 'undone', seat }]);
  return outcome.state;
}

export function mustBeSame(a: State, b: State): void {
  equal(firstDifference(a.table, b.table), undefined);
  equal(hash(a), hash(b));
}

/** Undo is exact: in first games by chance, all that can be taken back is, after every choice, and every state on the way is as it was. */
export function exactUndo({ count, seed, progress }: Asked): Tally {
  const counts = tally();
  for (let n = 0; n < count; n++) {
    // Where few are tried at a time, others each time.
    undoGame(SEATS[(seed + n) % SEATS.length] ?? 2, `${seed}-${n}`, counts);
    progress?.(n + 1);
  }
  allHappened(counts, [
    ...[1, 2, 3, 4].map((row) => `undone in a row: ${row}`),
    ...['barriers', 'undone choices', 'pasts cut off by another seat'],
  ]);
  return counts;
}

function undoGame(seats: number, seed: string, counts: Tally): void {
  const mind = chance(`undo ${seed}`);
  counts.add('games');
  // The states that can still be reached by undo, the oldest first; a barrier or another seat's choice empties it.
  let reachable: State[] = [];
  let last = 0;
  for (let { state } = newCampaign(box, { seats, seed: `undo-${seed}`, games: 1 }); !isOver(state); ) {
    const { state: next, seat, facts } = step(state, mind);
    const barrier = facts.some(({ fact }) => REVEALING.has(fact));
    equal(canUndo(next, seat), !barrier, `undo-${seed}`);
    counts.add(barrier ? 'barriers' : 'undone choices');
    if (barrier) {
      deepEqual(choose(next, seat, UNDO), { ok: false, reasons: [{ lack: 'noUndo' }] });
      reachable = [];
    } else {
      if (seat !== last && reachable.length > 0) counts.add('pasts cut off by another seat');
      reachable = seat === last ? [...reachable, state] : [state];
      let back = next;
      for (const before of reachable.toReversed()) {
        back = undone(back, seat, seats);
        mustBeSame(back, before);
      }
      counts.add(`undone in a row: ${Math.min(reachable.length, 4)}`);
      equal(canUndo(back, seat), false);
    }
    last = seat;
    state = next;
  }
}
