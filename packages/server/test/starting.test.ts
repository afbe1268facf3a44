import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { portOf, surroundings } from './house.ts';

const ROOT = join(import.meta.dirname, '../../..');
const LEFT_OUT = ['test', 'golden', 'fixtures', 'node_modules', 'dist'];
/** No process has this number. */
const NOBODY = 2 ** 30;
/** Nobody's user on any system. */
const STRANGER = 65_534;

/** A clone, with what was installed for this one. */
let clone: string;
let web: string;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'charterstone-clone-'));
  web = join(clone, 'packages/web');
  for (const part of ['packages', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.base.json'])
    cpSync(join(ROOT, part), join(clone, part), {
      recursive: true,
      filter: (file) => !LEFT_OUT.includes(basename(file)) && !basename(file).startsWith('dist-'),
    });
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
});
afterAll(() => {
  chmodSync(web, 0o755);
  rmSync(clone, { recursive: true });
});

const drafts = (): string[] => readdirSync(web).filter((name) => name.startsWith('dist-'));

function run(file: string, user?: number) {
  const child = spawn(process.execPath, [join(clone, file)], {
    cwd: clone,
    // Nobody has packed the rules of this clone.
    env: { ...surroundings(), NODE_OPTIONS: '', PORT: '0', DATA_DIR: join(clone, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  return { child, said, ended: once(child, 'exit') };
}

test('a build that is asked to stop leaves nothing behind', async () => {
  const { child, ended } = run('packages/web/scripts/build.ts');
  while (drafts().length === 0 && child.exitCode === null) await pause(5);
  child.kill('SIGTERM');
  expect(await ended).toEqual([null, 'SIGTERM']);
  expect([drafts(), existsSync(join(web, 'dist'))]).toEqual([[], false]);
});

test('a start that is asked to stop while it builds leaves nothing behind, either', async () => {
  const { child, ended } = run('scripts/start.ts');
  while (drafts().length === 0 && child.exitCode === null) await pause(5);
  child.kill('SIGTERM');
  expect(await ended).toEqual([null, 'SIGTERM']);
  expect([drafts(), existsSync(join(web, 'dist'))]).toEqual([[], false]);
});

test.skipIf(process.platform !== 'linux')(
  'a server that built the app when it started keeps nothing of what builds',
  async () => {
    const { child, said, ended } = run('scripts/start.ts');
    await portOf(child);
    const loaded = readFileSync(`/proc/${child.pid}/maps`, 'utf8');
    child.kill('SIGKILL');
    await ended;
    expect((await said)[1]).toContain('Building the app');
    // What SQLite runs in shows that libraries are told here.
    expect(loaded).toMatch(/sqlite|libsql|piscina|\.node$/m);
    expect(loaded.split('\n').filter((line) => /rolldown|lightningcss/.test(line))).toEqual([]);
    rmSync(join(web, 'dist'), { recursive: true });
  },
);

test('the next build removes what one left that was killed, and nothing of one that runs', async () => {
  const running = `dist-${process.pid}`;
  for (const draft of [running, `dist-${NOBODY}`]) mkdirSync(join(web, draft, 'assets'), { recursive: true });
  expect(await run('packages/web/scripts/build.ts').ended).toEqual([0, null]);
  expect([drafts(), existsSync(join(web, 'dist/index.html'))]).toEqual([[running], true]);
});

test('a start by a user who may not write the clone, and has to build, says in a line what to run', async () => {
  appendFileSync(join(web, 'index.html'), '<!-- pulled -->\n');
  chmodSync(clone, 0o755);
  chmodSync(web, 0o555);
  const { said, ended } = run('scripts/start.ts', process.getuid?.() === 0 ? STRANGER : undefined);
  const [out, err] = await said;
  expect(await ended).toEqual([1, null]);
  expect([out, err.trimEnd().split('\n').length]).toEqual(['', 1]);
  expect(err).toContain(`may not write to ${web}: run \`npm run build\` in ${clone}`);
});
