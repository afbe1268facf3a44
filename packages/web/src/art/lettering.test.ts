import { describe, expect, test } from 'vitest';
import { cutTo, lettered, titleWidthOf, widthOf } from './lettering.ts';

const ONE = { widths: [80], size: 12 };
const TWO = { widths: [80, 60], size: 10 };

describe('lettering', () => {
  test('letters are as wide as they are', () => {
    expect(widthOf('W')).toBeGreaterThan(widthOf('i') * 2);
    expect(widthOf('ą')).toBe(widthOf('a'));
    expect(widthOf('łódź')).toBeGreaterThan(0);
    expect(widthOf('村')).toBe(1);
    expect(widthOf('Ж')).toBeGreaterThan(widthOf('і'));
  });

  test('what is put on a letter makes it no wider, and a picture of many signs is one', () => {
    expect(widthOf('a\u0301\u0335')).toBe(widthOf('a'));
    expect(widthOf('ő')).toBe(widthOf('o'));
    expect(widthOf('👩‍👩‍👧‍👦')).toBe(1);
    expect(widthOf('\u200f')).toBe(0);
    expect(titleWidthOf('W')).toBeGreaterThan(widthOf('W'));
    expect(titleWidthOf('\u0301')).toBe(0);
  });

  test('a text is cut after a whole word, where one ends late enough', () => {
    const cut = (text: string, like: string): string => cutTo(text, widthOf(like) + 0.01, widthOf);
    expect(cut('Anne von der Mühle', 'Anne von der Mü…')).toBe('Anne von der…');
    expect(cut('Anne von der Mühle', 'Anne von der…')).toBe('Anne von der…');
    expect(cut('anne.muster@example.org', 'anne.muster@ex…')).toBe('anne.muster…');
    expect(cut('An Mühlenbeckerin', 'An Mühlenb…')).toBe('An Mühlenb…');
  });

  test('… else after a whole letter', () => {
    expect(cutTo('Ann', 3, widthOf)).toBe('Ann');
    expect(cutTo('Anne Müller', 2.5, widthOf)).toMatch(/^Anne?…$/);
    expect(cutTo('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, widthOf)).toBe('👩‍👩‍👧‍👦…');
  });

  test('a short name has one line in full size', () => {
    expect(lettered('Market', [ONE, TWO])).toEqual({ lines: ['Market'], size: 12 });
  });

  test('a long one is broken where both lines are shortest', () => {
    expect(lettered('The House of Many Lamps', [ONE, TWO]).lines).toEqual(['The House of', 'Many Lamps']);
    expect(lettered('Blumen-und-Gartenhandlung', [ONE, TWO]).lines).toEqual([
      'Blumen-und-',
      'Gartenhandlung',
    ]);
  });

  test('one that can’t be broken shrinks', () => {
    const { lines, size } = lettered('Blumenzwiebelgroßhandlung', [ONE, TWO]);
    expect(lines).toHaveLength(1);
    expect(size).toBeLessThan(10);
    expect(size * widthOf('Blumenzwiebelgroßhandlung')).toBeLessThanOrEqual(80);
  });

  test('nothing at all is no trouble', () => {
    expect(lettered('', [ONE]).lines).toEqual(['']);
  });
});
