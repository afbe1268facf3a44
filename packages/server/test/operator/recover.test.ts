import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type NotDone, Visitor } from '../../src/client/index.ts';
import { type House, inviteFor, openHouse, surroundings } from '../house.ts';
import { type Ground, ground, STORES } from '../stores.ts';

const MAIN = join(import.meta.dirname, '../../../cli/src/main.ts');
const PUBLIC = 'https://village.example.org';

/** Runs the command as whoever runs a server does, in a folder of its own. */
async function recover(args: readonly string[], env: Readonly<Record<string, string>>, dotEnv = '') {
  const cwd = mkdtempSync(join(tmpdir(), 'charterstone-recover-'));
  if (dotEnv !== '') writeFileSync(join(cwd, '.env'), dotEnv);
  const child = spawn(process.execPath, [MAIN, 'recover', ...args], {
    cwd,
    env: { ...surroundings(), NO_COLOR: '1', TZ: 'UTC', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  rmSync(cwd, { recursive: true });
  return { code: child.exitCode, out, err: err.trimEnd() };
}

describe.each(STORES)('whoever runs a server that keeps its tables in %s', (kind) => {
  let place: Ground;
  let house: House;
  let env: Readonly<Record<string, string>>;
  let id: string;
  let ann: Visitor;
  beforeAll(async () => {
    place = await ground(kind);
    house = await openHouse(place.where);
    env =
      kind === 'sqlite'
        ? { DATA_DIR: join(place.where, '..'), PUBLIC_URL: PUBLIC }
        : { DATABASE_URL: place.where, PUBLIC_URL: PUBLIC };
    ann = await Visitor.arrive(house.url, 'Ann');
    const body = { name: 'Fridays', seats: 4, mine: [1], bots: { 3: 'easy' } };
    ({ id } = await ann.ask('makeTable', { body }));
    const bea = await Visitor.arrive(house.url, 'Bea');
    await bea.ask('join', { body: { token: await inviteFor(ann, id, 2) } });
    await bea.ask('standIn', { params: { table: id, seat: 2 }, body: { bot: 'normal' } });
    for (const name of ['Twins', 'twins'])
      await bea.ask('makeTable', { body: { name, seats: 1, mine: [1], names: { 1: 'Little Bea' } } });
  });
  afterAll(async () => {
    await house.stop();
    await place.dispose();
  });

  test('reads who sits where and when they were last seen, while it runs', async () => {
    const { code, out, err } = await recover([], env);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const seen = String.raw`last seen \d{4}-\d\d-\d\d \d\d:\d\d`;
    expect(out).toMatch(
      new RegExp(
        `^Fridays \\(${id}\\)\n  1  Ann +${seen}  host\n  2  Bea +${seen}  a bot stands in \\(normal\\)\n  3  a bot \\(easy\\)\n  4  free\n\nTwins`,
        'i',
      ),
    );
    const one = await recover(['--table', 'fridays', '--json'], env);
    const { tables } = JSON.parse(one.out);
    expect(tables).toHaveLength(1);
    expect(tables[0]).toMatchObject({
      id,
      name: 'Fridays',
      seats: [
        { seat: 1, person: { name: 'Ann', isHost: true } },
        { bot: 'normal' },
        { seat: 3, bot: 'easy' },
        { seat: 4 },
      ],
    });
    const both = await recover(['--table', 'Twins'], env);
    expect(both.out.match(/Little Bea/g)).toHaveLength(2);
  });

  test('brings back a host without a seat, too', async () => {
    const { id: alone } = await ann.ask('makeTable', {
      body: { name: 'Bots', seats: 1, mine: [], bots: { 1: 'easy' } },
    });
    expect((await recover(['--table', 'Bots'], env)).out).toMatch(
      / {2}- {2}Ann +last seen .* host, without a seat\n {2}1 {2}a bot \(easy\)/,
    );
    const { out } = await recover(['--table', alone, '--host', '--json'], env);
    const token = String(JSON.parse(out).link).split('/').at(-1);
    expect(await new Visitor(house.url).ask('recover', { body: { token } })).toMatchObject({ name: 'Ann' });
  });

  test('gives somebody a link that brings them back, once', async () => {
    const { code, out, err } = await recover(['--table', 'Fridays', '--seat', '1'], env);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [, secret = ''] = /^https:\/\/village\.example\.org\/#\/recover\/([\w-]{22})$/m.exec(out) ?? [];
    expect(out).toMatch(/^For Ann \(Fridays, seat 1\), once, until \d{4}-/);
    const found = new Visitor(house.url);
    await found.ask('recover', { body: { token: secret } });
    expect(await found.ask('whoAmI')).toMatchObject({ id: (await ann.ask('whoAmI')).id, name: 'Ann' });
    expect((await found.ask('tableInfo', { params: { table: id } })).host).toBe((await ann.ask('whoAmI')).id);
    const again = new Visitor(house.url).ask('recover', { body: { token: secret } });
    await expect(again).rejects.toMatchObject({ status: 410, error: 'link-over' } satisfies Partial<NotDone>);
  });

  test('a link that is made after it ends the one before; a program reads it as JSON', async () => {
    const made = async (): Promise<string> => {
      const { out } = await recover(['--table', id, '--seat', '2', '--json'], env);
      const told = JSON.parse(out);
      expect(told).toMatchObject({ table: id, seat: 2, name: 'Bea', until: expect.any(Number) });
      return String(told.link).split('/').at(-1) ?? '';
    };
    const [first, second] = [await made(), await made()];
    const back = (token: string) => new Visitor(house.url).ask('recover', { body: { token } });
    await expect(back(first)).rejects.toMatchObject({ status: 410 });
    expect(await back(second)).toMatchObject({ name: 'Bea' });
  });

  // What is said, and where a link leads to, does not depend on the database.
  if (kind === 'postgres') return;

  test('without a public address it leads to where the server is found, by the settings beside it', async () => {
    const { PUBLIC_URL: _, ...rest } = env;
    const args = ['--table', id, '--seat', '1', '--json'];
    const found = await recover(args, { ...rest, HOST: '127.0.0.1', PORT: '8123' });
    expect(JSON.parse(found.out).link).toMatch(/^http:\/\/localhost:8123\/#\/recover\//);
    const beside = await recover(args, rest, 'PUBLIC_URL=https://elsewhere.example.org');
    expect(JSON.parse(beside.out).link).toMatch(/^https:\/\/elsewhere\.example\.org\/#/);
    expect(await recover(args, { ...rest, PORT: '0' })).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/: with PORT=0 .* set PUBLIC_URL for the link\.$/),
    });
  });

  const WRONG: [string, string[], number, RegExp][] = [
    [
      'no such table',
      ['--table', 'Mondays'],
      1,
      /^Nobody can be brought back: there is no table "Mondays"\.$/,
    ],
    [
      'two tables of that name',
      ['--table', 'twins', '--seat', '1'],
      1,
      /: 2 tables are called "twins": say which by its id \(/,
    ],
    [
      'a seat that is not there',
      ['--table', 'Fridays', '--seat', '6'],
      1,
      /: there is no seat 6 at "Fridays", only 1, 2, 3, 4\.$/,
    ],
    [
      'the seat of a bot',
      ['--table', 'Fridays', '--seat', '3'],
      1,
      /: a bot plays seat 3 of "Fridays", and nobody else/,
    ],
    ['a free seat', ['--table', 'Fridays', '--seat', '4'], 1, /: nobody sits on seat 4 of "Fridays"/],
    [
      'a seat of no table',
      ['--seat', '1'],
      2,
      /^--seat and --host are of a table: say which with --table\.$/,
    ],
    [
      'a seat and the host',
      ['--table', 'Fridays', '--seat', '1', '--host'],
      2,
      /^A link is for a --seat or for the --host\.$/,
    ],
    ['no number', ['--table', 'Fridays', '--seat', 'one'], 2, /^--seat is a whole number from 1 to 6/],
  ];
  test.each(WRONG)('%s is told in one line', async (_, args, code, said) => {
    const ran = await recover(args, env);
    expect(ran).toMatchObject({ code, out: '' });
    expect(ran.err).toMatch(said);
    expect(ran.err.split('\n')).toHaveLength(1);
  });
});

describe('what is no database of ours is left as it is', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'charterstone-none-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('none at all, and none is made', async () => {
    const missing = join(folder, 'missing');
    const ran = await recover([], { DATA_DIR: missing });
    expect(ran).toMatchObject({
      code: 1,
      out: '',
      err: `Nobody can be brought back: there is no database ${join(missing, 'journal.db')}.`,
    });
    expect(() => statSync(missing)).toThrow();
  });

  test('a file of something else, and a database that is not there', async () => {
    mkdirSync(join(folder, 'other'));
    writeFileSync(
      join(folder, 'other', 'journal.db'),
      'These are not the tables you are looking for. '.repeat(20),
    );
    expect(await recover([], { DATA_DIR: join(folder, 'other') })).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/journal\.db can't be opened: file is not a database\.$/),
    });
    const away = await recover([], { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none' });
    expect(away).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/the database at 127\.0\.0\.1:1 can't be opened/),
    });
    expect(away.err).not.toContain('secret');
  });
});
