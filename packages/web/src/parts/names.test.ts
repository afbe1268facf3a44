import { expect, test } from 'vitest';
import { initialOf, nameIn } from './names.ts';

test.each([
  ['Ada', 'Ada'],
  ['  Ada  ', 'Ada'],
  ['<b>', '<b>'],
  ['שלום', 'שלום'],
  ['W'.repeat(40), 'W'.repeat(40)],
  ['', undefined],
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
