import type { Point } from './hexes.ts';
import { BOARD } from './places.ts';

/** What part of the board is seen: the board's own origin lies at x, y of the box, and a unit is `k` pixels. */
export type Camera = { readonly x: number; readonly y: number; readonly k: number };
export type Box = { readonly width: number; readonly height: number };
/** How far panels of the screen cover the box from each side. */
export type Insets = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const LEAST_ZOOM = 0.25;
const MOST_ZOOM = 3.2;
/** On a phone a tile is at least so many pixels wide when the board is first shown: wide enough for a finger. */
const TILE_FOR_A_FINGER = 84;
const TILE_WIDTH = 104;
/** Where even the whole village has tiles of this width, it is shown whole. */
const READABLE_TILE = 50;

/** What is asked for: where it lies and how far it reaches. */
export type Asked = {
  readonly at: Point;
  readonly round: number;
  /** How far it reaches up and down, where that is less. */
  readonly tall?: number;
  /** How far to the left and up lies what has to be read with it. */
  readonly from?: Point;
};
/** What a finger just hits, and what it hits with ease: so many pixels. */
const HIT = 24;
const HIT_WITH_EASE = 52;
/** Round what is asked for, something of the board is to be seen: so many pixels. Where fingers need all the room there is, hardly any. */
const AROUND = 28;
const AROUND_FOR_A_FINGER = 4;

/** The buttons of the board with what is free round them, in pixels: below the village where it has more room than beside it; the same as in board.css. */
const TOOLS = 56;
const BROAD = 1.5;

/** The whole village in the middle of what is free, beside its buttons. */
export function fitting(box: Box, insets: Insets = NO_INSETS): Camera {
  const isBroad = box.width >= BROAD * box.height;
  const width = Math.max(1, box.width - insets.left - insets.right - (isBroad ? TOOLS : 0));
  // What covers the village from below are often these buttons themselves.
  const below = isBroad ? insets.bottom : Math.max(insets.bottom, TOOLS);
  const height = Math.max(1, box.height - insets.top - below);
  const k = Math.min(width / BOARD.width, height / BOARD.height);
  return {
    x: insets.left + (width - BOARD.width * k) / 2 - BOARD.left * k,
    y: insets.top + (height - BOARD.height * k) / 2 - BOARD.top * k,
    k,
  };
}

/** How the board is first shown: whole where that can be read, else large enough for fingers, round `home`. */
export function opening(box: Box, home: Point, insets: Insets = NO_INSETS): Camera {
  const whole = fitting(box, insets);
  if (isReadable(whole)) return whole;
  return showing({ ...whole, k: TILE_FOR_A_FINGER / TILE_WIDTH }, home, box, insets);
}

const isReadable = (whole: Camera): boolean => whole.k * TILE_WIDTH >= READABLE_TILE;

/**
 * How the board is shown while something is asked: as it was where some of it is seen, and where the village is too large for the screen a
 * finger can hit it; else round all of it, or round what lies nearest where all would be too small.
 */
export function asking(
  camera: Camera,
  asked: readonly Asked[],
  box: Box,
  insets: Insets = NO_INSETS,
): Camera {
  const first = nearestOf(asked, camera, box);
  const byFinger = !isReadable(fitting(box, insets));
  const isHit = ({ round }: Asked, k: number): boolean => !byFinger || 2 * round * k >= HIT;
  const isEnough = asked.some(
    (one) => isSeen(camera, one.at, one.round, box, insets, one.tall) && isHit(one, camera.k),
  );
  if (first === undefined || isEnough) return camera;
  const smallest = Math.min(...asked.map(({ round }) => round));
  const eased = byFinger ? HIT_WITH_EASE / (2 * smallest) : camera.k;
  const k = Math.min(MOST_ZOOM, Math.max(camera.k, eased));
  const { middle, width, height } = around(asked);
  const within = (margin: number): number =>
    Math.min(
      k,
      (box.width - insets.left - insets.right - 2 * margin) / width,
      (box.height - insets.top - insets.bottom - 2 * margin) / height,
    );
  const all = within(AROUND);
  const isRoomForAll =
    all >= Math.min(camera.k, READABLE_TILE / TILE_WIDTH) && asked.every((one) => isHit(one, all));
  const shown = isRoomForAll
    ? showing({ ...camera, k: byFinger ? within(AROUND_FOR_A_FINGER) : all }, middle, box, insets)
    : showing({ ...camera, k }, first.at, box, insets);
  return filled(shown, box, insets);
}

/** What lies at the edge of the board needs no empty sea round it: where there is more board than box, the box is full of it. */
function filled({ x, y, k }: Camera, box: Box, { left, top, right: end, bottom: below }: Insets): Camera {
  const held = (least: number, n: number, most: number): number =>
    least > most ? n : between(least, n, most);
  return {
    k,
    x: held(box.width - end - right(k), x, left - BOARD.left * k),
    y: held(box.height - below - bottom(k), y, top - BOARD.top * k),
  };
}

/** What is seen after the box has changed, of what somebody has gone to: no more sea than before, and never less than the whole village where it would have room. */
export function resized(
  camera: Camera,
  from: Box,
  to: Box,
  { left, top, right: end, bottom: below }: Insets = NO_INSETS,
): Camera {
  const insets = { left, top, right: end, bottom: below };
  const whole = fitting(to, insets);
  if (camera.k < whole.k && camera.k >= fitting(from, insets).k) return whole;
  const { x, y, k } = camera;
  // So much sea there is already on each side of the village.
  const sea = {
    left: Math.max(0, x + BOARD.left * k - left),
    top: Math.max(0, y + BOARD.top * k - top),
    right: Math.max(0, from.width - end - x - right(k)),
    bottom: Math.max(0, from.height - below - y - bottom(k)),
  };
  const held = (one: number, n: number, other: number): number =>
    between(Math.min(one, other), n, Math.max(one, other));
  return {
    k,
    x: held(to.width - end - right(k) - sea.right, x, left - BOARD.left * k + sea.left),
    y: held(to.height - below - bottom(k) - sea.bottom, y, top - BOARD.top * k + sea.top),
  };
}

/** Whoever is asked while at home stays as near to it as can be. */
function nearestOf(asked: readonly Asked[], camera: Camera, box: Box): Asked | undefined {
  const away = ({ at }: Asked): number => {
    const [x, y] = onScreen(camera, at);
    return Math.hypot(x - box.width / 2, y - box.height / 2);
  };
  return asked.reduce<Asked | undefined>(
    (best, one) => (best === undefined || away(one) < away(best) ? one : best),
    undefined,
  );
}

function around(asked: readonly Asked[]): {
  readonly middle: Point;
  readonly width: number;
  readonly height: number;
} {
  const left = Math.min(...asked.map(({ at, round, from = at }) => Math.min(from[0], at[0] - round)));
  const top = Math.min(
    ...asked.map(({ at, round, tall = round, from = at }) => Math.min(from[1], at[1] - tall)),
  );
  const width = Math.max(...asked.map(({ at, round }) => at[0] + round)) - left;
  const height = Math.max(...asked.map(({ at, round, tall = round }) => at[1] + tall)) - top;
  return { middle: [left + width / 2, top + height / 2], width, height };
}

/** Zooms about a point of the box: what lies under the fingers stays there. */
export function zoomed(camera: Camera, factor: number, [x, y]: Point): Camera {
  const k = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, camera.k * factor));
  const f = k / camera.k;
  return { x: x - (x - camera.x) * f, y: y - (y - camera.y) * f, k };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** The board can't be lost: some of it always lies in the middle of the box. */
export function kept(camera: Camera, box: Box): Camera {
  return {
    ...camera,
    x: between(box.width / 2 - right(camera.k), camera.x, box.width / 2 - BOARD.left * camera.k),
    y: between(box.height / 2 - bottom(camera.k), camera.y, box.height / 2 - BOARD.top * camera.k),
  };
}

const right = (k: number): number => (BOARD.left + BOARD.width) * k;
const bottom = (k: number): number => (BOARD.top + BOARD.height) * k;

function between(least: number, n: number, most: number): number {
  return Math.min(most, Math.max(least, n));
}

export function onScreen(camera: Camera, [x, y]: Point): Point {
  return [camera.x + x * camera.k, camera.y + y * camera.k];
}

/** With this point of the board in the middle of what is free. */
export function showing(camera: Camera, [x, y]: Point, box: Box, insets: Insets = NO_INSETS): Camera {
  const middleX = (insets.left + box.width - insets.right) / 2;
  const middleY = (insets.top + box.height - insets.bottom) / 2;
  return { ...camera, x: middleX - x * camera.k, y: middleY - y * camera.k };
}

/** Whether a point and so much round it (in units of the board) can be seen. */
export function isSeen(
  camera: Camera,
  point: Point,
  round: number,
  box: Box,
  insets: Insets = NO_INSETS,
  tall = round,
): boolean {
  const [x, y] = onScreen(camera, point);
  const [dx, dy] = [round * camera.k, tall * camera.k];
  return (
    x - dx >= insets.left &&
    y - dy >= insets.top &&
    x + dx <= box.width - insets.right &&
    y + dy <= box.height - insets.bottom
  );
}

export function transformOf({ x, y, k }: Camera): string {
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${k.toFixed(4)})`;
}
