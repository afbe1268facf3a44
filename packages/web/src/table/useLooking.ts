import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { ObjectName } from '../board/objects.ts';

/** So long what was hovered over stays when the pointer has left it: long enough to go over to what it says. */
const LEAVING_MS = 900;

/** So long a pointer rests where there is little to say before that is said. */
const RESTING_MS = 450;

/** What is shown large; where keys have come to it, on which side of the village it does not cover it. */
export type Looked = { readonly object: ObjectName; readonly aside?: string };

export type Looking = {
  readonly looked: Looked | undefined;
  /** Looks at something, until something else is looked at or it is closed. */
  readonly show: (object: ObjectName | undefined) => void;
  /** Looks at something in passing. */
  readonly hover: (object: ObjectName, aside?: string) => void;
  /** The same, but only once the pointer has come to rest there. */
  readonly rest: (object: ObjectName) => void;
  /** The pointer went on before that. */
  readonly pass: () => void;
  readonly close: () => void;
  /** For the whole table: where the pointer is now. */
  readonly onPointerOver: (event: PointerEvent) => void;
};

/** What on the table is shown large. In passing it goes away by itself, so that it does not lie on what is below. */
export function useLooking(): Looking {
  const [looked, setLooked] = useState<Looked | undefined>(undefined);
  /** What the pointer may leave; nothing where somebody wanted to look. */
  const passing = useRef<ObjectName | undefined>(undefined);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pass = useCallback(() => clearTimeout(resting.current), []);
  const stay = useCallback(() => {
    clearTimeout(leaving.current);
    leaving.current = undefined;
  }, []);
  useEffect(
    () => () => {
      stay();
      pass();
    },
    [stay, pass],
  );
  const show = useCallback(
    (object: ObjectName | undefined) => {
      stay();
      pass();
      passing.current = undefined;
      setLooked(object && { object });
    },
    [stay, pass],
  );
  const hover = useCallback(
    (object: ObjectName, aside?: string) => {
      stay();
      pass();
      passing.current = object;
      setLooked(aside === undefined ? { object } : { object, aside });
    },
    [stay, pass],
  );
  const rest = useCallback(
    (object: ObjectName) => {
      pass();
      resting.current = setTimeout(() => hover(object), RESTING_MS);
    },
    [pass, hover],
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
  // From the village to what is said lie only its buttons; whoever is further away would find something lying on what they came to.
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      const isNear =
        target instanceof Element && target.closest('[data-object], .inspector, .village-board') !== null;
      if (passing.current !== undefined && !isNear) close();
    };
    addEventListener('focusin', onFocus);
    return () => removeEventListener('focusin', onFocus);
  }, [close]);
  return { looked, show, hover, rest, pass, close, onPointerOver };
}

/** On which side of the village there is room beside what has the focus: as words for the style sheet. */
export function asideOf(focused: Element | null, village: Element | null): string {
  const [here, all] = [focused?.getBoundingClientRect(), village?.getBoundingClientRect()];
  if (here === undefined || all === undefined) return 'end bottom';
  const isLeft = here.x + here.width / 2 < all.x + all.width / 2;
  const isAbove = here.y + here.height / 2 < all.y + all.height / 2;
  return `${isLeft ? 'end' : 'start'} ${isAbove ? 'bottom' : 'top'}`;
}
