/** Chance of the testkit's own: a player's thinking never touches the generator that lies on the table. */
export type Chance = {
  /** A number from 0 to n - 1. */
  readonly below: (n: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  /** The same things in another order. */
  readonly shuffled: <T>(list: readonly T[]) => T[];
};

/** The same seed gives the same chance on every machine (splitmix32 over the text's FNV-1a). */
export function chance(seed: string): Chance {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  const below = (n: number): number => {
    state = (state + 0x9e3779b9) | 0;
    let z = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return Math.floor(((z ^ (z >>> 15)) >>> 0) * (n / 0x100000000));
  };
  const pick = <T>(list: readonly T[]): T => {
    for (const thing of list.slice(below(list.length))) return thing;
    throw new RangeError('there is nothing to pick from');
  };
  const shuffled = <T>(list: readonly T[]): T[] => {
    const left = [...list];
    const order: T[] = [];
    while (left.length > 0) order.push(...left.splice(below(left.length), 1));
    return order;
  };
  return { below, pick, shuffled };
}
