import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { charterstoneHere, folder, lastLine } from './program.ts';

const within = folder();
const box = join(within, 'river');
afterAll(() => rmSync(within, { recursive: true }));

describe('a box of one’s own', () => {
  test('begins as a small campaign that is in order', async () => {
    const made = await charterstoneHere(['new-box', box, '--name', 'The River']);
    expect([made.code, made.err]).toEqual([0, '']);
    expect(made.out).toContain(`  npx charterstone verify --box ${box} `);
    expect(JSON.parse(readFileSync(join(box, 'box.json'), 'utf8'))).toMatchObject({
      name: 'The River',
      games: 2,
    });
    const verdict = lastLine(await charterstoneHere(['verify', '--box', box, '--json']));
    expect(verdict).toMatchObject({ ok: true, counts: { buildings: 18, guideposts: 1, cards: 62 } });
  });

  test('never takes the place of something else', async () => {
    const again = await charterstoneHere(['new-box', box]);
    expect(again.code).toBe(1);
    expect(again.err).toContain('There is something in');
    expect((await charterstoneHere(['new-box', join(within, 'The River')])).err).toContain('a to z');
    expect(existsSync(join(within, 'The River'))).toBe(false);
  });

  const long = 'x'.repeat(61);
  test.each([
    ['a blank name', ['meadow', '--name', '  '], "The box can't have the name in --name: it is empty."],
    [
      'a name that is too long',
      ['meadow', '--name', long],
      "The box can't have the name in --name: it has 60 signs at most, and this one 61.",
    ],
    ['a file', ['letter'], '/letter is a file; a new box begins in an empty folder.'],
    ['something in a file', ['letter/meadow'], '/letter/meadow: a part of the path is no folder.'],
    [
      'the name of ours',
      ['charterstone'],
      "charterstone can't be the name of a box's folder: it is that of the box that comes with the program.",
    ],
    [
      'a stroke at its beginning',
      ['x/-meadow'],
      "-meadow can't be the name of a box's folder: it begins with a letter or a digit.",
    ],
    [
      'a long folder',
      [long],
      "can't be the name of a box's folder: it has 40 signs at most, and this one 61.",
    ],
  ])('is refused in one sentence before anything is written: %s', async (_, [at = '', ...args], line) => {
    const letter = join(within, 'letter');
    writeFileSync(letter, 'Dear all');
    const there = readdirSync(within);
    const { code, out, err } = await charterstoneHere(['new-box', join(within, at), ...args]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^[^\n]+\n$/);
    expect(err.trimEnd().slice(-line.length)).toBe(line);
    expect([readdirSync(within), readFileSync(letter, 'utf8')]).toEqual([there, 'Dear all']);
  });

  test('takes the longest name, and what is round it is left out', async () => {
    const place = join(within, 'meadow');
    const made = await charterstoneHere(['new-box', place, '--name', ` ${long.slice(1)} `]);
    expect([made.code, made.err]).toEqual([0, '']);
    expect(JSON.parse(readFileSync(join(place, 'box.json'), 'utf8'))).toMatchObject({ name: long.slice(1) });
  });

  test.each([1, 3, 6])('is played by chance with %i seats: nothing breaks', async (seats) => {
    const args = ['simulate', '--box', box, '--campaigns', '3', '--seats', `${seats}`, '--check', '--json'];
    const played = lastLine(await charterstoneHere([...args, '--threads', '1']));
    expect(played).toMatchObject({ violations: 0, stuck: 0, campaigns: 3 });
  });

  test('has no table of endings where its story has none', async () => {
    const args = ['simulate', '--box', box, '--campaigns', '1', '--seats', '2', '--threads', '1'];
    const { code, out } = await charterstoneHere(args);
    expect(code).toBe(0);
    expect(out).toMatch(/charter +played +games won/);
    expect(out).not.toContain('ending');
  });

  test('is played by several threads as by one', async () => {
    const args = ['simulate', '--box', box, '--campaigns', '4', '--seats', '2', '--json', '--threads'];
    const [one, two] = [
      lastLine(await charterstoneHere([...args, '1'])),
      lastLine(await charterstoneHere([...args, '2'])),
    ];
    expect(two).toMatchObject({ hash: Object(one).hash });
  });

  test('is weighed by bots, in its own words', async () => {
    const { code, out } = await charterstoneHere([
      ...['balance', '--box', box, '--campaigns', '3', '--seats', '2', '--threads', '1', '--json'],
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out.trimEnd().split('\n').at(-1) ?? '').games).toHaveLength(2);
    expect(out).toContain('The Bridge');
  });

  test('has no checks to pass where it names none', async () => {
    const args = ['balance', '--box', box, '--campaigns', '1', '--seats', '2', '--threads', '1'];
    const { code, out } = await charterstoneHere(args);
    expect(code).toBe(0);
    expect(out).toContain('winning score');
    expect(out).not.toContain('check');
  });

  test('whose story is shorter than its campaign is not in order, and what it breaks is shown again with it', async () => {
    const file = join(box, 'box.json');
    const right = readFileSync(file, 'utf8');
    writeFileSync(file, right.replace('"games": 2', '"games": 3'));
    const { code, out } = await charterstoneHere(['verify', '--box', box]);
    expect(code).toBe(1);
    expect(out).toContain('crate A: names no guidepost for game 3 (next)\n');
    const args = ['simulate', '--box', box, '--campaigns', '1', '--seats', '2', '--threads', '1', '--check'];
    const { err } = await charterstoneHere(args);
    expect(err).toContain(`again: npx charterstone simulate --box ${box} --campaigns 1 `);
    writeFileSync(file, right);
  });

  test('has no Automas where it brings none', async () => {
    const { code, err } = await charterstoneHere([
      'simulate',
      '--box',
      box,
      '--seats',
      '1',
      '--automas',
      '1',
    ]);
    expect([code, err]).toEqual([2, expect.stringContaining('There is no Automa in this box.')]);
  });

  test('what is wrong with it is named, and nothing is played', async () => {
    const file = join(box, 'cards/buildings.json');
    const right = readFileSync(file, 'utf8');
    writeFileSync(file, right.replace('"coin": 3', '"coim": 3'));
    for (const command of ['verify', 'simulate', 'balance']) {
      const { code, out, err } = await charterstoneHere([command, '--box', box]);
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain('cards/buildings.json: 22 › benefit: the word "coim" is not understood');
    }
    writeFileSync(file, right);
    // The next command is about our own box again.
    expect(lastLine(await charterstoneHere(['verify', '--json']))).toMatchObject({
      counts: { buildings: 96 },
    });
  });
});
