import type { Spread } from './rounds.ts';

/** A table of speeds begins with `HEAD`; its first column is text. */
export const HEAD = ['', 'median', 'min', 'max'];
export const NUMBERS = [false, true, true, true];

export const count = (n: number): string => n.toLocaleString('en');

export function row(name: string, { median, min, max }: Spread): string[] {
  return [name, count(median), count(min), count(max)];
}
