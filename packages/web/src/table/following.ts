import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Nearer to the end than this, in pixels, somebody reads what comes. */
const AT_END = 48;

/** What somebody does who scrolls; whatever moves so long after it was moved by them. Lines that come and go move the list too. */
const HANDS = ['wheel', 'touchmove', 'keydown'] as const;
/** Whoever only passes through with these moves nothing. */
const PASSING = ['Tab', 'Shift'];
/** Or who takes hold of the bar; whoever only presses a word moves nothing. */
const HOLD = 'pointerdown';
const HAND_MS = 1500;

/** A little room above what is read first, in pixels. */
const ABOVE = 6;

/** Where a list rests: at what whoever was away has not read yet, else at its end. */
export function restIn(panel: Element): number {
  const unread = panel.querySelector('[data-begin]');
  if (unread === null) return panel.scrollHeight;
  return panel.scrollTop + unread.getBoundingClientRect().top - panel.getBoundingClientRect().top - ABOVE;
}

/**
 * The end of a list stays in sight within what lies round it, unless somebody has scrolled up: they read what was before, and stay there, whatever comes. Only the
 * list itself moves: `scrollIntoView` would move the whole table. Returns what brings them to the end again, as whoever adds to it themselves wants.
 */
export function useFollowing(list: RefObject<HTMLElement | null>): () => void {
  const toEnd = useRef(() => {});
  useEffect(() => {
    const panel = list.current?.parentElement;
    if (!list.current || !panel) return;
    let [isBack, handAt] = [false, Number.NEGATIVE_INFINITY];
    const touched = (): void => {
      handAt = performance.now();
    };
    const scrolled = (): void => {
      const { scrollTop, scrollHeight, clientHeight } = panel;
      const isByHand = performance.now() - handAt < HAND_MS;
      isBack = (isBack || isByHand) && scrollHeight - scrollTop - clientHeight > AT_END;
    };
    // Browsers move a list before they tell of the hand, where the page is busy.
    const moved = (event: Event): void => {
      if (event instanceof KeyboardEvent && PASSING.includes(event.key)) return;
      touched();
      scrolled();
    };
    const resized = new ResizeObserver(() => {
      if (!isBack) panel.scrollTop = restIn(panel);
    });
    toEnd.current = () => {
      isBack = false;
      panel.scrollTop = panel.scrollHeight;
    };
    for (const hand of HANDS) panel.addEventListener(hand, moved, { passive: true });
    panel.addEventListener(HOLD, touched, { passive: true });
    panel.addEventListener('scroll', scrolled, { passive: true });
    resized.observe(panel);
    resized.observe(list.current);
    return () => {
      for (const hand of HANDS) panel.removeEventListener(hand, moved);
      panel.removeEventListener(HOLD, touched);
      panel.removeEventListener('scroll', scrolled);
      resized.disconnect();
    };
  }, [list]);
  return useCallback(() => toEnd.current(), []);
}
