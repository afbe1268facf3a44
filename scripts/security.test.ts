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

/** A file of tests without its comments: what is commented out is not tried. */
function uncommented(text: string): string {
  return text.replaceAll(/^\s*\/\*[\s\S]*?\*\/\s*$/gm, '').replaceAll(/^\s*\/\/.*$/gm, '');
}

/** Whether this text calls something with this title first, as a test is. What is passed over without a reason, or alone, is in no such file. */
function holdsTest(text: string, title: string): boolean {
  const written = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const isCalled = new RegExp(`\\b(?:test|it)\\b[\\s\\S]*?\\(\\s*(['\`])${written}\\1\\s*,`).test(text);
  return (
    isCalled &&
    !/\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|todo|only|fails)\b|\bx(?:it|test|describe)\(/.test(text)
  );
}

test.each([
  ["test('a door holds', () => {});", true],
  ["  test.each([1, 2])('a door holds', async () => {});", true],
  ['test(\n  `a door holds`,\n  async () => {},\n  1000);', true],
  ["test.skipIf(NO_BROWSER)('a door holds', () => {});", true],
  ["test.skip('a door holds', () => {});", false],
  ["test.todo('a door holds');", false],
  ["describe.skip('doors', () => {\n  test('a door holds', () => {});\n});", false],
  ["test.only('a window holds', () => {});\ntest('a door holds', () => {});", false],
  ["// test('a door holds', () => {});\ntest('a window holds', () => {});", false],
  ["/*\ntest('a door holds', () => {});\n*/\ntest('a window holds', () => {});", false],
  ["test('a window holds', () => { expect('a door holds').toBe(1); });", false],
])('a test counts only where it is tried: %j', (text, isTried) => {
  expect(holdsTest(uncommented(text), 'a door holds')).toBe(isTried);
});

test('every test that SECURITY.md names is there', () => {
  expect(named.length).toBeGreaterThan(40);
  // Nothing else is written in these signs: a title that lost its file would be looked for nowhere.
  expect(page.split('“').length - 1).toBe(named.length);
  const lost = named.filter(({ file, title }) => {
    return !holdsTest(uncommented(textOf(file) ?? ''), title);
  });
  expect(lost).toEqual([]);
});

test('every requirement that we meet names a test, or says where it is written', () => {
  const rows = page.split('\n').filter((line) => /^\| \d+\.\d+\.\d+ /.test(line));
  expect(rows.length).toBeGreaterThan(40);
  const bare = rows.filter((row) => !/`[\w/.-]+\.test\.tsx?`: “|written: |\*\*not met\*\*/.test(row));
  expect(bare).toEqual([]);
});

test('what is not met is said where the page says what it covers', () => {
  const notMet = page
    .split('\n')
    .flatMap((line) => /^\| (\d+\.\d+\.\d+) .*\*\*not met\*\*/.exec(line)?.[1] ?? []);
  const [, said = ''] = /not met: ([\d., and]+\d)/.exec(page) ?? [];
  expect(notMet.length).toBeGreaterThan(0);
  expect(said.split(/, | and /)).toEqual(notMet);
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
