import type { DueHint } from '@charterstone/words/light';
import { useCallback, useState } from 'react';

export type Hint = DueHint['hint'];

/** The hints that somebody has put away on this device: they do not come again, at no table. */
export function useSeenHints(person: string): {
  readonly seen: ReadonlySet<string>;
  readonly putAway: (hint: Hint) => void;
} {
  const [seen, setSeen] = useState(() => read(person));
  const putAway = useCallback(
    (hint: Hint) => {
      const all = new Set([...read(person), hint]);
      try {
        localStorage.setItem(keyOf(person), JSON.stringify([...all]));
      } catch {
        // A browser that keeps nothing keeps it for this visit.
      }
      setSeen((before) => new Set([...before, ...all]));
    },
    [person],
  );
  return { seen, putAway };
}

function keyOf(person: string): string {
  return `charterstone-hints-${person}`;
}

/** What lies there may be anybody's work. */
function read(person: string): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]');
    return new Set(Array.isArray(found) ? found.filter((hint) => typeof hint === 'string') : []);
  } catch {
    return new Set();
  }
}
