import type { Fork } from '../language/box.ts';
import { STORY_CRATE } from './terms.ts';

/** Whether this is the letter of a crate of the story. */
export function isStoryCrate(crate: string): boolean {
  return /^[A-W]$/.test(crate);
}

/** The number of a crate: 1 to 54, or a letter of the story. */
export function crateNumber(crate: string): number {
  return isStoryCrate(crate) ? crate.charCodeAt(0) - 65 + STORY_CRATE : Number(crate);
}

/** What a crate of this number is called in the box. */
export function crateName(number: number): string {
  return number < STORY_CRATE ? `${number}` : String.fromCharCode(65 + number - STORY_CRATE);
}

/** The crates that a fork leads to: the first where its test holds. */
export function doorsOf(fork: Fork): readonly string[] {
  if ('choose' in fork) return fork.choose;
  return 'open' in fork ? [fork.open] : [fork.then, fork.else];
}
