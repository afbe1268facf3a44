import type { Lang } from '@charterstone/words/light';

/** Some browsers fall silent in the middle of a text that takes longer than about 15 seconds: what is said at once is shorter than that. */
const LONGEST = 180;

/** A text as it is said, a sentence at a time. */
export function sentencesOf(text: string, lang: Lang): readonly string[] {
  const segments = new Intl.Segmenter(lang, { granularity: 'sentence' });
  return text
    .split(/\n+/)
    .flatMap((paragraph) => joined([...segments.segment(paragraph)].map(({ segment }) => segment)))
    .flatMap(inBreaths)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** "1." at the head of a line and the like are no sentences: they belong to what follows. */
function joined(segments: readonly string[]): readonly string[] {
  const whole: string[] = [];
  let before = '';
  for (const segment of segments) {
    const now = before + segment;
    if (/\p{L}{2}/u.test(now)) {
      whole.push(now.trim());
      before = '';
    } else before = now;
  }
  return before.trim() === '' ? whole : [...whole, before.trim()];
}

/** A long sentence, cut where a reader would breathe. */
function inBreaths(sentence: string): readonly string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const reach = sentence.slice(0, LONGEST);
  const comma = Math.max(...[', ', '; ', ': '].map((mark) => reach.lastIndexOf(mark)));
  const cut = comma > LONGEST / 4 ? comma + 1 : reach.lastIndexOf(' ');
  if (cut <= 0) return [sentence];
  return [sentence.slice(0, cut).trim(), ...inBreaths(sentence.slice(cut).trim())];
}
