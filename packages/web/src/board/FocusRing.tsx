import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { type ObjectName, objectName } from './objects.ts';
import type { BoardSpot } from './spots.ts';

export type FocusRingProps = {
  readonly root: RefObject<HTMLElement | null>;
  readonly spots: readonly BoardSpot[];
};

/** The ring round what has the focus, above everything else. It listens by itself, so that nothing but the ring is drawn anew. */
export function FocusRing({ root, spots }: FocusRingProps): ReactNode {
  const [focused, setFocused] = useState<ObjectName | undefined>(undefined);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const onIn = ({ target }: FocusEvent): void => {
      const isSeen = target instanceof Element && target.matches(':focus-visible');
      setFocused(isSeen ? objectName(target.getAttribute('data-object') ?? '') : undefined);
    };
    const onOut = (): void => setFocused(undefined);
    element.addEventListener('focusin', onIn);
    element.addEventListener('focusout', onOut);
    return () => {
      element.removeEventListener('focusin', onIn);
      element.removeEventListener('focusout', onOut);
    };
  }, [root]);
  // What has the focus may get another name: an island comes to lie over a plot.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names change with the spots
  useEffect(() => {
    const active = root.current?.querySelector(':focus-visible');
    if (active) setFocused(objectName(active.getAttribute('data-object') ?? ''));
  }, [root, spots]);
  const spot = spots.find(({ name }) => name === focused);
  return spot === undefined ? undefined : (
    <g className="board-over">
      <path d={spot.outline} className="focus-edge" />
      <path d={spot.outline} className="focus-line" />
    </g>
  );
}
