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

function rounded(rem: number): number {
  return Math.ceil(rem * 10) / 10;
}
