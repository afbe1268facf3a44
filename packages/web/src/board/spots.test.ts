import { box } from '@charterstone/box';
import { expect, test } from 'vitest';
import { seen, untouched } from '../../test/village/villages.ts';
import { asking, fitting } from './camera.ts';
import { isWithin, TILE } from './hexes.ts';
import { BOARD } from './places.ts';
import { spotsOf } from './spots.ts';

/** How far the pointer of something large reaches up from its place once it is chosen: a disc with a tick (Markings.tsx). */
const DISC = 17;
/** The corners of a pointer on a tile. */
const POINTER = [
  [0, -8],
  [12, -1],
  [0, 5.5],
  [-12, -1],
] as const;

test('where the whole village is seen, so is every pointer above what can be chosen', () => {
  const spots = spotsOf(seen(untouched(6)), box);
  expect(spots.map(({ name }) => name)).toContain('commons:cloudPort');
  const cut = spots.filter(({ tip: [, y] }) => y - DISC < BOARD.top);
  expect(cut.map(({ name }) => name)).toEqual([]);
});

test('the pointer of a tile lies on it, and not on the tile above', () => {
  const tiles = spotsOf(seen(untouched(6)), box).filter(({ isTile }) => isTile);
  for (const { at, tip, name } of tiles)
    for (const [dx, dy] of POINTER)
      expect(isWithin([tip[0] + dx, tip[1] + dy], at, TILE.rx + 4, TILE.ry + 4), name).toBe(true);
});

test('where the whole village is seen, nothing that is asked for moves it', () => {
  const desktop = { width: 1120, height: 680 };
  const whole = fitting(desktop);
  for (const spot of spotsOf(seen(untouched(6)), box))
    expect(asking(whole, [spot.asked ?? spot], desktop), spot.name).toEqual(whole);
});
