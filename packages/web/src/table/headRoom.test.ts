import { describe, expect, test } from 'vitest';
import { chipRoom, chipsRoom, rowLook, titleRoom } from './headRoom.ts';

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

describe('people come before the words of the buttons', () => {
  const WORDS = ['Rückgängig', 'Tipp', 'Chronik', 'Rückblick', 'Stumm', 'Tisch', undefined, 'Verlassen'];
  const long = ['Maximiliane Oberhuber', 'Konstantin Wiesengrund', 'Annemarie Schönleitner', 'Bartholomäus'];
  const look = (head: number, names: readonly string[]) =>
    rowLook(head, { title: 'Hazelport', names }, WORDS);

  test('who has a short name leaves room for them, who has a long one does not', () => {
    expect(look(105, ['Ada', 'Bo'])).toBe('words');
    expect(look(98, long)).toBe('few');
    expect(look(120, long)).toBe('signs');
    expect(look(160, long)).toBe('words');
  });

  test('no title takes all of it', () => {
    const names = ['Ada', 'Bo'];
    expect(rowLook(105, { title: 'W'.repeat(40), names }, WORDS)).toBe('words');
  });
});
