import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusTray, isFocusLost } from './focus.ts';

/** Where questions are answered: what was pressed there goes with the question. */
const ANSWERS = '.tray, .mats';

/** Whoever has answered is never nowhere, not even until the next question comes: they wait at the words that will ask it. */
export function useParkedFocus(): void {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const come = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element && target.closest(ANSWERS) !== null ? target : undefined;
    };
    document.addEventListener('focusin', come);
    return () => document.removeEventListener('focusin', come);
  }, []);
  // Before anything is painted, in the same breath in which what had the focus went.
  useLayoutEffect(() => {
    const was = last.current;
    if (was === undefined || !isFocusLost() || (was.isConnected && !was.matches(':disabled'))) return;
    last.current = undefined;
    focusTray();
  });
}
