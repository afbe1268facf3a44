import type { Passage } from '@charterstone/protocol';
import { view } from '@charterstone/rules';
import { changes } from '../live/changes.ts';
import { wholeView } from '../live/encode.ts';
import { stepOf } from './lookback.ts';
import type { Questions } from './questions.ts';
import type { Recording } from './recording.ts';

/** A stretch of the past from a place on, as one seat saw it, whole at its beginning and then as what changed. */
export function passageIn(
  recording: Recording,
  { seat, seq, most }: Questions['passage'],
): Passage | undefined {
  const first = recording.places.findIndex((place) => place.seq === seq);
  if (first < 0) return undefined;
  const begin = recording.stateAt(first);
  const steps: Passage['steps'] = [];
  let before = view(begin, seat).table;
  for (const passed of recording.from(first)) {
    const after = view(passed.state, seat).table;
    steps.push({ ...stepOf(passed, seat), cells: changes(before, after) });
    before = after;
    if (steps.length === most) break;
  }
  return { view: wholeView(begin, seat, []), steps };
}
