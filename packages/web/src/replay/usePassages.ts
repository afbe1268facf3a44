import { useEffect, useMemo, useState } from 'react';
import { ask } from '../wire/ask.ts';
import { LENGTH, Passages, type Shown } from './passages.ts';
import type { Plan } from './plan.ts';

/** So far ahead of what is shown the next stretch is asked for. */
const AHEAD = LENGTH / 2;

export type Told = {
  /** A step as somebody saw it then; undefined while it is on its way. */
  readonly get: (step: number) => Shown | undefined;
  readonly trouble: unknown;
  readonly again: () => void;
};

/** The past of a table as one seat saw it, around a step; what comes next is asked for before it is wanted. */
export function usePassages(table: string, eyes: number, plan: Plan | undefined, at: number): Told {
  const [, setChanges] = useState(0);
  const passages = useMemo(
    () =>
      new Passages(
        (seq, most) =>
          ask('passage', { params: { table, seq }, query: { most, ...(eyes === 0 ? {} : { seat: eyes }) } }),
        () => setChanges((changes) => changes + 1),
      ),
    [table, eyes],
  );
  useMemo(() => passages.follow(plan?.places ?? []), [passages, plan]);
  useEffect(() => {
    if (plan === undefined) return;
    passages.want(at + AHEAD);
    passages.want(at);
  }, [passages, plan, at]);
  return {
    get: (step) => passages.get(step),
    trouble: passages.trouble,
    again: () => passages.want(at),
  };
}
