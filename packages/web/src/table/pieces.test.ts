import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';
import { ownCards } from './shown.ts';

test('minions and perils are counted by kind, also those that are at work; what somebody has none of is not told', () => {
  const minions = [
    { minion: 'golem', at: 'home' },
    { minion: 'chef', at: 'red-2' },
    { minion: 'chef', at: 'home' },
  ] as const;
  expect(piecesOf({ minions, perils: { vermin: 2 } })).toEqual([
    ['chef', 2],
    ['golem', 1],
    ['vermin', 2],
  ]);
  expect(piecesOf({ minions: [], perils: {} })).toEqual([]);
});

test('one’s own cards are the persona, the hand, and what one took in secret', () => {
  expect(ownCards({ persona: [300], hand: [73, 74], secret: [210] })).toEqual([300, 73, 74, 210]);
});
