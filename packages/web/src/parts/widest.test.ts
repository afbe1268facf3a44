import { expect, test } from 'vitest';
import { widthOf } from '../art/lettering.ts';
import { widest, widestIn } from './widest.ts';

test('the widest word of a name counts, not the name; after a hyphen a line may break', () => {
  expect(widestIn('Kassenhäuschen am Tor')).toBe(widthOf('Kassenhäuschen'));
  expect(widestIn('Ur-Kammer')).toBe(widthOf('Kammer'));
  expect(widestIn('')).toBe(0);
});

test('a style sheet is told no less than it is', () => {
  const told = Object.values(widest('Laternenschnitzerei'))[0];
  expect(told).toBeGreaterThanOrEqual(widestIn('Laternenschnitzerei'));
  expect(told).toBeLessThan(widestIn('Laternenschnitzerei') + 0.01);
});
