// The walls between rooms stand only as long as the linter really refuses what it should. Each snippet is linted as a
// file of its own, in a copy of the set-up outside the tree.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** `rule` is the one that must refuse the code; without it the code must pass. */
type Snippet = { readonly file: string; readonly code: string; readonly rule: string | undefined };

const rooms = ['rules', 'box', 'words', 'bots', 'protocol', 'server', 'web', 'cli', 'testkit'] as const;
type Room = (typeof rooms)[number];

/** Who may import whom, as in ARCHITECTURE.md. */
const mayImport: Record<Room, readonly Room[]> = {
  rules: [],
  box: ['rules'],
  words: ['rules'],
  bots: ['rules'],
  protocol: ['rules'],
  server: ['rules', 'box', 'words', 'bots', 'protocol'],
  web: ['rules', 'words', 'protocol'],
  cli: ['rules', 'box', 'words', 'bots', 'protocol', 'server', 'testkit'],
  testkit: ['rules', 'box'],
};
const typesOnly: readonly Room[] = ['box', 'words', 'protocol'];
const pure: readonly Room[] = ['rules', 'box'];

const IMPORTS = 'lint/style/noRestrictedImports';
const GLOBALS = 'lint/style/noRestrictedGlobals';
const PLUGIN = 'plugin';
const PASSES = undefined;

const snippets: Snippet[] = [];
const check = (place: string, rule: string | undefined, ...codes: readonly string[]): void => {
  for (const code of codes)
    snippets.push({ file: place.replace('*', `snippet${snippets.length}`), code, rule });
};
const value = (from: string): string => `import { a } from '${from}';\n\nexport const b = [a];`;
const type = (from: string): string => `import type { A } from '${from}';\n\nexport type B = A[];`;

for (const room of rooms) {
  const place = `packages/${room}/src/deep/*.ts`;
  for (const other of rooms.filter((name) => name !== room)) {
    const open = mayImport[room].includes(other);
    check(place, open ? PASSES : IMPORTS, type(`@charterstone/${other}`));
    check(
      place,
      open ? (typesOnly.includes(room) ? PLUGIN : PASSES) : IMPORTS,
      value(`@charterstone/${other}`),
    );
    check(place, PLUGIN, value(`../../../${other}/src/index.ts`), type(`../../../${other}/src/index.ts`));
    check(place, PLUGIN, `export const b = () => import('../../../${other}/src/index.ts');`);
    check(place, IMPORTS, value(`@charterstone/${other}/src/index.ts`));
  }
  // Only the testkit may look behind the counter: builders and invariants need the table itself.
  check(place, room === 'testkit' ? PASSES : IMPORTS, value('@charterstone/rules/internal'));
  // The words on the cards are for those who hand them out, card by card.
  const readers: readonly Room[] = ['server', 'cli'];
  check(place, readers.includes(room) ? PASSES : IMPORTS, value('@charterstone/box/text/en'));
  // Their pictures are for the app, and the server hands them out.
  check(place, room === 'server' ? PASSES : IMPORTS, value('@charterstone/box/pictures'));
  // Threads are for those who have a keyboard or a network to listen to.
  check(place, room === 'cli' ? PASSES : IMPORTS, value('@charterstone/bots/thread'));
  // The command line reads and writes the server's files, without the server.
  check(place, room === 'cli' ? PASSES : IMPORTS, value('@charterstone/server/journals'));
  check(place, room === 'cli' ? PASSES : IMPORTS, value('@charterstone/server/backup'));
  check(place, room === 'cli' ? PASSES : IMPORTS, value('@charterstone/server/operator'));
  check(place, room === 'cli' ? PASSES : IMPORTS, value('@charterstone/server/boxes'));
  check(place, PASSES, value('./b.ts'), value(`../${room}/b.ts`));
  check(place, pure.includes(room) ? IMPORTS : PASSES, value('zod'));
  check(place, room === 'cli' ? PASSES : 'lint/suspicious/noConsole', 'console.log(1);');
}

for (const room of pure) {
  const place = `packages/${room}/src/*.ts`;
  check(place, IMPORTS, value('node:fs'), type('node:fs'), `import 'zod';`, `export * from 'zod';`);
  check(place, IMPORTS, `export const b = () => import('zod');`);
  check(place, PLUGIN, 'export const b = Math.random();', 'export const b = [1, 2].sort(Math.random);');
  check(
    place,
    PLUGIN,
    'export const b = Math;',
    'export const { random } = Math;',
    `export const b = Math['random'];`,
  );
  for (const name of [
    ...[
      'Date',
      'performance',
      'setTimeout',
      'setInterval',
      'setImmediate',
      'queueMicrotask',
      'crypto',
      'fetch',
    ],
    ...[
      'WebSocket',
      'Worker',
      'localStorage',
      'indexedDB',
      'console',
      'process',
      'Buffer',
      'require',
      'window',
    ],
    ...[
      'document',
      'navigator',
      'self',
      'global',
      'globalThis',
      'structuredClone',
      'Intl',
      'WeakRef',
      'eval',
    ],
  ]) {
    check(place, GLOBALS, `export const b = ${name};`);
  }
  check(
    place,
    GLOBALS,
    'export const b = Date.now();',
    'export const b = new Date();',
    `export const b = require('zod');`,
  );
  check(
    place,
    PASSES,
    'export const b = Math.floor(1.5) + Math.imul(2, 3);',
    'export const b = new Int16Array(4);',
  );
  check(
    `packages/${room}/src/*.test.ts`,
    PASSES,
    value('vitest'),
    value('@charterstone/testkit'),
    'export const b = Date;',
  );
}

for (const room of typesOnly) {
  const place = `packages/${room}/src/*.ts`;
  check(place, PLUGIN, `import { type A } from '@charterstone/rules';\n\nexport type B = A[];`);
  check(place, PLUGIN, `import * as a from '@charterstone/rules';\n\nexport const b = [a];`);
  check(
    place,
    PLUGIN,
    `import '@charterstone/rules';`,
    `export const b = () => import('@charterstone/rules');`,
  );
  check(place, PLUGIN, `export { a } from '@charterstone/rules';`, `export * from '@charterstone/rules';`);
  check(
    place,
    PASSES,
    `export type { A } from '@charterstone/rules';`,
    `export type * from '@charterstone/rules';`,
  );
}

check('packages/rules/test/*.test.ts', PASSES, value('../src/index.ts'));
check('packages/rules/test/deep/*.test.ts', PASSES, value('../../src/index.ts'));
check('packages/cli/test/*.test.ts', PASSES, value('@charterstone/server/journals'));
check('packages/cli/test/*.test.ts', PASSES, value('@charterstone/server/backup'));
check('packages/rules/test/*.test.ts', PLUGIN, value('../../box/src/index.ts'));
check(
  'packages/rules/test/*.test.ts',
  IMPORTS,
  value('@charterstone/web'),
  value('@charterstone/rules/internal'),
);
check('packages/testkit/test/*.test.ts', PASSES, value('@charterstone/rules/internal'), value('vitest'));
check('scripts/*.ts', PASSES, 'console.log(1);');
check('scripts/*.ts', 'lint/suspicious/noExplicitAny', 'export const b = (a: any) => a;');
check('scripts/*.ts', 'lint/style/noNonNullAssertion', 'export const b = (a?: string) => a!.length;');
check('scripts/*.ts', 'lint/style/useImportType', `import { A } from './a.ts';\n\nexport type B = A[];`);
check('scripts/*.ts', 'lint/correctness/noUnusedImports', `import { a } from './a.ts';`);
check('scripts/*.ts', 'lint/correctness/noUnusedVariables', 'const b = 1;');
check('scripts/*.ts', 'lint/nursery/noFloatingPromises', 'async function b(): Promise<void> {}\n\nb();');

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'charterstone-walls-'));
const refusals = new Map<string, Set<string>>();

beforeAll(() => {
  for (const part of ['biome.json', '.gitignore', 'scripts/lint']) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  for (const { file, code } of snippets) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  const report = join(folder, 'report.json');
  const options = ['--max-diagnostics=none', '--reporter=json', `--reporter-file=${report}`];
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'lint', ...options, 'packages', 'scripts'], { cwd: folder });
  for (const { category, severity, location } of JSON.parse(readFileSync(report, 'utf8')).diagnostics) {
    // A broken plugin only whispers an "info": let it count as a refusal of its own kind.
    const rule = severity === 'error' ? category : `${category} (${severity})`;
    refusals.set(location.path, (refusals.get(location.path) ?? new Set()).add(rule));
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([...rooms.map((room) => `packages/${room}`), 'scripts'])('the walls of %s stand', (place) => {
  const here = snippets.filter(({ file }) => file.startsWith(`${place}/`));
  expect(here.length).toBeGreaterThan(5);
  for (const { file, code, rule } of here) {
    const found = [...(refusals.get(file) ?? [])];
    if (rule === PASSES) expect(found, `${file} should pass:\n${code}`).toEqual([]);
    else expect(found, `${file} should be refused:\n${code}`).toContain(rule);
  }
});
