import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { charterstone, charterstoneHere, folder, lastLine } from './program.ts';

// They install boardgame.io and Lighthouse if they are not there yet, and measure for a minute: `npm test -- bench` runs them.

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
  const ran = charterstone(['bench', 'bots', '--seconds', '0.05', '--rounds', '2', '--json']);
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
    rounds: 2,
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
  const { code, out } = charterstone(['bench', 'bots', '--seconds', '0.05', '--rounds', '1']);
  expect(code).toBe(0);
  expect(out).toContain(', 1 rounds in turns of 0.05 s');
  expect(out).toMatch(/our iterations a second +[\d.,]+ +[\d.,]+ +[\d.,]+\nboardgame\.io MCTSBot/);
  expect(out).toMatch(/ratio to boardgame\.io as it comes +[\d.,]+; [\d.,]+ per move/);
});

test('the server is measured beside a bare broadcast and the server of boardgame.io, in one run', () => {
  const small = ['--tables', '2', '--seconds', '0.3', '--rounds', '2', '--games', '1'];
  const ran = charterstone(['bench', 'server', ...small, '--json']);
  expect(ran.code, ran.err).toBe(0);
  const speed = { choicesPerSecond: number, spread, bytesPerPlayerAndChoice: number, clientCpu: number };
  const inside = {
    choicesPerSync: number,
    msPerSync: number,
    msPerChoice: number,
    loopDelayMs: { p50: number, p99: number, max: number },
  };
  const paced = { choices: 4, p50: number, p99: number, max: number, spread: { p50: spread, p99: spread } };
  const opening = { ...spread, first: number };
  const measured = lastLine(ran);
  expect(measured).toMatchObject({
    ...speed,
    tables: 2,
    sockets: 4,
    rounds: 2,
    limits: { messagesPerSecond: 1_000_000 },
    journal: { store: expect.stringContaining('FULL'), fileSystem: expect.any(String), diskSyncMs: number },
    inside,
    paced: { ...paced, choicesPerSecond: 8, inside },
    bare: { ...speed, paced },
    baseline: { ...speed, name: 'boardgame.io', version: expect.stringMatching(/^0\.50\./) },
    baselineProduction: speed,
    baselineFavoured: speed,
    later: { ...speed, inside },
    ratio: number,
    ratioFavoured: number,
    ratioProduction: number,
    ratioBare: number,
    timeGoes: { shares: { 'rules: choose and options': number }, idle: number, samples: number },
    loading: { finishedGames: 1, fromSnapshot: opening, byReplay: opening },
  });
  // What is not a number is null in JSON.
  expect(JSON.stringify(measured)).not.toContain('null');
});

test('a real server with stored campaigns is measured, and a page is written', async () => {
  const within = folder();
  const file = join(within, 'growth.html');
  const sizes = ['--games', 'none', '--seats', 'none', '--stored', '12', '--sockets', 'none'];
  const ran = await charterstoneHere(['bench', 'growth', ...sizes, '--rounds', '1', '--out', file, '--json']);
  expect([ran.code, ran.err]).toEqual([0, '']);
  const found = lastLine(ran);
  const points = [{ at: 12, median: expect.any(Number) }];
  expect(found).toMatchObject({
    curves: Array.from({ length: 5 }, () => ({ along: 'stored campaigns', points })),
  });
  expect(readFileSync(file, 'utf8').match(/<svg /g)).toHaveLength(5);
  rmSync(within, { recursive: true, force: true });
});
