import { expect, test } from 'vitest';
import { growthRows } from './parts.ts';
import { type Done, describe, markdown, shortcomings, wish } from './report.ts';
import { isReached, noiseIn, type Row } from './row.ts';

const machine = {
  processor: 'a core',
  cores: 2,
  memoryGb: 8,
  system: 'Linux',
  node: '24',
  when: '2026-01-01 12:00',
  busyBefore: 0.1,
  busyAfter: 9,
  lentPercent: 7.5,
};
const fast: Row = {
  what: 'moves',
  unit: 'a second',
  ours: { median: 2000, min: 1900, max: 2100 },
  baseline: { name: 'theirs', median: 10, min: 8, max: 13 },
  ratio: 199,
  wanted: { least: 150 },
};
const slow: Row = { what: 'opening', unit: 'ms', ours: { median: 51.25 }, wanted: { most: 50 } };
const told: Row = { what: 'size', unit: 'KB', ours: { median: 3 } };
const all: readonly Done[] = [
  { part: 'rules', rows: [fast, told] },
  { part: 'web', rows: [slow] },
  { part: 'server', rows: [], failed: 'no disk' },
];

test('a wish is held against the ratio where there is one, else against the figure', () => {
  expect([fast, slow, told].map(isReached)).toEqual([true, false, undefined]);
  expect(isReached({ ...fast, ratio: 149.9 })).toBe(false);
  expect(isReached({ ...slow, ours: { median: 50 } })).toBe(true);
  expect([wish({ least: 5 }), wish({ most: 2048 }), wish(undefined)]).toEqual(['≥ 5', '≤ 2,048', '']);
});

test('what was measured too shortly to be a number is not reached', () => {
  const { ratio }: { ratio: number } = JSON.parse(JSON.stringify({ ratio: Number.NaN }));
  const short: Row = { ...fast, ratio, wanted: { most: 5 } };
  expect(isReached(short)).toBe(false);
  expect(shortcomings([{ part: 'rules', rows: [short] }])).toEqual(['rules: moves: ratio –, wanted ≤ 5']);
});

test('noise is how far the rounds of the baseline lie apart', () => {
  expect(noiseIn([fast])).toBe(50);
  expect(noiseIn([slow, told])).toBeUndefined();
});

test('what is not reached and what failed is said plainly', () => {
  expect(shortcomings(all)).toEqual([
    'web: opening: 51.3, wanted ≤ 50',
    'server could not be measured: no disk',
  ]);
  for (const text of [describe(all, machine), markdown(all, machine)]) {
    expect(text).toContain('NOT REACHED');
    expect(text).toContain('2,000 (1,900 to 2,100)');
    expect(text).toContain('10 (8 to 13) theirs');
    expect(text).toContain('rules 50 %');
    expect(text).toContain('others were busy');
    expect(text).toContain('gave 7.5 % of it to others meanwhile: it was no quiet machine');
    expect(text).toContain('no disk');
  }
});

test('what was measured for a moment is not judged; what failed still is', () => {
  const measured = all.filter(({ failed }) => failed === undefined);
  const text = describe(measured, machine, true);
  expect(text).toContain('these are no figures');
  expect(text).not.toMatch(/reached/i);
  expect(describe(all, machine, true)).toContain('could not be measured');
});

test('where all is well, that is said', () => {
  expect(describe([{ part: 'rules', rows: [fast] }], machine)).toContain(
    'Everything that is wanted is reached.',
  );
});

test('what grew is held against its first size, and its charts stand below', () => {
  const point = (at: number, median: number) => ({ at, median, min: median, max: median });
  const curve = { name: 'opening', unit: 'ms', along: 'games', points: [point(1, 10), point(12, 20)] };
  const rows = growthRows({
    curves: [
      { ...curve, most: 1.5, verdict: { ratio: 2, ok: false, text: '' } },
      { ...curve, name: 'replay', verdict: { ratio: 2, text: '' } },
    ],
  });
  expect(rows.map(isReached)).toEqual([false, undefined]);
  expect(shortcomings([{ part: 'growth', rows }])).toEqual([
    'growth: opening: 12 games: ratio 2, wanted ≤ 1.5',
  ]);
  const text = markdown([{ part: 'growth', rows, picture: '<svg/>' }], machine);
  expect(text).toContain('10 (10 to 10) with 1');
  expect(text).toContain('![Charts of growth](growth.svg)');
});
