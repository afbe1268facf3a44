import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readJournal, writeJournal } from '@charterstone/server/journals';
import { expect, test } from 'vitest';
import { loadJournal } from '../src/journal/file.ts';
import { campaign, odd, place, text } from './campaigns.ts';
import { charterstoneHere, folder, lastLine } from './program.ts';

/** The campaign in a file. */
function saved(): string {
  const { path } = place('campaign.json');
  writeFileSync(path, text);
  return path;
}

test('a campaign goes out and comes in again, to the byte', async () => {
  const [out, back] = [place('out.json').path, place('back.json').path];
  const exported = await charterstoneHere(['export', saved(), '--out', out]);
  expect(exported).toMatchObject({ code: 0, err: '' });
  expect(exported.out).toMatch(
    /^Exported to .*: 3 seats, seed long, [\d,]+ choices, game 7 is being played\.\n$/,
  );
  const imported = await charterstoneHere(['import', out, '--out', back]);
  expect(imported).toMatchObject({ code: 0, err: '' });
  expect(imported.out).toContain(`To go on: npx charterstone play --resume ${back}`);
  expect(readFileSync(back, 'utf8')).toBe(text);
});

test('an export can hold the table itself, which an import compares and leaves out', async () => {
  const [out, back] = [place('out.json').path, place('back.json').path];
  await charterstoneHere(['export', saved(), '--out', out, '--state']);
  const held = readJournal(readFileSync(out, 'utf8'));
  if (typeof held === 'string' || held.state === undefined) throw new Error('it holds no table');
  expect(Buffer.from(held.state, 'base64').length).toBeGreaterThan(1000);
  expect((await charterstoneHere(['import', out, '--out', back])).code).toBe(0);
  expect(readFileSync(back, 'utf8')).toBe(text);

  const other = place('other.json');
  const bytes = Buffer.from(held.state, 'base64');
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  writeFileSync(other.path, writeJournal({ ...held, state: bytes.toString('base64') }));
  const refused = await charterstoneHere(['import', other.path, '--out', `${other.path}.save`]);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toMatch(/lead to another table than the one it holds\.\n$/);
  expect(other.others()).toEqual([]);
});

test('an imported campaign is the one that play offers to go on with', async () => {
  const env = { CHARTERSTONE_DATA: folder() };
  const imported = await charterstoneHere(['import', saved()], '', env);
  expect(imported).toMatchObject({ code: 0, err: '' });
  const file = /Imported to (.*\.json):/.exec(imported.out)?.[1] ?? '';
  expect(loadJournal(file)).toEqual(campaign);
  const played = await charterstoneHere(['play', '--lang', 'en'], '\nquit\n', env);
  expect(played).toMatchObject({ code: 0, err: '' });
  expect(played.out).toContain(file);
});

test('a replay tells a campaign from its first choice to its last', async () => {
  const file = saved();
  expect(lastLine(await charterstoneHere(['replay', file, '--json']))).toMatchObject({
    ok: true,
    seats: 3,
    choices: campaign.entries.length,
    over: false,
    hash: campaign.hash,
    table: { game: 7 },
  });
  const told = await charterstoneHere(['replay', file]);
  expect(told).toMatchObject({ code: 0, err: '' });
  expect(told.out.split('\n').length).toBeGreaterThan(500);
});

test.each(odd)('%s is refused with one line, and nothing is written', async (_, make, reason) => {
  const { path, others } = place('odd.json');
  make(path);
  const ran = await charterstoneHere(['import', path, '--out', `${path}.save`]);
  expect(ran).toMatchObject({ code: 1, out: '' });
  expect(ran.err).toMatch(reason);
  expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
  expect(others()).toEqual([]);
});

test.each([['export', '--out', 'NEW'], ['replay'], ['play', '--resume']])(
  '%s refuses such a file as well',
  async (command, ...rest) => {
    const { path, others } = place('odd.json');
    writeFileSync(path, text.slice(0, -100));
    const options = rest.map((word) => (word === 'NEW' ? `${path}.new` : word));
    const ran = await charterstoneHere(
      command === 'play' ? [command, ...options, path] : [command, path, ...options],
    );
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toMatch(/^I can't use .*: it is damaged or cut off.*\n$/);
    expect(others()).toEqual([]);
  },
);

test('a file that is there already is never overwritten', async () => {
  const file = saved();
  const taken = place('taken.json');
  writeFileSync(taken.path, 'mine');
  for (const command of ['export', 'import']) {
    const ran = await charterstoneHere([command, file, '--out', taken.path]);
    expect(ran).toMatchObject({ code: 1, out: '', err: `${taken.path} exists already.\n` });
    expect(readFileSync(taken.path, 'utf8')).toBe('mine');
    const into = await charterstoneHere([command, file, '--out', folder()]);
    expect(into.err).toMatch(/^I can't write .*: it is a folder\.\n$/);
  }
  expect(readdirSync(taken.path.replace('/taken.json', ''))).toEqual(['taken.json']);
});

test('what is missing or too much is said in one line', async () => {
  for (const args of [['export', saved()], ['export'], ['import'], ['import', saved(), 'more']]) {
    const ran = await charterstoneHere(args);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
  }
});

test('help says what the commands about files do', async () => {
  expect((await charterstoneHere([])).out).toMatch(/coverage.*replay.*prepare.*export.*import/s);
  expect((await charterstoneHere(['export', '--help'])).out).toMatch(/checksum.*--out.*--state/s);
  expect((await charterstoneHere(['import', '--help'])).out).toMatch(/Nothing is written unless.*--out/s);
  expect((await charterstoneHere(['prepare', '--help'])).out).toMatch(/--game.*--seats.*--seed.*--out/s);
  expect((await charterstoneHere(['coverage', '--help'])).out).toMatch(
    /--campaigns.*--seats.*--threads.*--json/s,
  );
});
