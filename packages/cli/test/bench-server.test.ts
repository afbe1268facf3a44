import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LoadTable, paced, saturated } from '../src/bench/server/load.ts';
import { type Profile, sharesIn } from '../src/bench/server/profile.ts';
import { limitsInForce } from '../src/bench/server/serving.ts';
import { insideOf, pacedSummaryOf, percentile, ratio, summaryOf } from '../src/bench/server/summary.ts';
import { OurTarget, sizesIn, Target } from '../src/bench/server/targets.ts';
import { charterstoneHere, folder } from './program.ts';

/** A table at which everything takes so many milliseconds. */
function slowTable(ms: number): LoadTable & { underWay: number; most: number; choices: number } {
  const table = {
    traffic: { asked: 0, told: 0, answered: 0 },
    underWay: 0,
    most: 0,
    choices: 0,
    choose: (seen: () => void) => {
      table.choices++;
      table.traffic.told += 100;
      table.most = Math.max(table.most, ++table.underWay);
      setTimeout(() => {
        table.underWay--;
        seen();
      }, ms);
    },
  };
  return table;
}

describe('the load', () => {
  test('every table has one choice under way, until the time is over', async () => {
    const tables = [slowTable(1), slowTable(5)];
    const load = await saturated(tables, 0.2);
    expect(tables.map(({ most }) => most)).toEqual([1, 1]);
    expect(tables.map(({ underWay }) => underWay)).toEqual([0, 0]);
    // What was under way at the end is no speed, but the server worked for it.
    expect(load.all).toBe((tables[0]?.choices ?? 0) + (tables[1]?.choices ?? 0));
    expect(load.all - load.choices).toBe(2);
    expect(load.traffic).toEqual({ asked: 0, told: 100 * load.all, answered: 0 });
    expect(load.to).toBeGreaterThan(load.from);
  });

  test('at a pace, whoever waits behind a slow choice waits from the time it was to be sent', async () => {
    // Ten choices, 10 ms apart, at one table that takes 60 ms for each: the last one is 500 ms late.
    const slow = slowTable(60);
    const { latencies, choices } = await paced([slow], 0.1, 100);
    expect([choices, latencies.length, slow.most]).toEqual([10, 10, 1]);
    expect(latencies[0]).toBeGreaterThan(50);
    expect(latencies[9]).toBeGreaterThan(10 * 59 - 9 * 10 - 1);
    expect(latencies).toEqual([...latencies].sort((a, b) => a - b));
  });

  test('tables take turns at a pace', async () => {
    const tables = [slowTable(1), slowTable(1), slowTable(1)];
    await paced(tables, 0.1, 90);
    expect(tables.map(({ choices }) => choices)).toEqual([3, 3, 3]);
  });
});

test('percentiles are values that were measured', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => i + 1);
  expect([0.5, 0.99, 1].map((part) => percentile(hundred, part))).toEqual([50, 99, 100]);
  expect([0.5, 0.99, 1].map((part) => percentile([7], part))).toEqual([7, 7, 7]);
});

test('work is charged to the innermost owner, idle time and what lies outside to nobody', () => {
  const node = (id: number, functionName: string, url: string, ...children: number[]) => ({
    id,
    callFrame: { functionName, url },
    children,
  });
  const server = 'file:///somewhere/packages/server/src';
  const profile: Profile = {
    nodes: [
      node(1, '(root)', '', 2, 7, 8),
      node(2, 'happened', `${server}/tables/table.ts`, 3, 4),
      node(3, 'choose', 'file:///somewhere/packages/rules/src/index.ts'),
      node(4, 'happened', `${server}/live/room.ts`, 5, 6),
      node(5, 'view', 'file:///somewhere/packages/rules/src/index.ts'),
      node(6, 'writev', 'node:internal/stream_base_commons'),
      node(7, '(idle)', ''),
      node(8, '(garbage collector)', ''),
    ],
    startTime: 1000,
    timeDeltas: [10, 10, 10, 10, 10, 10, 10, 10],
    samples: [3, 3, 5, 6, 7, 8, 7, 3],
  };
  const { shares, idle, samples } = sharesIn(profile, 1000, 1070);
  expect([samples, idle]).toEqual([7, 2 / 7]);
  expect(shares).toEqual({
    'rules: choose and options': 2 / 5,
    'views, deltas and their JSON': 1 / 5,
    'messages: sockets, reading and checking': 1 / 5,
    'journal: statements and messages to its thread': 0,
    'garbage collection': 1 / 5,
    'the rest': 0,
  });
});

describe('servers in processes of their own', () => {
  const within = folder();
  let ours: OurTarget;
  let bare: Target;
  beforeAll(async () => {
    const guests = { tables: 2, sockets: 3 };
    mkdirSync(join(within, 'data'));
    ours = await OurTarget.open(join(within, 'data'), guests);
    bare = await Target.bare(guests, { asked: 100, told: 500, answered: 80 });
  });
  afterAll(async () => {
    await ours?.stop();
    await bare?.stop();
    rmSync(within, { recursive: true, force: true });
  });

  test('ours is played at, and tells of its journal and its loop', async () => {
    const taken = await ours.saturated(0.3);
    expect(taken.load.choices).toBeGreaterThan(0);
    const { told, answered } = sizesIn(taken, 3);
    expect(told).toBeGreaterThan(100);
    expect(answered).toBeGreaterThan(50);
    const summary = summaryOf([taken], 3);
    expect(summary.bytesPerPlayerAndChoice).toBeGreaterThan(told);
    expect(summary.bytesPerPlayerAndChoice).toBeLessThan(told + answered);
    const inside = insideOf([taken]);
    // Two tables: never more than two choices at once.
    expect(inside.choicesPerSync).toBeGreaterThan(0);
    expect(inside.choicesPerSync).toBeLessThanOrEqual(2);
    expect(inside.msPerSync).toBeGreaterThan(0);
    expect(inside.msPerChoice).toBeGreaterThan(0);
    expect(inside.loopDelayMs.max).toBeGreaterThanOrEqual(inside.loopDelayMs.p50);
  });

  test('at a pace it is as fast as asked, and every choice is told', async () => {
    const taken = await ours.paced(0.5, 20);
    const { choices, p50, p99, max } = pacedSummaryOf([taken]);
    expect(choices).toBe(10);
    expect(p50).toBeGreaterThan(0);
    expect(p99).toBeGreaterThanOrEqual(p50);
    expect(max).toBeGreaterThanOrEqual(p99);
  });

  test('the bare broadcast tells everybody messages of the sizes it was given', async () => {
    const taken = await bare.saturated(0.2);
    expect(sizesIn(taken, 3)).toEqual({ asked: 100, told: 500, answered: 80 });
    expect(ratio([taken], [taken])).toBe(1);
  });
});

test('the limits in force are those of the settings, raised', () => {
  expect(limitsInForce()).toMatchObject({ messagesPerSecond: 1_000_000, maxMessageBytes: 16 * 1024 });
});

test('a number that is none is one clear line', async () => {
  const { code, out, err } = await charterstoneHere(['bench', 'server', '--tables', 'many']);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^.*--tables.*"many".*\n$/);
});
