import { expect, test } from 'vitest';
import { charterstone, lastLine } from './program.ts';

// Installs boardgame.io if it is not there yet, which is why this is no unit test.
test('both engines are measured in one run', () => {
  const ran = charterstone(['bench', 'rules', '--seconds', '0.1', '--json']);
  expect(ran.code).toBe(0);
  const number = expect.any(Number);
  const speed = { movesPerSecond: number, spread: { median: number, min: number, max: number } };
  expect(lastLine(ran)).toMatchObject({
    gamesPerSecond: number,
    decisionsPerSecond: number,
    turnsPerSecond: number,
    decisionsPerGame: number,
    bytesPerDecision: number,
    stateBytes: number,
    baseline: {
      ...speed,
      name: 'boardgame.io',
      version: expect.stringMatching(/^0\.50\./),
      stateBytes: number,
    },
    baselineProduction: speed,
    ratio: number,
    ratioProduction: number,
  });
});
