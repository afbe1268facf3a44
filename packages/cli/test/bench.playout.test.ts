import { expect, test } from 'vitest';
import { charterstone, lastLine } from './program.ts';

// They install boardgame.io if it is not there yet, which is why these are no unit tests.

const number = expect.any(Number);
const spread = { median: number, min: number, max: number };

test('both engines are measured in one run', () => {
  const ran = charterstone(['bench', 'rules', '--seconds', '0.1', '--json']);
  expect(ran.code).toBe(0);
  const speed = { movesPerSecond: number, spread };
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

test('both searches are measured in one run', () => {
  const ran = charterstone(['bench', 'bots', '--seconds', '0.05', '--json']);
  expect(ran.code).toBe(0);
  const speed = {
    iterationsPerSecond: number,
    movesPerSecond: number,
    movesPerPlayout: number,
    iterationsPerDecision: number,
    spread: { iterationsPerSecond: spread, movesPerSecond: spread },
  };
  expect(lastLine(ran)).toMatchObject({
    ...speed,
    rounds: 5,
    baseline: { ...speed, name: 'boardgame.io MCTSBot', version: expect.stringMatching(/^0\.50\./) },
    baselineProduction: speed,
    lengths: expect.stringMatching(/^(not )?alike: .* times as long as /),
    ratio: number,
    ratioProduction: number,
    ratioPerMove: number,
    ratioPerMoveProduction: number,
  });
});

test('without --json it is a table that names both, and the ratios', () => {
  const { code, out } = charterstone(['bench', 'bots', '--seconds', '0.05']);
  expect(code).toBe(0);
  expect(out).toMatch(/our iterations a second +[\d.,]+ +[\d.,]+ +[\d.,]+\nboardgame\.io MCTSBot/);
  expect(out).toMatch(/ratio to boardgame\.io as it comes +[\d.,]+; [\d.,]+ per move/);
});
