import type { z } from 'zod';
import { wordsFor } from './plainly.ts';

type Issue = z.core.$ZodIssue;

/** Whether a value has a shape. It is taken as it stands: the order in which icons are printed is the order in which they are read. */
export function isShaped<T>(shape: z.ZodType<T>, value: unknown): value is T {
  return shape.safeParse(value).success;
}

/** What is wrong with a value, a line for each place: `31 › abilities › do › coin: …`. */
export function problemsIn(shape: z.ZodType, value: unknown): readonly string[] {
  const { error } = shape.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).flatMap((issue) => nearest(issue)).map(line);
}

/** Of several ways in which something could be meant, the one that it comes nearest to. */
function nearest(issue: Issue, before: readonly PropertyKey[] = []): readonly Issue[] {
  const path = [...before, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const ways = issue.errors.map((issues) => issues.flatMap((one) => nearest(one, path)));
    const best = ways.reduce((one, other) => (distance(other) < distance(one) ? other : one));
    return best.every(({ path: at }) => at.length === path.length) && ways.length > 1
      ? [{ ...issue, path }]
      : best;
  }
  return [{ ...issue, path }];
}

/** How far a value is from what was expected: whatever went deeper before it failed was meant. */
function distance(issues: readonly Issue[]): number {
  const deepest = Math.max(0, ...issues.map(({ path }) => path.length));
  return issues.length - 100 * deepest;
}

function line(issue: Issue): string {
  const where = issue.path.map(String).join(' › ');
  return where === '' ? wordsFor(issue) : `${where}: ${wordsFor(issue)}`;
}
