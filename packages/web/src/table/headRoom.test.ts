import { describe, expect, test } from 'vitest';
import { chipRoom, chipsRoom, titleRoom } from './headRoom.ts';

describe('the room that names want above the table', () => {
  test('is the same for short ones, more for long ones, and never all there is', () => {
    expect(chipRoom('Ada')).toBe(chipRoom('Bo'));
    expect(chipRoom('Maximiliane Oberhuber')).toBeGreaterThan(chipRoom('Ada') + 3);
    expect(chipRoom('W'.repeat(40))).toBe(chipRoom('W'.repeat(30)));
  });

  test('is that of everybody, with what is between them', () => {
    expect(chipsRoom(['Ada', 'Bo'])).toBeGreaterThan(chipRoom('Ada') + chipRoom('Bo'));
    expect(chipsRoom([])).toBe(0);
  });

  test('is little for a short title', () => {
    expect(titleRoom('Oak')).toBeLessThan(5);
    expect(titleRoom('Our Friday evening in Greengully')).toBeGreaterThan(14);
  });
});
