import type { Aside, Choice, Entry } from '@charterstone/rules';

/** Everybody agreed to go back to the table as it was after entry `what`. The entries between stay written, and no longer count. */
export type Rewind = { readonly do: 'rewind'; readonly what: number };

/** An entry as it lies in the journal. */
export type Kept = {
  readonly seq: number;
  readonly seat: number;
  readonly choice: Choice | Aside | Rewind;
  readonly message: string;
  readonly at: number;
};
export type Standing = Kept & Entry;

export function isRewind(choice: Kept['choice']): choice is Rewind {
  return choice.do === 'rewind';
}

/** Of a whole journal, the entries that count: all but what everybody took back. */
export function standing(entries: readonly Kept[]): Standing[] {
  const counting: Standing[] = [];
  for (const { choice, ...entry } of entries) {
    if (!isRewind(choice)) counting.push({ ...entry, choice });
    else while ((counting.at(-1)?.seq ?? 0) > choice.what) counting.pop();
  }
  return counting;
}
