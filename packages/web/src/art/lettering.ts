import { LETTERS } from './letterWidths.ts';

const widths = new Map(
  LETTERS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);
/** A sign that was not measured is as wide as most. */
const USUAL = 520;

/** How wide a text is when written in the typeface of names, at size 1. */
export function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum += widths.get(letter) ?? USUAL;
  return sum / 1000;
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
