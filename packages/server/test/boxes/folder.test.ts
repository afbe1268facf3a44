import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { box as shipped } from '@charterstone/box';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { BOX_FILES, boxSchema, type FolderRead, readBoxFolder } from '../../src/boxes/index.ts';
import { badKeysIn } from '../../src/boxes/keys.ts';
import { isShaped } from '../../src/boxes/problems.ts';
import { PARTS } from '../../src/boxes/shape/box.ts';
import { chanceFrom } from '../house.ts';

const EXAMPLE = join(import.meta.dirname, '../../../../examples/two-summers');
const FILES = readdirSync(EXAMPLE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);

let within: string;
beforeAll(() => {
  within = mkdtempSync(join(tmpdir(), 'charterstone-box-'));
});
afterAll(() => rmSync(within, { recursive: true }));

/** The example with one of its files said otherwise. */
function changed(file: string, change: (text: string) => string, name = 'changed'): FolderRead {
  const place = join(within, name);
  cpSync(EXAMPLE, place, { recursive: true });
  writeFileSync(join(place, file), change(readFileSync(join(EXAMPLE, file), 'utf8')));
  try {
    return readBoxFolder(place);
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** The example with one file more. */
function withFile(file: string, text: string): FolderRead {
  const place = join(within, 'more');
  cpSync(EXAMPLE, place, { recursive: true });
  mkdirSync(dirname(join(place, file)), { recursive: true });
  writeFileSync(join(place, file), text);
  try {
    return readBoxFolder(place);
  } finally {
    rmSync(place, { recursive: true });
  }
}

const problems = (read: FolderRead): readonly string[] => (read.ok ? [] : read.problems);

test('the example is a box of two games in three languages', () => {
  const read = readBoxFolder(EXAMPLE);
  expect(problems(read)).toEqual([]);
  if (!read.ok) return;
  const { id, names, games, languages, texts, data } = read.box;
  expect([id, names.de, games, languages]).toEqual(['two-summers', 'Zwei Sommer', 2, ['en', 'de', 'pl']]);
  expect(texts.pl.cards[22]?.name).toBe('Kuchnia konfitur');
  // What is ours and not on the table before the first game stays ours.
  expect(Object.keys(data.cards).map(Number)).not.toContain(400);
  expect(texts.en.cards[400]).toBeUndefined();
});

test.each(Object.entries(PARTS))(
  'everything that our own box says can be said in a file: %s',
  (part, shape: z.ZodType) => {
    expect(isShaped(shape, new Map<string, unknown>(Object.entries(shipped)).get(part))).toBe(true);
  },
);

test('icons are read in the order in which they are printed', () => {
  const read = changed('cards/buildings.json', (text) =>
    text.replace('{ "coin": 3 }', '{ "vp": 1, "coin": 3 }'),
  );
  const card = read.ok ? read.box.data.cards[22] : undefined;
  expect(JSON.stringify(card?.kind === 'building' && card.benefit)).toBe('{"vp":1,"coin":3}');
});

test('editors are told what each file may say', () => {
  for (const file of BOX_FILES) expect(boxSchema(file)).toHaveProperty('$schema');
});

describe('what is wrong is named by file and card', () => {
  test.each([
    [
      'a word that is none',
      'cards/buildings.json',
      '"coin": 3',
      '"coim": 3',
      'cards/buildings.json: 22 › benefit: the word "coim" is not understood',
    ],
    [
      'a number that should be one',
      'crates.json',
      '"hand": [22]',
      '"hand": ["22"]',
      'crates.json: 1 › hand › 0: "22" stands here, where a number belongs',
    ],
    ['a comma too many', 'startUp.json', '"guidepost": 40,', '"guidepost": 40,,', 'startUp.json: '],
    [
      'a building of three resources',
      'cards/buildings.json',
      '"pumpkin": 2, "grain": 2',
      '"pumpkin": 2, "grain": 1',
      'card 22: is built from 3 resources, not four (rule 17)',
    ],
    ['a card that is not there', 'crates.json', '[22]', '[99]', 'crate 1: card 99 is not in the box'],
    [
      'a form of tomorrow',
      'box.json',
      '"formatVersion": 1',
      '"formatVersion": 2',
      'box.json: formatVersion: 2 stands here, where 1 belongs',
    ],
    [
      'no name',
      'text/pl.json',
      '"name": "Most"',
      '"title": "Most"',
      'text/pl.json: cards › 41 › name: this is missing',
    ],
  ] as const)('%s', (_, file, before, after, problem) => {
    const found = problems(changed(file, (text) => text.replace(before, after)));
    expect(
      found.some((line) => line.startsWith(problem)),
      found.join('\n'),
    ).toBe(true);
  });

  test.each([
    ['crate.json', 'crate.json: no part of a box is called so'],
    ['automat.json', 'automat.json: no part of a box is called so; is automa.json meant?'],
    ['Board.json', 'Board.json: no part of a box is called so; is board.json meant?'],
    ['printedrules.JSON', 'printedrules.JSON: no part of a box is called so; is printedRules.json meant?'],
    ['commons.json.txt', 'commons.json.txt: no part of a box is called so; is commons.json meant?'],
    ['cards/more.jsonc', 'cards/more.jsonc: no part of a box is called so'],
    ['card/more.json', 'card/more.json: no part of a box is called so'],
    ['text/fr.json', 'text/fr.json: no part of a box is called so'],
    ['texts/en.json', 'texts/en.json: no part of a box is called so'],
  ])('a file that nobody reads: %s', (file, problem) => {
    expect(problems(withFile(file, '{}'))).toEqual([problem]);
  });

  test.each([
    'README.md',
    'notes.txt',
    '.vscode/settings.json',
    '.draft.json',
    'cards.json~',
    'schema/x.json',
  ])('%s may lie beside it', (file) => {
    expect(problems(withFile(file, '{}'))).toEqual([]);
  });

  test.each([
    ['a card', '{ "31": {}, "305": { "a": 1 }, "31": {} }', '31: this stands twice'],
    ['a word of a card', '{ "305": { "kind": 1, "kind": 2 } }', '305 › kind: this stands twice'],
    [
      'a word in a list',
      '{ "305": { "do": [{}, { "a": "x", "b": [1], "a": 2 }] } }',
      '305 › do › 1 › a: this stands',
    ],
    ['a key that is written otherwise', '{ "305": {}, "\\u003305": {} }', '305: this stands twice'],
    ['no number at all', '{ "__proto__": { "kind": "story" } }', '__proto__: nothing in a box is called so'],
  ])('what stands twice in one file, or is no key: %s', (_, text, problem) => {
    const found = problems(withFile('cards/more.json', text));
    expect(found).toHaveLength(1);
    expect(found[0]?.slice(0, 17 + problem.length)).toBe(`cards/more.json: ${problem}`);
  });

  test('what stands in several objects, or in a text, does not stand twice', () => {
    const text = '{"a":{"x":"{\\"x\\":1,\\"x\\":1}","y":["x","x",{"x":1}]},"b":{"x":"a","y":"b"},"x":"x"}';
    expect(badKeysIn(text)).toEqual([]);
    expect(badKeysIn('[1, "a", "a"]')).toEqual([]);
  });

  test('the folder has a plain name', () => {
    expect(problems(changed('box.json', (text) => text, 'Two Summers')).join()).toContain(
      'a plain name of its own',
    );
    expect(problems(readBoxFolder(join(within, 'nowhere')))).toEqual([
      `there is no box.json in ${join(within, 'nowhere')}`,
    ]);
  });
});

test('a box that begins with ours changes single cards of it', () => {
  const place = join(within, 'house-rules');
  cpSync(EXAMPLE, place, { recursive: true });
  for (const file of ['cards', 'crates.json', 'startUp.json', 'stories.json', 'pictures.json', 'text'])
    rmSync(join(place, file), { recursive: true });
  const head = {
    format: 'charterstone-box',
    formatVersion: 1,
    version: 1,
    name: 'House rules',
    from: 'charterstone',
  };
  writeFileSync(join(place, 'box.json'), JSON.stringify(head));
  writeFileSync(join(place, 'cards.json'), JSON.stringify({ 22: { ...shipped.cards[22], value: 5 } }));
  writeFileSync(join(place, 'text-en'), '');
  expect(problems(readBoxFolder(place))).toEqual([
    'it has no words: there is no text/en.json, text/de.json or text/pl.json',
  ]);
  cpSync(join(EXAMPLE, 'text/de.json'), join(place, 'text/de.json'));
  const read = readBoxFolder(place);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  expect(read.box.data.cards[22]).toMatchObject({ value: 5 });
  expect(Object.keys(read.box.data.cards)).toEqual(Object.keys(shipped.cards));
  // Written in one language, it is read in that one everywhere.
  expect([read.box.languages, read.box.texts.en.cards[22]?.name]).toEqual([['de'], 'Marmeladenküche']);
});

test('however a folder is damaged, it is refused in words or can be played', () => {
  const chance = chanceFrom(7);
  const junk: readonly unknown[] = [null, 5, -1, 'what', [], {}, true, [1, 2], { do: 1 }, 1e9, 1.5, ''];
  const fired = { refused: 0, played: 0 };
  for (let i = 0; i < 300; i++) {
    const file = FILES[chance(FILES.length)] ?? '';
    const read = changed(file, (text) => {
      const whole = JSON.parse(text);
      const places: [object, string][] = [];
      const visit = (value: unknown): void => {
        if (typeof value !== 'object' || value === null) return;
        for (const [key, inner] of Object.entries(value)) {
          places.push([value, key]);
          visit(inner);
        }
      };
      visit(whole);
      const [holder, key] = places[chance(places.length)] ?? [{}, ''];
      if (chance(4) === 0) Reflect.deleteProperty(holder, key);
      else Reflect.set(holder, key, junk[chance(junk.length)]);
      return JSON.stringify(whole);
    });
    fired[read.ok ? 'played' : 'refused']++;
    if (!read.ok) expect(read.problems.length).toBeGreaterThan(0);
    // None of it in the words of the checker.
    expect(problems(read).join('\n')).not.toMatch(
      /invalid|unrecognized|expected|received|too \w+: expected|[<>]=/i,
    );
  }
  expect(fired.refused).toBeGreaterThan(100);
  expect(fired.played).toBeGreaterThan(0);
});
