import { expect, test } from 'vitest';
import { wayIn } from './pasted.ts';

const TOKEN = 'Ku2lvMDpPaxsi5I_XD4E8Q';

test.each([
  `https://example.org/#/join/${TOKEN}`,
  `  http://localhost:8080/#/join/${TOKEN}  `,
  `Come and play: https://example.org/#/join/${TOKEN}.`,
  `<https://example.org/#/join/${TOKEN}>`,
  `#/join/${TOKEN}`,
  TOKEN,
])('%s leads to a seat', (text) => {
  expect(wayIn(text)).toEqual({ at: 'join', token: TOKEN });
});

test('other links that are sent lead where they should', () => {
  expect(wayIn(`https://example.org/#/recover/${TOKEN}`)).toEqual({ at: 'recover', token: TOKEN });
  expect(wayIn('https://example.org/#/table/abcdefgh12')).toEqual({ at: 'table', table: 'abcdefgh12' });
});

test.each([
  '',
  'hello',
  'https://example.org/',
  'https://example.org/#/settings',
  // cut on its way
  'https://example.org/#/join/Ku2lv',
  'https://example.org/#/join/',
  'https://example.org/#/join/%E0%A4%A',
  'two words of enough letters',
  '<script>alert(1)</script>',
])('%s is no invitation', (text) => {
  expect(wayIn(text)).toBeUndefined();
});
