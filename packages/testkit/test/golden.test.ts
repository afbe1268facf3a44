import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GOLDEN, playthrough, theBox } from '../src/index.ts';

const box = theBox();

test.each(GOLDEN)('$file still tells the same game (`npm run golden` writes it anew)', ({ file, match }) => {
  const golden = readFileSync(join(import.meta.dirname, '..', 'golden', file), 'utf8');
  const lines = playthrough(box, match).split('\n');
  // The first line that differs says more than a page of differences.
  const at = golden.split('\n').findIndex((line, i) => line !== lines[i]);
  expect(at < 0 ? undefined : { line: at + 1, now: lines[at] }).toEqual(
    at < 0 ? undefined : { line: at + 1, now: golden.split('\n')[at] },
  );
  expect(lines.join('\n').length).toBe(golden.length);
});

test.each(GOLDEN)('$file shows a game in which much happens, and is short enough to be read', ({ match }) => {
  const text = playthrough(box, match);
  for (const fact of ['opened', 'built', 'scored', 'sold', 'esteemed', 'bumped', 'ruleEntered', 'shuffled'])
    expect(text).toContain(`  · ${fact} `);
  expect(text).toContain('SPOILERS');
  expect(text.length).toBeLessThan(250_000);
});
