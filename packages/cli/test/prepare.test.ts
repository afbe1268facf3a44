import { readFileSync, writeFileSync } from 'node:fs';
import { deciders, inspect, replay } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { loadJournal } from '../src/journal/file.ts';
import { writeJournal } from '../src/journal/format.ts';
import { prepared } from '../src/journal/prepared.ts';
import { place } from './campaigns.ts';
import { box } from './games.ts';
import { charterstone, folder } from './program.ts';

describe('a prepared campaign', () => {
  test.each([1, 2, 6, 12, 13, 15])('stands at the first decision of game %i', (game) => {
    const journal = prepared(box, { game, seats: 2, seed: 'p', bots: [] });
    const replayed = replay(box, journal);
    if (!replayed.ok) throw new Error(`choice ${replayed.at} is refused`);
    // The first game begins with its charters, before it has a number.
    expect(inspect(replayed.state)).toMatchObject({ game: game === 1 ? 0 : game, over: false, round: 0 });
    expect(deciders(replayed.state).length).toBeGreaterThan(0);
    if (game === 1) return;
    const before = replay(box, { ...journal, entries: journal.entries.slice(0, -1) });
    if (!before.ok) throw new Error('a beginning of it is refused');
    expect(inspect(before.state).game).toBe(game - 1);
  });

  test('is the same for the same wish, and another for another seed or table', () => {
    const wish = { game: 3, seats: 3, seed: 'a', bots: [2] };
    const text = writeJournal(prepared(box, wish));
    expect(writeJournal(prepared(box, wish))).toBe(text);
    expect(writeJournal(prepared(box, { ...wish, seed: 'b' }))).not.toBe(text);
    expect(writeJournal(prepared(box, { ...wish, seats: 4 }))).not.toBe(text);
    expect(loadText(text)).toMatchObject({ setting: { seats: 3, seed: 'a' }, bots: [2] });
  });

  test('may have Automas, of which none is a seat', () => {
    const path = place('automas.json').path;
    const args = ['--game', '2', '--seats', '1', '--automas', '2', '--seed', 'x', '--out', path];
    expect(charterstone(['prepare', ...args])).toMatchObject({ code: 0, err: '' });
    const journal = loadJournal(path);
    expect(journal).toMatchObject({ setting: { seats: 1, automas: 2 }, bots: [] });
    const replayed = replay(box, journal);
    if (!replayed.ok) throw new Error('it is refused');
    const { game, charters } = inspect(replayed.state);
    expect([game, charters.filter(({ automa }) => automa).length]).toEqual([2, 2]);
  });

  test('has a village that people built', () => {
    const replayed = replay(box, prepared(box, { game: 6, seats: 4, seed: 'v', bots: [] }));
    if (!replayed.ok) throw new Error('it is refused');
    const { village, charters } = inspect(replayed.state);
    expect(Object.keys(village).filter((site) => site.includes('-')).length).toBeGreaterThan(10);
    expect(charters.some(({ victories }) => victories > 0)).toBe(true);
  });
});

function loadText(text: string): unknown {
  const { path } = place('text.json');
  writeFileSync(path, text);
  return loadJournal(path);
}

test('the program writes it, play goes on with it, replay tells it', () => {
  const [one, two] = [place('one.json').path, place('two.json').path];
  const args = ['prepare', '--game', '4', '--seats', '2', '--seed', 'x', '--out'];
  const ran = charterstone([...args, one]);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toContain(`charterstone play --resume ${one}`);
  charterstone([...args, two]);
  expect(readFileSync(two)).toEqual(readFileSync(one));
  const { entries, bots } = loadJournal(one);
  expect(bots).toEqual([2]);

  expect(charterstone(['replay', one])).toMatchObject({ code: 0, err: '' });
  const played = charterstone(['play', '--resume', one], '1\nquit\n');
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

test.each(wrong)('%s is refused in one line, and nothing is written', (_, args, reason) => {
  const { path, others } = place('new.json');
  const ran = charterstone(['prepare', ...args.map((word) => (word === 'FILE' ? path : word))]);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toMatch(reason);
  expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
  expect(others()).toEqual([]);
  expect(() => readFileSync(path)).toThrow();
});

test('a file that is there already stays as it is', () => {
  const { path, others } = place('mine.json');
  writeFileSync(path, 'mine');
  const ran = charterstone(['prepare', '--game', '2', '--out', path]);
  expect(ran).toMatchObject({ code: 1, out: '', err: `${path} exists already.\n` });
  expect(readFileSync(path, 'utf8')).toBe('mine');
  expect(others()).toEqual([]);
  expect(charterstone(['prepare', '--game', '2', '--out', folder()]).err).toMatch(/it is a folder/);
});
