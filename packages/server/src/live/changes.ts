/**
 * What has changed between two tables, as stretches: where each begins, then its new numbers. Stretches that lie close together are one:
 * a number that did not change costs less than a stretch of its own.
 */
const CLOSE = 3;

export function changes(before: Int16Array, after: Int16Array): number[][] {
  const stretches: number[][] = [];
  let current: number[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (let i = nextChange(before, after, 0); i < after.length; i = nextChange(before, after, i + 1)) {
    if (i - end > CLOSE) {
      current = [i];
      stretches.push(current);
    } else for (let between = end; between < i; between++) current.push(after[between] ?? 0);
    current.push(after[i] ?? 0);
    end = i + 1;
  }
  return stretches;
}

/** Where the two differ next. Nearly all of a table stays as it is, so this small loop is where the time goes. */
function nextChange(before: Int16Array, after: Int16Array, from: number): number {
  let i = from;
  while (i < after.length && before[i] === after[i]) i++;
  return i;
}
