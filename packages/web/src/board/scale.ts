/** The ribbon of points: as long as the most points need, and flags that do not hide each other. */
const LEAST = 60;
const STEP = 20;

export function ribbonEnd(points: readonly number[]): number {
  return Math.max(LEAST, Math.ceil((Math.max(0, ...points) + 1) / STEP) * STEP);
}

/** Numbers are written every ten points, or every twenty on a long ribbon. */
export function numberEvery(end: number): number {
  return end > 140 ? 20 : 10;
}

/**
 * Places for things that each want one, in their order, at least `gap` from each other and between `from` and `to`: pushed aside as
 * little as can be. A crowd stands about the mean of what its members want.
 */
export function spread(wanted: readonly number[], gap: number, from: number, to: number): readonly number[] {
  const crowds: { sum: number; size: number }[] = [];
  for (const [i, place] of wanted.entries()) {
    let crowd = { sum: place - i * gap, size: 1 };
    for (
      let before = crowds.at(-1);
      before !== undefined && mean(before) > mean(crowd);
      before = crowds.at(-1)
    ) {
      crowd = { sum: before.sum + crowd.sum, size: before.size + crowd.size };
      crowds.pop();
    }
    crowds.push(crowd);
  }
  const last = to - (wanted.length - 1) * gap;
  return crowds
    .flatMap((crowd) => Array.from({ length: crowd.size }, () => mean(crowd)))
    .map((place, i) => Math.max(from, Math.min(last, place)) + i * gap);
}

function mean({ sum, size }: { readonly sum: number; readonly size: number }): number {
  return sum / size;
}
