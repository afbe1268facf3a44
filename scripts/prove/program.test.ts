// The program itself, with two promises that are cheap to keep.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { seedOf } from './seeds.ts';
import { readState } from './state.ts';
import { Workshop } from './workshop.ts';

const MINUTES = 5 * 60_000;
const folder = mkdtempSync(join(tmpdir(), 'charterstone-proof-'));
/** What it starts has its folders here, and leaves none of them. PostgreSQL has a user of its own, who has to come in. */
const temporary = join(folder, 'temporary');
mkdirSync(temporary);
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true }));

function start(args: readonly string[], besides: Readonly<Record<string, string>> = {}) {
  const main = join(import.meta.dirname, 'main.ts');
  const { NODE_COMPILE_CACHE = '', PATH = '' } = process.env;
  const env = {
    PATH,
    NODE_COMPILE_CACHE,
    PROOF_DIR: folder,
    PROOF_SOURCES: 'test',
    TMPDIR: temporary,
    ...besides,
  };
  const child = spawn(process.execPath, [main, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    // As in a terminal, where a group is interrupted with all that it has started.
    detached: true,
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (text) => {
      said[name] += text;
    });
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), ...said }));
  return { child, ended };
}

const prove = (...args: readonly string[]) => start(args).ended;

test(
  'two promises are tried, told and written down; who goes on and is interrupted keeps what is whole',
  async () => {
    const first = await prove('--only', 'undo', '--only', 'views', '--minutes', '0.1', '--json');
    expect(first).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/✓ (undo|views), so far: .*seed 1/),
    });
    const told = JSON.parse(first.stdout);
    expect(told).toMatchObject({ ok: true, seed: 1, minutes: 0.1, interrupted: false });
    expect(told.promises.map(({ name }: { name: string }) => name)).toEqual(['views', 'undo']);
    for (const { verdict, reached, found, problems } of told.promises) {
      expect({ verdict, problems }).toEqual({ verdict: 'so far', problems: [] });
      expect(reached).toBeGreaterThan(0);
      for (const n of Object.values(found)) expect(n).toBeGreaterThan(0);
    }
    expect(readFileSync(join(folder, 'REPORT.md'), 'utf8')).toContain('| **undo**');
    expect(readFileSync(join(folder, 'report.html'), 'utf8')).toContain('</html>');

    // Without a limit of time it would go on for long.
    const { child, ended } = start(['--only', 'undo', '--json']);
    const reached = (): number => readState(join(folder, 'state.json'))?.records['undo']?.done ?? 0;
    await expect.poll(reached, { timeout: MINUTES, interval: 50 }).toBeGreaterThan(told.promises[1].reached);
    // Whoever else comes meanwhile is told, and touches nothing.
    const other = await prove('--only', 'views', '--fresh', '--json');
    expect({ code: other.code, stdout: other.stdout }).toEqual({ code: 2, stdout: '' });
    expect(other.stderr).toContain(`Another run is under way (process ${child.pid})`);
    expect(readState(join(folder, 'state.json'))?.records['views']).toBeDefined();
    child.kill('SIGINT');
    const second = await ended;
    expect(second.code).toBe(130);
    expect(second.stderr).toContain('Going on where the last run stopped');
    expect(second.stderr).toContain('The same command goes on where it was');
    expect(reached()).toBeLessThan(500);
    // What was tried held, but that is not all that was asked for.
    expect(JSON.parse(second.stdout)).toMatchObject({ ok: false, promises: [{ verdict: 'so far' }] });
  },
  MINUTES,
);

test(
  'who interrupts all of it at once, PostgreSQL too, is told how to go on, and finds a report',
  async () => {
    const { child, ended } = start(['--only', 'seats', '--fresh', '--json']);
    const { pid: group = Number.NaN } = child;
    const running = (): string[] => globSync('charterstone-pg-*/data/postmaster.pid', { cwd: temporary });
    await expect.poll(running, { timeout: MINUTES, interval: 50 }).toHaveLength(1);
    // To the whole group, and once more by the launcher.
    process.kill(-group, 'SIGTERM');
    child.kill('SIGTERM');
    const { code, stdout, stderr } = await ended;
    expect({ code, stderr }).toEqual({
      code: 130,
      stderr: expect.stringContaining('The same command goes on where it was'),
    });
    // Nothing of it is broken, and nothing is good.
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      interrupted: true,
      promises: [{ name: 'seats', verdict: 'not tried', problems: [] }],
    });
    expect(readFileSync(join(folder, 'REPORT.md'), 'utf8')).toContain('| **seats**');
    expect(readdirSync(temporary)).toEqual([]);
  },
  MINUTES,
);

test(
  'one part is tried again, told as JSON where that is wanted',
  async () => {
    const seed = seedOf(1, 'views', 4);
    const { code, stdout } = await prove('--only', 'views', '--again', `${seed}`, '--count', '500', '--json');
    const told = JSON.parse(stdout);
    expect({ code, told }).toMatchObject({ code: 0, told: { ok: true, seed: 1 } });
    // The fifth part begins with five seats.
    expect(told.promises).toMatchObject([
      { name: 'views', verdict: 'so far', batches: 1, found: { 'of 5 seats': 1 } },
    ]);
  },
  MINUTES,
);

test(
  'what this machine lacks is a failure of one part as well, where all is required',
  async () => {
    // Without a PATH there is no strace.
    const args = ['--only', 'syncs', '--again', `${seedOf(1, 'syncs', 0)}`];
    const lacking = (all: string) => start(args, { PATH: '', REQUIRE_ALL: all }).ended;
    expect(await lacking('0')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^skipped syncs: /) });
    expect(await lacking('1')).toMatchObject({ code: 1, stdout: expect.stringMatching(/^skipped syncs: /) });
  },
  MINUTES,
);

test.each([
  ['There is no promise "peace"', '--only', 'peace'],
  ['--minutes is a number above 0', '--minutes', 'Infinity'],
  ['--seed is a whole number', '--seed', '1.5'],
])('what makes no sense is refused in a sentence: %s', async (why, ...args) => {
  const { code, stdout, stderr } = await prove(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(why);
});

test('a process that ends says why, and takes its folder along', async () => {
  const workshop = new Workshop('peace', {});
  const error = await workshop.ready().catch((why: unknown) => why);
  expect(workshop.lastWords(error)).toMatch(/^its process ended \(1\)[\s\S]*There is no promise peace/);
  await workshop.close();
  expect(existsSync(workshop.folder)).toBe(false);
});
