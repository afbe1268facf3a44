import { useState } from 'react';

export type Doing = {
  readonly isBusy: boolean;
  readonly error: unknown;
  /** Whether it worked. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
};

/** One thing at a time: whether it is under way, and what went wrong with it. */
export function useDoing(): Doing {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
      return true;
    } catch (trouble) {
      setError(trouble);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, run };
}
