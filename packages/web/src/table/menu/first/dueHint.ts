import type { Charter, Fact } from '@charterstone/rules';
import { hintsIn } from '@charterstone/words/light';
import type { Hint } from './seenHints.ts';

/** The hint to be read now by whoever plays a charter, if there is one: the last that was given, unless it has had its time. */
export function dueHint(facts: readonly Fact[], charter: Charter | undefined): Hint | undefined {
  const due = charter === undefined ? undefined : hintsIn(facts, charter).at(-1);
  return due?.until === undefined ? due?.hint : undefined;
}
