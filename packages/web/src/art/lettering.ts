import { LETTERS } from './letterWidths.ts';

const widths = new Map(
  LETTERS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);
/** A sign that was not measured is as wide as most of its kind. */
const USUAL = 520;
const CAPITAL = 620;
/** A square: of East Asian writing, and whatever is a picture. */
const SQUARE = 1000;
const IS_SQUARE =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]|\p{Emoji_Presentation})/u;

const segmenter = new Intl.Segmenter();
/** Writing in which every sign is a letter: looking for more would take longer than all the rest. */
const IS_PLAIN = /^[ -\u02ff]*$/;

/** What is read as one letter each, with all that is put above and below it. */
export function lettersOf(text: string): readonly string[] {
  if (IS_PLAIN.test(text)) return [...text];
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** In thousandths. Marks on a letter make it no wider, nor do signs that only steer others. */
function widthOfLetter(letter: string): number {
  const known = widths.get(letter);
  if (known !== undefined) return known;
  const [first = ''] = letter.normalize('NFD').replace(/[\p{M}\p{Cf}]/gu, '');
  if (first === '') return 0;
  return widths.get(first) ?? (IS_SQUARE.test(letter) ? SQUARE : /\p{Lu}/u.test(first) ? CAPITAL : USUAL);
}

/** How wide a text is when written in a hand, at size 1. */
export type Measure = (text: string) => number;

/** In the typeface of names, which signs are written in as well. */
export const widthOf: Measure = (text) =>
  lettersOf(text).reduce((sum, letter) => sum + widthOfLetter(letter), 0) / 1000;

/** In the typeface of titles: each letter is wider by a seventh, and by its serifs. */
export const titleWidthOf: Measure = (text) =>
  lettersOf(text)
    .map(widthOfLetter)
    .reduce((sum, width) => sum + (width === 0 ? 0 : 1.15 * width + 80), 0) / 1000;

const IS_IN_WORD = /^[\p{L}\p{N}]/u;

/**
 * A text that is too wide for its room ends in dots: after a whole word, so that what is read can be said, where one ends in the later half of
 * what there is room for; else after a whole letter.
 */
export function cutTo(text: string, room: number, measure: Measure): string {
  if (measure(text) <= room) return text;
  const letters = lettersOf(text);
  let left = room - measure('…');
  const end = letters.findIndex((letter) => {
    left -= measure(letter);
    return left < 0;
  });
  const most = letters.slice(0, Math.max(1, end));
  const word = letters.slice(0, most.length + 1).findLastIndex((letter) => !IS_IN_WORD.test(letter));
  const kept = word > most.length / 2 ? most.slice(0, word) : most;
  return `${kept.join('').trimEnd()}…`;
}

/** A text as it fits: its lines, and their size. */
export type Lettering = { readonly lines: readonly string[]; readonly size: number };

/** Room for a text: so many lines of this width, written in this size or smaller. */
export type Room = { readonly widths: readonly number[]; readonly size: number };

/**
 * Writes a text into the first of several rooms in which it keeps its size; where none is wide enough, into the one that shrinks it least.
 * Lines break at spaces and after hyphens, where the longest line becomes shortest.
 */
export function lettered(text: string, rooms: readonly Room[]): Lettering {
  let best: Lettering = { lines: [text], size: 0 };
  for (const { widths: room, size } of rooms) {
    const lines = brokenInto(text, room);
    const fits = Math.min(size, ...lines.map((line, i) => (room[i] ?? 0) / Math.max(0.01, widthOf(line))));
    if (fits > best.size + 0.01) best = { lines, size: Math.floor(fits * 10) / 10 };
    if (fits === size) break;
  }
  return best;
}

function brokenInto(text: string, room: readonly number[]): readonly string[] {
  const [first = 1, second] = room;
  if (second === undefined) return [text];
  const words = text.match(/[^ -]+-?|-/g) ?? [text];
  const joined = (some: readonly string[]): string => some.join(' ').replaceAll('- ', '-');
  let best: readonly string[] = [text];
  let tightest = Number.POSITIVE_INFINITY;
  for (let i = 1; i < words.length; i++) {
    const [one, two] = [joined(words.slice(0, i)), joined(words.slice(i))];
    const tight = Math.max(widthOf(one) / first, widthOf(two) / second);
    if (tight < tightest) [best, tightest] = [[one, two], tight];
  }
  return best;
}
