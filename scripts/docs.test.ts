/** The documents name files, commands and scripts: what they name is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const inFolder = (folder: string): string[] =>
  readdirSync(join(ROOT, folder)).flatMap((file) => (file.endsWith('.md') ? [join(folder, file)] : []));
const GUIDES = inFolder('docs');
const DOCS = [...inFolder('.'), ...GUIDES, ...inFolder('.github'), ...inFolder('.github/ISSUE_TEMPLATE')];

const { scripts }: { readonly scripts: { readonly [name: string]: string } } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
);

/** Everything that a pattern finds, by its first group. */
function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}

describe.each(DOCS)('%s', (doc) => {
  const text = readFileSync(join(ROOT, doc), 'utf8');

  test('links to what is there', () => {
    const links = found(text, /\]\((?!https?:)([^)#\s]+)[^)]*\)/g);
    expect(links.filter((link) => !existsSync(join(ROOT, dirname(doc), link)))).toEqual([]);
  });

  test('names files that are there', () => {
    const files = found(text, /(?<![\w@./-])((?:packages|scripts|docs|examples)\/[\w/.-]*\w)(?![\w{*])/g);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test('names commands that are there', () => {
    expect(found(text, /npm run (?:-s )?([a-z][\w-]*)/g).filter((name) => !(name in scripts))).toEqual([]);
    const commands = found(text, /(?:npx |`)charterstone (bench [a-z]+|[a-z][a-z-]*)/g);
    const fileOf = (command: string): string =>
      join(ROOT, 'packages/cli/src/commands', `${command.replace(' ', '-')}.ts`);
    expect(commands.filter((command) => !existsSync(fileOf(command)))).toEqual([]);
  });
});

test.each(GUIDES)('%s says at its top what it spoils', (doc) => {
  const [, , top] = readFileSync(join(ROOT, doc), 'utf8').split('\n');
  expect(top).toMatch(/^\*Spoilers: .+\.\*$/);
});

test('whoever begins a box where your-own-box.md says has a clone that still passes its checks', () => {
  // The linter leaves out what git does, `schema/` of a box among it, which is not laid out as we do.
  const { vcs } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
  expect(vcs).toMatchObject({ enabled: true, useIgnoreFile: true });
  const folders = found(readFileSync(join(ROOT, 'docs/your-own-box.md'), 'utf8'), /new-box (\w+)\//g);
  expect(folders.length).toBeGreaterThan(0);
  const ignored = readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n');
  expect(folders.filter((folder) => !ignored.includes(`/${folder}/`))).toEqual([]);
});

test.each(['packages/server/src', 'packages/web/src'])('ARCHITECTURE.md shows every folder of %s', (room) => {
  const picture = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const folders = readdirSync(join(ROOT, room), { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.map(({ name }) => name).filter((name) => !picture.includes(`\`${name}/`))).toEqual([]);
});
