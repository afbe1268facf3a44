import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from '../../src/client/index.ts';
import { type House, openHouse, surroundings } from '../house.ts';
import { contentOf, Places, within } from './places.ts';

const MAIN = join(import.meta.dirname, '../../../cli/src/main.ts');

let places: Places;
let where: string;
let house: House;
beforeAll(async () => {
  places = new Places();
  where = places.file('journal.db');
  house = await openHouse(where);
  const ann = await Visitor.arrive(house.url, 'Ann');
  await ann.ask('makeTable', { body: { name: 'Backed up', seats: 2, mine: [1, 2] } });
});
afterAll(async () => {
  await house.stop();
  await places.dispose();
});

/** Runs the command as a host does, in a folder of its own. */
async function charterstone(args: readonly string[], env: Record<string, string> = {}) {
  const cwd = dirname(places.file());
  mkdirSync(cwd, { recursive: true });
  if (env['dotEnv'] !== undefined) writeFileSync(join(cwd, '.env'), env['dotEnv']);
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd,
    env: { ...surroundings(), NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  return { code: child.exitCode, out, err, cwd };
}

test('a server is backed up while it runs, and comes back elsewhere', async () => {
  const file = places.file();
  const made = await charterstone(['backup', '--out', file, '--data', dirname(where)]);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toBe(`Backed up to ${file}: 1 campaign, 0 choices, 1 person.\n`);
  const other = places.file('journal.db');
  const back = await charterstone(['restore', file], { DATA_DIR: dirname(other) });
  expect(back).toMatchObject({ code: 0, err: '' });
  expect(back.out).toBe(`Restored into ${other}: 1 campaign, 0 choices, 1 person.\n`);
  const { tables } = await contentOf(other);
  expect(tables).toMatchObject([{ name: 'Backed up' }]);
});

test('what is restored is for nobody else on the machine, also in a folder that everybody may look into', async () => {
  const [file, other] = [places.file(), places.file('journal.db')];
  await charterstone(['backup', '--out', file, '--data', dirname(where)]);
  mkdirSync(dirname(other), { mode: 0o755 });
  expect(await charterstone(['restore', file, '--data', dirname(other)])).toMatchObject({ code: 0 });
  const found = readdirSync(dirname(other));
  expect(found).toContain('journal.db');
  for (const name of found) expect(statSync(join(dirname(other), name)).mode & 0o077, name).toBe(0);
});

test('from SQLite to PostgreSQL, which is not shown with its password', async () => {
  const [file, postgres] = [places.file(), await places.fresh('postgres')];
  await charterstone(['backup', '--out', file], { dotEnv: `DATA_DIR=${dirname(where)}` });
  const back = await charterstone(['restore', file, '--database', postgres]);
  expect(back).toMatchObject({ code: 0, err: '' });
  expect(back.out).toMatch(/^Restored into postgres:\/\/postgres@127\.0\.0\.1:\d+\/\w+: 1 campaign, /);
  await within(postgres, async ({ db }) => {
    expect(await db.selectFrom('users').select('name').execute()).toEqual([{ name: 'Ann' }]);
  });
});

const WRONG: [string, () => string[], number, RegExp][] = [
  [
    'no database',
    () => ['backup', '--out', 'x'],
    1,
    /^No backup was made: there is no database data\/journal\.db\.$/,
  ],
  ['no file to write', () => ['backup'], 2, /--out/],
  [
    'two databases',
    () => ['backup', '--out', 'x', '--data', '.', '--database', 'postgres://x'],
    2,
    /^Either --data or/,
  ],
  [
    'another database',
    () => ['backup', '--out', 'x', '--database', 'mysql://x'],
    1,
    /should be postgres:\/\/[^.]*\.$/,
  ],
  ['no backup', () => ['restore', 'x'], 1, /^I can't restore x: it can't be read: there is no such file\.$/],
  ['no backup but a program', () => ['restore', MAIN], 1, /: it is no backup of charterstone\.$/],
];

test.each(WRONG)('%s is told in one line, and nothing is left behind', async (_, args, code, said) => {
  const ran = await charterstone(args());
  expect(ran).toMatchObject({ code, out: '' });
  expect(ran.err.trimEnd()).toMatch(said);
  expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
  expect(readdirSync(ran.cwd)).toEqual([]);
});

test('nothing is restored where a server is at work', async () => {
  const file = places.file();
  await charterstone(['backup', '--out', file, '--data', dirname(where)]);
  const ran = await charterstone(['restore', file, '--data', dirname(where)]);
  expect(ran).toMatchObject({ code: 1, out: '' });
  expect(ran.err).toMatch(
    /journal\.db is in use by another server: one process owns it\. Stop it first\.\n$/,
  );
  expect(existsSync(where)).toBe(true);
});
