import {
  canUndo,
  choose,
  deciders,
  type Entry,
  type Fact,
  hash,
  inspect,
  LAST_CARD,
  newCampaign,
  replay,
  type Seat,
  type State,
} from '@charterstone/rules';
import { head, placeOf, places } from '@charterstone/rules/internal';
import { expect, test } from 'vitest';
import { chance, firstDifference, generatorOf, tally, theBox } from '../../src/index.ts';
import { report } from '../report.ts';
import { campaigns, inAnyOrder, type Step } from './journeys.ts';
import { KNOWN_AT_START } from './known.ts';

const box = theBox();
const counts = tally();
const played = campaigns('undo');
const UNDO = { do: 'undo' } as const;
const GAMES = 12;
/** One choice in so many is taken back and made again, and as often somebody writes a name. */
const OFTEN = 12;

/** Facts that bring something hidden to light. */
const REVEALING: ReadonlySet<Fact['fact']> = new Set([
  'revealed',
  'shuffled',
  'rolled',
  'looked',
  'opened',
  'storyOpened',
  'storyRead',
  'ruleEntered',
]);
/** Where nobody sees a card. */
const FACE_DOWN: ReadonlySet<number> = new Set([
  places.INDEX,
  places.DECK,
  places.OBJECTIVE_DECK,
  places.PERSONA_DECK,
]);

/** Whether anything came to light: chance was asked, a card was turned up, the story went on. */
function isBarrier({ before, after, facts }: Step): boolean {
  if (`${generatorOf(before)}` !== `${generatorOf(after)}`) return true;
  const [old, now] = [head.reading(box, before.table), head.reading(box, after.table)];
  for (let card = 1; card <= LAST_CARD; card++)
    if (
      FACE_DOWN.has(placeOf(old, card)) &&
      placeOf(now, card) !== placeOf(old, card) &&
      !KNOWN_AT_START.has(card)
    )
      return true;
  return facts.some(
    (fact) => REVEALING.has(fact.fact) && !(fact.fact === 'storyRead' && KNOWN_AT_START.has(fact.card)),
  );
}

function undone(state: State, seat: Seat, seats: number): State {
  for (let other = 1; other <= seats; other++)
    if (other !== seat) expect(choose(state, other, UNDO).ok).toBe(false);
  const outcome = choose(state, seat, UNDO);
  if (!outcome.ok) throw new Error('an undo that was promised was refused');
  expect(outcome.facts).toEqual([{ fact: 'undone', seat }]);
  return outcome.state;
}

function expectSame(a: State, b: State): void {
  expect(firstDifference(a.table, b.table)).toBeUndefined();
}

/** Takes back all that a seat can take back, and finds every state on the way as it was. */
function goBack(from: State, seat: Seat, reachable: readonly State[], seats: number): void {
  let back = from;
  for (const before of reachable.toReversed()) {
    back = undone(back, seat, seats);
    expectSame(back, before);
  }
  expect(canUndo(back, seat)).toBe(false);
  counts.add('ways back to the barrier');
  counts.add(`undone in a row: ${Math.min(reachable.length, 4)}`);
}

/** Says when a choice was made: in its game, or side by side with others. */
function whenOf({ before }: Step): string {
  return deciders(before).length > 1 ? 'side by side' : `in game ${inspect(before).game}`;
}

/** Watches a campaign, choice by choice, and tries to take everything back. */
function watch(seats: number): (step: Step) => void {
  // The states that can still be reached by undo, the oldest first; a barrier or another seat’s choice empties it.
  let reachable: State[] = [];
  let last = 0;
  return (step) => {
    const { before, after, line } = step;
    const { seat } = line;
    const barrier = isBarrier(step);
    const what = `${whenOf(step)}, seat ${seat}: ${JSON.stringify(line.choice)}`;
    expect({ what, light: barrier, canUndo: canUndo(after, seat) }).toEqual({
      what,
      light: barrier,
      canUndo: !barrier,
    });
    counts.add(`${barrier ? 'barriers' : 'undone'} ${whenOf(step)}`);
    if (barrier) {
      expect(choose(after, seat, UNDO)).toEqual({ ok: false, reasons: [{ lack: 'noUndo' }] });
      if (reachable.length > 0 && seat === last) goBack(before, seat, reachable, seats);
      reachable = [];
    } else {
      expectSame(undone(after, seat, seats), before);
      if (seat !== last && reachable.length > 0) counts.add(`cut off by another seat ${whenOf(step)}`);
      if (seat !== last) reachable = [];
      reachable.push(before);
    }
    last = seat;
  };
}

test.each(played)(
  'undo is exact up to the barrier and refused behind it, in every game and between them ($setting.seats seats)',
  (campaign) => {
    const { seats, seed } = campaign.setting;
    const see = watch(seats);
    // What is told is written in ink: no choice, and nobody takes it back.
    for (const step of inAnyOrder(campaign, chance(`undo ${seed}`)))
      if (step.line.choice.do !== 'tell') see(step);
  },
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
      expectSame(again.state, state);
      expect(hash(again.state)).toBe(hash(state));
    }
    counts.add('lines', journal.length);
  },
);

test('and all of it happened, in every game', () => {
  const games = Array.from({ length: GAMES }, (_, i) => `in game ${i + 1}`);
  const expected = [...games, 'side by side'].flatMap((when) => [
    `undone ${when}`,
    `barriers ${when}`,
    `cut off by another seat ${when}`,
  ]);
  expect(counts.missing(expected)).toEqual([]);
  expect(counts.missing([1, 2, 3, 4].map((n) => `undone in a row: ${n}`))).toEqual([]);
  expect(counts.of('undos in journals')).toBeGreaterThan(200);
  expect(counts.of('names in journals')).toBeGreaterThan(100);
  report(
    counts
      .entries()
      .map(([name, n]) => `${name} ${n}`)
      .join(', '),
  );
});
