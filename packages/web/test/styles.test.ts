import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { TONES } from '../src/art/tones.ts';

const SRC = join(import.meta.dirname, '../src');

test('style sheets and drawings have the same charters', () => {
  const css = readFileSync(join(SRC, 'app/tokens.css'), 'utf8');
  for (const [land, tones] of Object.entries(TONES))
    for (const [tone, colour] of Object.entries(tones))
      expect(css).toContain(`--${land}-${tone}: ${colour};`);
});

/** The classes that a style sheet gives a look of their own, wherever they stand. */
function classesIn(css: string): readonly string[] {
  const rules = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{/g);
  const selectors = [...rules].flatMap(([, list = '']) => list.replace(/\([^)]*\)/g, '()').split(','));
  return selectors.flatMap((one) => /^\.([\w-]+)$/.exec(one.trim())?.[1] ?? []);
}

test('a class gets its look in one room only: style sheets stay once they are loaded, and whichever came last would win', () => {
  const rooms = new Map<string, Set<string>>();
  for (const file of globSync('**/*.css', { cwd: SRC })) {
    // On paper things only disappear.
    if (file.endsWith('print.css')) continue;
    for (const name of classesIn(readFileSync(join(SRC, file), 'utf8')))
      rooms.set(name, (rooms.get(name) ?? new Set()).add(dirname(file)));
  }
  expect(rooms.size).toBeGreaterThan(500);
  expect([...rooms].filter(([, of]) => of.size > 1).map(([name, of]) => [name, ...of])).toEqual([]);
});

test('every property that style sheets count on is set somewhere', () => {
  const css = globSync('**/*.css', { cwd: SRC }).map((file) => readFileSync(join(SRC, file), 'utf8'));
  const code = globSync('**/*.{ts,tsx}', { cwd: SRC }).map((file) => readFileSync(join(SRC, file), 'utf8'));
  const all = [...css, ...code].join('\n');
  const used = new Set([...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
  const isSet = (name: string): boolean => new RegExp(`${name}['"]?\\s*[:,]`).test(all);
  expect(used.size).toBeGreaterThan(50);
  expect([...used].filter((name) => !isSet(name))).toEqual([]);
});
