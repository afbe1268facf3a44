import { expect, test } from 'vitest';
import { initialOf, isSeen, nameIn } from './names.ts';

test.each([
  ['Ada', 'Ada'],
  ['  Ada  ', 'Ada'],
  ['<b>', '<b>'],
  ['שלום', 'שלום'],
  ['W'.repeat(40), 'W'.repeat(40)],
  ['🏳️‍🌈 flag', '🏳️‍🌈 flag'],
  ['❤️', '❤️'],
  ['é', 'é'],
  ['', undefined],
  // A mark that is put on nothing, and what only says how a sign looks.
  ['\u0301', undefined],
  ['\ufe0f', undefined],
  ['\ufe0f \u0301', undefined],
  ['\u3164', undefined],
  ['Ada\u200d', undefined],
  ['   ', undefined],
  ['two\nlines', undefined],
  ['\u202eedorciM', undefined],
  ['W'.repeat(41), undefined],
  // Signs of two halves count as the server counts them.
  ['🦊'.repeat(21), undefined],
  ['🦊'.repeat(20), '🦊'.repeat(20)],
])('%j as a name', (text, name) => {
  expect(nameIn(text)).toBe(name);
});

test('a name’s first letter may be many signs', () => {
  expect([' ada', 'śliwka', '🏳️‍🌈 flag', ''].map((name) => initialOf(name, 'en'))).toEqual([
    'A',
    'Ś',
    '🏳️‍🌈',
    '?',
  ]);
});

test('nothing is seen of blanks, of signs that steer others and of marks alone', () => {
  for (const text of ['hello', '…', ' 👩‍🌾 ', 'ქ', '\u202eabc']) expect(isSeen(text)).toBe(true);
  for (const text of ['', ' ', '\u200b', '\u202e\u200d', '\u3164', '\u2800', '\ufe0f', '\u0301'])
    expect(isSeen(text)).toBe(false);
});
