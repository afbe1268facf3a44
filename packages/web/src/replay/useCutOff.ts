import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Half a line below the edge is rounding, not a line. */
const ROUNDING = 4;

/** Whether there is more text in a box than its height lets one see; while it `isOpen`, whether that was so before. */
export function useCutOff(
  text: string,
  isOpen: boolean,
): readonly [box: RefObject<HTMLDivElement | null>, boolean] {
  const box = useRef<HTMLDivElement>(null);
  const [isCutOff, setCutOff] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text decides how high it would be
  useLayoutEffect(() => {
    const one = box.current;
    if (one === null || isOpen) return;
    const look = (): void => setCutOff(one.scrollHeight > one.clientHeight + ROUNDING);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(one);
    return () => observer.disconnect();
  }, [text, isOpen]);
  return [box, isCutOff];
}
