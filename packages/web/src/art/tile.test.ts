import { describe, expect, test } from 'vitest';
import { lettered } from './lettering.ts';
import { roomsBeside, tileFace } from './tile.ts';

/** In the whole village a unit of the board is 0.88 of a pixel on a desktop of 1440x900, and 0.6 on a tablet on its side. */
const [DESKTOP, TABLET] = [0.88, 0.6];

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

  test('never leaves its tile', () => {
    const line = {
      chain: 'trade',
      tier: 1,
      form: 'cottage',
      material: 'plaster',
      roof: 'terracotta',
      props: [],
      seed: 1,
    } as const;
    expect(tileFace({ line, name: 'Charterstonegebäude', land: 'commons' })).toContain('textLength="88"');
    expect(tileFace({ line, name: 'Market', land: 'commons' })).not.toContain('textLength');
  });
});
