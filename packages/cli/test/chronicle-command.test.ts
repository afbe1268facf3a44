import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOTS } from '@charterstone/bots';
import { describe, expect, test } from 'vitest';
import { charterstoneHere, folder } from './program.ts';

describe('charterstone chronicle', () => {
  test('writes the book of a seed, the same every time, over what was there', async () => {
    const out = join(folder(), 'book.html');
    writeFileSync(out, 'an older book');
    const args = ['chronicle', '--seed', 'abc', '--lang', 'de', '--games', '2', '--seats', '2'];
    const first = await charterstoneHere([...args, '--out', out]);
    expect(first).toEqual({ code: 0, out: `The book is in ${out}.\n`, err: '' });
    const page = readFileSync(out, 'utf8');
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('Startwert abc');
    expect((await charterstoneHere(args)).out).toBe(page);
  });

  test('says in its help that a page is overwritten', async () => {
    const { out } = await charterstoneHere(['chronicle', '--help']);
    expect(out).toMatch(/--out.*overwritten/s);
    for (const option of ['--seed', '--lang', '--seats', '--players', '--games'])
      expect(out).toContain(option);
  });

  test.each([
    ['an unknown language', ['--lang', 'fr'], '--lang is en, de, pl, not "fr".', 2],
    ['seven seats', ['--seats', '7'], '--seats is a whole number from 1 to 6, not "7".', 2],
    ['no seats', ['--seats', '0'], '--seats is a whole number from 1 to 6, not "0".', 2],
    ['thirteen games', ['--games', '13'], '--games is a whole number from 1 to 12, not "13".', 2],
    ['an unknown player', ['--players', 'genius'], `--players is ${BOTS.join(', ')}, not "genius".`, 2],
    ['an unknown option', ['--land', 'de'], 'There is no option --land.', 2],
  ])('refuses %s in one line and writes nothing', async (_, args, line, code) => {
    const out = join(folder(), 'book.html');
    const ran = await charterstoneHere(['chronicle', '--out', out, ...args]);
    expect(ran.code).toBe(code);
    expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
    expect(ran.err).toContain(line);
    expect(ran.out).toBe('');
    expect(existsSync(out)).toBe(false);
  });

  test('refuses a folder that is not there, and one in place of the page', async () => {
    const home = folder();
    const nowhere = await charterstoneHere([
      'chronicle',
      '--games',
      '1',
      '--out',
      join(home, 'attic', 'book.html'),
    ]);
    expect(nowhere.code).toBe(1);
    expect(nowhere.err).toMatch(/^There is no folder .*attic .*\n$/);
    expect(existsSync(join(home, 'attic'))).toBe(false);
    mkdirSync(join(home, 'shelf'));
    const shelf = await charterstoneHere(['chronicle', '--games', '1', '--out', join(home, 'shelf')]);
    expect(shelf.code).toBe(1);
    expect(shelf.err).toMatch(/^.*shelf is a folder, not a page\.\n$/);
  });
});
