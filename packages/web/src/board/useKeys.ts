import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { ARROWS, type Arrow, isArrow } from './arrows.ts';
import type { Mover } from './mover.ts';
import { type ObjectName, objectName, type PickedBy } from './objects.ts';
import { type BoardSpot, heldOf, nextSpot } from './spots.ts';

/** How far Shift with an arrow pushes the view, in pixels. */
const PUSH = 90;
const STEP = 1.35;

export type Keys = {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly focusOn: (object: ObjectName) => void;
};

/**
 * One object of the board is in the order of Tab; arrows go on from there to the nearest one in that direction. Which one it is stands on
 * the page only, so that moving about draws nothing anew.
 */
export function useKeys(
  root: RefObject<HTMLElement | null>,
  spots: readonly BoardSpot[],
  mover: RefObject<Mover | undefined>,
  onPick: (object: ObjectName, by: PickedBy) => void,
  onLeave: () => void,
): Keys {
  const current = useRef<ObjectName | undefined>(undefined);
  const elementOf = useCallback(
    (object: ObjectName | undefined): SVGElement | undefined => {
      const found =
        object === undefined ? undefined : root.current?.querySelector(`[data-object="${object}"]`);
      return found instanceof SVGElement ? found : undefined;
    },
    [root],
  );
  const stop = useCallback(
    (object: ObjectName | undefined): void => {
      const element = elementOf(object);
      for (const other of root.current?.querySelectorAll('[data-object][tabindex="0"]') ?? [])
        if (other !== element) other.setAttribute('tabindex', '-1');
      // Written only where it changes: for what has the focus the browser lays out the page at once.
      if (element?.getAttribute('tabindex') === '-1') element.setAttribute('tabindex', '0');
      current.current = object;
    },
    [root, elementOf],
  );
  // Whatever was drawn anew, there is one way in.
  useEffect(() => {
    const still = elementOf(current.current) === undefined ? undefined : current.current;
    stop(still ?? spots[0]?.name);
  }, [spots, stop, elementOf]);
  useEffect(() => {
    const element = root.current;
    const onFocus = ({ target }: FocusEvent): void => {
      const object =
        target instanceof Element ? objectName(target.getAttribute('data-object') ?? '') : undefined;
      if (object !== undefined) stop(object);
    };
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [root, stop]);

  const focusOn = useCallback(
    (object: ObjectName): void => {
      const spot = spots.find(({ name }) => name === object);
      if (spot === undefined) return;
      mover.current?.show(heldOf(spot));
      elementOf(object)?.focus({ preventScroll: true });
    },
    [spots, mover, elementOf],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    if (act(event)) event.preventDefault();
  };
  const act = ({ key, shiftKey, target }: KeyboardEvent<HTMLElement>): boolean => {
    const object =
      target instanceof Element ? objectName(target.getAttribute('data-object') ?? '') : undefined;
    if (isArrow(key)) {
      const [dx, dy] = ARROWS[key];
      if (shiftKey) mover.current?.pan(-dx * PUSH, -dy * PUSH);
      else goFrom(object ?? current.current, key);
      return true;
    }
    switch (key) {
      case 'Enter':
      case ' ':
        if (object !== undefined) onPick(object, 'key');
        return object !== undefined;
      case '+':
      case '=':
        mover.current?.step(STEP);
        return true;
      case '-':
        mover.current?.step(1 / STEP);
        return true;
      case '0':
        mover.current?.fit();
        return true;
      case 'Escape':
        // Others may want to know of it too.
        if (object !== undefined) {
          root.current?.focus({ preventScroll: true });
          onLeave();
        }
        return false;
      default:
        return false;
    }
  };
  const goFrom = (object: ObjectName | undefined, key: Arrow): void => {
    const from = spots.find(({ name }) => name === object) ?? spots[0];
    if (from === undefined) return;
    const active = document.activeElement;
    // From the board itself the first arrow only enters.
    const to = active === root.current ? from : nextSpot(from, key, spots);
    if (to !== undefined) focusOn(to.name);
  };
  return { onKeyDown, focusOn };
}
