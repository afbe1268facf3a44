// Spoilers: every fork that somebody chooses at.
import { box } from '@charterstone/box';
import { text as german } from '@charterstone/box/text/de';
import { text as english } from '@charterstone/box/text/en';
import { text as polish } from '@charterstone/box/text/pl';
import { textsOf } from '@charterstone/words';
import { expect, test } from 'vitest';
import { doorWords } from './doorWords.ts';

test('a door has the words that the guidepost has for it', () => {
  const text =
    'Goal: build. Afterwards: he comes. The chooser: let him in (crate C), or show him out (crate D).';
  expect(doorWords(text, ['C', 'D'])).toEqual(['let him in …', '… or show him out']);
  expect(doorWords('Wer will, wartet, bis er kommt (Kiste C) oder geht (Kiste D).', ['C', 'D'])).toEqual([
    'Wer will, wartet, bis er kommt …',
    '… oder geht',
  ]);
  expect(doorWords('Nobody knows.', ['C', 'D'])).toEqual([undefined, undefined]);
});

test.each([
  ['English', english],
  ['German', german],
  ['Polish', polish],
])('every door that somebody chooses has some, short enough to stand beside it: %s', (_, text) => {
  const textOf = textsOf(text);
  const forks = Object.entries(box.cards).flatMap(([card, data]) =>
    data.kind === 'guidepost' && 'choose' in data.fork
      ? [{ card: Number(card), doors: data.fork.choose }]
      : [],
  );
  expect(forks.length).toBeGreaterThan(5);
  for (const { card, doors } of forks) {
    const words = doorWords(textOf(card)?.text ?? '', doors);
    expect(words).toHaveLength(2);
    for (const said of words) {
      expect(said?.length, `${card}: ${said}`).toBeGreaterThan(6);
      expect(said?.length, `${card}: ${said}`).toBeLessThan(75);
      expect(said).not.toMatch(/[().]/);
    }
  }
});
