import { readFileSync, writeFileSync } from 'node:fs';
import { inspect, replay } from '@charterstone/rules';
import { expect, test } from 'vitest';
import { loadJournal } from '../src/journal/file.ts';
import { place } from './campaigns.ts';
import { box } from './games.ts';
import { charterstoneHere, folder } from './program.ts';

test('a prepared campaign may have Automas, of which none is a seat', async () => {
  const path = place('automas.json').path;
  const args = ['--game', '2', '--seats', '1', '--automas', '2', '--seed', 'x', '--out', path];
  expect(await charterstoneHere(['prepare', ...args])).toMatchObject({ code: 0, err: '' });
  const journal = loadJournal(path);
  expect(journal).toMatchObject({ setting: { seats: 1, automas: 2 }, bots: [] });
  const replayed = replay(box, journal);
  if (!replayed.ok) throw new Error('it is refused');
  const { game, charters } = inspect(replayed.state);
  expect([game, charters.filter(({ automa }) => automa).length]).toEqual([2, 2]);
});

test('the program writes it, play goes on with it, replay tells it', async () => {
  const [one, two] = [place('one.json').path, place('two.json').path];
  const args = ['prepare', '--game', '4', '--seats', '2', '--seed', 'x', '--out'];
  const ran = await charterstoneHere([...args, one]);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toContain(`To go on: npx charterstone play --resume ${one}`);
  await charterstoneHere([...args, two]);
  expect(readFileSync(two)).toEqual(readFileSync(one));
  const { entries, bots } = loadJournal(one);
  expect(bots).toEqual([2]);

  expect(await charterstoneHere(['replay', one])).toMatchObject({ code: 0, err: '' });
  const played = await charterstoneHere(['play', '--resume', one], '1\nquit\n');
  expect(played).toMatchObject({ code: 0, err: '' });
  expect(loadJournal(one).entries.length).toBeGreaterThan(entries.length);
});

const wrong: [string, string[], RegExp][] = [
  ['no game', ['--out', 'FILE'], /--game/],
  ['no file', ['--game', '3'], /--out/],
  ['game 0', ['--game', '0', '--out', 'FILE'], /--game is a whole number from 1 to 99, not "0"/],
  ['half a game', ['--game', '2.5', '--out', 'FILE'], /not "2\.5"/],
  ['game 100', ['--game', '100', '--out', 'FILE'], /not "100"/],
  ['seven seats', ['--game', '2', '--seats', '7', '--out', 'FILE'], /--seats is .* not "7"/],
  [
    'more Automas than there is room for',
    ['--game', '2', '--seats', '5', '--automas', '2', '--out', 'FILE'],
    /Automas?, not 2\./,
  ],
  ['more bots than seats', ['--game', '2', '--seats', '2', '--bots', '3', '--out', 'FILE'], /--bots/],
  ['an option nobody knows', ['--game', '2', '--out', 'FILE', '--players', '3'], /no option --players/],
];

test.each(wrong)('%s is refused in one line, and nothing is written', async (_, args, reason) => {
  const { path, others } = place('new.json');
  const ran = await charterstoneHere(['prepare', ...args.map((word) => (word === 'FILE' ? path : word))]);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toMatch(reason);
  expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
  expect(others()).toEqual([]);
  expect(() => readFileSync(path)).toThrow();
});

test('a file that is there already stays as it is', async () => {
  const { path, others } = place('mine.json');
  writeFileSync(path, 'mine');
  const ran = await charterstoneHere(['prepare', '--game', '2', '--out', path]);
  expect(ran).toMatchObject({ code: 1, out: '', err: `${path} exists already.\n` });
  expect(readFileSync(path, 'utf8')).toBe('mine');
  expect(others()).toEqual([]);
  expect((await charterstoneHere(['prepare', '--game', '2', '--out', folder()])).err).toMatch(
    /it is a folder/,
  );
});
