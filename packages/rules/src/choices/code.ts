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

/** Words that stand in the place of a card number: icons, workers, charters, labels. */
export const ICON_WORD = 512;
export const WORKER_WORD = 600;
export const NONE_WORD = 610;
export const CHARTER_WORD = 620;
export const LABEL_WORD = 640;

/** Where: a site as it is, a quota space from here on. */
export const QUOTA_AT = 80;

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
