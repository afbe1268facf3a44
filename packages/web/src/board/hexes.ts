/** Hexagons that stand on a corner, in units of the board: the cells of a row touch, and so do the rows. */
export type Point = readonly [x: number, y: number];

/** Half the width and half the height of a cell; a row is three quarters of a cell below the one above. */
export const CELL = { rx: 52, ry: 54 } as const;
export const PITCH = { x: 2 * CELL.rx, y: 1.5 * CELL.ry } as const;
/** What is glued onto a cell is a little smaller, so that the ground shows as a rim. */
export const TILE = { rx: 49, ry: 53 } as const;

/** The corners, from the upper one clockwise. */
export function hexagon(x: number, y: number, rx: number, ry: number): readonly Point[] {
  return [
    [x, y - ry],
    [x + rx, y - ry / 2],
    [x + rx, y + ry / 2],
    [x, y + ry],
    [x - rx, y + ry / 2],
    [x - rx, y - ry / 2],
  ];
}

export function tileHexagon(grow = 0, x = 0, y = 0): readonly Point[] {
  return hexagon(x, y, TILE.rx + grow, TILE.ry + grow);
}

/** A tenth of a unit is finer than any screen shows. */
export function short(n: number): number {
  return Math.round(n * 10) / 10;
}

export function pointsOf(corners: readonly Point[]): string {
  return corners.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');
}

/** Several shapes as one path: painted in one colour they read as one piece of paper. */
export function pathOf(shapes: readonly (readonly Point[])[]): string {
  return shapes.map((shape) => `M${shape.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`).join('');
}

/** Whether a point lies within a hexagon of this size round another one. */
export function isWithin([x, y]: Point, [cx, cy]: Point, rx: number, ry: number): boolean {
  const dx = Math.abs(x - cx) / rx;
  const dy = Math.abs(y - cy) / ry;
  return dx <= 1 && dy <= 1 - dx / 2;
}
