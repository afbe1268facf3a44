import { useEffect, useState } from 'react';
import type { Waiting } from './row.ts';

/** So long pieces and goods are on their way to where it happens. */
const BREATH_MS = 650;

/**
 * Whether the stage may come up. What somebody does at the table is seen there first, a breath long: the worker lands, the goods are paid.
 * What follows it on the stage follows at once.
 */
export function useBreath(onStage: Waiting | undefined, speed: number): boolean {
  const [isTaken, setTaken] = useState(false);
  const isThere = onStage !== undefined;
  const isDue = isTaken || speed === 0 || onStage?.isMissed === true || onStage?.moment.whose === undefined;
  useEffect(() => {
    if (!isThere || isDue) {
      setTaken(isThere);
      return;
    }
    const timer = setTimeout(() => setTaken(true), BREATH_MS / speed);
    return () => clearTimeout(timer);
  }, [isThere, isDue, speed]);
  return isThere && isDue;
}
