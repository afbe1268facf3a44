// SECURITY.md says of each requirement which test shows it. The table stays true as long as every test it names is there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const page = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');
/** A test as the page names it: `file.test.ts`: “title”; more titles of the same file follow with a comma. */
const NAMED = /`([\w/.-]+\.test\.tsx?)`: ((?:“[^”]+”(?:, )?)+)/g;
const FOLDERS = ['packages/server/test', 'packages/web/test', 'packages/web/src', 'packages/bots/test'];

const named = [...page.matchAll(NAMED)].flatMap(([, file = '', titles = '']) =>
  [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
);

function textOf(file: string): string | undefined {
  const path = FOLDERS.map((folder) => join(ROOT, folder, file)).find((one) => existsSync(one));
  return path === undefined ? undefined : readFileSync(path, 'utf8');
}

test('every test that SECURITY.md names is there', () => {
  expect(named.length).toBeGreaterThan(40);
  // Nothing else is written in these signs: a title that lost its file would be looked for nowhere.
  expect(page.split('“').length - 1).toBe(named.length);
  const lost = named.filter(({ file, title }) => {
    const text = textOf(file) ?? '';
    return !text.includes(`'${title}'`) && !text.includes(`\`${title}\``);
  });
  expect(lost).toEqual([]);
});

test('every requirement that we meet names a test, or says where it is written', () => {
  const rows = page.split('\n').filter((line) => /^\| \d+\.\d+\.\d+ /.test(line));
  expect(rows.length).toBeGreaterThan(40);
  const bare = rows.filter((row) => !/`[\w/.-]+\.test\.tsx?`: “|written: |\*\*not met\*\*/.test(row));
  expect(bare).toEqual([]);
});

test('every requirement of the chapters is in it, once', () => {
  const CHAPTERS: Readonly<Record<string, number>> = {
    ...{ '2.1': 3, '2.2': 3, '2.3': 5, '2.4': 2 },
    ...{ '3.1': 1, '3.2': 3, '3.3': 5, '3.4': 8, '3.5': 8, '3.6': 1, '3.7': 5 },
    ...{ '4.4': 4 },
    ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 3, '7.6': 2 },
    ...{ '8.1': 4, '8.2': 4, '8.3': 3, '8.4': 2 },
  };
  const wanted = Object.entries(CHAPTERS).flatMap(([section, many]) =>
    Array.from({ length: many }, (_, i) => `${section}.${i + 1}`),
  );
  const listed = [...page.matchAll(/^(?:\| |- \*\*)(\d+\.\d+\.\d+)(?:, (\d+\.\d+\.\d+))*/gm)].flatMap(
    ([head]) => head.match(/\d+\.\d+\.\d+/g),
  );
  expect(listed.sort()).toEqual(wanted.sort());
});
