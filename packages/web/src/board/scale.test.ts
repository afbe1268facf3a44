import { describe, expect, test } from 'vitest';
import { titleWidthOf } from '../art/lettering.ts';
import { broken, fitted } from './fitted.ts';
import { curve, spaced } from './lines.ts';
import { remembering } from './remembered.ts';
import { ribbonEnd, spread } from './scale.ts';

describe('the ribbon of points', () => {
  test('is as long as it has to be', () => {
    expect(ribbonEnd([])).toBe(60);
    expect(ribbonEnd([3, 59])).toBe(60);
    expect(ribbonEnd([60])).toBe(80);
    expect(ribbonEnd([133])).toBe(140);
  });

  test('lets no flag hide another, and keeps them in order and on the ribbon', () => {
    const places = spread([10, 10, 10, 11, 95, 100], 17, 0, 110);
    for (let i = 1; i < places.length; i++)
      expect((places[i] ?? 0) - (places[i - 1] ?? 0)).toBeGreaterThanOrEqual(16.99);
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(places.at(-1)).toBeLessThanOrEqual(110);
    expect(spread([50, 50], 10, 0, 100)).toEqual([45, 55]);
    expect(spread([50], 17, 0, 100)).toEqual([50]);
  });
});

test('writing fits its room, and is broken in the middle', () => {
  expect(fitted('Mill', 90, 12, 9, titleWidthOf)).toEqual({ text: 'Mill', size: 12 });
  expect(fitted('Backhaus am langen Tisch', 90, 12, 6, titleWidthOf).size).toBeLessThan(8);
  expect(fitted('An endless name of a village', 40, 12, 9, titleWidthOf).text).toMatch(/…$/);
  expect(broken('A Visit Among Neighbours', 16)).toEqual(['A Visit Among', 'Neighbours']);
  expect(broken('Mill', 16)).toEqual(['Mill']);
});

test('a ribbon holds as many letters as are wide, whatever they are and whatever is put on them', () => {
  const onRibbon = (name: string) => fitted(name, 82, 13, 9.5, titleWidthOf);
  for (const name of [
    'W'.repeat(40),
    'm'.repeat(40),
    'i'.repeat(40),
    '村'.repeat(40),
    'M\u0301'.repeat(40),
  ]) {
    const { text, size } = onRibbon(name);
    expect(text, name).toMatch(/…$/);
    expect(titleWidthOf(text) * size, name).toBeLessThanOrEqual(82);
    // No more is left empty than a letter takes.
    expect(titleWidthOf(text + name.slice(0, 2)) * size, name).toBeGreaterThan(82);
  }
  expect(onRibbon('Z\u0335\u0351a\u0300\u0335l\u0351g\u0351\u0300o\u0335')).toMatchObject({ size: 13 });
  expect(onRibbon('👩‍👩‍👧‍👦'.repeat(30)).text).toMatch(/^(👩‍👩‍👧‍👦)+…$/u);
});

test('spaces of a track lie at equal steps from its first point to its last', () => {
  const line = curve([
    [0, 0],
    [10, 0],
    [20, 0],
  ]);
  const places = spaced(line, 5);
  expect(places.map(([x]) => Math.round(x))).toEqual([0, 5, 10, 15, 20]);
});

test('a drawing is made once for a key, and the oldest are forgotten', () => {
  const drawings = remembering(2);
  let drawn = 0;
  const draw = (): string => `drawing ${++drawn}`;
  expect(drawings('a', draw)).toBe('drawing 1');
  expect(drawings('a', draw)).toBe('drawing 1');
  drawings('b', draw);
  drawings('c', draw);
  expect(drawings('a', draw)).toBe('drawing 4');
});
