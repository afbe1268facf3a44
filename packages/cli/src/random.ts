/**
 * A generator for players and fresh seeds, apart from the one on the table: whoever thinks never changes the game.
 * sfc32 by Chris Doty-Humphrey, seeded by FNV-1a over the text; the same on every machine.
 */
export type Random = (below: number) => number;

export function randomOf(seed: string): Random {
  // In an array, because numbers of 32 bits kept in variables of a closure would be allocated anew at every draw.
  const state = new Int32Array(4);
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  state[0] = hash;
  state[1] = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  state[2] = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  state[3] = 1;
  for (let i = 0; i < 12; i++) draw(state);
  return (below) => Math.floor((draw(state) / 0x100000000) * below);
}

/** The next 32 bits. */
function draw(state: Int32Array): number {
  const a = state[0] ?? 0;
  const b = state[1] ?? 0;
  const c = state[2] ?? 0;
  const counter = state[3] ?? 0;
  const sum = (((a + b) | 0) + counter) | 0;
  state[3] = counter + 1;
  state[0] = b ^ (b >>> 9);
  state[1] = c + (c << 3);
  state[2] = ((c << 21) | (c >>> 11)) + sum;
  return sum >>> 0;
}
