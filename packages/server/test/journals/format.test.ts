import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { box as data } from '@charterstone/box';
import { describe, expect, test } from 'vitest';
import {
  bytesOf,
  choiceFrom,
  type JournalFile,
  RULES,
  readJournal,
  VERSION,
  verified,
  verifiedText,
  writeJournal,
} from '../../src/journals/index.ts';
import { box, randomJournal } from './games.ts';

const journal = randomJournal({ seats: 3, seed: 'journal', games: 1 }, 60);
const text = writeJournal(journal);

/** What becomes of a text: the hash it replays to, or why it is refused. */
function outcome(content: string): string {
  const found = verifiedText(box, content);
  return found.ok ? found.journal.hash : `refused: ${found.why}`;
}

describe('what is written is read again', () => {
  test('as it was, also with the line ends of another system or the mark of an editor in front', () => {
    expect(readJournal(text)).toEqual(journal);
    expect(readJournal(text.replaceAll('\n', '\r\n'))).toEqual(journal);
    expect(readJournal(`\uFEFF${text}`)).toEqual(journal);
    expect(outcome(text)).toBe(journal.hash);
  });

  test('with names, bots and their levels', () => {
    const named: JournalFile = {
      ...journal,
      bots: [2, 3],
      levels: ['hard', 'easy'],
      entries: [...journal.entries, { seat: 1, choice: { do: 'name', what: 203, text: 'Łucja “Ü”' } }],
    };
    expect(readJournal(writeJournal(named))).toEqual(named);
  });

  test('with the games and the options of its setting', () => {
    const setting = { seats: 2, seed: 'x', games: 12, options: { marketFaceDown: true, manualValues: true } };
    expect(readJournal(writeJournal({ ...journal, setting }))).toMatchObject({ setting });
    const off = { seats: 2, seed: 'x', options: { marketFaceDown: false } };
    expect(readJournal(writeJournal({ ...journal, setting: off }))).toMatchObject({
      setting: { seats: 2, seed: 'x' },
    });
  });

  test('with any seed that people type', () => {
    for (const seed of ['', 'Łódź 7', '👩‍🌾🏰', '"\\', 'x'.repeat(100)]) {
      const file = { ...journal, setting: { ...journal.setting, seed } };
      expect(readJournal(writeJournal(file))).toEqual(file);
    }
  });
});

test('a journal that was verified tells its table and what happened, by choice', () => {
  const found = verified(box, journal);
  if (!found.ok) throw new Error(found.why);
  expect(found.facts).toHaveLength(journal.entries.length + 1);
  expect(found.facts[1]).toContainEqual(expect.objectContaining({ fact: 'charterChosen' }));
  const holding = { ...journal, state: bytesOf(found.state) };
  expect(verified(box, holding)).toMatchObject({ ok: true });
  expect(verified(box, { ...holding, state: `${holding.state.slice(0, -8)}AAAAAAAA` })).toEqual({
    ok: false,
    why: 'its choices lead to another table than the one it holds',
  });
});

const strange: [string, string, RegExp][] = [
  ['an empty file', '', /^it is no charterstone journal$/],
  ['something else', 'Dear diary,', /^it is no charterstone journal$/],
  ['other JSON', '{"format":"savegame"}', /^it is no charterstone journal$/],
  ['a list', '[]', /^it is no charterstone journal$/],
  ['nothing', 'null', /^it is no charterstone journal$/],
  ['a newer format', text.replace(`"version":${VERSION}`, `"version":${VERSION + 1}`), /newer program/],
  ['an older format', text.replace(`"version":${VERSION}`, '"version":1'), /journals of version 1/],
  ['newer rules', writeJournal({ ...journal, rules: RULES + 1 }), /newer rules/],
  ['older rules', writeJournal({ ...journal, rules: RULES - 1 }), /older rules/],
  ['a box with one coin less', writeJournal(journal, { ...data, coins: data.coins - 1 }), /another box/],
  ['another box', writeJournal({ ...journal, box: 99 }), /version 99 of the box/],
  ['no versions', '{"format":"charterstone-journal"}', /versions are missing/],
  ['a fingerprint of its own', text.replace(/"fingerprint":"\w+"/, '"fingerprint":"<b>"'), /versions are/],
  ['too many seats', with_({ seats: 7, seed: '' }), /setting is no good: a game has 1 to 6 seats, not 7$/],
  ['too many Automas', with_({ seats: 5, automas: 2, seed: '' }), /setting is no good: .* 0 to 1 Automas/],
  ['too many games', with_({ seats: 2, seed: '', games: 1e9 }), /setting is no good: .* games/],
  ['a long seed', with_({ seats: 2, seed: 'x'.repeat(101) }), /setting is no good: .* 100 characters/],
  ['a seed that writes on the screen', with_({ seats: 2, seed: '\u001b[2J' }), /no good: .* control/],
  ['a seed of half a letter', with_({ seats: 2, seed: '\ud83d' }), /no good: .* control/],
  [
    'no setting',
    text.replace('"setting":{', '"setting":[{').replace('},\n"bots"', '}],\n"bots"'),
    /setting is/,
  ],
  ['an option that is neither on nor off', option('"marketFaceDown":1'), /setting is no good$/],
  ['an option nobody knows', option('"dice":true'), /setting says "dice", which/],
  ['a word in its setting that nobody knows', text.replace('"seed":', '"dice":6,"seed":'), /says "dice"/],
  ['a word that nobody knows', text.replace('"bots":', '"dice":6,"bots":'), /: it says "dice", which/],
  ['a bot on no chair', writeJournal({ ...journal, bots: [7] }), /its bots are no good$/],
  ['two bots on a chair', writeJournal({ ...journal, bots: [2, 2] }), /its bots are no good$/],
  ['fewer levels than bots', writeJournal({ ...journal, bots: [2], levels: [] }), /the levels of its bots/],
  ['no hash', text.replace(/"hash":"\w+"/, '"hash":"no"'), /hash is missing$/],
  ['a seventh seat', text.replace('"seat":1', '"seat":7'), /entry 1 is no choice$/],
  ['half a seat', text.replace('"seat":1', '"seat":0.5'), /entry 1 is no choice$/],
  ['a choice of lists', text.replace('"do":"charter"', '"do":[["charter"]]'), /entry 1 is no choice$/],
  ['a choice that is none', text.replace('"do":"charter"', '"do":"cheat"'), /entry 1 is no choice$/],
  ['a choice with more to it', text.replace('"do":"charter"', '"by":"me","do":"charter"'), /entry 1 is no/],
  ['a poisoned entry', text.replace('"seat":1', '"__proto__":{},"seat":1'), /entry 1 is no choice$/],
  ['a changed choice', text.replace('"seat":1', '"seat":2'), /checksum doesn't match/],
  ['a choice left out', resealed(journal.entries.slice(1)), /^choice 1 is against the rules \(/],
  ['a choice too few', resealed(journal.entries.slice(0, -1)), /^its choices lead to another table/],
];

function with_(setting: JournalFile['setting']): string {
  return writeJournal({ ...journal, setting });
}

function option(said: string): string {
  return text.replace('"seed":', `"options":{${said}},"seed":`);
}

function resealed(entries: JournalFile['entries']): string {
  return writeJournal({ ...journal, entries });
}

test.each(strange)('%s is refused', (_, content, reason) => {
  expect(content).not.toBe(text);
  const found = verifiedText(box, content);
  expect(found).toEqual({ ok: false, why: expect.stringMatching(reason) });
  expect(found).toEqual({ ok: false, why: expect.stringMatching(/^[ -~]{10,200}[^.]$/) });
});

test('a long word that nobody knows is not repeated whole', () => {
  const why = readJournal(text.replace('"bots":', `"${'\\u001b\\n'.repeat(5000)}":6,"bots":`));
  expect(why).toMatch(/^it is damaged: it says "\?{30}…", which this program doesn't know$/);
});

test('a choice is read by its shape, and nothing is left of what is none', () => {
  expect(choiceFrom({ do: 'place', what: 'big', at: 'market' })).toEqual({
    do: 'place',
    what: 'big',
    at: 'market',
  });
  expect(choiceFrom({ do: 'name', what: 'village', text: 'Łódź' })).toMatchObject({ text: 'Łódź' });
  for (const none of [
    ...[undefined, null, 7, 'pass', [], {}, { do: 'pass', text: 'x' }, { do: 'undo', what: 1 }],
    ...[{ do: 'place', what: 'big market' }, { do: 'lay', what: 8.5, at: 'red-3' }, { do: '__proto__' }],
    ...[
      { do: 'join', what: 'x'.repeat(61) },
      { do: 'name', what: 203, text: 'x'.repeat(201) },
    ],
  ])
    expect([none, choiceFrom(none)]).toEqual([none, undefined]);
});

describe('limits', () => {
  const limits = { text: 100_000, entries: journal.entries.length };

  test('of size and of choices are kept exactly', () => {
    expect(readJournal(text, data, limits)).toEqual(journal);
    expect(readJournal(text, data, { ...limits, text: text.length })).toEqual(journal);
    expect(readJournal(text, data, { ...limits, text: text.length - 1 })).toBe(
      'it is too big to be a journal',
    );
    expect(readJournal(text, data, { ...limits, entries: limits.entries - 1 })).toBe(
      'it is too big to be a journal: more than 59 choices',
    );
  });

  test('are held before anything is read: brackets and commas become far more than they look', () => {
    for (const bulk of ['['.repeat(500_000), '{"a":'.repeat(500_000), `[${'0,'.repeat(1_100_000)}0]`])
      expect(readJournal(bulk)).toBe('it is too big to be a journal: more than 200,000 choices');
    expect(readJournal('['.repeat(100_000))).toBe('it is no charterstone journal');
  });

  test('leave room for more than anybody plays', () => {
    const entries = Array.from({ length: 3000 }, () => journal.entries).flat();
    const whole = writeJournal({ ...journal, entries });
    const read = readJournal(whole);
    if (typeof read === 'string') throw new Error(read);
    expect(read.entries).toHaveLength(180_000);
    expect(writeJournal(read)).toBe(whole);
  });
});

test('the command line can load this without a server or a database', () => {
  const folder = join(import.meta.dirname, '../../src/journals');
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const imports = readFileSync(join(folder, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g);
    for (const [, from] of imports)
      expect([file, from]).toEqual([
        file,
        expect.stringMatching(/^(\.\/[a-z]+\.ts|node:crypto|@charterstone\/(rules|box|bots))$/),
      ]);
  }
});
