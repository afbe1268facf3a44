import type { Chapter, History, Moment, Step } from '@charterstone/protocol';
import { choiceText, factsFor, options, type Seat } from '@charterstone/rules';
import { wholeView } from '../live/encode.ts';
import type { Questions } from './questions.ts';
import type { Passed, Place, Recording } from './recording.ts';

/** The steps of a campaign after a place, as one seat heard them then. */
export function historyIn(recording: Recording, { seat, after, most }: Questions['history']): History {
  const { places, known } = recording;
  const steps: Step[] = [];
  const first = places.findIndex(({ seq }) => seq > after);
  if (first >= 0)
    for (const passed of recording.from(first)) {
      steps.push(stepOf(passed, seat));
      if (steps.length === most) break;
    }
  return { steps, chapters: chaptersOf(places), last: known };
}

export function stepOf({ place, facts, state }: Passed, seat: Seat | undefined): Step {
  const { seq, by, at, game } = place;
  return { seq, ...(by === 0 ? {} : { by }), at, game, facts: [...factsFor(state, seat, facts)] };
}

/** Where each game begins and ends. */
export function chaptersOf(places: readonly Place[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const { game, seq } of places) {
    const last = chapters.at(-1);
    if (last?.game === game) last.to = seq;
    else chapters.push({ game, from: seq, to: seq });
  }
  return chapters;
}

/** The table at a place, as one seat saw it there, with what it could choose. */
export function momentIn(recording: Recording, { seat, seq }: Questions['moment']): Moment | undefined {
  const index = recording.places.findIndex((place) => place.seq === seq);
  if (index < 0) return undefined;
  const state = recording.stateAt(index);
  const lines = seat === undefined ? [] : options(state, seat).map(choiceText);
  return { seq, view: wholeView(state, seat, lines) };
}
