import { describe, expect, test } from 'vitest';
import { type Curve, verdictOn } from '../src/bench/growth/curve.ts';
import { describe as told } from '../src/bench/growth/describe.ts';
import type { GrowthMeasured } from '../src/bench/growth/measure.ts';
import { growthPage, growthPicture } from '../src/bench/growth/page.ts';
import { charterstoneHere } from './program.ts';

/** A cost that was each of these, a tenth more or less, with 1, 10, 100… tables. */
function curve(medians: readonly number[], rest: Partial<Curve> = {}): Curve {
  const points = medians.map((median, i) => ({ at: 10 ** i, median, min: 0.9 * median, max: 1.1 * median }));
  return { name: 'opening', unit: 'ms', along: 'tables', points, ...rest };
}

describe('a verdict', () => {
  test('holds the last median against the first', () => {
    expect(verdictOn(curve([10, 30, 11], { most: 1.5 }))).toEqual({
      ratio: 1.1,
      ok: true,
      text: 'opening: 1.1 times from 1 to 100 tables: flat',
    });
    expect(verdictOn(curve([10, 4], { most: 1.5 }))).toMatchObject({
      ok: true,
      text: expect.stringMatching(/falls$/),
    });
  });

  test('says plainly that a promise is broken, just above it as well', () => {
    expect(verdictOn(curve([10, 15], { most: 1.5 })).ok).toBe(true);
    expect(verdictOn(curve([10, 15.2], { most: 1.5 }))).toEqual({
      ratio: 1.52,
      ok: false,
      text: 'opening: 1.5 times from 1 to 10 tables: GROWS; wanted at most 1.5',
    });
  });

  test('is no excuse, but says so, where the rounds of the first and the last overlap', () => {
    const noisy = { at: 10, median: 20, min: 10.5, max: 90 };
    const points = [...curve([10]).points, noisy];
    const { ok, text } = verdictOn(curve([], { points, most: 1.5 }));
    expect([ok, text]).toEqual([false, expect.stringContaining('the machine was not quiet')]);
  });

  test('tells why it may grow where nothing is promised, and how far where something is', () => {
    const { ok, text } = verdictOn(curve([10, 80], { note: 'all of it is read' }));
    expect([ok, text]).toEqual([undefined, 'opening: 8 times from 1 to 10 tables: grows; all of it is read']);
    expect(verdictOn(curve([10, 12], { note: 'all of it is read' })).text).toMatch(/: flat$/);
    expect(verdictOn(curve([10, 40], { most: 6 }))).toMatchObject({
      ok: true,
      text: expect.stringMatching(/grows as it may$/),
    });
  });

  test('is none at one size, and a broken promise where nothing could be measured', () => {
    expect(verdictOn(curve([10], { most: 1.5 }))).toEqual({
      ratio: 1,
      text: 'opening: measured at one size only',
    });
    expect(verdictOn(curve([0, 10], { most: 1.5 })).ok).toBe(false);
  });
});

const curves = [curve([10, 11], { most: 1.5 }), curve([10, 90], { name: 'listing <all>', most: 1.5 })];
const measured: GrowthMeasured = {
  node: '24',
  cores: 2,
  rounds: 5,
  secondsPerMeasurement: 3,
  journal: { store: 'SQLite', fileSystem: 'ext4', diskSyncMs: 1 },
  curves: curves.map((one) => ({ ...one, verdict: verdictOn(one) })),
};

test('what is broken is told first', () => {
  const lines = told(measured).split('\n');
  expect(lines[2]).toMatch(/^✗ listing <all>: 9 times/);
  expect(lines[3]).toMatch(/^✓ opening: 1\.1 times/);
});

test('the page has a chart and a verdict for each curve, and needs nothing from elsewhere', () => {
  const page = growthPage(measured);
  expect(page.match(/<svg /g)).toHaveLength(2);
  expect(page).toContain('1 of 2 curves');
  expect(page).toContain('>listing &lt;all&gt;<');
  expect(page).toContain('>9 times from 1 to 10 tables: GROWS');
  expect(page).not.toMatch(/https?:|src=/);
  const picture = growthPicture(curves);
  expect(picture.match(/<polyline /g)).toHaveLength(2);
  expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
});

test('it has help of its own', async () => {
  const { code, out } = await charterstoneHere(['bench', 'growth', '--help']);
  expect(code).toBe(0);
  for (const option of ['games', 'seats', 'stored', 'sockets', 'rounds', 'out', 'json'])
    expect(out).toContain(`--${option}`);
});

test.each([
  ['--games', '1,many', /--games.*"many"/],
  ['--sockets', '100,10', /--sockets.*"100,10"/],
])('%s %s is refused in one clear line', async (option, value, line) => {
  const { code, out, err } = await charterstoneHere(['bench', 'growth', option, value]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(line);
});
