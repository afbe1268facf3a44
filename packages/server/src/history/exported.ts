import { hash } from '@charterstone/rules';
import { RULES, writeJournal } from '../journals/index.ts';
import type { Questions } from './questions.ts';
import type { Recording } from './recording.ts';

/** A campaign as a file, as it stands: without what everybody went back behind. */
export function exportOf(recording: Recording, { bots, levels }: Questions['export']): string {
  const { box, setting, places, state } = recording;
  const journal = {
    rules: RULES,
    box: box.data.version,
    setting,
    bots,
    ...(bots.length === 0 ? {} : { levels }),
    entries: places.flatMap(({ entry }) => (entry === undefined ? [] : [entry])),
    hash: hash(state),
  };
  return writeJournal(journal, box.data);
}
