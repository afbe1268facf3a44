import { box } from '@charterstone/box';
import { expect, test } from 'vitest';
import { seen, untouched } from '../../test/village/villages.ts';
import { asking, fitting } from './camera.ts';
import { BOARD } from './places.ts';
import { spotsOf } from './spots.ts';

/** How far the pointer of something large reaches up from its place once it is chosen: a disc with a tick (Markings.tsx). */
const DISC = 17;

test('where the whole village is seen, so is every pointer above what can be chosen', () => {
  const spots = spotsOf(seen(untouched(6)), box);
  expect(spots.map(({ name }) => name)).toContain('commons:cloudPort');
  const cut = spots.filter(({ tip: [, y] }) => y - DISC < BOARD.top);
  expect(cut.map(({ name }) => name)).toEqual([]);
});

test('where the whole village is seen, nothing that is asked for moves it', () => {
  const desktop = { width: 1120, height: 680 };
  const whole = fitting(desktop);
  for (const spot of spotsOf(seen(untouched(6)), box))
    expect(asking(whole, [spot.asked ?? spot], desktop), spot.name).toEqual(whole);
});
