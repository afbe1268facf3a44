import { type Box, inspect } from '@charterstone/rules';
import { type Verified, verified } from '@charterstone/server/journals';
import { Trouble } from '../trouble.ts';
import { loadJournal } from './file.ts';

type Good = Extract<Verified, { ok: true }>;

/** Reads a journal and plays it. Trouble that says why, when it does not lead to the table it says it does. */
export function loadVerified(box: Box, path: string): Good {
  const found = verified(box, loadJournal(path));
  if (!found.ok) throw new Trouble(`I can't use ${path}: ${found.why}.`);
  return found;
}

/** What a journal holds, in a line for people. */
export function contentLine({ journal, state }: Good): string {
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
