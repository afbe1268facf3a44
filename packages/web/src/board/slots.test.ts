import { describe, expect, test } from 'vitest';
import { isWithin, TILE } from './hexes.ts';
import {
  costSlots,
  gainSlots,
  minionSlots,
  PERIL,
  type Slot,
  tokenSlots,
  VALUE,
  workerSlots,
} from './slots.ts';

/** A worker and a minion stand: they reach up from their foot. Their middle is about here. */
const standing = ({ at: [x, y], r }: Slot): Slot => ({ at: [x, y - 11], r: r * 0.8 });
const apart = (a: Slot, b: Slot): number => Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) - a.r - b.r;

describe('the slots of a tile', () => {
  const numbers = [1, 2, 3, 4]
    .flatMap((n) => gainSlots(n))
    .concat(
      [1, 2, 3].flatMap((n) => costSlots(n)),
      [VALUE],
    );

  test('keep workers, minions and peril off the numbers', () => {
    const pieces = [
      ...workerSlots(1).map(standing),
      ...workerSlots(2).map(standing),
      ...minionSlots(1, 1).map(standing),
      PERIL,
    ];
    for (const piece of pieces)
      for (const number of numbers)
        expect(apart(piece, number), JSON.stringify([piece, number])).toBeGreaterThan(-6);
  });

  test('keep tokens off the gains of income buildings and off the value', () => {
    for (const token of tokenSlots(3))
      for (const number of [...gainSlots(1), ...gainSlots(2), ...gainSlots(3), VALUE])
        expect(apart(token, number)).toBeGreaterThan(-2.5);
  });

  test('are as many as asked for, and gains stay on the tile', () => {
    expect(workerSlots(0)).toHaveLength(0);
    expect(workerSlots(3)).toHaveLength(3);
    expect(tokenSlots(6)).toHaveLength(6);
    expect(gainSlots(9)).toHaveLength(4);
    for (const { at } of numbers) expect(isWithin(at, [0, 0], TILE.rx, TILE.ry)).toBe(true);
  });
});
