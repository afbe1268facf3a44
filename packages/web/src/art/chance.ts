/** Chance that a seed decides: the same drawing on every screen. */
export type Chance = () => number;

export function chanceOf(seed: number | string): Chance {
  let state = 2166136261;
  for (const sign of String(seed)) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
