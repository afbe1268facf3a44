import type { BoxData, Choice, Seat } from '@charterstone/rules';

/** What a thread is made with. `job` is shared: the number of the question that is still of interest, 0 for none. */
export type Orders = { readonly bot: string; readonly seed: string; readonly job: Int32Array };

/** A question: the table as bytes; the box comes once, before the first question about it. */
export type Question = {
  readonly job: number;
  readonly box: BoxData | undefined;
  readonly table: Uint8Array;
  readonly seat: Seat;
};

export type Answer = { readonly job: number } & (
  | { readonly choice: Choice }
  | { readonly nothing: true }
  | { readonly trouble: string }
);
