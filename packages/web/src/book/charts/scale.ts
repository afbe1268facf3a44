/** An axis from 0 to `top` with a line at every `step`. */
export type Axis = { readonly top: number; readonly step: number; readonly ticks: readonly number[] };

/** Round numbers that people count in. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

export function axisFor(most: number, lines = 4): Axis {
  const wanted = Math.max(1, most) / lines;
  const step = STEPS.find((one) => one >= wanted) ?? Math.ceil(wanted / 1000) * 1000;
  const top = Math.max(step, Math.ceil(Math.max(1, most) / step) * step);
  return { top, step, ticks: Array.from({ length: Math.round(top / step) + 1 }, (_, i) => i * step) };
}

/** A length with at most two decimals, as drawings write them. */
export function short(n: number): string {
  return String(Math.round(n * 100) / 100);
}

/** Every how many-th label there is room for. */
export function labelEvery(labels: number, width: number, room: number): number {
  return Math.max(1, Math.ceil((labels * room) / Math.max(1, width)));
}

/** Moves heights apart that are nearer than `gap`, as little as possible and in their order, within two bounds. */
export function spread(
  heights: readonly number[],
  gap: number,
  low: number,
  high: number,
): readonly number[] {
  const order = heights.map((y, i) => ({ y, i })).toSorted((a, b) => a.y - b.y || a.i - b.i);
  const placed = new Array<number>(heights.length).fill(low);
  let below = low - gap;
  for (const { y, i } of order) {
    const at = Math.max(y, below + gap);
    placed[i] = at;
    below = at;
  }
  let above = high + gap;
  for (const { i } of order.toReversed()) {
    const at = Math.min(placed[i] ?? high, above - gap);
    placed[i] = at;
    above = at;
  }
  return placed;
}
