import { describe, expect, test } from 'vitest';
import { lettered } from './lettering.ts';
import { roomsBeside, tileFace } from './tile.ts';

/** In the whole village a unit of the board is 0.88 of a pixel on a desktop of 1440x900, and 0.6 on a tablet on its side. */
const [DESKTOP, TABLET] = [0.88, 0.6];

const COTTAGE = {
  chain: 'trade',
  tier: 1,
  form: 'cottage',
  material: 'plaster',
  roof: 'terracotta',
  props: [],
  seed: 1,
} as const;

describe('the name of a building', () => {
  test.each(['Market', 'Kürbisbeet', 'Łan zboża'])(
    'is read in the whole village, also on a tablet: %s',
    (name) => {
      for (const hasCrate of [false, true]) {
        const { lines, size } = lettered(name, roomsBeside(hasCrate));
        expect(lines).toHaveLength(1);
        expect(size * TABLET).toBeGreaterThanOrEqual(8);
      }
    },
  );

  test.each([
    'Charterstonegebäude',
    'Begnadigungsgericht',
    'Klub przy kominku',
    'Giant Pumpkin Hall',
    'Piekarnia przy stole',
  ])('is held closer together where it is long: %s', (name) => {
    expect(lettered(name, roomsBeside(false)).size * DESKTOP).toBeGreaterThanOrEqual(9.8);
  });

  test.each(['Backhaus am langen Tisch', 'Gasthof am Kreuzweg', 'Good Homes Bureau', 'Wytwórnia dźwigarów'])(
    'of two lines is read like one, also beside a crate: %s',
    (name) => {
      for (const hasCrate of [false, true]) {
        const { lines, size } = lettered(name, roomsBeside(hasCrate));
        if (hasCrate) expect(lines).toHaveLength(2);
        expect(size * DESKTOP).toBeGreaterThanOrEqual(10);
      }
    },
  );

  test('of two lines ends above the costs', () => {
    const face = tileFace({ line: COTTAGE, name: 'Backhaus am langen Tisch', land: 'commons' });
    const [first = 0, second = 0] = [...face.matchAll(/ y="([\d.]+)" font-size/g)].map(([, y]) => Number(y));
    expect(second - first).toBeGreaterThan(9.5);
    // Below the line are the tails of letters, and the upper end of a chip at 28.5.
    expect(second).toBeLessThanOrEqual(26.5);
  });

  test('never leaves its tile', () => {
    expect(tileFace({ line: COTTAGE, name: 'Charterstonegebäude', land: 'commons' })).toContain(
      'textLength="88"',
    );
    expect(tileFace({ line: COTTAGE, name: 'Market', land: 'commons' })).not.toContain('textLength');
  });
});
