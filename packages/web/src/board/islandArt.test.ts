import { CHARTERS } from '@charterstone/rules';
import { expect, test } from 'vitest';
import { TONES } from '../art/tones.ts';
import { islandArt } from './islandArt.ts';

test.each(CHARTERS)('an island of the %s charter is drawn in its colour and in no other', (charter) => {
  const drawn = islandArt(`sky-${charter}-2`);
  const colours = CHARTERS.filter((one) => drawn.includes(TONES[one].m));
  expect(colours).toEqual([charter]);
});
