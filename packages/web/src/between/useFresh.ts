import { useEffect, useState } from 'react';

/** As long as the second press of a double click may take: what most systems are set to. */
const DOUBLE_MS = 500;

/** Whether this step has come just now: the second press of a double click on the step before would fall upon it. */
export function useFresh(step: string | undefined): boolean {
  const [settled, setSettled] = useState(step);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(step), DOUBLE_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return step !== settled;
}
