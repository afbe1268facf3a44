import { useCallback, useLayoutEffect, useRef } from 'react';

/** Always the same function, which does what the newest one does: whoever is given it need not be drawn anew. */
export function useSteady<All extends readonly unknown[], Out>(
  newest: (...all: All) => Out,
): (...all: All) => Out {
  const now = useRef(newest);
  useLayoutEffect(() => {
    now.current = newest;
  });
  return useCallback((...all: All) => now.current(...all), []);
}
