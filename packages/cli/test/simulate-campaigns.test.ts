import { box as data } from '@charterstone/box';
import { beforeAll, describe, expect, test } from 'vitest';
import { charterstoneHere, lastLine, type Ran } from './program.ts';

const CAMPAIGNS = 4;
const FORKS = ['AB', 'CD', 'EF', 'GH', 'IJ', 'KL', 'MN', 'OP', 'QR', 'ST', 'UV', 'W'];

/** Small campaigns of a fixed seed, and whatever else is asked. */
function campaigns(...more: readonly string[]): Promise<Ran> {
  const order = ['--campaigns', `${CAMPAIGNS}`, '--seats', '2', '--seed', '7', '--players', 'eager'];
  return charterstoneHere(['simulate', ...order, ...more]);
}

const found = async (...more: readonly string[]) => Object(lastLine(await campaigns('--json', ...more)));

const sum = (counts: object): number => Object.values(counts).reduce((total, n) => total + n, 0);

describe('campaigns', () => {
  let one: Awaited<ReturnType<typeof found>>;
  beforeAll(async () => {
    one = await found('--threads', '1');
  });

  test('are twelve games each, without a violation, and none gets stuck', () => {
    expect(one).toMatchObject({
      campaigns: CAMPAIGNS,
      games: 12 * CAMPAIGNS,
      seats: 2,
      seed: '7',
      players: 'eager',
      violations: 0,
      stuck: 0,
      examples: [],
      hash: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(one.decisionsPerCampaign).toBe(one.decisions / CAMPAIGNS);
    expect(one.decisionsPerCampaign).toBeGreaterThan(300);
  });

  test('are the same the second time, and whatever the number of threads', async () => {
    const { threads, seconds, ...two } = await found('--threads', '2');
    expect([threads, seconds > 0]).toEqual([2, true]);
    for (const field of ['hash', 'decisions', 'cratesOpened', 'storyCrates', 'endings', 'checked'])
      expect([field, two[field]]).toEqual([field, one[field]]);
  });

  test('tell how fast they were, on all cores and on one', () => {
    expect(one.campaignsPerSecond * one.seconds).toBeCloseTo(CAMPAIGNS, 0);
    expect(one.campaignsPerSecondPerCore * one.cpuSeconds).toBeCloseTo(CAMPAIGNS, 0);
    expect(one.gamesPerSecond).toBeCloseTo(12 * one.campaignsPerSecond, -1);
  });

  test('open one door of every fork, come to one of two endings, and are decided', () => {
    for (const doors of FORKS) {
      const counts = [...doors].map((door) => one.storyCrates[door]);
      expect([doors, sum(counts)]).toEqual([doors, CAMPAIGNS]);
    }
    expect(one.endings).toEqual({ U: one.storyCrates.U, V: one.storyCrates.V });
    expect(one.decided).toBe(CAMPAIGNS);
  });

  test('count the crates on buildings, and name those that stayed shut', () => {
    const { total, perCampaign, byCrate } = one.cratesOpened;
    expect(Object.keys(byCrate)).toEqual(Object.keys(data.crates).filter((crate) => /\d/.test(crate)));
    expect(total).toBe(sum(byCrate));
    expect(perCampaign).toBe(total / CAMPAIGNS);
    // Card 376 opens them for everybody in game 11, if nobody did before.
    for (const crate of [17, 23, 31, 47]) expect([crate, byCrate[crate]]).toEqual([crate, CAMPAIGNS]);
    expect(Math.max(...Object.values(byCrate).map(Number))).toBe(CAMPAIGNS);
  });

  test('are checked after every choice now and then, all of them or none; it never changes them', async () => {
    expect(one.checked).toEqual({ everyChoice: 1, atEnd: CAMPAIGNS });
    const all = await found('--check');
    expect(all).toMatchObject({
      hash: one.hash,
      violations: 0,
      checked: { everyChoice: CAMPAIGNS, atEnd: CAMPAIGNS },
    });
    expect(await found('--no-check')).toMatchObject({
      hash: one.hash,
      checked: { everyChoice: 0, atEnd: 0 },
    });
  });

  test('are a table for people, with the endings by name', async () => {
    const ran = await campaigns('--no-check');
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).toMatch(/^4 campaigns of 2 seats, seed 7: [\d.]+ s, .* campaigns a second of one core\n/);
    expect(ran.out).toMatch(/decisions a campaign +[\d.,]+ +[\d,]+ +[\d,]+\n/);
    expect(ran.out).toMatch(/charter +played +games won +champion +share +median score\n/);
    expect(ran.out).toMatch(/U Before Lunch +\d +\d+ %\nV The Stone Drinks Ink +\d +\d+ %\n/);
    expect(ran.out).toMatch(/violations 0, stuck 0\nhash [0-9a-f]{32}\n$/);
  });
});

test('games are first games: they are over before the story begins', async () => {
  const ran = await charterstoneHere(['simulate', '--games', '2', '--seats', '2', '--json']);
  expect(Object.keys(Object(lastLine(ran)))).toEqual([
    'games',
    'seats',
    'seed',
    'players',
    'decisions',
    'seconds',
    'gamesPerSecond',
    'decisionsPerSecond',
    'violations',
    'stuck',
    'checked',
    'hash',
    'examples',
  ]);
});

test.each([
  ['games and campaigns at once', ['--games', '2', '--campaigns', '2'], /^Either --games or --campaigns/],
  ['no campaign', ['--campaigns', '0'], /^--campaigns is a whole number from 1 to 1,000,000, not "0"/],
  ['half a campaign', ['--campaigns', '0.5'], /^--campaigns is a whole number/],
  ['a check of some kind', ['--campaigns', '1', '--check', 'most'], /what to do with "most"/],
])('%s is refused in one line', async (_, args, line) => {
  const { code, out, err } = await charterstoneHere(['simulate', ...args]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(line);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});
