import { type RefObject, useEffect, useRef } from 'react';

let isFirst = true;

// A table has no such heading: whoever was there first has come from another screen all the same. Said here, before the app hears of it.
addEventListener('hashchange', () => {
  isFirst = false;
});

/**
 * The heading of a screen, to which focus goes when somebody comes from another: whoever listens hears where they are, and nobody's focus
 * is lost with what they pressed. The first screen of all is left to the browser.
 */
export function useHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) {
      scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    isFirst = false;
  }, []);
  return heading;
}
