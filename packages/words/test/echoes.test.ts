import { describe, expect, test } from 'vitest';
import { paragraphsOf, tellText, textsOf } from '../src/index.ts';
import { TEXTS } from './texts.ts';

const TEXT = `The gate squeaks.

[after 129] It has a number now.

[after 124 or 128] Lady Seraphine would know the price.

Nobody oils it.`;

const toldIn =
  (...stories: readonly number[]) =>
  (card: number) =>
    stories.includes(card);

describe('a text that remembers', () => {
  test('is told without the ways the village did not take', () => {
    expect(tellText(TEXT, toldIn(1, 16))).toBe('The gate squeaks.\n\nNobody oils it.');
    expect(tellText(TEXT, toldIn(128))).toBe(
      'The gate squeaks.\n\nLady Seraphine would know the price.\n\nNobody oils it.',
    );
    expect(tellText(TEXT, toldIn(124, 129))).toBe(
      'The gate squeaks.\n\nIt has a number now.\n\nLady Seraphine would know the price.\n\nNobody oils it.',
    );
  });

  test('without echoes stays as it is', () => {
    const text = 'One.\n\nTwo,\nthree.';
    expect(tellText(text, toldIn())).toBe(text);
  });

  test('has its marks at the front of paragraphs, and only there', () => {
    expect(paragraphsOf(TEXT).map(({ after }) => after)).toEqual([[], [129], [124, 128], []]);
    for (const wrong of [
      '[after] It.',
      '[after 12a] It.',
      '[after 128 and 129] It.',
      '[after 128, 129] It.',
      '[After 128] It.',
      '[after 128]It.',
      '[after 128]  It.',
      '[after 128] ',
      ' [after 128] It.',
      'It. [after 128] It.',
      'It.\n[after 128] It.',
      '[before 128] It.',
    ])
      expect(() => paragraphsOf(wrong), wrong).toThrow(SyntaxError);
  });
});

test('a client is given card n alone, as its village hears it', () => {
  const commons = TEXTS.en.commons;
  const box = {
    cards: { 131: { name: 'Gate', text: TEXT }, 5: { name: 'Patch', flavour: 'Ripe.' } },
    printedRules: {},
    commons,
  };
  expect(textsOf(box, toldIn(129))(131)).toEqual({
    name: 'Gate',
    text: 'The gate squeaks.\n\nIt has a number now.\n\nNobody oils it.',
  });
  expect(textsOf(box)(131)?.text).toBe('The gate squeaks.\n\nNobody oils it.');
  expect(textsOf(box)(5)).toEqual({ name: 'Patch', flavour: 'Ripe.' });
  expect(textsOf(box)(6)).toBeUndefined();
});
