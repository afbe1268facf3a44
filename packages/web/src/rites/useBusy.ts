import { useSyncExternalStore } from 'react';

/** By then a dialog that was closed has gone from the page, however slowly it fades. */
const SOON_MS = [50, 600];

/** Whether somebody writes or is before a dialog: nothing may come in between. */
export function useBusy(): boolean {
  return useSyncExternalStore(subscribe, isBusy);
}

function isBusy(): boolean {
  const { activeElement } = document;
  const isElsewhere =
    activeElement?.closest('input, textarea, select, [contenteditable], [role=menu]') ?? undefined;
  if (isElsewhere !== undefined && isElsewhere.closest('.rite') === null) return true;
  // Dialogs lie beside the app, and in it are thousands of things: this is asked with every step of the table.
  return [...document.body.children].some(
    (part) => part.id !== 'app' && part.querySelector('[role=dialog], [role=alertdialog]') !== null,
  );
}

function subscribe(changed: () => void): () => void {
  // A dialog that goes gives the focus back, but what had it may be gone as well.
  const later = (): void => {
    for (const pause of SOON_MS) setTimeout(changed, pause);
  };
  addEventListener('focusin', later);
  addEventListener('focusout', later);
  return () => {
    removeEventListener('focusin', later);
    removeEventListener('focusout', later);
  };
}
