// At 300 lines a file has two topics (CONTRIBUTING.md). What is data (the box, stored campaigns, golden files) is as long as it is.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const MOST_LINES = 300;
const CODE = ['packages/*/{src,test,scripts}/**/*.{ts,tsx,css}', 'scripts/**/*.{ts,tsx,css}'];
const DATA = ['packages/box/**', '**/fixtures/**', '**/golden/**', '**/node_modules/**', '**/dist/**'];

/** Files are ended by a line break, which begins no line more. */
function linesOf(file: string): number {
  return readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length;
}

const files = globSync(CODE, { cwd: ROOT, exclude: DATA }).sort();

test('no file of code is longer than a file of one topic', () => {
  const tooLong = files.flatMap((file) =>
    linesOf(file) > MOST_LINES ? [`${file}: ${linesOf(file)} lines`] : [],
  );
  expect(tooLong).toEqual([]);
});

test('rooms, their tests, the app’s styles and the scripts are looked at; data is not', () => {
  for (const one of [
    'packages/rules/src/engine/run.ts',
    'packages/server/test/house.ts',
    'packages/web/src/table/tray.css',
    'packages/web/src/table/Tray.tsx',
    'scripts/prove/prove.ts',
    'scripts/sizes.test.ts',
  ])
    expect(files).toContain(one);
  expect(files.filter((file) => file.startsWith('packages/box/'))).toEqual([]);
});
