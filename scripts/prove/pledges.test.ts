// What `npm test` tries of each promise stands in one place, beside what is tried here.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROMISED } from '@charterstone/testkit';
import { expect, test } from 'vitest';
import { PLEDGES } from './pledges.ts';

const ROOT = join(import.meta.dirname, '../..');

test('every promise is tried here, and every one that is tried here is promised', () => {
  expect(PLEDGES.map(({ name }) => name)).toEqual(Object.keys(PROMISED));
  for (const [name, { small, large }] of Object.entries(PROMISED))
    expect([name, 0 < small && small <= large]).toEqual([name, true]);
});

test('a test takes the small number of each promise from where it is promised', () => {
  const files = globSync('packages/*/test/**/*.test.ts', { cwd: ROOT });
  const used = files.flatMap((file) =>
    [
      ...readFileSync(join(ROOT, file), 'utf8').matchAll(
        /(?:small\b.*=\s*PROMISED\.(\w+);|PROMISED\.(\w+)\.small\b)/g,
      ),
    ].map(([, named, read]) => named ?? read),
  );
  const never = Object.keys(PROMISED).filter((name) => !used.includes(name));
  expect(never).toEqual([]);
});
