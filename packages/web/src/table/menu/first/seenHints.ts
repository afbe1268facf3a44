import type { DueHint } from '@charterstone/words/light';
import { useCallback, useState } from 'react';

export type Hint = DueHint['hint'];

/** The hints of a campaign that somebody has put away on this device: they do not come again. */
export function useSeenHints(table: string): {
  readonly seen: ReadonlySet<string>;
  readonly putAway: (hint: Hint) => void;
} {
  const [seen, setSeen] = useState(() => read(table));
  const putAway = useCallback(
    (hint: Hint) => {
      const all = new Set([...read(table), hint]);
      try {
        localStorage.setItem(keyOf(table), JSON.stringify([...all]));
      } catch {
        // A browser that keeps nothing keeps it for this visit.
      }
      setSeen((before) => new Set([...before, ...all]));
    },
    [table],
  );
  return { seen, putAway };
}

function keyOf(table: string): string {
  return `charterstone-hints-${table}`;
}

/** What lies there may be anybody's work. */
function read(table: string): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]');
    return new Set(Array.isArray(found) ? found.filter((hint) => typeof hint === 'string') : []);
  } catch {
    return new Set();
  }
}
