import { useEffect } from 'react';

/** A key that does something wherever one is at the table; where somebody writes, or before a dialog, it is theirs. */
export function useTableKey(isIt: (event: KeyboardEvent) => boolean, act: (() => void) | undefined): void {
  useEffect(() => {
    if (act === undefined) return;
    const pressed = (event: KeyboardEvent): void => {
      if (!isIt(event) || event.altKey || event.repeat || isTheirs(event.target)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [isIt, act]);
}

/** Ctrl+Z takes back, as everywhere. */
export function isUndo({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey;
}

export function isEscape({ key }: KeyboardEvent): boolean {
  return key === 'Escape';
}

/** From a thing to what is said of it; elsewhere the letter is a letter. */
export function isInto({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  const isOnThing = target instanceof Element && target.closest('[data-object]') !== null;
  return key.toLowerCase() === 'i' && !ctrlKey && !metaKey && isOnThing;
}

/** Wherever the question mark is on a keyboard. */
export function isQuestion({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === '?' && !ctrlKey && !metaKey;
}

function isTheirs(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // Before a dialog, the table is out of reach.
  const theirs = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';
  return target.closest(theirs) !== null;
}
