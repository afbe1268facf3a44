/** A promise that waits for its turn: how long it would need, and whether everything else has to wait meanwhile. */
export type Waiting = { readonly ms: number; readonly alone: boolean };

/**
 * Shares the time that is left among those who wait. Nobody gets more than they need, what that leaves over goes to the others, and all who
 * need more than there is get the same. Side by side `lanes` run at once.
 */
export function shares(waiting: readonly Waiting[], msLeft: number, lanes: number): number[] {
  const beside = waiting.filter(({ alone }) => !alone).length;
  // The last of them has nobody beside it.
  const cost = ({ alone }: Waiting): number => (alone ? 1 : 1 / Math.min(lanes, beside));
  let left = Math.max(0, msLeft);
  let weight = waiting.reduce((sum, one) => sum + cost(one), 0);
  const given = new Map<Waiting, number>();
  // Whoever needs the least is served first: then what the rest could have each only grows.
  for (const one of [...waiting].sort((a, b) => a.ms - b.ms)) {
    const ms = Math.min(one.ms, left / weight);
    given.set(one, ms);
    left -= ms * cost(one);
    weight -= cost(one);
  }
  return waiting.map((one) => given.get(one) ?? 0);
}
