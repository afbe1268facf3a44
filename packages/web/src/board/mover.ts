import {
  type Asked,
  asking,
  type Box,
  type Camera,
  fitting,
  type Insets,
  isSeen,
  kept,
  onScreen,
  opening,
  panned,
  resized,
  showing,
  transformOf,
  zoomed,
} from './camera.ts';
import type { Point } from './hexes.ts';

/** Moves the village about: one transform of one layer changes, nothing else is touched. */
export type Mover = {
  readonly pan: (dx: number, dy: number) => void;
  /** About a point of the box, or about its middle. */
  readonly zoom: (factor: number, about?: Point) => void;
  /** The same, but gliding there. */
  readonly step: (factor: number, about?: Point) => void;
  /** The whole village, until somebody goes elsewhere. */
  readonly fit: () => void;
  /** Brings a point of the board into view, if it is not. */
  readonly show: (held: Held) => void;
  /** Brings what can be chosen now into view, if none of it is, until somebody looks elsewhere; with the next question the view goes back. */
  readonly ask: (asked: readonly Asked[]) => void;
  /** Where a point of the board is seen in the box. */
  readonly seenAt: (point: Point) => Point;
  /** With what has the focus there: if it was seen it still is. */
  readonly resize: (box: Box, held?: Held) => void;
  readonly inset: (insets: Insets) => void;
  /** What is shown first, as long as nobody has looked elsewhere. */
  readonly dwell: (home: Point) => void;
  readonly end: () => void;
};

/** A point of the board, and so much round it; above and below it less, where it is said. */
export type Held = { readonly at: Point; readonly round: number; readonly tall?: number };

/** What the mover needs of the layer that it moves. */
export type Layer = {
  readonly classList: Pick<DOMTokenList, 'toggle'>;
  readonly style: Pick<CSSStyleDeclaration, 'transform' | 'willChange' | 'removeProperty'>;
};

/** What is to be seen, however large the box becomes: one's home, the whole village, or what somebody has gone to. */
type Sight = 'home' | 'whole' | Camera;

const GLIDING = 'board-gliding';
/** So long after the last change the layer is drawn afresh at its new size: until then it is only stretched. */
const REST_MS = 180;
const SMALLEST_SHOWN = 0.62;

export function moverOf(layer: Layer, firstHome: Point, firstInsets: Insets): Mover {
  let home = firstHome;
  let box: Box = { width: 0, height: 0 };
  let insets = firstInsets;
  let camera: Camera = fitting({ width: 1, height: 1 });
  let drawnAt = 0;
  let sight: Sight = 'home';
  let asked: readonly Asked[] = [];
  let rest: ReturnType<typeof setTimeout> | undefined;

  const settle = (): void => {
    rest = undefined;
    if (drawnAt === camera.k) return;
    drawnAt = camera.k;
    // Chromium keeps the size a promoted layer was drawn at; letting go of it for a frame makes its lines sharp again.
    layer.style.willChange = 'auto';
    requestAnimationFrame(() => requestAnimationFrame(() => layer.style.removeProperty('will-change')));
  };
  const go = (to: Camera, glides: boolean): void => {
    camera = kept(to, box);
    layer.classList.toggle(GLIDING, glides);
    layer.style.transform = transformOf(camera);
    if (rest !== undefined) clearTimeout(rest);
    rest = setTimeout(settle, glides ? REST_MS * 3 : REST_MS);
  };
  const middle = (): Point => [
    (insets.left + box.width - insets.right) / 2,
    (insets.top + box.height - insets.bottom) / 2,
  ];
  const gone = (): Camera => {
    if (sight === 'home') return opening(box, home, insets);
    return sight === 'whole' ? fitting(box, insets) : sight;
  };
  const seen = (): Camera => asking(kept(gone(), box), asked, box, insets);
  /** Shows the same as before, after what lies around has changed. */
  const again = (glides: boolean): void => {
    if (box.width > 0) go(seen(), glides);
  };
  const leave = (to: Camera, glides: boolean): void => {
    sight = kept(to, box);
    asked = [];
    go(sight, glides);
  };
  const isInSight = ({ at, round, tall }: Held): boolean => isSeen(camera, at, round, box, insets, tall);
  const show = (held: Held): void => {
    if (isInSight(held)) return;
    leave(showing({ ...camera, k: Math.max(camera.k, SMALLEST_SHOWN) }, held.at, box, insets), true);
  };

  return {
    pan: (dx, dy) => leave(panned(camera, dx, dy), false),
    zoom: (factor, about = middle()) => leave(zoomed(camera, factor, about), false),
    step: (factor, about = middle()) => leave(zoomed(camera, factor, about), true),
    fit: () => {
      sight = 'whole';
      asked = [];
      go(seen(), true);
    },
    show,
    ask: (now) => {
      // While nothing of the board is asked for, what was done there is still looked at.
      if (now.length === 0) return;
      asked = now;
      again(true);
    },
    seenAt: (point) => onScreen(camera, point),
    resize: (to, held) => {
      const wasSeen = held !== undefined && isInSight(held);
      if (typeof sight === 'object' && box.width > 0) sight = resized(sight, box, to, insets);
      box = to;
      // A question may come with a larger tray: the village is gliding then.
      again(asked.length > 0);
      if (held !== undefined && wasSeen) show(held);
    },
    inset: (to) => {
      insets = to;
      again(false);
    },
    dwell: (at) => {
      if (at[0] === home[0] && at[1] === home[1]) return;
      home = at;
      if (sight === 'home') again(true);
    },
    end: () => {
      if (rest !== undefined) clearTimeout(rest);
    },
  };
}
