/** All that was measured of one thing: what counts in the end, and before it, in order, what was above its limit and so was measured again. */
export type Measured<T> = { readonly last: T; readonly thrownAway: readonly T[] };

/**
 * Measures until it is well, or was measured again so often: what the host of a machine takes from it between one figure and the next is nothing
 * that we promise about, and it does not do so every time. Nothing that was measured is forgotten.
 */
export async function measuredUntil<T>(
  measure: () => Promise<T>,
  isWell: (measured: T) => boolean,
  mostAgain: number,
): Promise<Measured<T>> {
  const thrownAway: T[] = [];
  let last = await measure();
  while (!isWell(last) && thrownAway.length < mostAgain) {
    thrownAway.push(last);
    last = await measure();
  }
  return { last, thrownAway };
}
