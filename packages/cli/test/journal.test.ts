import { writeFileSync } from 'node:fs';
import { box as data } from '@charterstone/box';
import { type Aside, type Choice, deciders } from '@charterstone/rules';
import { expect, test } from 'vitest';
import { type JournalFile, RULES, readJournal, VERSION, writeJournal } from '../src/journal/format.ts';
import { Session } from '../src/play/session.ts';
import { randomOf } from '../src/random.ts';
import { Trouble } from '../src/trouble.ts';
import { box, randomGame } from './games.ts';
import { charterstone, folder } from './program.ts';

const { journal } = randomGame(3, 'journal', 60);
const named: JournalFile = {
  ...journal,
  bots: [2],
  entries: [...journal.entries, { seat: 1, choice: { do: 'name', what: 203, text: 'Łucja “Ü”' } }],
};
const text = writeJournal(journal);

/** What becomes of a text: the hash it replays to, or why it is refused. */
function outcome(content: string): string {
  const read = readJournal(content);
  if (typeof read === 'string') return `refused: ${read}`;
  try {
    Session.resume(box, read, undefined, 'it');
    return read.hash;
  } catch (error) {
    if (error instanceof Trouble) return `refused: ${error.message}`;
    throw error;
  }
}

test('what is written is read again', () => {
  expect(readJournal(text)).toEqual(journal);
  expect(readJournal(writeJournal(named))).toEqual(named);
  expect(readJournal(text.replaceAll('\n', '\r\n'))).toEqual(journal);
  expect(outcome(text)).toBe(journal.hash);
});

test('a setting is kept with its games and its options', () => {
  const setting = { seats: 2, seed: 'x', games: 12, options: { marketFaceDown: true, manualValues: true } };
  expect(readJournal(writeJournal({ ...journal, setting }))).toMatchObject({ setting });
  const off = { seats: 2, seed: 'x', options: { marketFaceDown: false } };
  expect(readJournal(writeJournal({ ...journal, setting: off }))).toMatchObject({
    setting: { seats: 2, seed: 'x' },
  });
});

test('a byte-order mark of an editor does no harm; bots sit on chairs 1 to 6', () => {
  const text = writeJournal(journal);
  expect(readJournal(`\uFEFF${text}`)).toEqual(readJournal(text));
  expect(readJournal(writeJournal({ ...journal, bots: [9] }))).toMatch(/bots/);
});

test('whatever people do beside their choices is kept and replayed', () => {
  const session = new Session(box, { seats: 2, seed: 'asides' }, new Map(), undefined);
  const does = (seat: number, choice: Choice | Aside): void => {
    expect(session.take(seat, choice)).toMatchObject({ ok: true });
  };
  does(1, { do: 'charter', what: 'red' });
  does(2, { do: 'charter', what: 'blue' });
  does(1, { do: 'lay', what: 8, at: 'red-3' });
  does(2, { do: 'lay', what: 9, at: 'blue-2' });
  does(1, { do: 'name', what: 203, text: 'Łucja “Ü” \\ "' });
  does(0, { do: 'tell', what: 123 });
  does(3, { do: 'join', what: 'green' });
  does(3, { do: 'stay' });
  does(2, { do: 'part' });
  const [seat = 0] = deciders(session.state);
  does(seat, { do: 'place', what: 'big', at: 'red-3' });
  does(seat, { do: 'undo' });
  const written = writeJournal(session.journal());
  const read = readJournal(written);
  if (typeof read === 'string') throw new Error(read);
  expect(read).toEqual(session.journal());
  expect(writeJournal(read)).toBe(written);
  expect(Session.resume(box, read, undefined, 'it').journal().hash).toBe(session.journal().hash);
  for (const deed of ['name', 'tell', 'join', 'stay', 'part', 'undo'])
    expect(read.entries.map(({ choice }) => choice.do)).toContain(deed);
});

test('a journal that is cut off anywhere is refused', () => {
  for (let length = 0; length < text.length - 2; length += 37)
    expect(outcome(text.slice(0, length))).toMatch(
      /^refused: it is (damaged or cut off|no charterstone journal)/,
    );
});

test('no flipped bit changes the game that is replayed', () => {
  const random = randomOf('flips');
  let refused = 0;
  for (let i = 0; i < 300; i++) {
    const bytes = Buffer.from(text);
    const at = random(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
    const found = outcome(bytes.toString());
    if (found.startsWith('refused: ')) refused++;
    else expect(found).toBe(journal.hash);
  }
  expect(refused).toBeGreaterThan(280);
});

const strange: [string, string, RegExp][] = [
  ['an empty file', '', /no charterstone journal/],
  ['something else', 'Dear diary,', /no charterstone journal/],
  ['other JSON', '{"format":"savegame"}', /no charterstone journal/],
  ['a list', '[]', /no charterstone journal/],
  ['a newer format', text.replace(`"version":${VERSION}`, `"version":${VERSION + 1}`), /newer program/],
  ['an older format', text.replace(`"version":${VERSION}`, '"version":1'), /journals of version 1/],
  ['newer rules', writeJournal({ ...journal, rules: RULES + 1 }), /newer rules/],
  ['older rules', writeJournal({ ...journal, rules: RULES - 1 }), /older rules/],
  ['a box with one coin less', writeJournal(journal, { ...data, coins: data.coins - 1 }), /another box/],
  ['another box', writeJournal({ ...journal, box: 99 }), /version 99 of the box/],
  ['no versions', '{"format":"charterstone-journal"}', /versions are missing/],
  ['too many seats', writeJournal({ ...journal, setting: { seats: 7, seed: '' } }), /setting is no good/],
  [
    'a choice left out',
    writeJournal({ ...journal, entries: journal.entries.slice(1) }),
    /choice 1 is against the rules/,
  ],
  ['a choice too few', writeJournal({ ...journal, entries: journal.entries.slice(0, -1) }), /another table/],
  [
    'a word in its setting that nobody knows',
    text.replace('"seed":', '"dice":6,"seed":'),
    /setting says "dice"/,
  ],
  ['a choice of lists', text.replace('"do":"charter"', '"do":[["charter"]]'), /entry 1 is no choice/],
  ['a choice that is none', text.replace('"do":"charter"', '"do":"cheat"'), /entry 1 is no choice/],
  ['a changed choice', text.replace('"seat":1', '"seat":2'), /checksum/],
  ['a poisoned object', text.replace('"seat":1', '"__proto__":{},"seat":1'), /^$/],
];

test.each(strange)('%s', (_, content, reason) => {
  const found = outcome(content);
  if (found.startsWith('refused: ')) expect(found).toMatch(reason);
  else expect(found).toBe(journal.hash);
});

test('the program refuses a damaged file with one line and exit code 1', () => {
  const file = `${folder()}/damaged.json`;
  writeFileSync(file, text.slice(0, 500));
  for (const args of [
    ['replay', file],
    ['play', '--resume', file],
  ]) {
    const { code, out, err } = charterstone(args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(`I can't use ${file}: it is damaged or cut off: it is no complete JSON.\n`);
  }
});
