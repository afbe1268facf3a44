import { describe, expect, test } from 'vitest';
import { changeSince, type Standing } from './standing.ts';

const standing = (some: Partial<Standing> = {}): Standing => ({
  game: 2,
  points: new Map([['red', 4]]),
  buildings: 11,
  progress: 3,
  ...some,
});

describe('what has changed since somebody looked last', () => {
  test('is the difference of what everybody may know', () => {
    const now = standing({ points: new Map([['red', 9]]), buildings: 12, progress: 5 });
    const change = changeSince(standing(), now);
    expect(change?.points('red')).toBe(5);
    expect(change?.points('blue')).toBe(0);
    expect(change?.buildings).toBe(1);
    expect(change?.progress).toBe(2);
  });

  test('is nothing to speak of for those who come for the first time, or to another game', () => {
    expect(changeSince(undefined, standing())).toBe(undefined);
    expect(changeSince(standing({ game: 1 }), standing())).toBe(undefined);
  });
});
