import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MORE, MORE_OF } from './more.ts';

const root = join(import.meta.dirname, '..');

test('what npm test leaves out is there, so that nothing is left out by both', () => {
  const missing = [...MORE, ...MORE_OF].filter((name) => globSync(name, { cwd: root }).length === 0);
  expect(missing).toEqual([]);
});

test('what we promise is not left out', () => {
  const left = MORE.filter((name) => readFileSync(join(root, name), 'utf8').includes('PROMISED'));
  expect(left).toEqual([]);
});
