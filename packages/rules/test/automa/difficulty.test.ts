import { describe, expect, test } from 'vitest';
import { inLater, nextGame } from './campaign.ts';

/** A door that gives nobody points. */
const DOOR = ['open D'];

/** The difficulty after a game in which red and green had so many points; nobody has any reputation. */
function after(red: number, green: number, difficulty: number): number {
  return nextGame(inLater(3, { difficulty, red: { points: red }, green: { points: green } }), DOOR)
    .difficulty;
}

describe('ruling 61: after each game the Automas learn', () => {
  test('people had more points on average: one more', () => {
    expect(after(21, 20, 4)).toBe(5);
  });

  test('as many, or fewer than ten less: it stays', () => {
    expect(after(20, 20, 4)).toBe(4);
    expect(after(11, 20, 4)).toBe(4);
  });

  test('ten or more less: one less, but never below two', () => {
    expect(after(10, 20, 4)).toBe(3);
    expect(after(0, 50, 4)).toBe(3);
    expect(after(10, 20, 2)).toBe(2);
  });

  test('it is the average of all that counts, not the winner', () => {
    const game = inLater(
      3,
      { difficulty: 4, green: { points: 30 }, blue: { points: 12 }, red: { points: 22 } },
      { automas: ['green', 'blue'] },
    );
    expect(nextGame(game, DOOR).difficulty).toBe(5);
  });

  test('it is told where it changes, and only there', () => {
    const told = (red: number) =>
      nextGame(
        inLater(3, { difficulty: 3, red: { points: red }, green: { points: 20 } }),
        DOOR,
      ).history.filter(({ fact }) => fact === 'difficulty');
    const atFirst = { fact: 'difficulty', n: 2 };
    expect(told(30)).toEqual([atFirst, { fact: 'difficulty', n: 4 }]);
    expect(told(20)).toEqual([atFirst]);
  });
});
