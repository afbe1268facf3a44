import { LANGS, speaker } from '@charterstone/words';
import { expect, test } from 'vitest';
import { copyName, LONGEST } from './copyName.ts';

const voices = LANGS.map((lang) => speaker(lang, () => undefined));

test('copies from different moments of a game have different names', () => {
  expect(voices.map((say) => copyName(say, 'Past', { game: 1, n: 40 }))).toEqual([
    'Past: game 1, step 40',
    'Past: Spiel 1, Schritt 40',
    'Past: rozgrywka 1, krok 40',
  ]);
});

test('where there is little room the moment stays, and the name of the table is shortened', () => {
  for (const say of voices) {
    const name = copyName(say, '🎃'.repeat(20), { game: 12, n: 1234 });
    expect(name.length).toBeLessThanOrEqual(LONGEST);
    expect(name).toMatch(/^(🎃)+: .*12, .*1234$/u);
  }
});
