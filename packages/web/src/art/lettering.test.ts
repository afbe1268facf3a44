import { describe, expect, test } from 'vitest';
import { lettered, widthOf } from './lettering.ts';

const ONE = { widths: [80], size: 12 };
const TWO = { widths: [80, 60], size: 10 };

describe('lettering', () => {
  test('letters are as wide as they are', () => {
    expect(widthOf('W')).toBeGreaterThan(widthOf('i') * 2);
    expect(widthOf('ą')).toBe(widthOf('a'));
    expect(widthOf('łódź')).toBeGreaterThan(0);
    expect(widthOf('村')).toBeGreaterThan(0);
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
