/** A number from 0 to n - 1; the same seed gives the same numbers on every machine. */
export type Chance = (n: number) => number;

/** Chance of a bot's own: its thinking never touches the generator that lies on the table (splitmix32 over the text's FNV-1a). */
export function chanceOf(seed: string): Chance {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return (n) => {
    state = (state + 0x9e3779b9) | 0;
    let z = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return Math.floor(((z ^ (z >>> 15)) >>> 0) * (n / 0x100000000));
  };
}
