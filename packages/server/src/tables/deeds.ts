import { isAside } from '@charterstone/rules';
import { speakerOf } from './message.ts';
import { type Kept, type Standing, standing } from './standing.ts';

/**
 * What somebody did at a table, as far as it counts. To take back what lies at `undoes` is a deed for whoever would go back to between the
 * two; for whoever goes back behind both, neither was done.
 */
export type Deed = { readonly seq: number; readonly user: string; readonly undoes?: number };

/** What people did, of the entries after a place; what bots did is nobody's, and what everybody took back is gone. */
export function deedsIn(entries: readonly Kept[]): readonly Deed[] {
  const done: (Standing & { readonly undoes?: number })[] = [];
  for (const entry of standing(entries)) {
    if (entry.choice.do !== 'undo') {
      done.push(entry);
      continue;
    }
    // What was said beside the game stays. Where no choice is found, it lies before all of these.
    const [undone] = done.splice(lastChoiceIn(done), 1);
    done.push(undone === undefined ? entry : { ...entry, undoes: undone.seq });
  }
  return done.flatMap(({ seq, message, undoes }) => {
    const user = speakerOf(message);
    return user === undefined ? [] : [{ seq, user, ...(undoes === undefined ? {} : { undoes }) }];
  });
}

function lastChoiceIn(done: readonly Standing[]): number {
  const found = done.findLastIndex(({ choice }) => !isAside(choice));
  return found < 0 ? done.length : found;
}
