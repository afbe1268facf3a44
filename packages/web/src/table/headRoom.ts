import { widthOf } from '../art/lettering.ts';

/** In rem: a chip has room for the crest, the points and what somebody has, and no name makes it wider than a third of a small desktop. */
const LEAST = 12;
const MOST = 22;
/** What stands beside the name. */
const BESIDE = 8;
const GAP = 0.5;
/** The hand of titles is a third wider than that of the text, and its letters are a quarter higher. */
const TITLE = 1.7;

/** How much room the chip of somebody with this name wants, in rem. */
export function chipRoom(name: string): number {
  return rounded(Math.min(MOST, Math.max(LEAST, widthOf(name) + BESIDE)));
}

/** How much all of them want beside each other. */
export function chipsRoom(names: readonly string[]): number {
  return rounded(names.reduce((sum, name) => sum + chipRoom(name) + GAP, 0));
}

/** How much the name of a table or a village wants. */
export function titleRoom(title: string): number {
  return rounded(widthOf(title) * TITLE);
}

/** What there is room for in the row of buttons: their words, all of their signs, or the few that are wanted on many a turn. */
export type RowLook = 'words' | 'signs' | 'few';

/** A button with its sign, in rem. */
const BUTTON = 3.1;
/** Round the title, the people and the buttons. */
const ROUND = 3;
const LEAST_TITLE = 5.5;
const MOST_TITLE = 14;

/** People come before words: how the buttons look where the whole head is so many rem wide. Signs without a word are rare ones. */
export function rowLook(
  head: number,
  { title, names }: { readonly title: string; readonly names: readonly string[] },
  words: readonly (string | undefined)[],
): RowLook {
  const named = Math.min(MOST_TITLE, Math.max(LEAST_TITLE, titleRoom(title)));
  const free = head - ROUND - named - chipsRoom(names) - words.length * BUTTON;
  if (free < 0) return 'few';
  const written = words.reduce((sum, word) => sum + (word === undefined ? 0 : widthOf(word) + GAP), 0);
  return free < written ? 'signs' : 'words';
}

function rounded(rem: number): number {
  return Math.ceil(rem * 10) / 10;
}
