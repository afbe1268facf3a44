import { type Box, hash, inspect, replay, type State, save } from '@charterstone/rules';
import { Trouble } from '../trouble.ts';
import { loadJournal } from './file.ts';
import type { JournalFile } from './format.ts';

/** A journal that was played from its first choice to its last, and the table it leads to. */
export type Verified = { readonly journal: JournalFile; readonly state: State };

/** Reads a journal and plays it. Trouble that says why, when it does not lead to the table it says it does. */
export function loadVerified(box: Box, path: string): Verified {
  const journal = loadJournal(path);
  const replayed = replay(box, journal);
  if (!replayed.ok) {
    const reasons = replayed.reasons.map(({ lack }) => lack).join(', ');
    throw new Trouble(`I can't use ${path}: choice ${replayed.at + 1} is against the rules (${reasons}).`);
  }
  const { state } = replayed;
  if (hash(state) !== journal.hash)
    throw new Trouble(`I can't use ${path}: its choices lead to another table than the one it was saved at.`);
  if (journal.state !== undefined && journal.state !== bytesOf(state))
    throw new Trouble(`I can't use ${path}: its choices lead to another table than the one it holds.`);
  return { journal, state };
}

/** A table as text. */
export function bytesOf(state: State): string {
  return Buffer.from(save(state)).toString('base64');
}

/** What a journal holds, in a line for people. */
export function contentLine({ journal, state }: Verified): string {
  const { seats, automas = 0, seed } = journal.setting;
  const { game, over } = inspect(state);
  const choices = journal.entries.length.toLocaleString('en');
  const where = over
    ? 'it is over'
    : game === 0
      ? 'the charters are being chosen'
      : `game ${game} is being played`;
  const beside = automas === 0 ? '' : `, ${automas} ${automas === 1 ? 'Automa' : 'Automas'}`;
  return `${seats} ${seats === 1 ? 'seat' : 'seats'}${beside}, seed ${seed}, ${choices} ${journal.entries.length === 1 ? 'choice' : 'choices'}, ${where}`;
}
