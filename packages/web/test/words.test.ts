import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { LEAVES, speaker, speakerOf } from '@charterstone/words';
import { expect, test } from 'vitest';
import { loadTongue, withWords } from '../src/app/words.ts';

const SRC = join(import.meta.dirname, '../src');

test('a part of the app has its words when it comes, also in a language that was loaded before and in one that comes later', async () => {
  const none = (): undefined => undefined;
  const german = speakerOf('de', await loadTongue('de'), none);
  expect(german.ui('screen.close')).toBe(speaker('de', none).ui('screen.close'));
  expect(german.ui('new.title')).toBe('new.title');
  expect(await withWords(['elsewhere'], async () => 'the part')).toBe('the part');
  expect(german.ui('new.title')).toBe(speaker('de', none).ui('new.title'));
  const polish = speakerOf('pl', await loadTongue('pl'), none);
  expect(polish.ui('new.title')).toBe(speaker('pl', none).ui('new.title'));
});

/** A file of the app: what it loads with itself, what it loads later and with which words, and its text. */
type Source = {
  readonly text: string;
  readonly imports: readonly string[];
  readonly later: readonly { readonly file: string; readonly leaves: readonly string[] }[];
};

const read = new Map<string, Source>();

function sourceOf(file: string): Source {
  const known = read.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8');
  const at = (path: string): string => join(dirname(file), path);
  const imports = [...text.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from '(\.[^']+\.tsx?)'/gm)];
  const later = [
    ...text.matchAll(/(?:withWords\(\s*\[([^\]]*)\],\s*(?:async )?\(\) =>\s*)?import\('(\.[^']+)'\)/g),
  ];
  const source = {
    text,
    imports: imports.flatMap(([, path]) => (path === undefined ? [] : [at(path)])),
    later: later.flatMap(([, leaves = '', path]) =>
      path === undefined
        ? []
        : [{ file: at(path), leaves: [...leaves.matchAll(/'(\w+)'/g)].map(([, leaf = '']) => leaf) }],
    ),
  };
  read.set(file, source);
  return source;
}

/** What of the words that come later a file says: by their keys, or by keys that are put together. */
function leavesIn(text: string): readonly string[] {
  const whole = new Set([...text.matchAll(/'(\w+\.[\w-]+)'/g)].map(([, key = '']) => key));
  const begun = [...text.matchAll(/`(\w+\.[\w-]*)\$\{/g)].map(([, start = '']) => start);
  const isSaid = (key: string): boolean => whole.has(key) || begun.some((start) => key.startsWith(start));
  return Object.entries(LEAVES).flatMap(([leaf, keys]) => (Object.keys(keys).some(isSaid) ? [leaf] : []));
}

/** Every part that is loaded by itself, with the words that are there by then: its own, and those of whoever loads it. */
function missingFrom(entry: string, has: ReadonlySet<string>, seen: Set<string>): string[] {
  const found: string[] = [];
  const parts = new Set([entry]);
  for (const file of parts) {
    const { text, imports, later } = sourceOf(file);
    for (const other of imports) parts.add(other);
    for (const leaf of leavesIn(text)) if (!has.has(leaf)) found.push(`${relative(SRC, file)} says ${leaf}`);
    for (const { file: other, leaves } of later) {
      const then = new Set([...has, ...leaves]);
      const key = `${other} ${[...then].sort()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      found.push(...missingFrom(other, then, seen));
    }
  }
  return found;
}

test('no part of the app says words that did not come with it', () => {
  expect(globSync('**/*.tsx', { cwd: SRC }).length).toBeGreaterThan(100);
  expect([...new Set(missingFrom(join(SRC, 'main.tsx'), new Set(), new Set()))]).toEqual([]);
});

test('a part that says more than came with it is found', () => {
  expect(missingFrom(join(SRC, 'book/Book.tsx'), new Set(), new Set())).toContain(
    'book/Book.tsx says annals',
  );
});
