import { box as data } from '@charterstone/box';
import { type Box, compile } from '@charterstone/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Plan } from '../src/simulate/plan.ts';
import { playOut } from '../src/simulate/playout.ts';
import { complaints } from '../src/simulate/report.ts';
import { summarise } from '../src/simulate/summary.ts';
import { charterstoneHere, lastLine, type Ran } from './program.ts';

const found = async (...args: readonly string[]) =>
  Object(lastLine(await charterstoneHere(['simulate', ...args, '--json'])));

describe('campaigns of one with two Automas', () => {
  const order = ['--campaigns', '2', '--seats', '1', '--automas', '2', '--seed', '7', '--players', 'eager'];
  let one: Awaited<ReturnType<typeof found>>;
  beforeAll(async () => {
    one = await found(...order, '--check');
  });

  test('are played to their end, and no invariant breaks', () => {
    expect(one).toMatchObject({
      campaigns: 2,
      games: 24,
      seats: 1,
      automas: 2,
      decided: 2,
      violations: 0,
      stuck: 0,
      checked: { everyChoice: 2, atEnd: 2 },
    });
  });

  test('tell how people and Automas did, all the time and later on, and the difficulty in the end', () => {
    for (const means of [one.meanPoints, one.lateMeanPoints]) {
      expect(Object.keys(means)).toEqual(['people', 'automas']);
      expect(Math.min(means.people, means.automas)).toBeGreaterThan(5);
    }
    expect(one.lateMeanPoints).not.toEqual(one.meanPoints);
    expect(one.difficulty).toBeGreaterThanOrEqual(2);
  });

  test('are the same in threads, and other ones than without Automas', async () => {
    expect((await found(...order, '--threads', '2')).hash).toBe(one.hash);
    const alone = await found('--campaigns', '2', '--seats', '1', '--seed', '7', '--players', 'eager');
    expect(alone.hash).not.toBe(one.hash);
    for (const field of ['automas', 'meanPoints', 'lateMeanPoints', 'difficulty'])
      expect([field, field in alone]).toEqual([field, false]);
  });

  test('are a table for people', async () => {
    const ran = await charterstoneHere(['simulate', ...order, '--no-check']);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).toMatch(/^2 campaigns of 1 seat and 2 Automas, seed 7: /);
    const [people, automas] = [one.meanPoints.people, one.meanPoints.automas].map((n: number) =>
      n.toFixed(1),
    );
    expect(ran.out).toMatch(
      new RegExp(`mean points +in games 8 to 12\\npeople +${people} .*\\nAutomas +${automas} `),
    );
    expect(ran.out).toMatch(new RegExp(`difficulty at the end ${one.difficulty.toFixed(1)}\\n`));
  });
});

test('what breaks with Automas is shown again with them', () => {
  const box = compile(data);
  const broken: Box = { ...box, crates: box.crates.map((crate) => crate && { ...crate, hand: [449] }) };
  const plan: Plan = { unit: 'game', seats: 2, automas: 2, seed: 'x', player: 'eager', check: 'all' };
  const played = [0, 1, 2].map((number) => playOut(broken, plan, number));
  const [first = ''] = complaints(plan, summarise(plan, played, { seconds: 1, cpuSeconds: 1, threads: 1 }));
  expect(first).toMatch(/^2 seats and 2 Automas, seed x\S*, game 1, choice \d+, seat \d: open \d+\n/);
  expect(first).toMatch(/again: .* --games 1 --seats 2 --automas 2 --seed x\S* --players eager --check$/);
});

test('first games have Automas too, but no later games', async () => {
  const games = await found('--games', '6', '--seats', '2', '--automas', '3');
  expect(games).toMatchObject({ games: 6, seats: 2, automas: 3, violations: 0, stuck: 0 });
  expect(games.meanPoints.automas).toBeGreaterThan(10);
  expect('lateMeanPoints' in games).toBe(false);
});

test.each([
  [['--seats', '5', '--automas', '2'], /^Beside 5 seats there is room for 0 to 1 Automas, not 2\./],
  [['--automas', '-1'], /^--automas is a whole number from 0 to 5/],
  [['--automas', 'many'], /^--automas is a whole number from 0 to 5/],
])('%j is refused in one line', async (args, line) => {
  const { code, out, err }: Ran = await charterstoneHere(['simulate', '--games', '1', ...args]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(line);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});
