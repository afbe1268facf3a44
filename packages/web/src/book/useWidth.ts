import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is, in pixels: charts are drawn for the room they have, so that what is written stays readable. */
export function useWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(520);
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const measure = (): void => {
      // A hidden page has no width, and keeps the one it had.
      if (element.clientWidth > 0) setWidth(Math.max(220, Math.round(element.clientWidth)));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [room, width];
}
