import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLAIM_MS } from '../src/bots/runner.ts';
import { importLimit } from '../src/http/bind.ts';
import { LIMITS } from '../src/journals/index.ts';
import { variables } from '../src/settings/variables.ts';

/** What hosts are told in figures is what the server does. */
const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const MB = 1024 * 1024;

test('the proxy of the guide lets through whatever the server takes as it comes', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(read('docs/hosting.md')) ?? [];
  const least = importLimit(variables.parse({}).MAX_IMPORT_BYTES) / MB;
  expect(Number(megabytes)).toBeGreaterThanOrEqual(least);
  expect(Number(megabytes)).toBeLessThan(least + 1);
});

test('the largest import that can be set is named, and is the largest that is read', () => {
  expect(read('.env.example')).toContain(`${LIMITS.text} (${LIMITS.text / MB} MiB) at most`);
  const setTo = (bytes: number) => variables.safeParse({ MAX_IMPORT_BYTES: String(bytes) }).success;
  expect([setTo(LIMITS.text), setTo(LIMITS.text + 1)]).toEqual([true, false]);
});

test('how long the bots of a server that was killed stand still is said', () => {
  expect(read('docs/scaling.md')).toContain(`They hold for ${CLAIM_MS / 1000} seconds`);
});
