import { expect, test } from 'vitest';
import { PROMISED } from '../src/index.ts';
import { illegal } from './proofs/illegal.ts';
import { report } from './report.ts';

/** Some more than we promise: the games after the campaign are seldom come to. */
const REFUSED = 1.6 * PROMISED.illegal.small;

test('choices that are not among the options are refused and change nothing, of every kind and in every game', () => {
  const counts = illegal({ count: REFUSED, seed: 1 });
  const kinds = counts.entries().filter(([name]) => name.startsWith('refused '));
  expect(kinds).toHaveLength(26);
  for (const [kind, n] of kinds) expect(n, kind).toBeGreaterThan(100);
  for (let game = 1; game <= 14; game++) expect(counts.of(`in game ${game}`)).toBeGreaterThan(300);
  report(
    counts
      .entries()
      .map(([name, n]) => `${name} ${n}`)
      .join(', '),
  );
});
