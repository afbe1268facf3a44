import { describe, expect, test } from 'vitest';
import { belowIn } from './useSamePlace.ts';

describe('where what was read belongs when the page has another shape', () => {
  test('what stood at its beginning still does, no lower than one reads', () => {
    expect(belowIn({ below: 40, height: 300 }, 200, 300)).toBe(40);
    expect(belowIn({ below: 180, height: 300 }, 200, 300)).toBe(100);
  });

  test('in the midst of something one reads on there, however long it has become', () => {
    expect(belowIn({ below: -150, height: 600 }, 300, 200)).toBe(-75);
    expect(belowIn({ below: -150, height: 0 }, 300, 200)).toBe(0);
  });
});
