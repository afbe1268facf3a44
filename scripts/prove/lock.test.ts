import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lock } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'charterstone-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'proof', 'running');

test('one run at a time has it, and the next when that is over', () => {
  // Whoever started this is running, and somebody else.
  const first = lock(file, process.ppid);
  expect(lock(file)).toEqual({ held: false, by: process.ppid });
  expect(readFileSync(file, 'utf8')).toBe(`${process.ppid}\n`);
  if (first.held) first.release();
  expect(existsSync(file)).toBe(false);
  const next = lock(file);
  expect(next.held).toBe(true);
  if (next.held) next.release();
});

test.each([
  ['of a run that was killed', () => `${spawnSync(process.execPath, ['-e', '']).pid}\n`],
  ['that was cut off', () => ''],
  ['of an earlier process with our number', () => `${process.pid}\n`],
])('a lock %s is taken over', (_, text) => {
  writeFileSync(file, text());
  const taken = lock(file);
  expect(taken.held).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid}\n`);
  if (taken.held) taken.release();
});
