import type { Lang } from '@charterstone/words/light';

/** Letters that no accent can be taken from. */
const PLAIN: { readonly [letter: string]: string } = { ł: 'l', ß: 'ss', æ: 'ae', ø: 'o' };

/** A word as somebody types it in a hurry: without accents, without capitals. */
export function folded(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßæø]/g, (letter) => PLAIN[letter] ?? letter);
}

/** The endings that a word of the language takes on, the longest first; what is left of it must still be a word. */
const ENDINGS: { readonly [L in Lang]: RegExp } = {
  en: /(?:ing|ed|es|s)$/,
  de: /(?:ern|en|er|es|em|e|n|s)$/,
  pl: /(?:ami|ach|iami|iach|ych|ymi|ego|emu|owie|owi|ow|om|em|ie|ia|iem|ej|a|e|i|o|u|y)$/,
};
const LEAST = 3;
/** How much longer a form may be than what it is a form of. */
const MOST = 4;

/** How well a word answers what is looked for: 3 the same, 2 begins so, 1 another form of it, or within it; 0 not at all. */
export function answers(word: string, wanted: string, lang: Lang): 0 | 1 | 2 | 3 {
  if (word === wanted) return 3;
  if (word.startsWith(wanted)) return 2;
  if (wanted.length >= LEAST + 1 && word.includes(wanted)) return 1;
  const stem = wanted.replace(ENDINGS[lang], '');
  const isForm = stem.length >= LEAST && word.startsWith(stem) && word.length - stem.length <= MOST;
  return isForm && stem !== wanted ? 1 : 0;
}

export type Word = { readonly at: number; readonly text: string; readonly folded: string };

export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index, 0: word }) => ({
    at: index,
    text: word,
    folded: folded(word),
  }));
}
