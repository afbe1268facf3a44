import type { Point } from '../board/hexes.ts';

/** The way of something that moves, as keyframes of transform and opacity only: those run without the page. */
const STEPS = 12;

const put = ([x, y]: Point, more = ''): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)${more === '' ? '' : ` ${more}`}`;

const between = (from: Point, to: Point, t: number): Point => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
];

/** Slow at both ends. */
const eased = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/** How high something is thrown: far throws higher, none out of the picture. */
function height(from: Point, to: Point, most: number): number {
  return Math.min(most, 24 + Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.22);
}

/** Thrown in an arc, and squashed where it lands. */
export function arc(from: Point, to: Point, isSeen: boolean): Keyframe[] {
  const high = height(from, to, 120);
  const flown = 0.8;
  const frames: Keyframe[] = Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const [x, y] = between(from, to, eased(t));
    return {
      offset: t * flown,
      opacity: isSeen || t > 0.15 ? 1 : t / 0.15,
      transform: put([x, y - high * 4 * t * (1 - t)]),
    };
  });
  return [
    ...frames,
    { offset: 0.88, opacity: 1, transform: put(to, 'scale(1.16, .8)') },
    { offset: 0.95, opacity: 1, transform: put(to, 'scale(.95, 1.06)') },
    { offset: 1, opacity: 1, transform: put(to) },
  ];
}

/** A low throw that ends inside something: it grows smaller there. */
export function toss(from: Point, to: Point, isSeen: boolean): Keyframe[] {
  const high = height(from, to, 46);
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const [x, y] = between(from, to, eased(t));
    const size = t < 0.2 ? 0.7 + t * 1.5 : t > 0.85 ? 1 - (t - 0.85) * 2 : 1;
    return {
      offset: t,
      opacity: Math.min(1, (isSeen ? 1 : t * 8) * Math.min(1, (1 - t) * 9 + 0.15)),
      transform: put([x, y - high * 4 * t * (1 - t)], `scale(${size.toFixed(2)})`),
    };
  });
}

/** From space to space, with a little hop onto each. */
export function along(points: readonly Point[]): Keyframe[] {
  const last = points.length - 1;
  return points.flatMap((point, i): Keyframe[] => {
    const next = points[i + 1];
    const here = { offset: last === 0 ? 1 : i / last, transform: put(point) };
    if (next === undefined) return [here];
    const [x, y] = between(point, next, 0.5);
    return [here, { offset: (i + 0.5) / last, transform: put([x, y - 5]) }];
  });
}

/** Straight and flat, as paper slides over a table. */
export function slide(from: Point, to: Point, turn = 0): Keyframe[] {
  return [
    { offset: 0, opacity: 0, transform: put(from, `rotate(${turn}deg) scale(.92)`) },
    { offset: 0.12, opacity: 1, transform: put(between(from, to, 0.06), `rotate(${turn}deg) scale(1.04)`) },
    { offset: 0.85, opacity: 1, transform: put(to, 'rotate(0deg) scale(1.03)') },
    { offset: 1, opacity: 1, transform: put(to, 'rotate(0deg) scale(1)') },
  ];
}

/** Without leaving the table: a flag. */
export function glide(from: Point, to: Point): Keyframe[] {
  return [{ transform: put(from) }, { transform: put(to) }];
}

/** Peels off its card, flies, and is pressed down from a little above. */
export function press(from: Point, to: Point): Keyframe[] {
  const lifted = between(from, to, 0.04);
  return [
    { offset: 0, opacity: 0, transform: put(from, 'rotate(-7deg) scale(.55)'), easing: 'ease-out' },
    {
      offset: 0.26,
      opacity: 1,
      transform: put([lifted[0], lifted[1] - 18], 'rotate(-4deg) scale(.8)'),
      easing: 'cubic-bezier(.45, 0, .3, 1)',
    },
    { offset: 0.78, opacity: 1, transform: put([to[0], to[1] - 4], 'rotate(2deg) scale(1.15)') },
    { offset: 0.92, opacity: 1, transform: put(to, 'rotate(0deg) scale(.98)') },
    { offset: 1, opacity: 1, transform: put(to, 'rotate(0deg) scale(1)') },
  ];
}

/** Falls a hand's breadth, and shivers. */
export function drop(to: Point): Keyframe[] {
  const shiver = (offset: number, turn: number): Keyframe => ({
    offset,
    opacity: 1,
    transform: put(to, `rotate(${turn}deg)`),
  });
  return [
    {
      offset: 0,
      opacity: 0,
      transform: put([to[0], to[1] - 34], 'rotate(-6deg)'),
      easing: 'cubic-bezier(.5, 0, 1, .7)',
    },
    shiver(0.5, 0),
    shiver(0.66, 7),
    shiver(0.8, -5),
    shiver(0.9, 3),
    shiver(1, 0),
  ];
}

/** One half of what is torn: -1 goes left, 1 right. */
export function torn(at: Point, side: -1 | 1): Keyframe[] {
  return [
    { offset: 0, opacity: 1, transform: put(at) },
    { offset: 0.3, opacity: 1, transform: put([at[0] + side * 3, at[1]], `rotate(${side * 6}deg)`) },
    { offset: 1, opacity: 0, transform: put([at[0] + side * 18, at[1] + 20], `rotate(${side * 38}deg)`) },
  ];
}

/** Out of the box: it comes down onto its place. */
export function arriving(to: Point): Keyframe[] {
  return [
    { offset: 0, opacity: 0, transform: put([to[0], to[1] - 30], 'scale(.7)') },
    { offset: 0.4, opacity: 1, transform: put([to[0], to[1] - 16], 'scale(1.08)') },
    { offset: 0.85, opacity: 1, transform: put(to, 'scale(1)') },
    { offset: 1, opacity: 0, transform: put(to, 'scale(.8)') },
  ];
}

/** Back into the box: it lifts off and is gone. */
export function leaving(from: Point): Keyframe[] {
  return [
    { offset: 0, opacity: 1, transform: put(from) },
    { offset: 1, opacity: 0, transform: put([from[0], from[1] - 38], 'rotate(5deg) scale(.8)') },
  ];
}

/** Rises over its place and fades. */
export function rising(at: Point): Keyframe[] {
  return [
    { offset: 0, opacity: 0, transform: put(at, 'scale(.5)') },
    { offset: 0.22, opacity: 1, transform: put([at[0], at[1] - 14], 'scale(1.15)') },
    { offset: 0.7, opacity: 1, transform: put([at[0], at[1] - 22]) },
    { offset: 1, opacity: 0, transform: put([at[0], at[1] - 34]) },
  ];
}
