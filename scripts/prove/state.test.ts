import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { seedOf } from './seeds.ts';
import { begin, readState, type State, sourcesOf, writeState } from './state.ts';
import { NOTHING } from './tried.ts';

const folder = mkdtempSync(join(tmpdir(), 'charterstone-state-'));
afterAll(() => rmSync(folder, { recursive: true }));

const earlier: State = { seed: 3, sources: 'abc', records: { kills: { ...NOTHING, done: 5 } } };
const wanted = { seed: undefined, sources: 'abc', fresh: false };

describe('a run goes on', () => {
  test('where the last one stopped', () => {
    expect(begin(earlier, wanted)).toEqual({ state: earlier, fresh: undefined });
    expect(begin(earlier, { ...wanted, seed: 3 }).state).toBe(earlier);
  });

  test.each([
    ['wanted', { ...wanted, fresh: true }, 1],
    ['seed', { ...wanted, seed: 4 }, 4],
    ['sources', { ...wanted, sources: 'abd' }, 1],
  ] as const)('but not when it is another one (%s)', (why, other, seed) => {
    const { state, fresh } = begin(earlier, other);
    expect(fresh).toBe(why);
    expect(state).toEqual({ seed, sources: other.sources, records: {} });
  });

  test('from nothing where there was none', () => {
    expect(begin(undefined, wanted)).toMatchObject({ fresh: 'none', state: { seed: 1, records: {} } });
  });
});

test('what is written is read again; what is none is nothing', () => {
  const file = join(folder, 'deep', 'state.json');
  expect(readState(file)).toBeUndefined();
  writeState(file, earlier);
  expect(readState(file)).toEqual(earlier);
  for (const text of ['', '{', '7', 'null', '{"seed":1}']) {
    writeFileSync(file, text);
    expect(readState(file)).toBeUndefined();
  }
});

test('the sources of this project have a fingerprint', () => {
  const root = join(import.meta.dirname, '../..');
  expect(sourcesOf(root)).toMatch(/^[0-9a-f]{16}$/);
  expect(sourcesOf(folder)).not.toBe(sourcesOf(root));
});

test('every part has a seed of its own, the same every time', () => {
  const seeds = new Set<number>();
  for (const run of [1, 2])
    for (const name of ['kills', 'once'])
      for (let number = 0; number < 1000; number++) seeds.add(seedOf(run, name, number));
  expect(seeds.size).toBe(4000);
  expect(seedOf(1, 'kills', 7)).toBe(seedOf(1, 'kills', 7));
  for (const seed of seeds) expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31).toBe(true);
});
