import { type Point, short } from './hexes.ts';

/** Curves of the tracks: through a few points, and spaces at equal steps along them. */
const STEPS = 24;

/** A smooth line (Catmull and Rom) through these points. */
export function curve(through: readonly Point[]): readonly Point[] {
  const line: Point[] = [];
  for (let i = 0; i + 1 < through.length; i++) {
    const b = through[i] ?? [0, 0];
    const c = through[i + 1] ?? b;
    const a = through[i - 1] ?? b;
    const d = through[i + 2] ?? c;
    for (let step = 0; step < STEPS; step++)
      line.push([bend(a[0], b[0], c[0], d[0], step / STEPS), bend(a[1], b[1], c[1], d[1], step / STEPS)]);
  }
  const last = through.at(-1);
  return last === undefined ? line : [...line, last];
}

function bend(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  );
}

/** So many points on a line, as far from each other along it. */
export function spaced(line: readonly Point[], n: number): readonly Point[] {
  const lengths = [0];
  for (let i = 1; i < line.length; i++) lengths.push((lengths[i - 1] ?? 0) + distance(line[i - 1], line[i]));
  const whole = lengths.at(-1) ?? 0;
  return Array.from({ length: n }, (_, i) => pointAt(line, lengths, n === 1 ? 0 : (whole * i) / (n - 1)));
}

function pointAt(line: readonly Point[], lengths: readonly number[], wanted: number): Point {
  const next = Math.max(
    1,
    lengths.findIndex((length) => length >= wanted - 1e-9),
  );
  const [x0, y0] = line[next - 1] ?? [0, 0];
  const [x1, y1] = line[next] ?? [x0, y0];
  const before = lengths[next - 1] ?? 0;
  const t = (wanted - before) / ((lengths[next] ?? before) - before || 1);
  return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
}

function distance(a: Point = [0, 0], b: Point = a): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

export function lineOf(line: readonly Point[], dx = 0, dy = 0): string {
  return `M${line.map(([x, y]) => `${short(x + dx)} ${short(y + dy)}`).join('L')}`;
}

/** The pier of reputation, from the village out to the ocean. */
export const PIER = curve([
  [766, 92],
  [800, 66],
  [844, 56],
  [888, 66],
  [926, 82],
  [968, 82],
  [1000, 62],
  [1018, 32],
  [1052, 14],
  [1088, 28],
  [1104, 60],
  [1096, 96],
]);

/** The path of progress round the lower left corner, to the hourglass. */
export const PATH = curve([
  [22, 560],
  [70, 550],
  [124, 554],
  [170, 567],
  [176, 592],
  [138, 606],
  [84, 606],
  [36, 612],
  [17, 636],
  [42, 660],
  [100, 657],
  [160, 652],
  [222, 660],
  [284, 672],
  [350, 664],
]);
