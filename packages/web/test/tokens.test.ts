import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TONES } from '../src/art/tones.ts';

test('style sheets and drawings have the same charters', () => {
  const css = readFileSync(new URL('../src/app/tokens.css', import.meta.url), 'utf8');
  for (const [land, tones] of Object.entries(TONES))
    for (const [tone, colour] of Object.entries(tones))
      expect(css).toContain(`--${land}-${tone}: ${colour};`);
});
