/**
 * What has changed between two tables, as stretches: where each begins, then its new numbers. Stretches that lie close together are one:
 * a number that did not change costs less than a stretch of its own.
 */
const CLOSE = 3;

export function changes(before: Int16Array, after: Int16Array): number[][] {
  const stretches: number[][] = [];
  let current: number[] | undefined;
  let end = 0;
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    if (current === undefined || i - end > CLOSE) {
      current = [i];
      stretches.push(current);
    } else for (let between = end; between < i; between++) current.push(after[between] ?? 0);
    current.push(after[i] ?? 0);
    end = i + 1;
  }
  return stretches;
}
