import { CHARTERS } from '@charterstone/rules';
import { describe, expect, test } from 'vitest';
import { TONES } from '../art/tones.ts';
import { plotArt } from './plotArt.ts';

describe('where a plot lies', () => {
  test.each(CHARTERS)('every plot of %s is told from the others', (charter) => {
    const pictures = [1, 2, 3, 4, 5, 6].map((n) => plotArt(`${charter}-${n}`)?.markup ?? expect.fail());
    expect(new Set(pictures).size).toBe(6);
    for (const [i, markup] of pictures.entries()) {
      expect(markup.match(/<polygon/g)).toHaveLength(6);
      expect(markup.split(`fill="${TONES[charter].m}"`)).toHaveLength(2);
      expect(markup).toContain(`>${i + 1}<`);
    }
  });

  test('what is no plot has no such picture', () => {
    expect(plotArt('market')).toBe(undefined);
    expect(plotArt('sky-red-1')).toBe(undefined);
  });
});
