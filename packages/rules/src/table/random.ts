import { type Game, GENERATOR } from './game.ts';

/**
 * The seeded generator: xoshiro128** by Blackman and Vigna, its four words kept as eight halves in the head. Its
 * output is part of every journal and must never change under us: a seed that names no other algorithm means this one, and it may
 * say so (`xoshiro128:7` is the same as `7`).
 */

const ALGORITHM = 'xoshiro128:';

/** The four words a seed stands for: FNV-1a over its text, spread by splitmix32. */
function seedWords(seed: string): [number, number, number, number] {
  const text = seed.startsWith(ALGORITHM) ? seed.slice(ALGORITHM.length) : seed;
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  const next = (): number => {
    hash = (hash + 0x9e3779b9) | 0;
    let z = hash ^ (hash >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return z ^ (z >>> 15);
  };
  return [next(), next(), next(), next() | 1];
}

function word(table: Int16Array, i: number): number {
  return ((table[GENERATOR + 2 * i] ?? 0) & 0xffff) | ((table[GENERATOR + 2 * i + 1] ?? 0) << 16);
}

function setWord(table: Int16Array, i: number, value: number): void {
  table[GENERATOR + 2 * i] = value;
  table[GENERATOR + 2 * i + 1] = value >>> 16;
}

export function seedGenerator(table: Int16Array, seed: string): void {
  seedWords(seed).forEach((value, i) => {
    setWord(table, i, value);
  });
}

/** The next 32 bits. */
function draw(table: Int16Array): number {
  const s0 = word(table, 0);
  const s1 = word(table, 1);
  let s2 = word(table, 2);
  let s3 = word(table, 3);
  const times5 = Math.imul(s1, 5);
  const result = Math.imul((times5 << 7) | (times5 >>> 25), 9);
  s2 ^= s0;
  s3 ^= s1;
  setWord(table, 1, s1 ^ s2);
  setWord(table, 0, s0 ^ s3);
  setWord(table, 2, s2 ^ (s1 << 9));
  setWord(table, 3, (s3 << 11) | (s3 >>> 21));
  return result >>> 0;
}

/** A fair number from 0 to n - 1; draws that would favour low numbers are thrown away. */
export function below(g: Game, n: number): number {
  const limit = 0x100000000 - (0x100000000 % n);
  let bits = draw(g.table);
  while (bits >= limit) bits = draw(g.table);
  return bits % n;
}
