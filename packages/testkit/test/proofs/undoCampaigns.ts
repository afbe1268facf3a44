import { deepEqual, equal } from 'node:assert/strict';
import {
  canUndo,
  choose,
  deciders,
  type Fact,
  inspect,
  LAST_CARD,
  type Seat,
  type State,
} from '@charterstone/rules';
import { head, placeOf, places } from '@charterstone/rules/internal';
import {
  type Asked,
  allHappened,
  chance,
  firstDifference,
  generatorOf,
  type Tally,
  tally,
  theBox,
} from '../../src/index.ts';
import { campaign, inAnyOrder, type Played, type Step } from '../campaigns/journeys.ts';
import { KNOWN_AT_START } from '../campaigns/known.ts';
import { UNDO, undone } from './undo.ts';

const box = theBox();
const GAMES = 12;
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

/** Says when a choice was made: in its game, or side by side with others. */
function whenOf({ before }: Step): string {
  return deciders(before).length > 1 ? 'side by side' : `in game ${inspect(before).game}`;
}

/** Takes back all that a seat can take back, and finds every state on the way as it was. */
function goBack(from: State, seat: Seat, reachable: readonly State[], seats: number, counts: Tally): void {
  let back = from;
  for (const before of reachable.toReversed()) {
    back = undone(back, seat, seats);
    equal(firstDifference(back.table, before.table), undefined);
  }
  equal(canUndo(back, seat), false);
  counts.add('ways back to the barrier');
  counts.add(`undone in a row: ${Math.min(reachable.length, 4)}`);
}

/** Watches a campaign, choice by choice, and tries to take everything back. */
function watch(seats: number, counts: Tally): (step: Step) => void {
  // The states that can still be reached by undo, the oldest first; a barrier or another seat’s choice empties it.
  let reachable: State[] = [];
  let last = 0;
  return (step) => {
    const { before, after, line } = step;
    const { seat } = line;
    const barrier = isBarrier(step);
    const what = `${whenOf(step)}, seat ${seat}: ${JSON.stringify(line.choice)}`;
    deepEqual({ what, canUndo: canUndo(after, seat) }, { what, canUndo: !barrier });
    counts.add(`${barrier ? 'barriers' : 'undone'} ${whenOf(step)}`);
    if (barrier) {
      deepEqual(choose(after, seat, UNDO), { ok: false, reasons: [{ lack: 'noUndo' }] });
      if (reachable.length > 0 && seat === last) goBack(before, seat, reachable, seats, counts);
      reachable = [];
    } else {
      equal(firstDifference(undone(after, seat, seats).table, before.table), undefined);
      if (seat !== last && reachable.length > 0) counts.add(`cut off by another seat ${whenOf(step)}`);
      if (seat !== last) reachable = [];
      reachable.push(before);
    }
    last = seat;
  };
}

/** All that should happen in the campaigns together. */
export const UNDO_KINDS: readonly string[] = [
  ...[...Array.from({ length: GAMES }, (_, i) => `in game ${i + 1}`), 'side by side'].flatMap((when) => [
    `undone ${when}`,
    `barriers ${when}`,
    `cut off by another seat ${when}`,
  ]),
  ...[1, 2, 3, 4].map((row) => `undone in a row: ${row}`),
];

/** One campaign, in which whoever may answer first does so by chance. */
export function undoCampaign(played: Played, counts: Tally): void {
  const see = watch(played.setting.seats, counts);
  // What is told is written in ink: no choice, and nobody takes it back.
  for (const step of inAnyOrder(played, chance(`undo ${played.setting.seed}`)))
    if (step.line.choice.do !== 'tell') see(step);
  counts.add('campaigns');
}

/**
 * Undo is exact in every game of a campaign and between them: so many campaigns from the `first` of a series on, in which one to six seats
 * take turns. */
export function undoCampaigns({
  count,
  seed,
  progress,
  first = 0,
}: Asked & { readonly first?: number }): Tally {
  const counts = tally();
  for (let n = 0; n < count; n++) {
    undoCampaign(campaign(first + n, `undo-${seed}`), counts);
    progress?.(n + 1);
  }
  allHappened(counts, UNDO_KINDS);
  return counts;
}
