import { expect, test } from 'vitest';
import { charterstone, lastLine } from './program.ts';

test('the box is in order, and counted', () => {
  const ran = charterstone(['verify', '--json']);
  expect(lastLine(ran)).toEqual({
    ok: true,
    box: expect.any(Number),
    counts: expect.objectContaining({
      basicBuildings: 6,
      buildings: 12,
      assistants: 8,
      objectives: 5,
      personas: 12,
      openCrates: 6,
      shutCrates: 12,
    }),
    shut: [7, 8, 15, 16, 23, 24, 31, 32, 39, 40, 47, 48],
    problems: [],
    missing: { en: [], de: [], pl: [] },
  });
  expect(ran.code).toBe(0);
});

test('people get the Index Guide and the chains', () => {
  const { out } = charterstone(['verify']);
  expect(out).toMatch(/crate +on building +gives +persona/);
  expect(out).toMatch(/purple +5 → crate 1 → 22 → \[crate 7\]/);
  expect(out).toMatch(/The box is well-formed\.\n$/);
});
