import type { Point } from './paper.ts';

/** Half the width and half the height of a tile, in units of the board. */
export const TILE = { rx: 49, ry: 53 } as const;

/** The corners of a hexagon that stands on one, from the upper one clockwise. */
export function hexagon(grow = 0, x = 0, y = 0): readonly Point[] {
  const [rx, ry] = [TILE.rx + grow, TILE.ry + grow];
  return [
    [x, y - ry],
    [x + rx, y - ry / 2],
    [x + rx, y + ry / 2],
    [x, y + ry],
    [x - rx, y + ry / 2],
    [x - rx, y - ry / 2],
  ];
}

/** The part of a disc that lies within a convex shape given clockwise, as corners: cut with scissors, so that no clip is needed. */
export function discWithin(shape: readonly Point[], x: number, y: number, r: number): readonly Point[] {
  let left: readonly Point[] = Array.from({ length: 28 }, (_, i): Point => {
    const turn = (i * Math.PI) / 14;
    return [x + r * Math.cos(turn), y + r * Math.sin(turn)];
  });
  shape.forEach((from, i) => {
    left = cut(left, from, shape[(i + 1) % shape.length] ?? from);
  });
  return left;
}

/** Keeps what lies to the right of a line. */
function cut(points: readonly Point[], [ax, ay]: Point, [bx, by]: Point): readonly Point[] {
  const side = ([x, y]: Point): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  return points.flatMap((point, i): readonly Point[] => {
    const before = points.at(i - 1) ?? point;
    const [now, then] = [side(point), side(before)];
    const kept = now >= 0 ? [point] : [];
    if (now >= 0 === then >= 0) return kept;
    const share = then / (then - now);
    const edge: Point = [
      before[0] + (point[0] - before[0]) * share,
      before[1] + (point[1] - before[1]) * share,
    ];
    return [edge, ...kept];
  });
}
