import { speaker } from '@charterstone/words';
import { expect, test } from 'vitest';
import { refusalText } from './refusal.ts';

test('what the server refuses for reasons of its own has a sentence for each, in every language', () => {
  for (const lang of ['en', 'de', 'pl'] as const) {
    const say = speaker(lang, () => undefined);
    const lacks = ['notYourSeat', 'botPlays', 'takenBack', 'leftSince', 'dealtAnew', 'notYourChoice'];
    const sentences = lacks.map((lack) => refusalText(say, { lack }));
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{10,}\.$/u);
    expect(new Set(sentences).size).toBe(lacks.length);
  }
});

test('the others are reasons of the rules', () => {
  const say = speaker('en', () => undefined);
  expect(refusalText(say, { lack: 'notNow' })).toBe(say.lack({ lack: 'notNow' }));
});
