import { LONG_PRESS_MS } from '../parts/useLongPress.ts';
import type { Point } from './hexes.ts';
import type { Mover } from './mover.ts';

/** A pointer that has come further than this drags; one that has not, taps. */
const DRAG = 7;
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_NEAR = 28;
const DOUBLE_TAP_ZOOM = 1.9;
const WHEEL_ZOOM = 1 / 600;
/** Wheels that count in lines or pages instead of pixels. */
const WHEEL_UNITS = [1, 24, 240];

export type Touches = {
  /** A finger rests on something: it wants to know what that is. */
  readonly onLongPress: (target: Element) => void;
  /** Whether a tap here does something at once; elsewhere two taps zoom in. */
  readonly isPickable: (target: Element) => boolean;
};

/** Wheel, drag, pinch about the fingers, double tap. Returns what takes them away again. */
export function attachGestures(root: HTMLElement, mover: Mover, touches: Touches): () => void {
  const down = new Map<number, Point>();
  let travelled = 0;
  let wasLong = false;
  let press: ReturnType<typeof setTimeout> | undefined;
  let lastTap: { readonly at: Point; readonly time: number } | undefined;

  // Asked once a gesture: asking makes the browser lay out the page.
  let corner: Point = [0, 0];
  const look = (): void => {
    const { left, top } = root.getBoundingClientRect();
    corner = [left, top];
  };
  const place = ({ clientX, clientY }: MouseEvent): Point => [clientX - corner[0], clientY - corner[1]];
  const stopPress = (): void => {
    if (press !== undefined) clearTimeout(press);
    press = undefined;
  };

  const onDown = (event: PointerEvent): void => {
    if (event.button > 1) return;
    if (down.size === 0) {
      look();
      travelled = 0;
      wasLong = false;
    }
    down.set(event.pointerId, place(event));
    stopPress();
    const { target } = event;
    if (event.pointerType !== 'mouse' && down.size === 1 && target instanceof Element)
      press = setTimeout(() => {
        wasLong = true;
        touches.onLongPress(target);
      }, LONG_PRESS_MS);
  };
  const onMove = (event: PointerEvent): void => {
    const before = down.get(event.pointerId);
    if (before === undefined) return;
    const now = place(event);
    const dx = now[0] - before[0];
    const dy = now[1] - before[1];
    travelled += Math.abs(dx) + Math.abs(dy);
    if (travelled <= DRAG && down.size === 1) return;
    stopPress();
    // Captured only now: a tap must reach what it is meant for.
    if (!root.hasPointerCapture(event.pointerId)) {
      root.setPointerCapture(event.pointerId);
      root.classList.add('board-dragging');
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, now);
    if (other === undefined) mover.pan(dx, dy);
    else pinch(before, now, other);
  };
  const pinch = (before: Point, now: Point, other: Point): void => {
    const wide = Math.hypot(now[0] - other[0], now[1] - other[1]);
    const was = Math.hypot(before[0] - other[0], before[1] - other[1]);
    mover.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
    if (was > 0) mover.zoom(wide / was, [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
  };
  const onUp = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId)) return;
    stopPress();
    if (down.size === 0) root.classList.remove('board-dragging');
    if (event.type === 'pointerup' && event.pointerType !== 'mouse' && travelled <= DRAG) tap(event);
  };
  const tap = (event: PointerEvent): void => {
    const at = place(event);
    const isSecond =
      lastTap !== undefined &&
      event.timeStamp - lastTap.time < DOUBLE_TAP_MS &&
      Math.hypot(at[0] - lastTap.at[0], at[1] - lastTap.at[1]) < DOUBLE_TAP_NEAR;
    lastTap = isSecond ? undefined : { at, time: event.timeStamp };
    if (isSecond && event.target instanceof Element && !touches.isPickable(event.target))
      mover.step(DOUBLE_TAP_ZOOM, at);
  };
  /** The click at the end of a drag or a long press was not meant. */
  const onClick = (event: MouseEvent): void => {
    if (travelled <= DRAG && !wasLong) return;
    event.stopPropagation();
    event.preventDefault();
    travelled = 0;
    wasLong = false;
  };
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    look();
    const by = event.deltaY * (WHEEL_UNITS[event.deltaMode] ?? 1) * (event.ctrlKey ? 6 : 1);
    mover.zoom(Math.exp(-by * WHEEL_ZOOM), place(event));
  };

  const away = new AbortController();
  const { signal } = away;
  root.addEventListener('pointerdown', onDown, { signal });
  root.addEventListener('pointermove', onMove, { signal });
  root.addEventListener('pointerup', onUp, { signal });
  root.addEventListener('pointercancel', onUp, { signal });
  root.addEventListener('click', onClick, { signal, capture: true });
  root.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => {
    away.abort();
    stopPress();
  };
}
