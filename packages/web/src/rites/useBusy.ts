import { useSyncExternalStore } from 'react';

/** Whether somebody writes or is before a dialog: nothing may come in between. */
export function useBusy(): boolean {
  return useSyncExternalStore(subscribe, isBusy);
}

function isBusy(): boolean {
  const { activeElement } = document;
  const isElsewhere =
    activeElement?.closest('input, textarea, select, [contenteditable], [role=menu]') ?? undefined;
  if (isElsewhere !== undefined && isElsewhere.closest('.rite') === null) return true;
  return document.querySelector('[role=dialog]:not(.rite), [role=alertdialog]') !== null;
}

function subscribe(changed: () => void): () => void {
  // A dialog that goes gives the focus back, but what had it may be gone as well.
  const later = (): void => void setTimeout(changed, 50);
  addEventListener('focusin', later);
  addEventListener('focusout', later);
  return () => {
    removeEventListener('focusin', later);
    removeEventListener('focusout', later);
  };
}
