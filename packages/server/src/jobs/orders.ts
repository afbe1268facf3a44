import type { Seat, Setting } from '@charterstone/rules';
import type { JournalFile } from '../journals/index.ts';
import type { Kept } from '../tables/standing.ts';

/** What threads are asked, and what they answer. Tables travel as bytes. */
export type ThinkOrder = {
  readonly player: string;
  readonly seed: string;
  readonly table: Uint8Array;
  readonly seat: Seat;
};

/** A journal from its first entry to a place. */
export type ReplayOrder = { readonly setting: Setting; readonly entries: readonly Kept[] };

/** The last table on the way at which nothing could be undone, and its place. */
export type Replayed = { readonly table: Uint8Array; readonly seq: number };

export type Checked =
  | { readonly ok: true; readonly journal: JournalFile }
  | { readonly ok: false; readonly why: string };
