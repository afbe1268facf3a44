// Spoilers: the story of the ninth game.
import { box } from '@charterstone/box';
import { LANGS, speaker } from '@charterstone/words';
import { expect, test } from 'vitest';
import { doorsOf } from '../../src/rites/closing/crossing.ts';
import { decidedBy } from '../../src/rites/closing/decided.ts';

const voices = LANGS.map((lang) => speaker(lang, () => ({ name: 'The Long Candle' }), { box }));
const candle = doorsOf(box, 'O');

test('a door that a light decides says that it went out, and of which card; no card that nobody sees is pointed at', () => {
  expect(candle.doors).toEqual(['O', 'P']);
  expect(voices.map((say) => decidedBy(say, candle, true))).toEqual([
    'What decided: On “The Long Candle” the light went out.',
    'Was den Ausschlag gab: Auf „The Long Candle“ ist das Licht erloschen.',
    'O tym zdecydowało: Na karcie „The Long Candle” zgasło światło.',
  ]);
  const [stayed] = voices.map((say) => decidedBy(say, candle, false));
  expect(stayed).toBe('What decided: On “The Long Candle” the light burned to the end.');
});

test('what the village has is counted, and what somebody chose needs no reason', () => {
  const [en] = voices;
  if (en === undefined) throw new Error('nobody speaks');
  expect(decidedBy(en, doorsOf(box, 'M'), false)).toMatch(/^What did not come true: There /);
  expect(decidedBy(en, doorsOf(box, 'A'), true)).toBeUndefined();
});
