import type { Seat, Setting } from '@charterstone/rules';
import type { BoxForThread } from '../boxes/shelved.ts';
import type { JournalFile, Wanted } from '../journals/index.ts';
import type { Kept } from '../tables/standing.ts';

/** What threads are asked, and what they answer. Tables travel as bytes. */
export type ThinkOrder = {
  readonly box: BoxForThread;
  readonly player: string;
  readonly seed: string;
  readonly table: Uint8Array;
  readonly seat: Seat;
};

/** A journal from its first entry to a place. */
export type ReplayOrder = {
  readonly box: BoxForThread;
  readonly setting: Setting;
  readonly entries: readonly Kept[];
};

/** The text of an export, with the box that it names. */
export type CheckOrder = { readonly box: BoxForThread; readonly text: string };

export type PrepareOrder = Wanted & { readonly box: BoxForThread; readonly bots: readonly number[] };

/** The last table on the way at which nothing could be undone, and its place. */
export type Replayed = { readonly table: Uint8Array; readonly seq: number };

export type Checked =
  | { readonly ok: true; readonly journal: JournalFile }
  | { readonly ok: false; readonly why: string };
