import { useEffect, useRef, useState } from 'react';
import { ask } from '../wire/ask.ts';
import { type Plan, planOf } from './plan.ts';

/** A table that is being played does not have its whole past told at every step. */
const PAUSE_MS = 2000;

export type Outlined = {
  readonly plan: Plan | undefined;
  readonly trouble: unknown;
  readonly again: () => void;
};

/** The whole campaign at a glance, as far as it goes now. */
export function useOutline(table: string, seq: number): Outlined {
  const [plan, setPlan] = useState<Plan | undefined>(undefined);
  const [trouble, setTrouble] = useState<unknown>(undefined);
  const [tries, setTries] = useState(0);
  const asked = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table has gone on, or somebody tries again
  useEffect(() => {
    let isWanted = true;
    const wait = Math.max(0, asked.current + PAUSE_MS - Date.now());
    const timer = setTimeout(() => {
      asked.current = Date.now();
      ask('outline', { params: { table } }).then(
        (outline) => {
          if (!isWanted) return;
          setPlan(planOf(outline));
          setTrouble(undefined);
        },
        (error: unknown) => {
          if (isWanted) setTrouble(error);
        },
      );
    }, wait);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [table, seq, tries]);
  return { plan, trouble, again: () => setTries(tries + 1) };
}
