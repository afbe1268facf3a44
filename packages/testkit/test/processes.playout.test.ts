import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACKED, packRules } from '../../../scripts/pack-rules.mjs';
import { playout, theBox } from '../src/index.ts';
import { report } from './report.ts';

/** Runs a script of this folder in a process of its own and reads the JSON it prints. */
function inProcess(script: string, flags: readonly string[], env: Record<string, string> = {}): unknown {
  const file = join(import.meta.dirname, 'child', script);
  const printed = execFileSync(process.execPath, [...flags, file], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return JSON.parse(printed);
}

test('the same seed gives the same game in every process', () => {
  const here = inProcess('hashes.ts', []);
  // Another language, another clock, and no optimising compiler.
  const there = inProcess('hashes.ts', ['--no-opt', '--no-sparkplug'], {
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    TZ: 'Pacific/Chatham',
  });
  expect(there).toEqual(here);
  const box = theBox();
  const mine = [1, 2, 3, 4, 5, 6].flatMap((seats) =>
    (['random', 'curious'] as const).map((player) => playout(box, { seats, seed: 'processes', player }).hash),
  );
  expect(here).toEqual(mine);
  expect(new Set(mine).size).toBe(12);
  report('12 games in three processes');
});

test('the rules packed into one file play the same games as their sources', async () => {
  await packRules();
  const [packed, sources] = [`--conditions=${PACKED}`, ''].map((NODE_OPTIONS) => ({
    rules: inProcess('where.ts', [], { NODE_OPTIONS }),
    hashes: inProcess('hashes.ts', [], { NODE_OPTIONS }),
  }));
  expect(packed?.rules).toContain('/packages/rules/dist/');
  expect(sources?.rules).toContain('/packages/rules/src/');
  expect(packed?.hashes).toEqual(sources?.hashes);
});

test('the fast way allocates almost nothing', () => {
  const measured = inProcess('heap.ts', [
    '--expose-gc',
    '--min-semi-space-size=64',
    '--max-semi-space-size=64',
  ]);
  report(`bytes per choice: ${JSON.stringify(measured)}`);
  // With a listener facts are made: if that did not show, the measure would be blind.
  expect(measured).toMatchObject({ silent: expect.any(Number), listening: expect.any(Number) });
  const { silent, listening } = JSON.parse(JSON.stringify(measured));
  expect(silent).toBeLessThan(32);
  expect(listening).toBeGreaterThan(100);
});
