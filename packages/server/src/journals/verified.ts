import { type Box, type Fact, hash, replay, type State, save } from '@charterstone/rules';
import { type JournalFile, readJournal } from './format.ts';

/** A journal that was played from its first choice to its last, with the table it leads to; or why it is no good. */
export type Verified =
  | {
      readonly ok: true;
      readonly journal: JournalFile;
      readonly state: State;
      /** What happened, by choice; the first are those before any. */
      readonly facts: readonly (readonly Fact[])[];
    }
  | { readonly ok: false; readonly why: string };

/** Plays a journal, and compares the table it leads to with the one it says it leads to. */
export function verified(box: Box, journal: JournalFile): Verified {
  const { version } = box.data;
  if (journal.box !== version)
    return refused(`it was played with version ${journal.box} of the box, and this is version ${version}`);
  const replayed = replay(box, journal);
  if (!replayed.ok) {
    const reasons = replayed.reasons.map(({ lack }) => lack).join(', ');
    return refused(
      replayed.at < 0
        ? 'its setting is no good'
        : `choice ${replayed.at + 1} is against the rules (${reasons})`,
    );
  }
  const { state, facts } = replayed;
  if (hash(state) !== journal.hash)
    return refused('its choices lead to another table than the one it was saved at');
  if (journal.state !== undefined && journal.state !== bytesOf(state))
    return refused('its choices lead to another table than the one it holds');
  return { ok: true, journal, state, facts };
}

/** A text that anybody may have handed in, read and played. */
export function verifiedText(box: Box, text: string): Verified {
  const journal = readJournal(text, box.data);
  return typeof journal === 'string' ? refused(journal) : verified(box, journal);
}

function refused(why: string): Verified {
  return { ok: false, why };
}

/** A table as text. */
export function bytesOf(state: State): string {
  return Buffer.from(save(state)).toString('base64');
}
