// Spoilers: how the campaign may end.
import { text as german } from '@charterstone/box/text/de';
import { text as english } from '@charterstone/box/text/en';
import { text as polish } from '@charterstone/box/text/pl';
import { expect, test } from 'vitest';
import { closing as inGerman } from '../src/de/closing.ts';
import { closing as inEnglish } from '../src/en/closing.ts';
import { closing as inPolish } from '../src/pl/closing.ts';

/** The battle, its two ends, and what came after them. */
const ENDINGS = [148, 149, 150, 151];

/**
 * Whoever reads the files of the app finds nouns of the rules there (kinds of minions, of perils), which sentences are made with, but not what happens:
 * that has its words in the box, and the server gives them out with the cards that tell of it.
 */
test.for([
  ['en', inEnglish, english, /\bking|battle|morning|\bnight/i],
  ['de', inGerman, german, /könig|schlacht|morgen|nacht/i],
  ['pl', inPolish, polish, /\bkról|bitw|porank|poranek|\bnoc\b/i],
] as const)('the words of ceremonies tell nobody how the campaign ends, in %s', ([, closing, text, told]) => {
  const words = Object.values(closing).join('\n');
  expect(words).not.toMatch(told);
  for (const card of ENDINGS) expect(words).not.toContain(text.cards[card]?.name ?? expect.fail());
});
