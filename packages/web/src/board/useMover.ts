import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Insets } from './camera.ts';
import { attachGestures, type Touches } from './gestures.ts';
import type { Point } from './hexes.ts';
import { type Held, type Mover, moverOf } from './mover.ts';

export type Moving = {
  /** What moves the village; undefined until it is on the page. */
  readonly mover: RefObject<Mover | undefined>;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
};

const STEP = 1.35;

export function useMover(
  root: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  home: Point,
  insets: Insets,
  touches: RefObject<Touches>,
  /** What has the focus on the board. */
  held: RefObject<() => Held | undefined>,
): Moving {
  const mover = useRef<Mover | undefined>(undefined);
  const first = useRef({ home, insets });
  /** Whoever was on another page meanwhile finds the village as they left it. */
  const before = useRef<{ readonly village: HTMLElement; readonly mover: Mover } | undefined>(undefined);
  useLayoutEffect(() => {
    const [box, village] = [root.current, layer.current];
    if (box === null || village === null) return undefined;
    const made =
      before.current?.village === village
        ? before.current.mover
        : moverOf(village, first.current.home, first.current.insets);
    before.current = { village, mover: made };
    mover.current = made;
    made.resize({ width: box.clientWidth, height: box.clientHeight });
    const watching = new ResizeObserver(() =>
      made.resize({ width: box.clientWidth, height: box.clientHeight }, held.current()),
    );
    watching.observe(box);
    const detach = attachGestures(box, made, {
      onLongPress: (target) => touches.current.onLongPress(target),
      isPickable: (target) => touches.current.isPickable(target),
    });
    return () => {
      watching.disconnect();
      detach();
      made.end();
      mover.current = undefined;
    };
  }, [root, layer, touches, held]);
  const [x, y] = home;
  useEffect(() => mover.current?.dwell([x, y]), [x, y]);
  const { top, right, bottom, left } = insets;
  useEffect(() => mover.current?.inset({ top, right, bottom, left }), [top, right, bottom, left]);
  return useMemo(
    () => ({
      mover,
      zoomIn: () => mover.current?.step(STEP),
      zoomOut: () => mover.current?.step(1 / STEP),
      fit: () => mover.current?.fit(),
    }),
    [],
  );
}
