import { useEffect } from 'react';

/** Ctrl+Z takes back, as everywhere; where somebody writes, it is theirs. */
export function useUndoKey(undo: (() => void) | undefined): void {
  useEffect(() => {
    if (undo === undefined) return;
    const pressed = (event: KeyboardEvent): void => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || event.altKey || event.repeat || isWriting(event.target)) return;
      event.preventDefault();
      undo();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [undo]);
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // Before a dialog, the table is out of reach.
  return target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;
}
