/**
 * What has changed between two tables, as stretches: where each begins, then its new numbers. Stretches that lie close together are one:
 * a number that did not change costs less than a stretch of its own.
 */
const CLOSE = 3;
/** Nearly all of a table stays as it is: two numbers are compared at once, and one by one only where something differs. */
const AT_ONCE = Int32Array.BYTES_PER_ELEMENT / Int16Array.BYTES_PER_ELEMENT;

export function changes(before: Int16Array, after: Int16Array): number[][] {
  const stretches: number[][] = [];
  let current: number[] = [];
  let end = Number.NEGATIVE_INFINITY;
  const many = Math.floor(after.length / AT_ONCE);
  const old = new Int32Array(before.buffer, before.byteOffset, many);
  const now = new Int32Array(after.buffer, after.byteOffset, many);
  for (let block = 0; block <= many; block++) {
    while (block < many && old[block] === now[block]) block++;
    const stop = Math.min(after.length, (block + 1) * AT_ONCE);
    for (let i = block * AT_ONCE; i < stop; i++) {
      if (before[i] === after[i]) continue;
      if (i - end > CLOSE) {
        current = [i];
        stretches.push(current);
      } else for (let between = end; between < i; between++) current.push(after[between] ?? 0);
      current.push(after[i] ?? 0);
      end = i + 1;
    }
  }
  return stretches;
}
