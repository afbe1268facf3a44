import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
      expect(err).toContain('cards/buildings.json: 22 › benefit: Unrecognized key: "coim"');
    }
    writeFileSync(file, right);
    // The next command is about our own box again.
    expect(lastLine(await charterstoneHere(['verify', '--json']))).toMatchObject({
      counts: { buildings: 96 },
    });
  });
});
