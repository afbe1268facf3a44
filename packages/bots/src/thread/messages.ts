import type { BoxData, Choice, Seat } from '@charterstone/rules';
import type { Hint } from '../hint.ts';

/** What a thread is made with. `job` is shared: the number of the question that is still of interest, 0 for none. */
export type Orders = { readonly player: string; readonly seed: string; readonly job: Int32Array };

/** A question: the table as bytes; the box comes once, before the first question about it. */
export type Question = {
  readonly job: number;
  readonly box: BoxData | undefined;
  readonly table: Uint8Array;
  readonly seat: Seat;
  /** What is asked for: what the player chooses, or what it would advise. */
  readonly about: 'choice' | 'hint';
};

/** What a seat is told that has something to decide. */
export type Thought = { readonly choice: Choice } | { readonly hint: Hint };

export type Answer = { readonly job: number } & (
  | { readonly thought: Thought | undefined }
  | { readonly trouble: string }
);
