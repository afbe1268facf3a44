import type { Charter, Fact } from '@charterstone/rules';
import { hintsIn } from '@charterstone/words/light';
import type { Hint } from './seenHints.ts';

/**
 * The hint to be read now, if there is one: the last that was given, until the next turn of somebody who plays here. What was said
 * before has had its time.
 */
export function dueHint(facts: readonly Fact[], persons: readonly Charter[]): Hint | undefined {
  const due = hintsIn(facts, persons).at(-1);
  if (due === undefined) return undefined;
  const since = facts.slice(due.after + 1);
  const isOver = since.some((fact) => fact.fact === 'turnBegan' && persons.includes(fact.charter));
  return isOver ? undefined : due.hint;
}
