import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PACKED } from './pack-rules.mjs';

// The launcher packs the rules for whatever it starts, and takes their sources where it can't.

const ROOT = join(import.meta.dirname, '..');
let clone = '';

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'charterstone-launch-'));
  for (const file of ['package.json', 'package-lock.json', 'scripts/launch.mjs', 'scripts/setup.mjs'])
    cpSync(join(ROOT, file), join(clone, file));
  cpSync(join(ROOT, 'scripts/pack-rules.mjs'), join(clone, 'scripts/pack-rules.mjs'));
  cpSync(join(ROOT, 'packages/rules/package.json'), join(clone, 'packages/rules/package.json'));
  cpSync(join(ROOT, 'packages/rules/src'), join(clone, 'packages/rules/src'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
  // It finds the rules of its own clone by their name, as a package finds itself.
  writeFileSync(
    join(clone, 'packages/rules/asks.ts'),
    `import * as rules from '@charterstone/rules';
process.stdout.write(JSON.stringify([import.meta.resolve('@charterstone/rules'), Object.keys(rules)]));`,
  );
});

afterEach(() => rmSync(clone, { recursive: true, force: true }));

/** Where the launched program found the rules, and what they offer. */
function launched(NODE_OPTIONS = ''): { readonly from: string; readonly offers: readonly string[] } {
  const args = [join(clone, 'scripts/launch.mjs'), 'packages/rules/asks.ts'];
  const ran = spawnSync(process.execPath, args, { env: { PATH: process.env['PATH'], NODE_OPTIONS } });
  expect(String(ran.stderr)).toBe('');
  const [from, offers] = JSON.parse(String(ran.stdout));
  return { from: from.replace(/.*\/packages\/rules\//, ''), offers };
}

function addToRules(text: string): void {
  const file = join(clone, 'packages/rules/src/index.ts');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${text}\n`);
}

test('the rules are packed at the first start, and anew when a source has changed', () => {
  const { from, offers } = launched();
  expect(from).toBe('dist/index.js');
  expect(offers).toContain('newCampaign');
  addToRules('export const snow = 1;');
  const after = launched();
  expect(after.from).toBe('dist/index.js');
  expect(after.offers).toContain('snow');
});

test('a launcher that was itself started with packed rules does not take them for granted', () => {
  const inherited = `--conditions=${PACKED}`;
  expect(launched(inherited).from).toBe('dist/index.js');
  addToRules('export const snow = 1;');
  expect(launched(inherited).offers).toContain('snow');
});

test('where they can not be packed, the rules run from their sources', () => {
  writeFileSync(join(clone, 'packages/rules/dist'), 'no folder');
  expect(launched().from).toBe('src/index.ts');
  rmSync(join(clone, 'packages/rules/dist'));
  mkdirSync(join(clone, 'packages/rules/dist'));
  writeFileSync(join(clone, 'packages/rules/dist/packed-from.txt'), 'something older');
  addToRules('export const snow: = 1;');
  const args = [join(clone, 'scripts/launch.mjs'), 'packages/rules/asks.ts'];
  const ran = spawnSync(process.execPath, args, { env: { PATH: process.env['PATH'] } });
  expect(ran.status).not.toBe(0);
  expect(String(ran.stderr)).toContain('packages/rules/src/index.ts');
});
