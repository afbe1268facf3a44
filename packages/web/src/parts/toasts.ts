import { useSyncExternalStore } from 'react';

/** A short word that comes and goes by itself: nothing that somebody would need to act upon. */
export type Toast = { readonly id: number; readonly text: string };

/** Long enough to be read twice. */
const LASTS_MS = 6000;
const MOST = 3;

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let last = 0;

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function tell(text: string): void {
  last += 1;
  const id = last;
  set([...toasts.filter((toast) => toast.text !== text), { id, text }].slice(-MOST));
  setTimeout(() => forget(id), LASTS_MS);
}

export function forget(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
}
