import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect, test, vi } from 'vitest';
import { newSecret } from '../src/secrets.ts';

const BITS = 128;
const MANY = 2000;

test('a secret is 128 bits of the system’s generator, and nothing else', () => {
  const generator = vi.spyOn(crypto, 'randomBytes');
  // Whoever has imported it asks the one that is watched from now on.
  syncBuiltinESMExports();
  try {
    const secrets = Array.from({ length: 20 }, newSecret);
    const given = generator.mock.results.map(({ value }) => Buffer.from(value));
    expect(secrets).toEqual(given.map((bytes) => bytes.toString('base64url')));
    for (const bytes of given) expect(bytes.length * 8).toBe(BITS);
  } finally {
    generator.mockRestore();
    syncBuiltinESMExports();
  }
});

test('each bit of many secrets is there as often as not, and no two are alike', () => {
  const secrets = Array.from({ length: MANY }, newSecret);
  expect(new Set(secrets).size).toBe(MANY);
  const set = Array.from({ length: BITS }, () => 0);
  for (const secret of secrets)
    for (const [i, byte] of Buffer.from(secret, 'base64url').entries())
      for (let bit = 0; bit < 8; bit++) set[8 * i + bit] = (set[8 * i + bit] ?? 0) + ((byte >> bit) & 1);
  // Eight standard deviations: chance alone does not leave them while the world lasts.
  const slack = 8 * Math.sqrt(MANY / 4);
  expect(set.filter((n) => Math.abs(n - MANY / 2) > slack)).toEqual([]);
});
