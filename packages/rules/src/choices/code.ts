import { type Game, MOST_MOVES } from '../table/game.ts';

/**
 * A choice as one whole number, for search and for the list of options: what is done (5 bits), with what (10),
 * where (8). Words for people are made of it in words.ts.
 */
export const DEEDS = [
  'none',
  'charter',
  'lay',
  'place',
  'careful',
  'retrieve',
  'build',
  'open',
  'score',
  'sell',
  'pay',
  'pick',
  'use',
  'pass',
  'choose',
  'take',
  'leave',
  'next',
  'act',
  'end',
  'by',
  'mark',
  'keep',
  'done',
] as const;
export type Do = Exclude<(typeof DEEDS)[number], 'none'>;

export const CHARTER = 1;
export const LAY = 2;
export const PLACE = 3;
export const CAREFUL = 4;
export const RETRIEVE = 5;
export const BUILD = 6;
export const OPEN = 7;
export const SCORE = 8;
export const SELL = 9;
export const PAY = 10;
export const PICK = 11;
export const USE = 12;
export const PASS = 13;
export const CHOOSE = 14;
export const TAKE = 15;
export const LEAVE = 16;
export const NEXT = 17;
export const ACT = 18;
export const END = 19;
export const BY = 20;
export const MARK = 21;
export const KEEP = 22;
export const DONE = 23;

/** Words that stand in the place of a card number: icons, workers, charters, labels. */
export const ICON_WORD = 512;
export const WORKER_WORD = 600;
export const NONE_WORD = 610;
/** The top card of the deck, unseen. */
export const DECK_WORD = 611;
export const CHARTER_WORD = 620;
/** Small whole numbers, -9 to 9, and the rows of the glory sheet. */
export const NUMBER_WORD = 665;
export const ROW_WORD = 676;
export const ISLAND_WORD = 690;
export const LABEL_WORD = 720;

/** Where: a site as it is, a quota space from here on. */
export const QUOTA_AT = 80;
/** A crate of the story, A to W, from here on. */
export const STORY_AT = 120;

export function code(deed: number, what = 0, at = 0): number {
  return (deed << 18) | (what << 8) | at;
}

export function deedOf(move: number): number {
  return move >> 18;
}

export function whatOf(move: number): number {
  return (move >> 8) & 0x3ff;
}

export function atOf(move: number): number {
  return move & 0xff;
}

/** Adds an option to the decision at hand. */
export function offer(g: Game, move: number): void {
  if (g.count >= MOST_MOVES) throw new Error('more options than any decision can have');
  g.moves[g.count++] = move;
}
