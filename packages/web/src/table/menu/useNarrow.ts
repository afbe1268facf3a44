import { useSyncExternalStore } from 'react';

/** Where the table lies upright on a small screen; the same border as in table.css. */
const narrow = matchMedia('(width < 60rem)');

function subscribe(changed: () => void): () => void {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches);
}
