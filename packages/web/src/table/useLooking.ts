import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { ObjectName } from '../board/objects.ts';

/** So long what was hovered over stays when the pointer has left it: long enough to go over to what it says. */
const LEAVING_MS = 900;

export type Looking = {
  readonly looked: ObjectName | undefined;
  /** Looks at something, until something else is looked at or it is closed. */
  readonly show: (object: ObjectName | undefined) => void;
  /** Looks at something in passing. */
  readonly hover: (object: ObjectName | undefined) => void;
  readonly close: () => void;
  /** For the table: where the pointer is now. */
  readonly onPointerOver: (event: PointerEvent) => void;
};

/** Where a pointer may rest without what is shown large going away. */
const STAYS = '.inspector, [data-object]';

/** What on the table is shown large. In passing it goes away by itself, so that it does not lie on what is below. */
export function useLooking(): Looking {
  const [looked, setLooked] = useState<ObjectName | undefined>(undefined);
  const inPassing = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stay = useCallback(() => {
    clearTimeout(leaving.current);
    leaving.current = undefined;
  }, []);
  useEffect(() => stay, [stay]);
  const show = useCallback(
    (object: ObjectName | undefined) => {
      stay();
      inPassing.current = false;
      setLooked(object);
    },
    [stay],
  );
  const hover = useCallback(
    (object: ObjectName | undefined) => {
      stay();
      inPassing.current = true;
      setLooked(object);
    },
    [stay],
  );
  const close = useCallback(() => show(undefined), [show]);
  const onPointerOver = useCallback(
    ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      if (!inPassing.current || target.closest(STAYS) !== null) stay();
      else leaving.current ??= setTimeout(close, LEAVING_MS);
    },
    [stay, close],
  );
  return { looked, show, hover, close, onPointerOver };
}
