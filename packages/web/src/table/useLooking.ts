import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { ObjectName } from '../board/objects.ts';

/** So long what was hovered over stays when the pointer has left it: long enough to go over to what it says. */
const LEAVING_MS = 900;

export type Looking = {
  readonly looked: ObjectName | undefined;
  /** Looks at something, until something else is looked at or it is closed. */
  readonly show: (object: ObjectName | undefined) => void;
  /** Looks at something in passing. */
  readonly hover: (object: ObjectName) => void;
  readonly close: () => void;
  /** For the whole table: where the pointer is now. */
  readonly onPointerOver: (event: PointerEvent) => void;
};

/** What on the table is shown large. In passing it goes away by itself, so that it does not lie on what is below. */
export function useLooking(): Looking {
  const [looked, setLooked] = useState<ObjectName | undefined>(undefined);
  /** What the pointer may leave; nothing where somebody wanted to look. */
  const passing = useRef<ObjectName | undefined>(undefined);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stay = useCallback(() => {
    clearTimeout(leaving.current);
    leaving.current = undefined;
  }, []);
  useEffect(() => stay, [stay]);
  const show = useCallback(
    (object: ObjectName | undefined) => {
      stay();
      passing.current = undefined;
      setLooked(object);
    },
    [stay],
  );
  const hover = useCallback(
    (object: ObjectName) => {
      stay();
      passing.current = object;
      setLooked(object);
    },
    [stay],
  );
  const close = useCallback(() => show(undefined), [show]);
  const onPointerOver = useCallback(
    ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || passing.current === undefined || !(target instanceof Element)) return;
      const over = target.closest('[data-object]')?.getAttribute('data-object');
      if (over === passing.current || target.closest('.inspector') !== null) stay();
      else leaving.current ??= setTimeout(close, LEAVING_MS);
    },
    [stay, close],
  );
  return { looked, show, hover, close, onPointerOver };
}
