import { box as data } from '@charterstone/box';
import { describe, expect, test } from 'vitest';
import { widthOf } from '../src/terminal/columns.ts';
import { charterstoneHere, lastLine } from './program.ts';

test('the box is in order, and counted', async () => {
  const ran = await charterstoneHere(['verify', '--json']);
  expect(lastLine(ran)).toMatchObject({
    ok: true,
    box: data.version,
    counts: {
      buildings: 96,
      assistants: 8,
      friends: 12,
      items: 12,
      guests: 12,
      treasures: 15,
      companions: 6,
      objectives: 18,
      minions: 6,
      perils: 6,
      guideposts: 14,
      personas: 72,
      automaCards: 16,
      automaRules: 5,
      numberedCrates: 54,
      letteredCrates: 23,
      basicBuildings: 6,
      chainBuildings: 84,
      specialBuildings: 6,
    },
    unreachable: [],
    missing: { en: 0, de: 0, pl: 0 },
    hatches: 0,
    shut: [],
    problems: [],
    missingTexts: { en: [], de: [], pl: [] },
  });
  expect(ran.code).toBe(0);
});

const wide = await charterstoneHere(['verify'], '', { COLUMNS: '400' });

describe('people get', () => {
  const { out, code } = wide;
  const lines = out.split('\n');

  test('a verdict on the last line', () => {
    expect([code, lines.at(-2)]).toEqual([0, 'The box is well-formed.']);
  });

  test('the Index Guide: where a crate is, and all it holds by number and name', () => {
    const row = (crate: string) => lines.find((line) => line.trimStart().startsWith(`${crate}  `));
    expect(row('1')).toMatch(/^ +1 {2}5 Pumpkin Patch +22 Lantern Workshop, 23 Swap Barn, persona 219 [A-Z]/);
    expect(row('8')).toMatch(/rule 33 .*rule 34 .*227 .*228 .*Gain 1 cat\.$/);
    expect(row('17')).toMatch(/rule 47 .*one of 236 to 250, the others to their pile\.$/);
    expect(row('R')).toMatch(/^ +R {2}story 145 .*story 376 .*3 displeased kings, guidepost 411 /);
    for (const crate of Object.keys(data.crates))
      expect([crate, row(crate)]).toEqual([crate, expect.any(String)]);
  });

  test('the twelve chains, with names', () => {
    const chains = lines.filter((line) => /^[a-z]+ .*→/.test(line));
    expect(chains).toHaveLength(12);
    expect(chains[0]).toMatch(
      /^purple +5 Pumpkin Patch → crate 1 → 22 Lantern Workshop → crate 7 → 25 .* → crate 9 → 26 .* → crate 10 → 28 .* → crate 11 → 30 .*, 31 .*, 32 [A-Z].*$/,
    );
    expect(chains.at(-1)).toMatch(/^yellow +10 .* → crate 54 → 121 .*, 122 .*, 123 [A-Z].*$/);
  });

  test('the story, with the guidepost that follows each crate', () => {
    expect(out).toMatch(/\n +2 {2}400 Full Storehouses +A 124 .* → 401, B 128 .* → 401\n/);
    expect(out).toMatch(/\n +11 {2}411 .*S 146 .*, T 147 .*, then U 149 .* → 412, V 150 .* → 413\n/);
    expect(out).toMatch(/\n +12 {2}413 .*W 151 [^→]*\n/);
  });
});

test.each([60, 80, 132])('lines fit a terminal of %i columns, and say the same', async (width) => {
  const { out } = await charterstoneHere(['verify'], '', { COLUMNS: `${width}` });
  expect(out.split('\n').filter((line) => widthOf(line) > width)).toEqual([]);
  const words = (text: string) => text.replaceAll(/\s+/g, '');
  expect(words(out)).toBe(words(wide.out));
});
