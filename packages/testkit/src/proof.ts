import type { Tally } from './tally.ts';

/** How a proof is asked for: how much of it, and from which seed everything in it comes that is left to chance. */
export type Asked = {
  readonly count: number;
  readonly seed: number;
  /** Is told how much of the count is done. */
  readonly progress?: (done: number) => void;
};

/** How often each thing happened that a proof is about. */
export type Counts = Readonly<Record<string, number>>;

/**
 * All went well, but something that the proof is about never happened: it proves nothing. Whoever asks for the proof part by part may add up
 * what happened in all parts.
 */
export class NeverHappened extends Error {
  readonly counts: Counts;
  constructor(counts: Counts) {
    const never = Object.keys(counts).filter((kind) => counts[kind] === 0);
    super(`never happened: ${never.join(', ')}`);
    this.name = 'NeverHappened';
    this.counts = counts;
  }
}

/** A campaign of so many seats, as proofs count it. */
export const ofSeats = (seats: number): string => `of ${seats} seats`;
/** A campaign for every number of seats. */
export const EVERY_SEATING: readonly string[] = [1, 2, 3, 4, 5, 6].map(ofSeats);

/** What was counted, with a zero for each of these kinds that was not. */
export function countsOf(counts: Tally, kinds: readonly string[] = []): Counts {
  return Object.fromEntries([
    ...counts.missing(kinds).map((kind): [string, number] => [kind, 0]),
    ...counts.entries(),
  ]);
}

/** Throws unless every kind happened. */
export function allHappened(counts: Tally, kinds: readonly string[]): void {
  if (counts.missing(kinds).length > 0) throw new NeverHappened(countsOf(counts, kinds));
}
