import { useEffect } from 'react';
import { focusVillage, isAstray } from './focus.ts';

/** What takes care of the focus itself. */
const ABOVE = '[role=dialog], [role=alertdialog], [role=menu], .rite';

/** Whoever has pressed something that is gone then, or comes from elsewhere, is not left nowhere: they go on at the village. */
export function useKeptFocus(): void {
  // After every change: each may have taken away what somebody was on.
  useEffect(() => {
    if (!isAstray()) return;
    // On its way from one thing to the next the focus is nowhere as well: it is looked at again once it has come there.
    const timer = setTimeout(() => {
      if (isAstray() && document.querySelector(ABOVE) === null) focusVillage();
    });
    return () => clearTimeout(timer);
  });
}
